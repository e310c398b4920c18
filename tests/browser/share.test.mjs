// The share dialog, and the boards that its codes embed.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';

const ALL = 'verdict,board,status,strip,player,speed,pad,link,code,stack,log,counters';
const PHONE = { width: 390, height: 844 };

/** The frame with an address. */
const frameOf = (page, pattern) =>
  eventually(() => page.frames().find((frame) => pattern.test(frame.url())));

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
      await becomes(() => lab.givens(), ONE);
    },
    { path: `#p=${ONE}` },
  );

  test(
    'shares a link to this very step, with its QR code and the puzzle on other sites',
    async (page) => {
      // The page writes the mode behind the step when the run is there.
      await eventually(() => page.evaluate(() => location.hash.includes('step=41&mode=')));
      const dialog = await openShare(page, 'Link');
      const link = dialog.getByRole('textbox', { name: 'Link to this page' });
      await becomes(() => link.inputValue(), page.url());
      assert.match(page.url(), new RegExp(`#p=${ONE}.*algo=bitmask&step=41`));
      await dialog.getByText('The link opens step 41 of the run').waitFor();
      await dialog.getByRole('img', { name: 'QR code of the link' }).waitFor();
      await becomes(
        () => dialog.getByRole('link', { name: 'SudokuWiki' }).getAttribute('href'),
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
      await becomes(
        () => preview.evaluate((frame) => getComputedStyle(frame).borderTopWidth),
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
      await becomes(() => code.inputValue(), /algo=bitmask&amp;.*step=41/);
      await dialog.getByText('Options', { exact: true }).first().click();
      await dialog.getByRole('checkbox', { name: 'Code' }).check();
      await dialog.getByRole('checkbox', { name: /locked/i }).check();
      await dialog.getByRole('spinbutton', { name: 'Loop from step' }).fill('12');
      await dialog
        .getByRole('alert')
        .getByText(/a later last step/)
        .waitFor();
      await becomes(() => dialog.getByRole('button', { name: 'Copy' }).last().isDisabled(), true);
      await dialog.getByRole('spinbutton', { name: 'to step' }).fill('16');
      const text = await code.inputValue();
      assert.match(text, /loop=12-16/);
      assert.match(text, /show=board,status,strip,player,link,code/);
      assert.match(text, /lock=1/);
      await frameOf(page, /loop=12-16/);
      await dialog.getByText('Web component', { exact: true }).click();
      const element = dialog.getByRole('textbox', { name: 'Web component' });
      await becomes(
        () => element.inputValue(),
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
});
