// Entering and undoing with keyboard and mouse, and what survives a reload.
import assert from 'node:assert/strict';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { EMPTY, MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';

const at = (line, row, column) => line[9 * (row - 1) + column - 1];
/** Returns `line` with another digit in a cell. */
const put = (line, row, column, digit) => {
  const cell = 9 * (row - 1) + column - 1;
  return line.slice(0, cell) + digit + line.slice(cell + 1);
};

inEachBrowser((test) => {
  const hasEntries = (lab, line) =>
    eventually(
      () => lab.entries(),
      (entries) => entries === line,
    );

  test('enters, clears, undoes and redoes', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one/i);
    await lab.cell(1, 1).click();
    await page.keyboard.press('9');
    const entered = put(EMPTY, 1, 1, '9');
    await hasEntries(lab, entered);
    await page.keyboard.press('Backspace');
    await hasEntries(lab, EMPTY);
    await lab.button('Undo').click();
    await hasEntries(lab, entered);
    await lab.button('Undo').click();
    await hasEntries(lab, EMPTY);
    await lab.button('Redo').click();
    await hasEntries(lab, entered);
    assert.equal(await lab.givens(), ONE);
  });

  test('marks a conflicting entry in its cell and keeps the verdict on the givens', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one/i);
    await lab.cell(1, 1).click();
    await page.keyboard.press('6'); // r1c2 is a given 6
    await lab.says(/two 6s in row 1/i);
    assert.match(await lab.cell(1, 1).getAttribute('aria-label'), /conflicts in row 1/i);
    await lab.hasVerdict(/exactly one/i);
  });

  test('restores with Undo what a paste replaced', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one/i);
    await lab.load(MANY, /at least two/i);
    await lab.button('Undo').click();
    await lab.hasGivens(ONE);
    await lab.hasVerdict(/exactly one/i);
  });

  test('works with the keyboard only', async (page) => {
    const lab = new Lab(page);
    await lab.hasVerdict(/solution/i);
    // Tab from the start of the page to the field, and from there to the board.
    const focusIs = (locator) =>
      locator.evaluate((element) => element.contains(document.activeElement));
    const tabTo = async (locator) => {
      for (let i = 0; i < 40; ++i) {
        await page.keyboard.press('Tab');
        if (await focusIs(locator)) return;
      }
      assert.fail('no way there by Tab');
    };
    await tabTo(lab.field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(ONE);
    await lab.hasGivens(ONE);
    await tabTo(lab.board);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press(at(ONE_SOLVED, 1, 3));
    const first = put(EMPTY, 1, 3, at(ONE_SOLVED, 1, 3));
    await hasEntries(lab, first);
    await page.keyboard.press('End');
    await page.keyboard.press(at(ONE_SOLVED, 1, 9));
    await hasEntries(lab, put(first, 1, 9, at(ONE_SOLVED, 1, 9)));
    await page.keyboard.press('Control+z');
    await hasEntries(lab, first);
    await page.keyboard.press('Control+y');
    await hasEntries(lab, put(first, 1, 9, at(ONE_SOLVED, 1, 9)));
    await page.keyboard.press('Delete');
    await hasEntries(lab, first);
    // The board is one tab stop: one more Tab leaves it.
    await page.keyboard.press('Tab');
    assert.equal(await focusIs(lab.board), false);
  });

  test('crosses out a candidate and restores it', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one/i);
    await lab.button(/hide solution/i).click();
    await lab.cell(1, 1).click();
    const name = () => lab.cell(1, 1).getAttribute('aria-label');
    await page.keyboard.press('Shift+Digit3');
    await eventually(name, (text) => /crossed out 3/.test(text));
    assert.match(await name(), /candidates 9/); // 3 and 9 are what its peers leave
    await page.keyboard.press('Shift+Digit3');
    await eventually(name, (text) => /candidates 3 9/.test(text) && !/crossed/.test(text));
  });

  test('keeps everything over a reload', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one/i);
    await lab.cell(1, 1).click();
    await page.keyboard.press('9');
    const entered = put(EMPTY, 1, 1, '9');
    await hasEntries(lab, entered);
    await page.reload();
    await lab.hasGivens(ONE);
    await hasEntries(lab, entered);
    await lab.hasVerdict(/exactly one/i);
  });

  test('restores the pen over a reload', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one/i);
    const pens = page.getByRole('group', { name: 'Pen' });
    for (const name of ['Notes', 'Puzzle', 'Answers']) {
      await pens.getByText(name, { exact: true }).click();
      const pen = pens.getByRole('radio', { name, exact: true, checked: true });
      await pen.waitFor();
      await page.reload();
      await lab.hasVerdict(/exactly one/i);
      await pen.waitFor();
    }
  });

  test('opens a shared link in the state of its sender', async (page, { url }) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one/i);
    await lab.cell(1, 1).click();
    await page.keyboard.press('9');
    await eventually(
      () => page.url(),
      (address) => address.includes(ONE) && /[?&#]e=9/.test(address),
    );
    const link = page.url();
    assert.ok(link.startsWith(url));
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await lab.hasGivens(ONE);
    await hasEntries(lab, put(EMPTY, 1, 1, '9'));
  });

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
});
