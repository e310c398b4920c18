// The card in the share dialog: a picture of the puzzle and of the search for its solution.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { NONE, ONE } from '../puzzles.mjs';

/** Opens the share dialog; resolves once its card is complete. */
async function openCard(page, verdict) {
  const lab = new Lab(page);
  await lab.hasVerdict(verdict);
  await lab.button('Share and embed').first().click();
  await page.locator('.card .p:enabled').waitFor();
  return page.getByRole('dialog', { name: 'Share and embed' });
}

/** The content of a file that a button saves. */
async function saved(page, dialog, name) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name }).click(),
  ]);
  return readFileSync(await download.path());
}

/** Width and height of a PNG. */
const sizeOfPng = (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

/** Red, green and blue of the upper left corner of the card that is shown. */
const ground = (page) =>
  page
    .locator('.card-preview')
    .evaluate((canvas) => [...canvas.getContext('2d').getImageData(2, 2, 1, 1).data.slice(0, 3)]);

inEachBrowser((test) => {
  test(
    'the share dialog begins with a card, as PNG and SVG, wide and square',
    async (page) => {
      const dialog = await openCard(page, /Exactly one/);
      const text = dialog.getByRole('textbox', { name: 'Alternative text' });
      // As Watch says: the run has 29,732 steps.
      await eventually(
        () => text.inputValue(),
        (value) => /29,732 steps: Free-cell list\./.test(value),
      );
      await becomes(() => text.inputValue(), /^A Sudoku: Easy \(1\.2, hardest step: Hidden single/);
      assert.deepEqual(sizeOfPng(await saved(page, dialog, 'Save PNG')), [2400, 1260]);
      const svg = (await saved(page, dialog, 'Save SVG')).toString();
      assert.equal(svg.match(/@font-face/g).length, 3, 'its faces: texts in two files, and givens');
      assert.doesNotMatch(svg, /(href|src)="(?!data:)|url\((?!data:)/);
      const shapes = dialog.getByRole('group', { name: 'Shape' });
      await shapes.getByRole('radio', { name: 'Wide' }).focus();
      await page.keyboard.press('ArrowRight');
      assert.deepEqual(sizeOfPng(await saved(page, dialog, 'Save PNG')), [2160, 2160]);
    },
    { path: `#p=${ONE}` },
  );

  test(
    'a card has its own colours also in forced colours',
    async (page) => {
      const dialog = await openCard(page, /Exactly one/);
      await becomes(() => ground(page), [247, 243, 234]);
      assert.deepEqual(sizeOfPng(await saved(page, dialog, 'Save PNG')), [2400, 1260]);
    },
    { path: `#p=${ONE}`, forcedColors: 'active', only: 'chromium' },
  );

  test(
    'a card is light on a dark page, unless dark is chosen',
    async (page) => {
      const dialog = await openCard(page, /Exactly one/);
      await becomes(() => ground(page), [247, 243, 234]);
      await dialog.getByRole('radio', { name: 'Dark' }).check();
      await becomes(() => ground(page), [23, 20, 16]);
    },
    { path: `#p=${ONE}&theme=dark`, only: 'chromium' },
  );

  test(
    'the picture of a card can be copied',
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const dialog = await openCard(page, /Exactly one/);
      await dialog.getByRole('button', { name: 'Copy picture' }).click();
      await dialog.getByText('Copied.').waitFor();
      const types = await page.evaluate(async () => (await navigator.clipboard.read())[0].types);
      assert.deepEqual(types, ['image/png']);
    },
    { path: `#p=${ONE}`, only: 'chromium' },
  );

  test(
    'a card of a puzzle without a solution has no green',
    async (page) => {
      const dialog = await openCard(page, /No solution/);
      const text = await dialog.getByRole('textbox', { name: 'Alternative text' }).inputValue();
      assert.match(text, /^A Sudoku: No solution \(9 givens\)/);
      const green = await page.locator('.card-preview').evaluate((canvas) => {
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        let count = 0;
        for (let i = 0; i < data.length; i += 4) if (data[i + 1] > data[i] + 40) count++;
        return count;
      });
      assert.equal(green, 0);
    },
    { path: `#p=${NONE}`, only: 'chromium' },
  );

  test(
    'the card of several solutions has their number, and that of a watched program its steps',
    async (page) => {
      const dialog = await openCard(page, /At least two|solutions/);
      const text = dialog.getByRole('textbox', { name: 'Alternative text' });
      await becomes(() => text.inputValue(), /^A Sudoku: 3 solutions \(\d+ givens\)\. /);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await new Lab(page).load(ONE, /Exactly one/);
      await new Lab(page).enter('Watch');
      await page.locator('#algorithm').selectOption('bitmask');
      await page.locator('#go-last:enabled').click();
      await eventually(() => page.evaluate(() => /algo=bitmask&step=[1-9]/.test(location.hash)));
      await openCard(page, /Exactly one/);
      await becomes(() => text.inputValue(), /steps: Bit masks/);
    },
    { path: `#p=${ONE.replace('8', '0')}`, only: 'chromium' },
  );
});
