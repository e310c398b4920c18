// The detail “Lines” of Watch: each statement of the listing, into the methods that it calls.
import assert from 'node:assert/strict';
import { eventually, inEachBrowser } from './support/harness.mjs';
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
    await press('ArrowRight', 'static boolean isValid(int i, int j, int[][] grid) {');
    await press('ArrowRight', 'for (int n = 0; n < 9; n++) {');
    await player.announces(/^Line 43: for/);
    assert.equal(await player.step(), 2);
    assert.equal((await player.variables()).n, '0');
    await press('ArrowRight', 'int row = i / 3 * 3 + n / 3;');
    await press('ArrowLeft', 'for (int n = 0; n < 9; n++) {');
    await press('ArrowLeft', 'static boolean isValid(int i, int j, int[][] grid) {');
    await press('ArrowLeft', 'if (isValid(i, j, grid)) {');
    await press('ArrowLeft', 'grid[i][j] = 1;');
    await press('ArrowLeft', 'if (grid[i][j] == 0) {');
    assert.equal(await player.step(), 1);
    assert.equal((await player.variables()).k, '0');
  });

  watches('lines are offered only where they can be followed', async (player, page) => {
    const offered = () => level(page).evaluate((select) => !select.options[0].hidden);
    assert.equal(await offered(), true);
    await choose(page, 'lines');
    await player.algorithm.selectOption('candidate-elimination');
    await eventually(offered, (yes) => !yes);
    assert.equal(await level(page).inputValue(), 'checks');
    await speak(page, 'de');
    await player.page.getByText('Prüfungen', { exact: true }).first().waitFor();
  });
});
