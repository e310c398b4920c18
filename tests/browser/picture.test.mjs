// Puzzles from pictures: the pictures are drawn here, with a face of the system.
import assert from 'node:assert/strict';
import { inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { ONE } from '../puzzles.mjs';

/** Runs in the page: pastes a picture of a puzzle. @param {string} givens */
async function pastePicture(givens) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 560, height: 600 });
  const paint = canvas.getContext('2d');
  paint.fillStyle = '#fdfdf8';
  paint.fillRect(0, 0, 560, 600);
  paint.fillStyle = '#111';
  for (let i = 0; i < 10; i++) {
    const thick = i % 3 ? 1 : 4;
    paint.fillRect(40 + i * 52 - thick / 2, 60, thick, 468);
    paint.fillRect(40, 60 + i * 52 - thick / 2, 468, thick);
  }
  paint.font = '34px sans-serif';
  paint.textAlign = 'center';
  [...givens].forEach((digit, cell) => {
    if (digit !== '0')
      paint.fillText(digit, 40 + 52 * ((cell % 9) + 0.5), 60 + 52 * (Math.floor(cell / 9) + 0.73));
  });
  const blob = await new Promise((resolve) => canvas.toBlob(resolve));
  const data = {
    files: [new File([blob], 'puzzle.png', { type: 'image/png' })],
    getData: () => '',
  };
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: data });
  document.body.dispatchEvent(event);
}

inEachBrowser((test) => {
  test('a pasted picture is read, changed and put on the board', async (page) => {
    const lab = new Lab(page);
    await page.locator('#more-menu [data-action=openPhoto]').waitFor({ state: 'attached' });
    await page.evaluate(pastePicture, ONE);
    const root = page.getByRole('dialog', { name: 'Puzzle from a picture' });
    await root.getByRole('status').filter({ hasText: 'digits read' }).waitFor();
    const first = root.getByRole('group', { name: 'Digits in the picture' }).getByRole('button');
    const digit = ONE[0] === '0' ? 'empty' : ONE[0];
    assert.equal(await first.first().getAttribute('aria-label'), `r1c1, ${digit}`);
    await first.first().press('3');
    assert.equal(await first.first().getAttribute('aria-label'), 'r1c1, 3');
    await first.first().press(ONE[0]);
    await root.getByRole('button', { name: 'Use this puzzle' }).click();
    await lab.hasGivens(ONE);
  });
});
