// The mode Make: puzzles on a worksheet.
import assert from 'node:assert/strict';
import { inEachBrowser } from './support/harness.mjs';
import { layoutFaults, sized } from './support/geometry.mjs';
import { HARD, ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'collects puzzles, shows the first page and opens the worksheet with them',
    async (page) => {
      const add = page.getByRole('button', { name: 'Add this puzzle' });
      await add.click();
      await page.getByText('Added as puzzle 1.').first().waitFor();
      assert.ok(await add.isDisabled(), 'a puzzle is on the worksheet once');
      await page.evaluate((p) => (location.hash = `p=${p}&mode=make`), HARD);
      await page.locator('#modes [aria-current][data-mode=make]').waitFor();
      await add.and(page.locator(':enabled')).click();
      assert.equal(await page.locator('.shelf button').count(), 2);
      assert.equal(await page.locator('.paper svg').count(), 2);
      await page.getByLabel('Title').fill('Week 7');
      await page
        .getByRole('button', { name: '2', exact: true })
        .and(page.locator('.seg *'))
        .click();
      assert.deepEqual(await layoutFaults(page, { still: true }), []);

      await page.getByRole('button', { name: /^1: \d+ givens$/ }).click();
      assert.equal(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('p'), ONE);

      await page.getByRole('link', { name: 'Open the worksheet' }).click();
      await page.getByRole('heading', { name: 'Week 7', exact: true }).waitFor();
      assert.equal(await page.locator('.sheet.per-2 .puzzle').count(), 2);
    },
    { path: `#p=${ONE}&mode=make`, ...sized('lecture') },
  );

  test(
    'a puzzle can be removed from the worksheet again',
    async (page) => {
      await page.getByRole('button', { name: 'Add this puzzle' }).click();
      await page.getByRole('button', { name: 'Remove it' }).click();
      await page.getByText('Puzzle 1 removed.').first().waitFor();
      assert.equal(await page.locator('.shelf button').count(), 0);
      // The preview shows what the worksheet would have: the puzzle on the board.
      assert.equal(await page.locator('.paper svg').count(), 1);
    },
    { path: `#p=${ONE}&mode=make`, ...sized('phone'), only: 'chromium' },
  );
});
