// The console below the listing of Watch, the program as a file, and where its text is to be found.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Player, watching } from './support/player.mjs';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';

/** A row of a grid as Liang's program prints it. */
const row = (/** @type {number} */ i) => `${[...ONE_SOLVED.slice(9 * i, 9 * i + 9)].join(' ')} \n`;
const SOLUTION = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(row).join('');

inEachBrowser((test) => {
  const watches = watching(test);
  const printed = (page) => page.locator('#printed').textContent();

  watches('the console shows what the program prints, to the letter', async (player, page) => {
    await becomes(() => page.locator('#command').textContent(), '$ java Sudoku < sudoku.txt');
    await eventually(
      () => printed(page),
      (text) => text === 'Enter a Sudoku puzzle:\n',
    );
    await player.button('End').click();
    await eventually(
      () => printed(page),
      (text) => text === `Enter a Sudoku puzzle:\nThe solution is found:\n${SOLUTION}`,
    );
    await player.button('Step back').click();
    await eventually(
      () => printed(page),
      (text) => text === 'Enter a Sudoku puzzle:\n',
    );
  });

  watches('the program is saved as a file, with its puzzle', async (player, page) => {
    await player.algorithm.selectOption('is-safe');
    await player.shows(/^Step 0 of/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save .java' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'Main.java');
    const java = readFileSync(await download.path(), 'utf8');
    assert.match(java, /^public class Main \{\n/);
    assert.ok(java.includes(`{${[...ONE.slice(0, 9)].join(', ')}},`));
    const language = page.getByLabel('Language of the listing');
    await language.selectOption('Python');
    const [other] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save .py' }).click(),
    ]);
    assert.equal(other.suggestedFilename(), 'is_safe.py');
    const python = readFileSync(await other.path(), 'utf8');
    assert.match(python, /^def sudoku\(grid\):\n/);
    assert.ok(python.includes(`[${[...ONE.slice(0, 9)].join(', ')}],`));
    await player.button('Step').click();
    await page.locator('[aria-current=step]', { hasText: 'def sudoku(grid):' }).waitFor();
    // Its lines are followed in Java.
    await page.locator('#level').evaluate((select) => {
      select.value = 'lines';
      select.dispatchEvent(new Event('change'));
    });
    await page.locator('[aria-current=step]', { hasText: 'boolean sudoku' }).waitFor();
    await language.selectOption('C++');
    await page.locator('[aria-current=step]', { hasText: 'bool sudoku(Grid& grid)' }).waitFor();
    await player.side.getByRole('button', { name: 'More about this run' }).click();
    await page.getByText('an article on the web').waitFor();
  });

  watches(
    'on a phone, the console is in the menu',
    async (player, page) => {
      await player.side.getByRole('button', { name: 'More about this run' }).click();
      await page.locator('#run-more-menu #printed').waitFor();
      await page.getByRole('button', { name: 'Save .java' }).waitFor();
    },
    { viewport: { width: 390, height: 844 } },
  );

  test(
    'on a phone, the console is in the menu, inside the window',
    async (page) => {
      await new Player(page).shows(/^Step 0 of/);
      await page.locator('#run-more').click();
      const command = page.locator('#command');
      await command.scrollIntoViewIfNeeded();
      const { x, width } = await command.boundingBox();
      assert.ok(x >= 8 && width > 100 && x + width <= 352, `${width} pixels at ${x}`);
    },
    { path: `#p=${ONE}&mode=watch`, viewport: { width: 360, height: 740 } },
  );
});
