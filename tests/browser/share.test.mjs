// The share dialog, and the lesson that is made of embedded boards.
import assert from 'node:assert/strict';
import { violations } from './axe.mjs';
import { eventually, inEachBrowser } from './harness.mjs';
import { Lab } from './lab.mjs';

const LIANG = '060104050008305600200000001800407006006000300700901004500000002007206900040508070';
const ALL = 'verdict,board,status,strip,player,speed,pad,link,code,stack,log,counters';
const PHONE = { width: 390, height: 844 };

/** The frame at an address. */
const frameOf = (page, pattern) =>
  eventually(() => page.frames().find((frame) => pattern.test(frame.url())));

/** A board of the lesson. */
const boardOf = (page, id) =>
  eventually(async () => (await page.locator(`#${id}`).elementHandle())?.contentFrame());

/** Waits for the status of a board. */
const shows = (frame, pattern) =>
  eventually(
    () => frame.locator('#step-status').textContent(),
    (text) => pattern.test(text ?? ''),
  );

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  inEachBrowser((test) => {
    test(
      'axe finds nothing in an embedded board with all its parts',
      async (page) => {
        await shows(page.mainFrame(), /^Step 41 of/);
        assert.deepEqual(await violations(page), []);
      },
      { path: `embed.html?p=${LIANG}&algo=free-cell-list&step=41&show=${ALL}`, viewport: PHONE },
    );

    test(
      'axe finds nothing in the lesson',
      async (page) => {
        const first = await frameOf(page, /embed\.html/);
        await shows(first, /^Step 0 of/);
        assert.deepEqual(await violations(page), []);
      },
      { path: 'lesson.html', viewport: PHONE },
    );

    test(
      'axe finds nothing in the share dialog',
      async (page) => {
        await new Lab(page).button('Share and embed').click();
        await page.getByRole('dialog', { name: 'Share and embed' }).waitFor();
        await shows(await frameOf(page, /embed\.html/), /^Step \d+ of/);
        assert.deepEqual(await violations(page), []);
      },
      { path: `#p=${LIANG}` },
    );
  }, scheme);
}

inEachBrowser((test) => {
  test(
    'the share dialog makes codes of what is chosen, and shows what comes of it',
    async (page) => {
      await new Lab(page).button('Share and embed').click();
      const dialog = page.getByRole('dialog', { name: 'Share and embed' });
      const preview = await frameOf(page, /embed\.html/);
      await shows(preview, /^Step 41 of/);
      const code = dialog.getByRole('textbox', { name: 'Code of a frame' });
      assert.match(await code.inputValue(), /algo=bitmask&amp;.*step=41/);
      await dialog.getByRole('checkbox', { name: 'Code' }).check();
      await dialog.getByRole('checkbox', { name: /locked/i }).check();
      await dialog.getByRole('spinbutton', { name: 'Repeat from step' }).fill('12');
      await dialog
        .getByRole('alert')
        .getByText(/from one step to a later one/)
        .waitFor();
      await dialog.getByRole('spinbutton', { name: 'to step' }).fill('16');
      const text = await code.inputValue();
      assert.match(text, /loop=12-16/);
      assert.match(text, /show=board,status,strip,player,link,code/);
      assert.match(text, /lock=1/);
      await shows(await frameOf(page, /loop=12-16/), /^Step 12 of/);
      const element = dialog.getByRole('textbox', { name: /element/ });
      assert.match(
        await element.inputValue(),
        /sudoku-lab-element\.js" defer><\/script>\n<sudoku-lab /,
      );
      const link = await dialog.getByRole('textbox', { name: 'Link to this page' }).inputValue();
      assert.match(link, new RegExp(`#p=${LIANG}&algo=bitmask&step=41`));
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    { path: `#p=${LIANG}&algo=bitmask&step=41` },
  );

  test(
    'what the text asks of a board that is not there yet is done when it comes',
    async (page) => {
      await page.evaluate(() => {
        const press = (buttons) => document.querySelector(buttons).click();
        press('[data-board="back"][data-step]'); // and at once, before that is done:
        press('[data-board="back"][data-first-backtrack]');
        press('[data-board="better"][data-first-backtrack]');
      });
      await shows(await boardOf(page, 'back'), /takes 9 back from r2c9/);
      await page.locator('#better').scrollIntoViewIfNeeded();
      await shows(await boardOf(page, 'better'), /takes \d back/);
    },
    { path: 'lesson.html', viewport: PHONE },
  );

  test(
    'the text drives a board that was ready before it',
    async (page) => {
      let pass;
      const passed = new Promise((done) => (pass = done));
      await page.route('**/lesson.js', (route) => passed.then(() => route.continue()));
      await page.reload({ waitUntil: 'commit' });
      await shows(await boardOf(page, 'try'), /^Step 0 of [\d,]+:/);
      pass();
      await page.waitForLoadState();
      await page.getByRole('button', { name: '3 fits' }).click();
      await shows(await boardOf(page, 'try'), /3 in r1c1 fits/);
    },
    { path: 'lesson.html' },
  );

  test(
    'the text of the lesson drives its boards',
    async (page) => {
      const board = (id) => boardOf(page, id);
      await shows(await board('try'), /^Step 0 of [\d,]+:/);
      await page.getByRole('button', { name: '3 fits' }).click();
      await shows(await board('try'), /3 in r1c1 fits/);
      await page.getByRole('button', { name: /^jump to the first backtrack/ }).click();
      await shows(await board('back'), /takes 9 back from r2c9/);
      await page.getByRole('button', { name: /^Jump to its first backtrack/ }).click();
      await shows(await board('better'), /takes \d back/);
      await page
        .getByText(/It needs [\d,]+ steps for the puzzle above; row by row it was 29,732/)
        .waitFor();
      const turn = await board('turn');
      await turn.getByRole('gridcell', { name: /^Row 1 column 1\b/ }).focus();
      await turn.getByRole('button', { name: '9', exact: true }).click();
      await page.getByText('9 in r1c1 is right.').waitFor();
    },
    { path: 'lesson.html' },
  );
});
