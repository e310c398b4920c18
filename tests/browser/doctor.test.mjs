// The doctor in Solve: givens that clash, givens that are missing, and what each given is worth.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { layoutFaults, sized } from './support/geometry.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { MANY, NONE, ONE } from '../puzzles.mjs';

/** Waits until this number of cells of the board match. */
const shows = (page, selector, number) =>
  eventually(
    () => page.locator(`#board ${selector}`).count(),
    (n) => n === number,
  );

inEachBrowser((test) => {
  test(
    'marks the givens that clash and removes one, then says which are missing, by keyboard',
    async (page) => {
      const lab = new Lab(page);
      const button = (name) => page.getByRole('button', { name });
      await button('Which givens clash?').press('Enter');
      await page.getByText('All 9 givens clash').first().waitFor();
      await shows(page, '.conflict', 9);
      await lab.hasCell(1, 1, /one of the givens that clash/);
      assert.deepEqual(await layoutFaults(page, { still: true }), []);
      assert.deepEqual(await violations(page, 'main'), []);
      await button('Remove the 9 in r9c9').press('Enter');
      await page.getByText('Removed the 9 in r9c9.').first().waitFor();
      await button('Which givens are missing?').waitFor();
      await shows(page, '.conflict', 0);
      await becomes(() => page.evaluate(() => document.activeElement?.id), 'doctor-ask');
      await page.locator('#line').getByRole('button', { name: 'Undo' }).press('Enter');
      await button('Which givens clash?').waitFor();
      await becomes(async () => (await lab.givens()).at(-1), '9');

      await page.evaluate((p) => (location.hash = `p=${p}`), MANY);
      await button('Which givens are missing?').press('Enter');
      await button(/^Add (it|\d+ givens)$/).press('Enter');
      await page.getByRole('heading', { name: 'One solution' }).waitFor();
      assert.deepEqual(await layoutFaults(page), []);
    },
    { path: `#p=${NONE}`, ...sized('lecture'), only: 'chromium' },
  );

  test(
    'shows what each given is worth by tint, number and name, in German on a phone',
    async (page) => {
      await page.getByRole('button', { name: 'Welche Vorgaben zählen?' }).tap();
      await page.locator('#board td[data-worth]').first().waitFor();
      const givens = [...ONE].filter((digit) => digit !== '0').length;
      await shows(page, '[data-worth]', givens);
      const cell = page.locator('#board td[data-worth]').first();
      const number = await cell.getAttribute('data-worth');
      await eventually(
        () => cell.getAttribute('aria-label'),
        (name) => name?.includes(`ohne sie ${number}`),
      );
      await cell.tap();
      await page.getByText(`6 in Z1S2: ohne sie ${number}`).waitFor();
      assert.deepEqual(await layoutFaults(page), []);
      assert.deepEqual(await violations(page, 'main'), []);
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await violations(page, '#board'), []);
      await page.getByRole('button', { name: 'Welche Vorgaben zählen?' }).tap();
      await shows(page, '[data-worth]', 0);
    },
    { path: `#p=${ONE}&lang=de`, ...sized('phone'), only: 'chromium' },
  );
});
