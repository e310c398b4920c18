// The timeline: pointer, zoom, axis, marks.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { watching } from './support/player.mjs';

const strip = (/** @type {import('./support/player.mjs').Player} */ player) =>
  player.bar.locator('#strip');
/** The labels of the axis, from left to right. */
const axis = (player) =>
  strip(player)
    .locator('.xs span')
    .evaluateAll((labels) =>
      labels
        .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map(({ textContent }) => textContent),
    );

inEachBrowser((test) => {
  const watches = watching(test);

  watches('names its axes and marks the solution', async (player) => {
    await player.button('End').click();
    await player.announces(/Solved/);
    await strip(player).getByText('depth').waitFor();
    await strip(player).getByText('51', { exact: true }).waitFor(); // free cells
    await player.button('Beginning').click();
    await eventually(
      () => axis(player),
      (labels) => labels.at(-1) === '29,732, solved',
    );
    await eventually(() => strip(player).locator('.solutions').getAttribute('d'));
    await becomes(async () => (await axis(player)).includes('10k'), true);
  });

  watches('goes to the step that is clicked, and follows a drag', async (player, page) => {
    const { x, y, width } = await strip(player).boundingBox();
    await page.mouse.click(x + width / 2, y + 20);
    await eventually(
      () => player.step(),
      (step) => Math.abs(step - 14_866) < 60,
    );
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + 20, { steps: 4 });
    await eventually(
      () => player.step(),
      (step) => Math.abs(step - 7433) < 60,
    );
    await page.mouse.move(x - 50, y + 20);
    await page.mouse.up();
    await eventually(
      () => player.step(),
      (step) => step === 0,
    );
  });

  watches('shows step, depth and backtracks below the pointer', async (player, page) => {
    const { x, y, width } = await strip(player).boundingBox();
    await eventually(() => strip(player).locator('.ahead .backtracks').getAttribute('d'));
    await page.mouse.move(x + width / 2, y + 20);
    await strip(player)
      .getByText(/^14,8\d\d: depth \d+–\d+, [\d.]+% backtracks$/)
      .waitFor();
    await page.mouse.move(x + width / 2, y - 200);
    await becomes(() => strip(player).locator('.value').isVisible(), false);
  });

  watches('is enlarged by the wheel round the pointer, and back', async (player, page) => {
    const { x, y, width } = await strip(player).boundingBox();
    await page.mouse.move(x + width / 2, y + 20);
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -400);
    const whole = player.bar.getByRole('button', { name: 'Whole run' });
    await page.mouse.click(x + width / 2, y + 20);
    const near = await eventually(() => player.step());
    assert.ok(Math.abs(near - 14_866) < 60);
    await whole.waitFor();
    await page.mouse.click(x + width / 2 + 60, y + 20);
    await eventually(
      () => player.step(),
      (step) => step > near && step < near + 60,
    );
    await eventually(() => strip(player).locator('.passed .backtracks').getAttribute('d'));
    await whole.click();
    await eventually(
      () => axis(player),
      (labels) => labels.at(-1) === '29,732, solved',
    );
  });

  watches('is enlarged by keys, and follows the step', async (player, page) => {
    await player.slider.focus();
    for (let i = 0; i < 12; i++) await page.keyboard.press('z');
    await player.bar.getByRole('button', { name: 'Whole run' }).waitFor();
    const last = async () => Number((await axis(player)).at(-1).replace(',', ''));
    const before = await eventually(last, (step) => step > 0 && step < 100);
    await page.keyboard.press('Shift+ArrowRight');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight');
    await eventually(last, (now) => now > before);
    await page.keyboard.press('w');
    await eventually(
      () => axis(player),
      (labels) => labels.at(-1) === '29,732, solved',
    );
  });

  watches('shows breakpoints as ticks when it is enlarged', async (player, page) => {
    await player.side
      .getByRole('listitem')
      .filter({ hasText: 'grid[i][j] = 0;' })
      .getByRole('button')
      .click();
    await player.slider.focus();
    for (let i = 0; i < 6; i++) await page.keyboard.press('z');
    await eventually(() => strip(player).locator('.stops').getAttribute('d'));
  });
});
