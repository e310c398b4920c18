// Where the browser has no WebAssembly, lets no worker start, or waits for good for a module, every mode
// says what is wrong within 5 s, and the puzzle stays.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { ONE } from '../puzzles.mjs';

/** How a browser is made one, and what the page says of it; `late`: once 5 s have passed. */
const HOSTS = {
  'has no WebAssembly': {
    async spoil(page) {
      const removal = 'delete globalThis.WebAssembly;';
      await page.addInitScript(removal);
      await page.route('**/*-worker.js', async (route) => {
        const response = await route.fetch();
        const script = await response.text().catch(() => ''); // the test may have ended
        await route.fulfill({ response, body: removal + script });
      });
    },
    says: /WebAssembly is not defined/,
  },
  'lets no worker start': {
    spoil: (page) =>
      page.addInitScript(() => {
        globalThis.Worker = class {
          constructor() {
            throw new Error('refused by the host');
          }
        };
      }),
    says: /refused by the host/,
  },
  'waits for a module without end': {
    spoil: (page) => page.route('**/*.wasm', () => {}),
    says: /has not loaded yet/,
    late: true,
  },
};

/** What is done in a mode after it is entered. */
const MODES = { solve: '', play: '#hint-more', watch: '', explain: '', make: '' };

inEachBrowser((test) => {
  for (const [host, { spoil, says, late = false }] of Object.entries(HOSTS))
    test(
      `a browser that ${host}: each mode says so, and the puzzle stays`,
      async (page, { url, complaints }) => {
        await spoil(page);
        await page.clock.install();
        await page.goto('about:blank');
        await page.goto(`${url}#p=${ONE}`);
        const answers = async (place, what) => {
          if (late) await page.clock.fastForward(5000);
          await eventually(
            () => page.locator(place).first().innerText(),
            (text) => says.test(text),
          ).catch((error) => assert.fail(`${what}: ${error.message}`));
        };
        for (const [mode, act] of Object.entries(MODES)) {
          await page.locator(`#modes [data-mode=${mode}]`).click();
          if (act) await page.locator(act).click();
          await answers('#line', mode);
          const panel = (await page.locator('.panel:visible').allInnerTexts()).join();
          if (!late) assert.doesNotMatch(panel, /…/, `${mode} does not seem to be at work`);
          await becomes(() => page.locator('#board [aria-label*=given]').count(), 30, mode);
        }
        await page.locator('#more').click();
        await page.locator('[data-action=openLists]').click();
        await page.locator('dialog textarea').fill(`${ONE}\n${ONE}\n`);
        await answers('dialog[open]', 'lists');
        complaints.length = 0; // the module logs that it has no WebAssembly
      },
      { only: 'chromium' },
    );
});
