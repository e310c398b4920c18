// Playing: all texts are translated.
import assert from 'node:assert/strict';
import { inEachBrowser } from './support/harness.mjs';
import { ALMOST, Play, at, last, path } from './support/play.mjs';
import { INVALID, MANY, NONE, ONE_SOLVED } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'nothing is left in English on the German page, in any state of Play',
    async (page, { url }) => {
      const play = new Play(page);
      /** Words of the line, the dock and the panel; names of cells are in puzzle/. */
      const texts = () =>
        page.evaluate(() => {
          const found = [];
          for (const part of document.querySelectorAll('#line, [data-for=play], .cover')) {
            for (const element of part.querySelectorAll('*')) {
              for (const node of element.childNodes) {
                if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
              }
              found.push(element.getAttribute('aria-label'), element.getAttribute('title'));
            }
          }
          return found.map((text) => (text ?? '').trim()).filter((text) => /[a-z]{2}/i.test(text));
        });
      const tour = async (language) => {
        const seen = new Set();
        const look = async () => {
          await page.evaluate(() => new Promise(requestAnimationFrame));
          for (const text of await texts()) seen.add(text);
        };
        await page.evaluate(() => localStorage.clear());
        await page.goto('about:blank');
        await page.goto(`${url}${ALMOST}&lang=${language}`);
        await page.locator('#play-pad button').first().waitFor();
        await page.locator(`html[lang=${language}]`).waitFor();
        await look();
        const cell = page.locator('#board td').nth(9 * (last[0] - 1) + last[1] - 1);
        const keys = ['x', 'c', 'v', 'z', 'Control+Shift+Digit9', 'Delete', '1'];
        await cell.click();
        for (const key of keys) {
          await play.press(key);
          await look();
        }
        const ids = [
          'check',
          'start-over',
          'check',
          'fill-notes',
          'fill-notes',
          'play-more',
          'candidates',
          'play-more',
        ];
        for (const id of [...ids, 'pause', 'resume', 'reveal-cell', 'play-undo']) {
          await page.locator(`#${id}`).click();
          await look();
        }
        await page.goto(`${url}${ALMOST}&lang=${language}&again`);
        await cell.click();
        await play.press(at(ONE_SOLVED, ...last));
        await page.locator('#finish').waitFor();
        await look();
        for (const givens of [MANY, NONE, INVALID]) {
          await page.goto(`${url}#p=${givens}&mode=play&lang=${language}`);
          await page.locator('#resting:not(:empty)').waitFor();
          await look();
          await page.locator('#check').click();
          await look();
        }
        return seen;
      };
      const english = await tour('en');
      const german = await tour('de');
      const SAME = ['Pause', 'Sudoku'];
      const left = [...german].filter((text) => english.has(text) && !SAME.includes(text));
      assert.deepEqual(left, []);
      assert.ok(english.size > 50, `only ${english.size} texts were seen`);
    },
    { path, only: 'chromium' },
  );
});
