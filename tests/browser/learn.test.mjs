// The mode Learn: lessons with progress and the map of techniques, which draw on the board.
import assert from 'node:assert/strict';
import { violationsInBothSchemes } from './support/axe.mjs';
import { shows } from './support/geometry.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'techniques with the focus are drawn on the board; the arrow keys go on; one is tried in Play, and undone',
    async (page) => {
      await shows(page, 'learn', { whole: true });
      await becomes(() => page.locator('[data-technique]').count(), 107);
      await page.keyboard.press('Tab'); // the keyboard is in use
      await page.locator('[data-technique=x-wing]').focus();
      await page.locator('#resting', { hasText: 'X-wing' }).waitFor();
      await page.locator('#board .victim').first().waitFor();
      await page.keyboard.press('ArrowRight');
      await page.locator('#resting', { hasText: 'Hidden pair' }).waitFor();
      assert.deepEqual(await violationsInBothSchemes(page), []);
      await page.getByRole('button', { name: 'Try it yourself' }).click();
      await shows(page, 'play');
      await page.locator('[data-mode=solve][href]').click();
      assert.ok(!page.url().includes(ONE));
    },
    { path: `#p=${ONE}&mode=learn`, only: 'chromium' },
  );

  test(
    'a lesson shows how many of its questions are answered, and is the one to continue',
    async (page) => {
      await page.evaluate(() => {
        const answer = { given: [9], tries: 1, solved: 1 };
        const kept = { now: { 'first-digit': answer }, before: {} };
        localStorage.setItem('sudoku-lab-answers:recursion', JSON.stringify(kept));
      });
      await page.locator('[data-mode=learn][href]').click();
      await page
        .locator('[data-lesson=recursion].begun', { hasText: /1 of \d+ answered/ })
        .waitFor();
      const next = page.getByRole('link', { name: 'Continue lesson 3' });
      await next.waitFor();
      await eventually(() => next.evaluate(({ href }) => href.includes('lesson-recursion.html')));
      await page.locator('[data-lesson=backtracking] a').hover();
      await page.locator('#resting', { hasText: 'Backtracking' }).waitFor();
    },
    { path: `#p=${ONE}`, only: 'chromium' },
  );
});
