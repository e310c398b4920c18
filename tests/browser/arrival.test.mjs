// The first visit: a time-lapse of the search, then what the page is for.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { layoutFaults } from './support/geometry.mjs';
import { Lab } from './support/lab.mjs';
import { EMPTY } from '../puzzles.mjs';

/** Records what the board shows, what is announced, and what moves. Runs in the page. */
function record() {
  window.seen = { trials: 0, names: new Set(), shift: 0 };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    const trials = document.querySelectorAll('#board .trial');
    window.seen.trials = Math.max(window.seen.trials, trials.length);
    for (const cell of trials) window.seen.names.add(cell.getAttribute('aria-label'));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Each part has its time: the page is idle, the program has run, it was played. */
const arrived = async (page) => {
  await page.locator('#doctor-ask').waitFor({ state: 'attached' });
  await page.locator('#search:not([hidden])').waitFor();
  await eventually(
    () => page.locator('#search p').innerText(),
    (text) => /^29,732 steps/.test(text),
  );
};
const reload = async (page, url) => {
  await page.goto('about:blank');
  await page.goto(url);
};

inEachBrowser((test) => {
  test(
    'the first visit shows a search, and then a sentence whose verbs do what they say; the next one does not',
    async (page, { url }) => {
      await page.addInitScript(record);
      await page.evaluate(() => localStorage.clear());
      await reload(page, url);
      const lab = new Lab(page);
      await lab.hasVerdict(/Exactly one/);
      await arrived(page);
      await eventually(() =>
        page.evaluate(() => !document.querySelector('#board .solved, .trial')),
      );
      const { trials, names, shift } = await page.evaluate(() => ({
        ...window.seen,
        names: [...window.seen.names],
      }));
      assert.ok(trials > 0);
      assert.ok(names.every((name) => /, empty$/.test(name)));
      assert.ok(shift < 0.001, `moved by ${shift}`);
      const welcome = page.locator('#welcome');
      await becomes(
        () => welcome.innerText(),
        'Type or paste a Sudoku.\nPlay it. Watch it being solved.',
      );
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(await layoutFaults(page), []);
      await welcome.getByRole('button', { name: 'paste' }).click();
      await page.getByRole('dialog').press('Escape');
      await welcome.getByRole('link', { name: 'Type' }).click();
      await lab.hasGivens(EMPTY);
      await welcome.waitFor({ state: 'hidden' });
      await reload(page, url);
      await page.locator('.entering .gauge').waitFor();
      await welcome.waitFor({ state: 'hidden' });
    },
    { path: '', only: 'chromium', firstVisit: true },
  );

  test(
    'nothing is played with reduced motion; the sentence is there',
    async (page, { url }) => {
      await page.addInitScript(record);
      await page.evaluate(() => localStorage.clear());
      await reload(page, url);
      await new Lab(page).hasVerdict(/Exactly one/);
      await page.locator('#welcome a').first().waitFor();
      await page.mouse.move(5, 5); // somebody is there: the rest loads
      await arrived(page);
      await becomes(() => page.evaluate(() => window.seen.trials), 0);
    },
    { path: '', only: 'chromium', firstVisit: true, reducedMotion: 'reduce' },
  );
});
