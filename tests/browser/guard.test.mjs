// The harness detects pages that misbehave.
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';

inEachBrowser((test) => {
  const caught = async (complaints, pattern) => {
    await eventually(() => complaints.some((text) => pattern.test(text)));
    complaints.length = 0;
  };

  test(
    'notices what a page must not do',
    inTurn({
      'notices an error on the console and an uncaught one': async (page, { complaints }) => {
        await page.evaluate(() => console.error('first trouble'));
        await caught(complaints, /first trouble/);
        await page.evaluate(() => {
          setTimeout(() => {
            throw new Error('second trouble');
          });
        });
        await caught(complaints, /second trouble/);
      },
      'notices a violation of the security policy': async (page, { complaints }) => {
        await page.evaluate(() => {
          const script = document.createElement('script');
          script.textContent = 'globalThis.broken = true';
          document.head.append(script);
        });
        await caught(complaints, /policy broken: script-src/);
        await becomes(() => page.evaluate(() => globalThis.broken), undefined);
        complaints.length = 0;
      },
      'notices a request to another origin': async (page, { complaints }) => {
        await page.evaluate(() => fetch('http://localhost:9/elsewhere').catch(() => {}));
        await caught(complaints, /policy broken: connect-src|asked for/);
        await new Promise((done) => setTimeout(done, 100));
        complaints.length = 0;
      },
    }),
  );
});
