// `<sudoku-lab>` in a page whose policy forbids workers from blobs, without which it cannot start.
import assert from 'node:assert/strict';
import { eventually, inEachBrowser } from './support/harness.mjs';

inEachBrowser((test) => {
  test(
    'an element whose workers are forbidden says that it cannot start, and throws nothing',
    async (page, { complaints, url }) => {
      const body = `<!doctype html><title>host</title>
        <meta http-equiv="Content-Security-Policy" content="script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'">
        <script src="sudoku-lab-element.js"></script><sudoku-lab></sudoku-lab>`;
      await page.route('**/host.html', (route) =>
        route.fulfill({ body, contentType: 'text/html' }),
      );
      const thrown = [];
      page.on('pageerror', (error) => thrown.push(String(error)));
      await page.goto(`${url}host.html`);
      const shown = () =>
        page.evaluate(() => document.querySelector('sudoku-lab').shadowRoot?.textContent ?? '');
      await eventually(shown, (text) => /^Sudoku Lab cannot run here/.test(text));
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      assert.deepEqual(thrown, []);
      complaints.length = 0; // the policy
    },
    { only: 'chromium' },
  );
});
