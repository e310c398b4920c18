// The share dialog, and the lesson made of embedded boards.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { MANY, ONE } from '../puzzles.mjs';

const ALL = 'verdict,board,status,strip,player,speed,pad,link,code,stack,log,counters';
const PHONE = { width: 390, height: 844 };

/** The frame with an address. */
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

inEachBrowser((test) => {
  for (const viewport of [PHONE, { width: 1280, height: 720 }]) {
    test(
      `the menu “Copy” opens inside a window ${viewport.width} wide, and Escape closes it`,
      async (page) => {
        const menu = page.locator('#copy-menu');
        await new Lab(page).button('Copy').click();
        await menu.getByRole('button', { name: 'Link to this page' }).waitFor();
        const { x, y, width, height } = await menu.boundingBox();
        assert.ok(x >= 0 && x + width <= viewport.width, `${x} + ${width}`);
        assert.ok(y >= 0 && y + height <= viewport.height, `${y} + ${height}`);
        assert.ok(height >= 160, `${height}`);
        await page.keyboard.press('Escape');
        await menu.waitFor({ state: 'hidden' });
      },
      { path: `#p=${ONE}`, viewport },
    );
  }
});

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  inEachBrowser((test) => {
    test(
      'axe finds nothing in an embedded board with all its parts',
      async (page) => {
        await shows(page.mainFrame(), /^Step 41 of/);
        assert.deepEqual(await violations(page), []);
      },
      { path: `embed.html?p=${ONE}&algo=free-cell-list&step=41&show=${ALL}`, viewport: PHONE },
    );

    for (const [path, begin] of Object.entries({
      'lesson.html': /^Step 0 of/,
      'lesson-de.html': /^Schritt 0 von/,
    })) {
      test(
        `axe finds nothing in ${path}`,
        async (page) => {
          await shows(await boardOf(page, 'try'), begin);
          assert.deepEqual(await violations(page), []);
        },
        { path, viewport: PHONE },
      );
    }

    test(
      'axe finds nothing in the share dialog',
      async (page) => {
        await new Lab(page).button('Share and embed').click();
        await page.getByRole('dialog', { name: 'Share and embed' }).waitFor();
        await shows(await frameOf(page, /embed\.html/), /^Step \d+ of/);
        assert.deepEqual(await violations(page), []);
      },
      { path: `#p=${ONE}` },
    );
  }, scheme);
}

inEachBrowser((test) => {
  test(
    'a paste into the share dialog leaves the puzzle as it is',
    async (page) => {
      const lab = new Lab(page);
      await lab.hasVerdict(/Exactly one/);
      await lab.button('Share and embed').click();
      const dialog = page.getByRole('dialog', { name: 'Share and embed' });
      await dialog.getByRole('spinbutton', { name: 'Loop from step' }).focus();
      assert.equal(await lab.paste(MANY), false);
      await dialog.getByRole('button', { name: 'Close' }).focus();
      assert.equal(await lab.paste(MANY), false);
      await page.keyboard.press('Escape');
      assert.equal(await lab.givens(), ONE);
    },
    { path: `#p=${ONE}` },
  );

  test(
    'makes codes from the choices in the dialog and shows a preview',
    async (page) => {
      await new Lab(page).button('Share and embed').click();
      const dialog = page.getByRole('dialog', { name: 'Share and embed' });
      const preview = await frameOf(page, /embed\.html/);
      await shows(preview, /^Step 41 of/);
      const code = dialog.getByRole('textbox', { name: 'Embed code (iframe)' });
      assert.match(await code.inputValue(), /algo=bitmask&amp;.*step=41/);
      await dialog.getByRole('checkbox', { name: 'Code' }).check();
      await dialog.getByRole('checkbox', { name: /locked/i }).check();
      await dialog.getByRole('spinbutton', { name: 'Loop from step' }).fill('12');
      await dialog
        .getByRole('alert')
        .getByText(/a later last step/)
        .waitFor();
      await dialog.getByRole('spinbutton', { name: 'to step' }).fill('16');
      const text = await code.inputValue();
      assert.match(text, /loop=12-16/);
      assert.match(text, /show=board,status,strip,player,link,code/);
      assert.match(text, /lock=1/);
      await shows(await frameOf(page, /loop=12-16/), /^Step 12 of/);
      const element = dialog.getByRole('textbox', { name: 'Web component' });
      assert.match(
        await element.inputValue(),
        /sudoku-lab-element\.js" defer><\/script>\n<sudoku-lab /,
      );
      const link = await dialog.getByRole('textbox', { name: 'Link to this page' }).inputValue();
      assert.match(link, new RegExp(`#p=${ONE}&algo=bitmask&step=41`));
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    { path: `#p=${ONE}&algo=bitmask&step=41` },
  );

  test(
    'does what the text asks of a board as soon as the board has loaded',
    async (page) => {
      await page.evaluate(() => {
        const press = (buttons) => document.querySelector(buttons).click();
        press('[data-board="back"][data-step]'); // and at once, before that is done:
        press('[data-board="back"][data-first-backtrack]');
        press('[data-board="better"][data-first-backtrack]');
      });
      for (const [id, pattern] of Object.entries({
        back: /removes 9 from r2c9/,
        better: /removes \d from/,
      })) {
        await page.locator(`#${id}`).scrollIntoViewIfNeeded();
        await shows(await boardOf(page, id), pattern);
      }
    },
    { path: 'lesson.html', viewport: PHONE },
  );

  test(
    'lets the text of the lesson control its boards',
    async (page) => {
      const board = (id) => boardOf(page, id);
      await shows(await board('try'), /^Step 0 of [\d,]+:/);
      await page.getByRole('button', { name: '3 fits' }).click();
      await shows(await board('try'), /3 fits in r1c1/);
      await page.getByRole('button', { name: /^jump to the first backtrack/ }).click();
      await shows(await board('back'), /removes 9 from r2c9/);
      await page.getByRole('button', { name: /^Jump to its first backtrack/ }).click();
      await shows(await board('better'), /removes \d from/);
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

  test(
    'has the lesson and its boards in German',
    async (page) => {
      await shows(await boardOf(page, 'try'), /^Schritt 0 von 29\.732: /);
      await page.getByRole('button', { name: 'die 3 passt' }).click();
      await shows(await boardOf(page, 'try'), /3 passt in Z1S1/);
      await page.getByRole('button', { name: /^Spring zu seinem ersten Rücksprung/ }).click();
      await shows(await boardOf(page, 'better'), /entfernt \d aus Z\dS\d/);
      await page.getByText(/es [\d.]+ Schritte; Zeile für Zeile waren es 29\.732/).waitFor();
      const turn = await boardOf(page, 'turn');
      await turn.getByRole('gridcell', { name: /^Zeile 1 Spalte 1\b/ }).focus();
      await turn.getByRole('button', { name: '9', exact: true }).click();
      await page.getByText('9 in Z1S1 ist richtig.').waitFor();
      await page.getByRole('link', { name: 'English' }).click();
      await page.getByRole('heading', { name: 'Backtracking, watched' }).waitFor();
      await shows(await boardOf(page, 'try'), /^Step 0 of/); // and it stays
      assert.match(page.url(), /lesson\.html\?lang=en$/);
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await page.getByRole('heading', { name: 'Backtracking zum Zusehen' }).waitFor();
      await shows(await boardOf(page, 'try'), /^Schritt 0 von/);
    },
    { path: 'lesson-de.html' },
  );

  for (const path of ['', '?lang=fr', '?lang=xx%22%5D']) {
    test(
      `lesson.html${path} is English without another choice`,
      async (page) => {
        await page.getByRole('heading', { name: 'Backtracking, watched' }).waitFor();
        await shows(await boardOf(page, 'try'), /^Step 0 of/);
      },
      { path: `lesson.html${path}` },
    );
  }

  test(
    'shows the German lesson on request or after it was chosen before',
    async (page, { url }) => {
      const german = page.getByRole('heading', { name: 'Backtracking zum Zusehen' });
      await german.waitFor();
      await shows(await boardOf(page, 'try'), /^Schritt 0 von/);
      await page.goto(`${url}worksheet.html#lang=en`);
      await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
      await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
      await page.goto(`${url}lesson.html`);
      await german.waitFor();
      await shows(await boardOf(page, 'try'), /^Schritt 0 von/);
    },
    { path: 'lesson.html?lang=de' },
  );

  test(
    'leads from a German page to the German lesson',
    async (page) => {
      const way = page.getByRole('link', { name: 'Eine Lektion über Backtracking' });
      await eventually(
        () => way.getAttribute('href'),
        (href) => href === 'lesson.html?lang=de',
      );
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
      await page.getByRole('link', { name: 'A lesson on backtracking' }).click();
      await page.getByRole('heading', { name: 'Backtracking, watched' }).waitFor();
      await shows(await boardOf(page, 'try'), /^Step 0 of/);
    },
    { path: `#p=${ONE}&lang=de` },
  );
});
