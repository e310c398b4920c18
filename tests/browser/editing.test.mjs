// Editing a puzzle in Solve, undo across puzzles, and links of other sites. For entries and notes see
// play-notes.test.mjs.
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { EMPTY, MANY, ONE } from '../puzzles.mjs';

/** Returns `line` with another digit in a cell. */
const put = (line, row, column, digit) => {
  const cell = 9 * (row - 1) + column - 1;
  return line.slice(0, cell) + digit + line.slice(cell + 1);
};

inEachBrowser((test) => {
  /** Givens of ONE and what is typed into r1c1. */
  const typed = (digit) => put(ONE, 1, 1, digit);

  test(
    'types, clears and pastes puzzles, and undoes all of it',
    inTurn({
      'shows no full board while a puzzle is typed': async (page) => {
        const lab = new Lab(page);
        await page.getByRole('heading', { name: 'Type a puzzle' }).waitFor();
        await lab.cell(1, 1).click();
        for (const digit of ['1', '2', '3']) await page.keyboard.press(digit);
        await lab.hasGivens('123'.padEnd(81, '0'));
        await page.getByRole('heading', { name: '3 givens' }).waitFor();
        await becomes(() => lab.digits('solved'), EMPTY);
        await lab.button('Show the verdict now').click();
        await lab.hasVerdict(/at least two/i);
        await becomes(() => lab.digits('solved'), EMPTY);
        await lab.button('Show solution').click();
        await eventually(
          () => lab.digits('solved'),
          (digits) => !digits.slice(3).includes('0'),
        );
      },
      'types into the puzzle in Solve; undoes, redoes and clears': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one/i);
        await lab.cell(1, 1).click();
        await page.keyboard.press('9');
        await lab.hasGivens(typed('9'));
        await lab.hasVerdict(/exactly one/i); // the digit of the solution
        await page.keyboard.press('Backspace');
        await lab.hasGivens(ONE);
        // For a while, the line offers to undo the paste, too.
        const undo = page.locator('#undo');
        await undo.click();
        await lab.hasGivens(typed('9'));
        await undo.click();
        await lab.hasGivens(ONE);
        await lab.button('Redo').click();
        await lab.hasGivens(typed('9'));
        await lab.button('4').click(); // the pad, in the cell that has changed
        await lab.hasGivens(typed('4'));
        await lab.hasVerdict(/not a valid puzzle/i); // r1c6 is a 4, too
      },
      'offers to undo Clear in the line': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one/i);
        await lab.button('Clear all').click();
        await lab.hasGivens(EMPTY);
        await lab.says(/^cleared/i);
        await page.locator('.line').getByRole('button', { name: 'Undo' }).click();
        await lab.hasGivens(ONE);
      },
      'restores with Undo what a paste replaced': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one/i);
        await lab.load(MANY, /at least two/i);
        await lab.button('Undo').first().click();
        await lab.hasGivens(ONE);
        await lab.hasVerdict(/exactly one/i);
      },
    }),
  );

  for (const name of ['bd', 's', 'puzzle']) {
    test(
      `opens a link that says ?${name}=`,
      async (page) => {
        const lab = new Lab(page);
        await lab.hasGivens(ONE);
        await lab.hasVerdict(/exactly one/i);
      },
      { path: `?${name}=${ONE}` },
    );
  }

  test(
    'a puzzle that is loaded is stored once, and shows the solution only if that is asked for',
    async (page) => {
      const lab = new Lab(page);
      await lab.load(ONE, /exactly one/i);
      await lab.button('Show solution').click();
      await page.evaluate(() => {
        const { setItem } = Storage.prototype;
        window.stored = [];
        Storage.prototype.setItem = function (key, value) {
          window.stored.push(JSON.parse(value).state);
          return setItem.call(this, key, value);
        };
      });
      await lab.load(MANY, /solutions/i);
      await becomes(async () => (await page.evaluate(() => window.stored)).length, 1);
      await lab.button('Hide solution').click();
      await lab.load(ONE, /exactly one/i);
      await becomes(() => lab.digits('solved'), EMPTY);
    },
    { only: 'chromium' },
  );
});
