// “Paste or open”: a paste anywhere, and the dialog that says what is in a text before it is taken.
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { EMPTY, MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';
import { LINKS } from '../web/site-links.mjs';

/** The dialog as a user sees it. */
class Paste {
  constructor(page) {
    this.lab = new Lab(page);
    this.page = page;
    this.root = page.getByRole('dialog', { name: 'Paste or open' });
    this.field = this.root.getByRole('textbox');
    this.line = page.locator('#line');
  }
  button(name) {
    return this.root.getByRole('button', { name, exact: true });
  }
  async open() {
    await this.page.getByRole('button', { name: /^Paste or open/ }).click();
    await this.root.waitFor();
  }
  /** Waits until the dialog says something. @param {RegExp} pattern */
  async says(pattern) {
    await this.root.getByRole('status').filter({ hasText: pattern }).waitFor();
  }
  /** Waits until the message line says something. @param {RegExp} pattern */
  async reports(pattern) {
    await eventually(
      () => this.page.locator('#said').textContent(),
      (text) => pattern.test(text ?? ''),
    );
  }
}

inEachBrowser((test) => {
  test(
    'a paste is taken anywhere',
    inTurn({
      'a paste right after a dialog has closed is taken': async (page) => {
        const paste = new Paste(page);
        // Opened without a click, the dialog leaves the focus in its field until the next frame.
        await page.evaluate(() => document.querySelector('[data-action=openPaste]').click());
        await paste.root.waitFor();
        await page.evaluate((text) => {
          document.querySelector('dialog[open]').close();
          const data = new DataTransfer();
          data.setData('text/plain', text);
          const event = new Event('paste', { bubbles: true, cancelable: true });
          Object.defineProperty(event, 'clipboardData', { value: data });
          document.activeElement.dispatchEvent(event);
        }, ONE);
        await paste.lab.hasGivens(ONE);
      },
      'a link of another site is read; rules that are not classic are named first': async (
        page,
      ) => {
        const paste = new Paste(page);
        const { lab } = paste;
        await lab.paste(LINKS.scf);
        await lab.hasVerdict(/exactly one/i);
        await paste.reports(/^A link, SudokuPad: 30 givens\.$/);
        await lab.paste(LINKS.killer);
        await paste.reports(/^Not a classic Sudoku: killer cages, .*The board is unchanged\.$/);
        await lab.hasVerdict(/exactly one/i);
        await page.getByRole('button', { name: 'Take its digits only' }).click();
        await lab.hasGivens(EMPTY);
      },
      'a paste anywhere is taken at once and folds to a sentence with Undo': async (page) => {
        const paste = new Paste(page);
        const { lab } = paste;
        await lab.load(MANY, /at least two/i);
        await lab.paste(`Puzzle of the day\n${ONE}`);
        await lab.hasGivens(ONE);
        await paste.reports(/^One puzzle, .*: 30 givens\. .*ignored/);
        await lab.paste(ONE.replaceAll('0', '.'));
        await paste.reports(/^One puzzle, .*: 30 givens\./);
        await lab.paste(MANY);
        await lab.hasGivens(MANY);
        await page.getByRole('button', { name: 'Undo', exact: true }).last().waitFor();
        await paste.line.getByRole('button', { name: 'Undo' }).click();
        await lab.hasGivens(ONE);
        await becomes(() => paste.root.count(), 0);
      },
      'one of several puzzles is chosen by its picture or its number': async (page) => {
        const paste = new Paste(page);
        await paste.lab.paste([ONE, MANY, ONE_SOLVED].join('\n'));
        await paste.lab.hasGivens(ONE);
        await paste.reports(/^A list of 3; the first is here\./);
        await paste.open();
        const pictures = paste.root.getByRole('group', { name: 'Puzzles in the text' });
        await pictures.getByRole('button', { name: /^Puzzle 1, / }).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await paste.says(/^Puzzle 2 of 3: 31 givens\.$/);
        await paste.root.getByRole('spinbutton', { name: /^Puzzle/ }).fill('3');
        await paste.says(/^Puzzle 3 of 3: 81 givens\.$/);
        await pictures.getByRole('button', { name: /^Puzzle 2, / }).click();
        await paste.says(/^Puzzle 2 of 3/);
        await paste.button('Put on the board').click();
        await paste.lab.hasGivens(MANY);
      },
      'reads 10 MB of puzzles': async (page) => {
        const paste = new Paste(page);
        const lines = Math.floor(10e6 / 82);
        await paste.lab.paste(`${ONE}\n`, lines);
        await paste.reports(new RegExp(`A list of ${lines.toLocaleString('en')};`));
        await paste.lab.hasGivens(ONE);
      },
      'judges the empty grid': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one/i);
        await lab.paste(EMPTY);
        await lab.hasGivens(EMPTY);
        await lab.button('Show the verdict now').click();
        await lab.hasVerdict(/at least two/i);
      },
      'judges sixteen givens, too few for one solution': async (page) => {
        let left = 16;
        const sixteen = ONE_SOLVED.replace(/\d/g, (digit) => (left-- > 0 ? digit : '0'));
        await new Lab(page).load(sixteen, /at least two/i);
      },
      'judges a full grid, and one with an error': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE_SOLVED, /exactly one/i);
        await lab.load(`1${ONE_SOLVED.slice(1)}`, /not a valid puzzle/i);
      },
    }),
  );

  test(
    'the dialog reads a text and says what is wrong with it',
    inTurn({
      'the dialog says what it read before anything changes': async (page) => {
        const paste = new Paste(page);
        await paste.lab.load(MANY, /at least two/i);
        await paste.open();
        await becomes(() => paste.button('Put on the board').isDisabled(), true);
        await paste.field.fill(ONE.replaceAll('0', '.'));
        await paste.says(/^One puzzle, .*: 30 givens\.$/);
        await becomes(() => paste.lab.givens(), MANY);
        await paste.button('Put on the board').click();
        await paste.lab.hasGivens(ONE);
        await paste.lab.hasVerdict(/exactly one/i);
        await becomes(() => paste.root.isVisible(), false);
      },
      'Ctrl+Enter puts the puzzle on the board': async (page) => {
        const paste = new Paste(page);
        await paste.lab.load(MANY, /at least two/i);
        await paste.open();
        await paste.field.fill(ONE);
        await paste.says(/30 givens/);
        await page.keyboard.press('Control+Enter');
        await paste.lab.hasGivens(ONE);
      },
      'the place of an error is selected in the field': async (page) => {
        const paste = new Paste(page);
        const rows = ONE.match(/.{9}/g).map((row) => row.split('').join(' '));
        rows[4] = rows[4].slice(2); // eight cells
        await paste.lab.paste(rows.join('\n'));
        await paste.says(/line 5 has 8, not 9/);
        const selected = () =>
          paste.field.evaluate((area) =>
            area.value.slice(area.selectionStart, area.selectionEnd).trim(),
          );
        await eventually(selected, (text) => text === rows[4].trim());
        await page.keyboard.press('Escape');
        await paste.root.waitFor({ state: 'hidden' });
      },
      'a corrected text is read again': async (page) => {
        const paste = new Paste(page);
        await paste.lab.paste(ONE.slice(1));
        await paste.says(/80 of 81/);
        await paste.field.fill(ONE);
        await paste.says(/30 givens/);
        await becomes(() => paste.field.getAttribute('aria-invalid'), 'false');
        await page.keyboard.press('Escape');
        await paste.root.waitFor({ state: 'hidden' });
      },
      'refuses a binary file': async (page) => {
        const paste = new Paste(page);
        await paste.lab.load(MANY, /at least two/i);
        const rubbish = Array.from({ length: 5000 }, (_, i) => (i * i * 31 + i * 7) % 256);
        await paste.lab.drop('rubbish.bin', rubbish);
        await paste.says(/not a text/i);
        await becomes(() => paste.lab.givens(), MANY);
      },
    }),
  );

  /** @param {string} text @param {RegExp} pattern @param {{times?: number, shown?: string}} [more] */
  const refused =
    (text, pattern, { times = 1, shown = text } = {}) =>
    async (page) => {
      const paste = new Paste(page);
      const { lab } = paste;
      await lab.load(MANY, /at least two/i);
      await lab.paste(text, times);
      await paste.says(pattern);
      await becomes(() => paste.field.inputValue(), shown);
      await becomes(() => paste.field.getAttribute('aria-invalid'), 'true');
      await becomes(() => lab.givens(), MANY);
      // Beside the verdict of the puzzle on the board, only the line mentions it.
      await paste.reports(/No puzzle found; the board is unchanged\./);
      await page.keyboard.press('Escape');
      await paste.root.waitFor({ state: 'hidden' }); // a paste into the field would stay there
      await lab.hasVerdict(/at least two/i);
      await lab.load(ONE, /exactly one/i);
    };
  test(
    'a failed paste opens the dialog and changes nothing (U7)',
    inTurn({
      '80 cells': refused(ONE.slice(1), /80 of 81 cells.* Board unchanged\./i),
      '82 cells': refused(`${ONE}0`, /82 cells/i),
      prose: refused('Good morning!', /no puzzle in this text/i),
      '10 MB of prose': refused('Good morning! ', /no puzzle in this text/i, {
        times: 750_000,
        shown: '',
      }),
    }),
  );
});
