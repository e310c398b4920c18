// The mode Make: puzzles on a worksheet.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { violations } from './support/axe.mjs';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { layoutFaults, sized } from './support/geometry.mjs';
import { HARD, ONE } from '../puzzles.mjs';

/** Lets the main button make one puzzle. @param {import('@playwright/test').Page} page */
async function one(page) {
  const fewer = page.getByRole('button', { name: /^(Fewer|Weniger) /i });
  for (let n = 6; n > 1; n--) await fewer.click();
}

/** The givens in the address. @param {import('@playwright/test').Page} page */
const givensIn = async (page) =>
  new URLSearchParams(new URL(page.url()).hash.slice(1)).get('p') ?? '';

inEachBrowser((test) => {
  test(
    'collects puzzles, shows the first page and opens the worksheet with them',
    async (page) => {
      const add = page.getByRole('button', { name: 'Add to sheet: this puzzle' });
      await add.click();
      await page.getByText('Added as puzzle 1.').first().waitFor();
      assert.ok(await add.isHidden(), 'a puzzle is on the worksheet once');
      await page.evaluate((p) => (location.hash = `p=${p}&mode=make`), HARD);
      await page.locator('#modes [aria-current][data-mode=make]').waitFor();
      await add.click();
      await page.locator('.shelf button').nth(1).waitFor();
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
      await page.getByRole('button', { name: 'Add to sheet: this puzzle' }).click();
      await page.getByRole('button', { name: 'Remove it' }).click();
      await page.getByText('Puzzle 1 removed.').first().waitFor();
      assert.equal(await page.locator('.shelf button').count(), 0);
      // The preview shows what the worksheet would have: the puzzle on the board.
      assert.equal(await page.locator('.paper svg').count(), 1);
    },
    { path: `#p=${ONE}&mode=make`, ...sized('phone'), only: 'chromium' },
  );

  test(
    'a puzzle that comes while another one is made stays on the board',
    async (page) => {
      await page.locator('.dock[data-for=make] .main').waitFor();
      await page.evaluate((p) => {
        document.querySelector('.dock[data-for=make] .main').click();
        location.hash = `p=${p}&mode=make`;
      }, HARD);
      await page.locator('.shelf button').first().waitFor();
      await page.locator('#line[data-kind=good]').waitFor();
      assert.equal(await givensIn(page), HARD);
    },
    { path: `#p=${ONE}&mode=make`, only: 'chromium' },
  );

  test(
    'makes a puzzle of the chosen level and symmetry, and plays it',
    async (page) => {
      await one(page);
      await page.getByRole('button', { name: 'Easy' }).click();
      await page.getByRole('button', { name: 'Diagonal', exact: true }).click();
      await page.getByRole('button', { name: 'Make a puzzle' }).click();
      await page.getByText(/^New puzzle: \d+ givens, easy, /).waitFor();
      const givens = (await givensIn(page)).match(/.{9}/g) ?? [];
      for (let row = 0; row < 9; row++) {
        for (let column = 0; column < 9; column++) {
          const mirrored = givens[column][row] !== '0';
          assert.equal(givens[row][column] !== '0', mirrored, `row ${row}, column ${column}`);
        }
      }
      await page.locator('.line .chip').getByText('One solution').waitFor();
      assert.equal(await page.locator('.shelf button').count(), 1);
      assert.deepEqual(await layoutFaults(page, { still: true }), []);
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.locator('#modes [aria-current][data-mode=play]').waitFor();
    },
    { path: `#p=${ONE}&mode=make`, ...sized('lecture'), only: 'chromium' },
  );

  test(
    'reports what was tried until it is stopped, and what is impossible',
    async (page) => {
      await one(page);
      // Puzzles with such ratings are known, but a random one does not have it.
      await page.getByLabel('Lowest rating').fill('11.7');
      await page.getByLabel('Highest rating').fill('11.9');
      await page.getByRole('button', { name: 'Make a puzzle' }).click();
      await page.getByText(/^[1-9][\d,]* tried, 0 fit\.$/).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText(/^Stopped: [\d,]+ tried, none fits\.$/).waitFor();
      assert.equal(await givensIn(page), ONE, 'the puzzle is still there');
      // Full symmetry maps 1, 4 or 8 cells to each other, and only the center to itself.
      await page.getByRole('button', { name: 'All symmetries' }).click();
      await page.getByText('Technique, givens, board').click();
      await page.getByRole('combobox', { name: 'Givens' }).selectOption('number');
      await page.getByRole('spinbutton', { name: 'Number of givens' }).fill('18');
      await page.getByRole('button', { name: 'Make a puzzle' }).click();
      await page.getByText('No pattern with this symmetry has this number of givens.').waitFor();
      // A technique of books says in which order it counts, and that easy puzzles do not need it.
      await page.getByRole('combobox', { name: 'Givens' }).selectOption('any');
      await page.getByRole('combobox', { name: 'Technique' }).selectOption('skyscraper');
      await page.getByText(/^It counts on the path in the order of books/).waitFor();
      await page.getByRole('button', { name: 'Easy' }).click();
      await page.getByRole('button', { name: 'Make a puzzle' }).click();
      await page.getByText('No puzzle with a rating in this range needs this technique.').waitFor();
      assert.deepEqual(await violations(page), [], 'the form');
      // A list of puzzles as a file.
      await page.getByRole('combobox', { name: 'Technique' }).selectOption('');
      await page.getByRole('button', { name: 'Export a list…' }).click();
      await page.getByLabel('Puzzles, up to 10,000').fill('30');
      await page.getByLabel('CSV with solution and ratings').check();
      await page.getByRole('button', { name: 'Make the list' }).click();
      await page.getByText(/^30 puzzles ready; [\d,]+ tried\.$/).waitFor();
      assert.deepEqual(await violations(page), [], 'the dialog');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the file' }).click();
      const file = await download;
      assert.equal(file.suggestedFilename(), 'sudoku.csv');
      const rows = readFileSync(await file.path(), 'utf8')
        .trimEnd()
        .split('\n');
      assert.equal(rows.length, 31);
      for (const row of rows.slice(1)) assert.ok(Number(row.split(',')[3]) <= 2.5, row);
    },
    { path: `#p=${ONE}&mode=make`, ...sized('lecture'), only: 'chromium' },
  );

  test(
    'erzeugt mehrere Rätsel und ändert eines (German, phone)',
    async (page) => {
      await page.getByRole('button', { name: '6 Rätsel erstellen' }).click();
      await page.getByText('6 neue Rätsel sind auf dem Arbeitsblatt.').waitFor();
      // The shelf and the address follow with the next frame.
      await page.locator('.shelf button').nth(5).waitFor();
      assert.equal(await page.locator('.shelf button').count(), 6);
      const before = await eventually(
        () => givensIn(page),
        (givens) => givens !== ONE,
      );
      await page.getByRole('button', { name: 'Umformen' }).click();
      assert.deepEqual(await violations(page), [], 'the menu');
      await page.getByRole('button', { name: 'Um 90° drehen' }).click();
      await page.getByText('Dasselbe Rätsel in anderer Form.').waitFor();
      const turned = [...before].map((_, at) => before[(8 - (at % 9)) * 9 + Math.floor(at / 9)]);
      await eventually(
        () => givensIn(page),
        (givens) => givens === turned.join(''),
      );
      await page.getByRole('button', { name: 'Umformen' }).click();
      await page.getByRole('button', { name: 'Mit dem Arbeitsblatt vergleichen' }).click();
      await page.getByText(/^Dasselbe Rätsel wie 1, /).waitFor();
      assert.deepEqual(await layoutFaults(page, { still: true }), []);
      assert.deepEqual(await violations(page), [], 'the mode');
    },
    { path: `#p=${ONE}&mode=make&lang=de`, ...sized('phone'), only: 'chromium' },
  );
});
