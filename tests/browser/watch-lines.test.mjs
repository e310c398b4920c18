// The detail “Lines” of Watch: each statement of the listing, into the methods that it calls.
import { isDeepStrictEqual } from 'node:util';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { speak, watching } from './support/player.mjs';

inEachBrowser((test) => {
  const watches = watching(test);
  const level = (page) => page.locator('#level');
  const current = (page) => page.locator('#panel-code [aria-current=step] code').textContent();
  const choose = (page, id) =>
    level(page).evaluate((select, value) => {
      select.value = value;
      select.dispatchEvent(new Event('change'));
    }, id);

  watches('lines are stepped by keys, with the variables of their calls', async (player, page) => {
    await player.button('Step').click();
    await player.button('Step').click();
    await player.shows(/^Step 2 /);
    await choose(page, 'lines');
    const press = async (key, line) => {
      await page.keyboard.press(key);
      await eventually(
        () => current(page),
        (text) => text === line,
      );
    };
    await press('ArrowRight', 'if (isValid(i, j, grid)) {');
    await press('ArrowRight', 'public static boolean isValid(int i, int j, int[][] grid) {');
    await press('ArrowRight', 'for (int column = 0; column < 9; column++) {');
    await player.announces(/^Line 102: for/);
    await becomes(() => player.step(), 2);
    await becomes(async () => (await player.variables()).column, '0');
    await press('ArrowRight', 'if (column != j && grid[i][column] == grid[i][j]) {');
    await press('ArrowLeft', 'for (int column = 0; column < 9; column++) {');
    await press('ArrowLeft', 'public static boolean isValid(int i, int j, int[][] grid) {');
    await press('ArrowLeft', 'if (isValid(i, j, grid)) {');
    await press('ArrowLeft', 'grid[i][j] = 1;');
    await press('ArrowLeft', 'if (grid[i][j] == 0) {');
    await becomes(() => player.step(), 1);
    await becomes(async () => (await player.variables()).k, '0');
  });

  watches('the board and the calls are those of the line', async (player, page) => {
    await player.algorithm.selectOption('is-safe');
    await player.shows(/^Step 0 of/);
    const digit = page.locator('#board td').first();
    const depth = page.locator('#panel-state .stack .count');
    const inner = page.locator('#panel-state .inner').first();
    for (let step = 0; step < 8; step++) await player.button('Step').click();
    await player.shows(/^Step 8 /); // 3 is placed
    await choose(page, 'lines');
    const press = async (key, line, digits, calls, call) => {
      await page.keyboard.press(key);
      await eventually(
        async () => [
          await current(page),
          (await digit.innerText()).trim(),
          await depth.innerText(),
          await inner.innerText(),
        ],
        (shown) => isDeepStrictEqual(shown, [line, digits, calls, call]),
      );
    };
    await press('ArrowLeft', 'if (isSafe(grid, row, col, num)) {', '', 'depth 1', '');
    await press(
      'ArrowLeft',
      'return !usedIncol(grid, col, num)',
      '',
      'depth 1',
      'isSafe(grid, 0, 0, 3)\ntrue',
    );
    await press('ArrowRight', 'if (isSafe(grid, row, col, num)) {', '', 'depth 1', '');
    await press('ArrowRight', 'grid[row][col] = num;', '3', 'depth 1', '');
    await press('ArrowRight', 'boolean check = sudoku(grid);', '3', 'depth 1', '');
    await press('ArrowRight', 'public static boolean sudoku(int[][] grid) {', '3', 'depth 2', '');
  });

  watches('lines are offered for every algorithm', async (player, page) => {
    await choose(page, 'lines');
    for (const algorithm of ['candidate-elimination', 'dancing-links']) {
      await player.algorithm.selectOption(algorithm);
      await player.shows(/^Step 0 of/);
      await becomes(() => level(page).inputValue(), 'lines');
      await becomes(() => level(page).evaluate((select) => select.options[0].hidden), false);
      const first = await current(page);
      await page.keyboard.press('ArrowRight');
      await eventually(
        () => current(page),
        (text) => text !== first,
      );
    }
    await speak(page, 'de');
    await player.page.getByText('Zeilen', { exact: true }).first().waitFor();
  });

  watches('lines are played, from one event to the next', async (player, page) => {
    await choose(page, 'lines');
    await player.speed.fill('12');
    await player.button('Play').click();
    await player.shows(/^Step (?!0 )/);
    await player.button('Pause').click();
    await eventually(() => current(page));
  });
});
