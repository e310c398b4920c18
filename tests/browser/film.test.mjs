// Films of runs in the share dialog.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { Player } from './support/player.mjs';
import { readApng } from '../web/apng.mjs';
import { EMPTY, ONE } from '../puzzles.mjs';

const RUN = `#p=${ONE}&mode=watch&algo=free-cell-list&step=5`;

/** Opens the section for films, once the size of a film is known. */
async function openFilm(page) {
  await new Player(page).shows(/^Step 5 of 29,732: /);
  await new Lab(page).button('Share and embed').first().click();
  const dialog = page.getByRole('dialog', { name: 'Share and embed' });
  await dialog.getByRole('radio', { name: 'Film' }).check();
  await dialog.getByText(/^90 frames, about [\d.]+ MB\.$/).waitFor();
  return dialog;
}

/** Chooses the steps from 0 to 5, in the smallest film. */
async function chooseFewSteps(dialog) {
  await dialog.getByRole('radio', { name: 'Part of it' }).check();
  await dialog.getByRole('spinbutton', { name: 'From step' }).fill('0');
  await dialog.getByRole('spinbutton', { name: 'to step' }).fill('5');
  await dialog.getByRole('combobox', { name: 'Pixels' }).selectOption('640');
  await dialog.getByText(/^6 frames, about /).waitFor();
}

/** Makes the film and reads it. */
async function film(page, dialog) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the film' }).click(),
  ]);
  await dialog.getByText(/^Saved: 6 frames, /).waitFor();
  return [download.suggestedFilename(), readFileSync(await download.path())];
}

inEachBrowser((test) => {
  test(
    'a film of a stretch shows each of its steps, and the browser plays it',
    async (page) => {
      const dialog = await openFilm(page);
      await chooseFewSteps(dialog);
      const [name, file] = await film(page, dialog);
      assert.equal(name, 'sudoku-film.png');
      const { width, height, frames } = readApng(file);
      assert.deepEqual([width, height, frames.length], [640, 336, 6]);
      const shown = new Set(frames.map(({ pixels }) => Buffer.from(pixels).toString('base64')));
      assert.equal(shown.size, 6, 'each step looks different');
      const decoded = await page.evaluate(async (bytes) => {
        const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
        const image = await createImageBitmap(new Blob([data], { type: 'image/apng' }));
        return [image.width, image.height];
      }, file.toString('base64'));
      assert.deepEqual(decoded, [640, 336]);
    },
    { path: RUN },
  );

  test(
    'a film has its own colours also in forced colours, and takes the part that the timeline shows',
    async (page) => {
      await new Player(page).shows(/^Step 5 of 29,732: /);
      await page.locator('.strip .plot').hover();
      await page.mouse.wheel(0, -20_000); // the shortest part
      await page.locator('.strip .whole').waitFor();
      await new Lab(page).button('Share and embed').first().click();
      const dialog = page.getByRole('dialog', { name: 'Share and embed' });
      await dialog.getByRole('radio', { name: 'Film' }).check();
      await dialog.getByText(/^21 frames, about [\d.]+ MB\.$/).waitFor();
      await becomes(() => dialog.getByRole('radio', { name: 'Part of it' }).isChecked(), true);
      await chooseFewSteps(dialog);
      const [, file] = await film(page, dialog);
      const [{ pixels }] = readApng(file).frames;
      assert.deepEqual([...pixels.slice(0, 3)], [247, 243, 234]);
    },
    { path: RUN, forcedColors: 'active', only: 'chromium' },
  );

  test(
    'a film as WebM plays as long as was chosen',
    async (page) => {
      const dialog = await openFilm(page);
      await chooseFewSteps(dialog);
      await dialog.getByRole('radio', { name: 'WebM' }).check();
      const [name, file] = await film(page, dialog);
      assert.equal(name, 'sudoku-film.webm');
      assert.equal(file.readUInt32BE(0), 0x1a45dfa3, 'it is a Matroska file');
      assert.ok(file.includes('webm') && file.includes('V_VP'));
      const other = await page.context().newPage(); // a page whose policy allows videos
      const shown = await other.evaluate(async (bytes) => {
        const video = document.createElement('video');
        video.src = `data:video/webm;base64,${bytes}`;
        await new Promise((done, failed) => {
          video.onloadeddata = done;
          video.onerror = () => failed(new Error(video.error?.message));
        });
        return [video.videoWidth, video.videoHeight, video.duration];
      }, file.toString('base64'));
      assert.deepEqual(shown, [640, 336, 6]);
    },
    { path: RUN, only: 'chromium' },
  );

  test(
    'a film can be cancelled, and made afterwards',
    async (page) => {
      const dialog = await openFilm(page);
      // The size of a long film is still being estimated when the film is begun.
      await dialog.getByRole('combobox', { name: 'Length' }).selectOption('30');
      await dialog.getByText(/^\d{3} frames, about /).waitFor();
      await dialog.getByRole('button', { name: 'Make the film' }).click();
      await eventually(
        () => dialog.getByRole('progressbar').evaluate(({ value }) => value),
        (made) => made > 5,
      );
      await page.keyboard.press('Enter'); // the focus is on Cancel
      await dialog.getByText('Cancelled.').waitFor();
      await becomes(
        () => page.evaluate(() => document.activeElement?.textContent),
        'Make the film',
      );
      await chooseFewSteps(dialog);
      await film(page, dialog);
    },
    { path: RUN, only: 'chromium' },
  );

  test(
    'a stretch that is none is refused with a reason',
    async (page) => {
      const dialog = await openFilm(page);
      await dialog.getByRole('radio', { name: 'Part of it' }).check();
      await dialog.getByRole('spinbutton', { name: 'From step' }).fill('29733');
      await dialog
        .getByText(/^Choose a first step and a later last step, 0 to 29,732\.$/)
        .waitFor();
      await becomes(() => dialog.getByRole('button', { name: 'Make the film' }).isDisabled(), true);
    },
    { path: RUN, only: 'chromium' },
  );

  test(
    'what is chosen while the program still runs does not keep the film from being offered',
    async (page) => {
      await page.locator('#scrub[aria-valuetext*=" of "]').waitFor();
      await new Lab(page).button('Share and embed').first().click();
      const dialog = page.getByRole('dialog', { name: 'Share and embed' });
      await dialog.getByRole('radio', { name: 'Film' }).check();
      await dialog.getByRole('status').getByText('The program is still running…').waitFor();
      await dialog.getByRole('radio', { name: 'Square' }).check();
      await dialog.getByText(/^90 frames, about /).waitFor();
    },
    { path: `#p=${EMPTY}&mode=watch&algo=count-solutions`, only: 'chromium' },
  );
});
