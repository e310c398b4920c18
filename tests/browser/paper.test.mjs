// The printed page, and pictures of the board and of a run.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser, isChromium } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { Player } from './support/player.mjs';
import { MANY, ONE } from '../puzzles.mjs';

const RUN = `#p=${ONE}&algo=free-cell-list&step=5`;

/** Shows the page as printed. Firefox ignores the media type that Playwright emulates. */
async function onPaper(page) {
  if (isChromium(page)) return page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule.media?.mediaText === 'print') rule.media.mediaText = 'all';
  });
}

/** Opens the dialog for pictures. */
async function openPicture(page) {
  await page.locator('#more').click();
  await page.getByRole('button', { name: 'Save a picture', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Picture of the board' });
  await dialog.waitFor();
  await dialog.locator('svg[role=img]').waitFor();
  return dialog;
}

/** The sentences in a picture. */
const sentences = (dialog) =>
  eventually(
    () => dialog.locator('svg text').allTextContents(),
    (texts) => texts.length > 0,
  ).then((texts) => texts.filter((text) => text.length > 1).join(' '));

/** The first bytes of a PNG, and its width and height. */
function sizeOfPng(bytes) {
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

for (const scheme of ['light', 'dark']) {
  inEachBrowser((test) => {
    test(
      'prints the board, the step and the verdict, but no controls',
      async (page) => {
        const player = new Player(page);
        await page.locator('#line .chip', { hasText: 'One solution' }).waitFor();
        await player.shows(/^Step 5 of 29,732: /);
        await onPaper(page);
        const shown = ['#board', '#line .text', '#line .chip'];
        for (const place of shown)
          await becomes(() => page.locator(place).isVisible(), true, place);
        // Liang's program tries 1 in r1c1 first, which row 1 has, then 2.
        await becomes(() => player.line.innerText(), '2 in r1c1 conflicts with the 2 in r3c1');
        await becomes(() => page.locator('#line .chip').innerText(), /One solution/);
        const controls = page.locator('button, input, select, textarea, summary, a');
        const left = await controls.evaluateAll((all) =>
          all.filter((each) => each.checkVisibility()).map(({ outerHTML }) => outerHTML),
        );
        assert.deepEqual(left, []);
        const colours = await page.evaluate(() => {
          const { color } = getComputedStyle(document.querySelector('#board .given b'));
          return [getComputedStyle(document.documentElement).backgroundColor, color];
        });
        assert.deepEqual(colours, ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'], 'black on white');
      },
      { path: `${RUN}&theme=${scheme}` },
    );

    if (scheme === 'dark') return;

    test(
      'prints the verdict but no step if no run is watched',
      async (page) => {
        const lab = new Lab(page);
        await new Player(page).shows(/^Step 5 of 29,732: /);
        await lab.enter('Solve');
        await lab.hasVerdict(/Exactly one/);
        await onPaper(page);
        await becomes(() => page.locator('#line').isVisible(), true);
        await becomes(() => page.locator('#line .chip').innerText(), /One solution/);
        assert.doesNotMatch(await page.locator('main').innerText(), /r1c1|Step/);
      },
      { path: RUN },
    );

    test('prints what to select in no mode', async (page) => {
      const lab = new Lab(page);
      await lab.load(ONE, /Exactly one/);
      await lab.enter('Play');
      await lab.says(/Select a cell|selected/);
      await onPaper(page);
      assert.doesNotMatch(await page.locator('#line').innerText(), /select/i);
    });

    test(
      'makes a picture of the board with its step',
      async (page) => {
        await new Player(page).shows(/^Step 5 of 29,732: /);
        const dialog = await openPicture(page);
        assert.match(await sentences(dialog), /^Step 5 of 29,732: /);
        const digits = await dialog.locator('svg text').allTextContents();
        const onBoard = await page.locator('#board b').allTextContents();
        assert.deepEqual(
          digits.filter((text) => /^\d$/.test(text)),
          onBoard.filter(Boolean),
        );
        assert.deepEqual(await violations(page), []);
        await page.keyboard.press('Escape');
        await eventually(async () => !(await page.getByRole('dialog').count()));
      },
      { path: RUN },
    );

    test(
      'a paste into the picture dialog leaves the puzzle as it is',
      async (page) => {
        const lab = new Lab(page);
        await new Player(page).shows(/^Step 5 of 29,732: /);
        const dialog = await openPicture(page);
        await dialog.getByLabel('Steps of the run').check();
        await dialog.getByLabel('From step').focus();
        assert.equal(await lab.paste(MANY), false);
        await dialog.getByRole('button', { name: 'Close' }).focus();
        assert.equal(await lab.paste(MANY), false);
        await page.keyboard.press('Escape');
        await becomes(() => lab.givens(), ONE);
      },
      { path: RUN },
    );

    test(
      'makes a sheet of boards from a range of steps',
      async (page) => {
        await new Player(page).shows(/^Step 5 of 29,732: /);
        const dialog = await openPicture(page);
        await dialog.getByLabel('Steps of the run').check();
        await dialog.getByLabel('From step').fill('2');
        await dialog.getByLabel('to step').fill('5');
        await dialog.getByText('4 boards.').waitFor();
        const text = await sentences(dialog);
        const numbers = [...text.matchAll(/Step (\d+) of/g)].map(([, step]) => step);
        assert.deepEqual(numbers, ['2', '3', '4', '5']);
        assert.deepEqual(await violations(page), []);

        await dialog.getByLabel('From step').fill('9');
        await dialog.getByText(/Choose a first step and a later last step/).waitFor();
        await becomes(
          () => dialog.getByRole('button', { name: 'Download SVG' }).isDisabled(),
          true,
        );
        await becomes(() => new Player(page).status(), /^Step 5 of/, 'the step is kept');
      },
      { path: RUN },
    );

    test(
      'spreads a long range over the available boards',
      async (page) => {
        await new Player(page).shows(/^Step 5 of 29,732: /);
        const dialog = await openPicture(page);
        await dialog.getByLabel('Steps of the run').check();
        await dialog.getByLabel('From step').fill('0');
        await dialog.getByLabel('to step').fill('1000');
        await dialog.getByLabel('Boards').fill('5');
        await dialog.getByText('5 boards.').waitFor();
        const text = (await sentences(dialog)).replaceAll(',', '');
        const numbers = [...text.matchAll(/Step (\d+) of/g)].map(([, step]) => step);
        assert.deepEqual(numbers, ['0', '250', '500', '750', '1000']);

        await dialog.getByLabel('to step').fill('0');
        await dialog.getByText('1 board.').waitFor();
        assert.match(await sentences(dialog), /Step 0 of/);
        const colours = await dialog
          .locator('svg [stroke]')
          .evaluateAll((drawn) => drawn.map((each) => each.getAttribute('stroke')));
        assert.deepEqual([...new Set(colours)].sort(), ['#1a1a1a', '#8a877f', 'none'], 'no mark');
      },
      { path: RUN },
    );

    // Playwright gets no download from Firefox.
    test(
      'saves self-contained SVG, and PNG of the same shape',
      async (page) => {
        await new Player(page).shows(/^Step 5 of 29,732: /);
        const dialog = await openPicture(page);
        const save = async (name) => {
          const coming = page.waitForEvent('download');
          await dialog.getByRole('button', { name }).click();
          const file = await coming;
          return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
        };
        const svg = await save('Download SVG');
        assert.match(svg.name, /\.svg$/);
        const [width, height, trouble] = await page.evaluate((text) => {
          const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
          const needs = root.querySelectorAll('style, script, image, use, [href], [style]');
          return [
            Number(root.getAttribute('width')),
            Number(root.getAttribute('height')),
            root.querySelectorAll('parsererror').length + needs.length,
          ];
        }, svg.bytes.toString());
        assert.equal(trouble, 0);
        const png = await save('Download PNG');
        assert.match(png.name, /\.png$/);
        const [across, down] = sizeOfPng(png.bytes);
        assert.ok(across >= 900);
        assert.ok(Math.abs(across / down - width / height) < 0.01);
      },
      { path: RUN, only: 'chromium' },
    );

    test('passes the puzzle to the worksheet', async (page) => {
      const lab = new Lab(page);
      await lab.load(ONE, /Exactly one/);
      await lab.enter('Make');
      await page.locator('[popovertarget=make-more]').click();
      await page.getByRole('link', { name: 'Worksheet as a page' }).click();
      await page.getByRole('heading', { name: 'Puzzle 1: 30 givens' }).waitFor();
    });
  }, scheme);
}
