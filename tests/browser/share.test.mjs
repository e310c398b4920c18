// The share dialog, and the lesson made of embedded boards.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';

const ALL = 'verdict,board,status,strip,player,speed,pad,link,code,stack,log,counters';
const PHONE = { width: 390, height: 844 };

/** The frame with an address. */
const frameOf = (page, pattern) =>
  eventually(() => page.frames().find((frame) => pattern.test(frame.url())));

/** A board of the lesson. */
const boardOf = (page, id) =>
  eventually(async () => (await page.locator(`#${id}`).elementHandle())?.contentFrame());

/** Waits for the status of a board: the step in numbers and the sentence of its line. */
const shows = (frame, pattern) =>
  eventually(
    () =>
      frame.evaluate(() => {
        const step = document.querySelector('#scrub')?.getAttribute('aria-valuetext') ?? '';
        const line = document.querySelector('#line .text')?.textContent?.trim();
        return `${step.replace(/, [^,]+$/, '')}: ${line}`;
      }),
    (text) => pattern.test(text),
  );

/** Opens a section of the share dialog. @param {'Link' | 'Embed' | 'Copy as text'} section */
async function openShare(page, section) {
  await new Lab(page).button('Share and embed').first().click();
  const dialog = page.getByRole('dialog', { name: 'Share and embed' });
  await dialog.getByText(section, { exact: true }).click();
  return dialog;
}

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
  }, scheme);
}

inEachBrowser((test) => {
  test(
    'a paste into the share dialog leaves the puzzle as it is',
    async (page) => {
      const lab = new Lab(page);
      await lab.hasVerdict(/Exactly one/);
      const dialog = await openShare(page, 'Embed');
      await dialog.getByText('Options', { exact: true }).first().click();
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
    'shares a link to this very step, with its QR code and the puzzle on other sites',
    async (page) => {
      await eventually(() => page.evaluate(() => location.hash.includes('step=41')));
      const dialog = await openShare(page, 'Link');
      const link = dialog.getByRole('textbox', { name: 'Link to this page' });
      assert.equal(await link.inputValue(), page.url());
      assert.match(page.url(), new RegExp(`#p=${ONE}.*algo=bitmask&step=41`));
      await dialog.getByText('The link opens step 41 of the run').waitFor();
      await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor();
      assert.equal(
        await dialog.getByRole('link', { name: 'SudokuWiki' }).getAttribute('href'),
        `https://www.sudokuwiki.org/sudoku.htm?bd=${ONE}`,
      );
    },
    { path: `#p=${ONE}&mode=watch&algo=bitmask&step=41` },
  );

  test(
    'offers frames by presets, with a preview and without a border (U10)',
    async (page) => {
      const dialog = await openShare(page, 'Embed');
      const code = dialog.getByRole('textbox', { name: 'Embed code (iframe)' });
      /** Parts and size of the frame for each preset, in order. */
      const expected = {
        Board: [null, '360', '460'],
        'Board and code': ['board,status,strip,player,link,code', '760', '620'],
        Everything: [ALL.replace(',pad', ''), '960', '720'],
      };
      for (const [preset, [show, width, height]] of Object.entries(expected)) {
        await dialog.getByText(preset, { exact: true }).first().click();
        const text = await code.inputValue();
        assert.match(text, new RegExp(` width="${width}" height="${height}" `));
        assert.match(text, /style="border:0;max-width:100%"/);
        const src = /src="([^"]+)"/.exec(text)[1].replaceAll('&amp;', '&');
        assert.equal(new URL(src).searchParams.get('show'), show);
        await dialog.getByText(`Preview, ${width} × ${height} pixels`).waitFor();
      }
      const preview = dialog.locator('iframe');
      assert.equal(
        await preview.evaluate((frame) => getComputedStyle(frame).borderTopWidth),
        '0px',
      );
    },
    { path: `#p=${ONE}` },
  );

  test(
    'makes codes from the options and shows a preview',
    async (page) => {
      await eventually(() => page.evaluate(() => location.hash.includes('step=41')));
      const dialog = await openShare(page, 'Embed');
      const code = dialog.getByRole('textbox', { name: 'Embed code (iframe)' });
      await shows(await frameOf(page, /embed\.html/), /^Step 41 of/);
      assert.match(await code.inputValue(), /algo=bitmask&amp;.*step=41/);
      await dialog.getByText('Options', { exact: true }).first().click();
      await dialog.getByRole('checkbox', { name: 'Code' }).check();
      await dialog.getByRole('checkbox', { name: /locked/i }).check();
      await dialog.getByRole('spinbutton', { name: 'Loop from step' }).fill('12');
      await dialog
        .getByRole('alert')
        .getByText(/a later last step/)
        .waitFor();
      assert.ok(await dialog.getByRole('button', { name: 'Copy' }).last().isDisabled());
      await dialog.getByRole('spinbutton', { name: 'to step' }).fill('16');
      const text = await code.inputValue();
      assert.match(text, /loop=12-16/);
      assert.match(text, /show=board,status,strip,player,link,code/);
      assert.match(text, /lock=1/);
      await frameOf(page, /loop=12-16/);
      await dialog.getByText('Web component', { exact: true }).click();
      const element = dialog.getByRole('textbox', { name: 'Web component' });
      assert.match(
        await element.inputValue(),
        /sudoku-lab-element\.js" defer><\/script>\n<sudoku-lab /,
      );
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    { path: `#p=${ONE}&mode=watch&algo=bitmask&step=41` },
  );

  test(
    'gives the puzzle as text in any format, and its solution',
    async (page) => {
      const lab = new Lab(page);
      await lab.hasVerdict(/Exactly one/);
      await lab.button('Copy').click();
      const dialog = page.getByRole('dialog', { name: 'Share and embed' });
      const text = dialog.getByRole('textbox', { name: 'Copy as text' });
      const format = dialog.getByRole('combobox', { name: 'Format' });
      const gives = async (name, pattern) => {
        await format.selectOption(name);
        await eventually(
          () => text.inputValue(),
          (value) => pattern.test(value),
        );
      };
      await gives('One line, dots for blanks', new RegExp(`^${ONE.replaceAll('0', '\\.')}\\s*$`));
      await gives('One line, zeros for blanks', new RegExp(`^${ONE}\\s*$`));
      await gives('Solution, one line', new RegExp(`^${ONE_SOLVED}$`));
    },
    { path: `#p=${ONE}` },
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
    'leads from the help of a German page to the German lesson',
    async (page) => {
      await page.locator('#board td').first().waitFor();
      await page.evaluate(() => document.querySelector('[data-action=openHelp]').click());
      const help = page.getByRole('dialog', { name: 'Hilfe' });
      await help.getByText('Über', { exact: true }).click();
      const way = help.getByRole('link', { name: 'Eine Lektion über Backtracking' });
      assert.equal(await way.getAttribute('href'), 'lesson.html?lang=de');
      await way.click();
      await page.getByRole('heading', { name: 'Backtracking zum Zusehen' }).waitFor();
    },
    { path: `#p=${ONE}&lang=de` },
  );
});
