// Puzzles from pictures: the pictures are drawn here, with a face of the system.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { blackFile, drawnPuzzle, puzzleFile } from './support/drawn-puzzle.mjs';
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { FORMATS, ONE } from '../puzzles.mjs';

/** Notes of some cells without a given. */
const NOTES = { 2: [3, 5, 8], 16: [1, 4, 7, 9], 40: [2, 5], 60: [2, 6, 8, 9], 78: [1, 3] };

/** Runs in the page: pastes a picture. @param {string} address  of data */
async function pastePicture(address) {
  const bytes = Uint8Array.from(atob(address.split(',')[1]), (each) => each.charCodeAt(0));
  const data = {
    files: [new File([bytes], 'puzzle.png', { type: 'image/png' })],
    getData: () => '',
  };
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: data });
  document.body.dispatchEvent(event);
}

/** Runs in the page: its camera sees a picture, or refuses. @param {string} address  of data, or the name of an error */
async function fakeCamera(address) {
  const devices = { getUserMedia: () => Promise.reject(new DOMException('no', address)) };
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
  if (!address.startsWith('data:')) return;
  const bytes = Uint8Array.from(atob(address.split(',')[1]), (each) => each.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const paint = canvas.getContext('2d');
  devices.getUserMedia = async () => {
    // A frame is sent when something is painted.
    const show = () => paint.drawImage(picture, 0, 0);
    setInterval(show, 50);
    show();
    return (globalThis.stream = canvas.captureStream());
  };
}

/** The dialog, once the entry of the menu has loaded. */
async function opened(page) {
  await page.locator('#more-menu [data-action=openPhoto]').waitFor({ state: 'attached' });
  await page.locator('#more-menu [data-action=openPhoto]').evaluate((entry) => entry.click());
  const root = page.locator('.picture-dialog');
  await root.waitFor();
  return root;
}

const said = (root, text) => root.getByRole('status').filter({ hasText: text }).waitFor();
const chosen = (root, file) => root.locator('[type=file]').first().setInputFiles(file);
const digitOf = (line, cell) => (line[cell] === '0' ? 'empty' : line[cell]);

inEachBrowser((test) => {
  test('a pasted picture is read, changed and put on the board', async (page) => {
    const lab = new Lab(page);
    await page.locator('#more-menu [data-action=openPhoto]').waitFor({ state: 'attached' });
    await page.evaluate(pastePicture, await page.evaluate(drawnPuzzle, [ONE, NOTES]));
    const root = page.getByRole('dialog', { name: 'Puzzle from a picture' });
    await said(root, 'digits read. Notes in 5 cells read.');
    const first = root.getByRole('group', { name: 'Digits in the picture' }).getByRole('button');
    await becomes(() => first.first().getAttribute('aria-label'), `r1c1, ${digitOf(ONE, 0)}`);
    await first.first().press('3');
    await becomes(() => first.first().getAttribute('aria-label'), 'r1c1, 3');
    await first.first().press(ONE[0]);
    await root.getByRole('button', { name: 'Use this puzzle' }).click();
    await lab.hasGivens(ONE);
    const noted = () =>
      page
        .locator('#board td')
        .evaluateAll((all) =>
          all.flatMap((cell, at) =>
            [...cell.querySelectorAll('.corner s')].map((note) => `${at} ${note.dataset.digit}`),
          ),
        );
    const notes = Object.entries(NOTES).flatMap(([cell, all]) => all.map((n) => `${cell} ${n}`));
    await eventually(noted, (all) => all.join() === notes.join());
  });

  test(
    'a picture that is dropped on the page and on the dialog is read and taken by touch',
    async (page) => {
      const lab = new Lab(page);
      await page.locator('#more-menu [data-action=openPhoto]').waitFor({ state: 'attached' });
      const { name, buffer, mimeType } = await puzzleFile(page, ONE);
      await lab.drop(name, [...buffer], mimeType);
      const root = page.locator('.picture-dialog');
      await said(root, 'digits read');
      await root.locator('.photo-cells button').first().tap();
      await root.getByRole('group', { name: 'r1c1' }).getByRole('button', { name: '3' }).tap();
      await root.getByRole('button', { name: 'Use this puzzle' }).tap();
      await lab.hasGivens(`3${ONE.slice(1)}`);
    },
    { hasTouch: true, viewport: { width: 390, height: 844 } },
  );

  test(
    'in German, by keyboard',
    inTurn({
      'a chosen picture is read; axe finds nothing': async (page) => {
        const root = await opened(page);
        await chosen(root, await puzzleFile(page, FORMATS));
        await said(root, '30 Ziffern gelesen');
        assert.deepEqual(await violations(page, '.picture-dialog'), []);
      },
      'the button has the focus, and Enter takes the puzzle': async (page) => {
        await page.keyboard.press('Enter');
        await page.locator('.picture-dialog').waitFor({ state: 'hidden' });
        await page.getByText('Aus dem Bild: 30 Vorgaben.').first().waitFor();
      },
      'a picture without a Sudoku leaves the puzzle, as do impossible sizes': async (page) => {
        const root = await opened(page);
        const faults = {
          'Kein Sudoku gefunden': blackFile(300, 300),
          'zu klein': blackFile(1, 20_000),
          'kein Bild': { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
          Megapixel: blackFile(10_000, 10_000),
        };
        for (const [text, file] of Object.entries(faults)) {
          await chosen(root, file);
          await said(root, text);
          assert(await root.getByRole('button', { name: 'Rätsel übernehmen' }).isDisabled());
        }
        await page.keyboard.press('Escape');
        const cells = await page
          .getByRole('gridcell')
          .evaluateAll((all) => all.map((each) => each.textContent));
        assert.equal(cells.map((text) => Number(/\d/.exec(text)?.[0] ?? 0)).join(''), FORMATS);
      },
    }),
    { path: '#lang=de' },
  );

  test(
    'the camera',
    inTurn({
      'without permission or a camera, a sentence says so': async (page) => {
        const root = await opened(page);
        for (const [error, text] of [
          ['NotAllowedError', 'does not allow the camera'],
          ['NotFoundError', 'No camera was found'],
        ]) {
          await page.evaluate(fakeCamera, error);
          await root.getByRole('button', { name: 'Camera' }).click();
          await said(root, text);
        }
      },
      'stops when the dialog closes': async (page) => {
        const root = page.locator('.picture-dialog');
        const { buffer } = blackFile(300, 300);
        await page.evaluate(fakeCamera, `data:image/png;base64,${buffer.toString('base64')}`);
        await root.getByRole('button', { name: 'Camera' }).click();
        await root.getByRole('button', { name: 'Read this frame' }).waitFor();
        await page.waitForFunction(() => globalThis.stream);
        assert.deepEqual(await violations(page, '.picture-dialog'), []);
        await page.keyboard.press('Escape');
        await hasStopped(page);
      },
      'its frame is read by the button': async (page) => {
        const root = await opened(page);
        await root.getByRole('button', { name: 'Camera' }).click();
        await page.waitForFunction(() => document.querySelector('video').videoWidth > 0);
        await root.getByRole('button', { name: 'Read this frame' }).click();
        await said(root, 'No Sudoku found');
        await hasStopped(page);
      },
      'stops with the first frame that is read': async (page) => {
        const root = page.locator('.picture-dialog');
        await page.evaluate(fakeCamera, await page.evaluate(drawnPuzzle, ONE));
        await root.getByRole('button', { name: 'Camera' }).click();
        await said(root, 'digits read');
        await hasStopped(page);
        await page.keyboard.press('Enter');
        await new Lab(page).hasGivens(ONE);
      },
    }),
  );
});

const hasStopped = (page) =>
  eventually(() =>
    page.evaluate(() =>
      globalThis.stream.getTracks().every(({ readyState }) => readyState === 'ended'),
    ),
  );
