// A puzzle from a newspaper, typed into Solve cell by cell: with keys, a pointer and a finger.
import assert from 'node:assert/strict';
import { eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { sized } from './support/geometry.mjs';
import { Lab } from './support/lab.mjs';
import { violations } from './support/axe.mjs';
import { EMPTY, ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'a newspaper puzzle is typed with 81 keys, from the start or after Clear all',
    inTurn({
      'an empty board has the caret in its first cell; 0, space and dot leave cells empty': async (
        page,
      ) => {
        const lab = new Lab(page);
        await page.getByRole('heading', { name: 'Type a puzzle' }).waitFor();
        await lab.says(/^r1c1: a digit/);
        const empty = ['0', 'Space', '.'];
        let verdicts = 0;
        for (const [at, digit] of [...ONE].entries()) {
          await page.keyboard.press(digit === '0' ? empty[at % 3] : digit);
          const few = [...ONE.slice(0, at + 1)].filter((each) => each !== '0').length < 17;
          if (few) verdicts += await page.getByRole('heading', { name: 'At least two' }).count();
        }
        await lab.hasGivens(ONE);
        await lab.hasVerdict(/exactly one/i);
        assert.equal(verdicts, 0);
      },
      'after Clear all, the keys work at once; Enter goes to the next row, Backspace back': async (
        page,
      ) => {
        const lab = new Lab(page);
        await lab.button('Clear all').click();
        await page.getByRole('heading', { name: 'Type a puzzle' }).waitFor();
        for (const key of ['1', '2', 'Enter', '3', '.', '4', '5', 'Backspace', '6'])
          await page.keyboard.press(key);
        await lab.hasGivens('1200000003046'.padEnd(81, '0'));
        await page.getByRole('heading', { name: '5 givens' }).waitFor();
      },
      'digits that clash are named at once, and the way back is undo': async (page) => {
        const lab = new Lab(page);
        await page.keyboard.press('6');
        await lab.hasVerdict(/not a valid puzzle/i);
        await lab.says(/two 6s in row 2/i);
        await page.keyboard.press('Control+z');
        await page.getByRole('heading', { name: '5 givens' }).waitFor();
        await page.keyboard.press('7'); // in the cell that undo has emptied
        await lab.hasGivens('12000000030467'.padEnd(81, '0'));
      },
      'axe finds nothing': async (page) => assert.deepEqual(await violations(page), []),
      'from the 17th given, the verdict comes when no key follows': async (page) => {
        const lab = new Lab(page);
        await lab.button('Clear all').click();
        for (const digit of ONE.slice(0, 54)) await page.keyboard.press(digit);
        await lab.hasVerdict(/solutions/i);
      },
    }),
    { path: `#p=${EMPTY}` },
  );

  test(
    'on a first visit, the first key that is typed begins a puzzle',
    async (page) => {
      const lab = new Lab(page);
      await lab.hasVerdict(/exactly one/i);
      for (const digit of ONE.slice(0, 54)) await page.keyboard.press(digit);
      await lab.hasGivens(ONE.slice(0, 54).padEnd(81, '0'));
      await page.keyboard.press('Control+Enter');
      await lab.hasVerdict(/solutions/i);
    },
    { path: '', only: 'chromium' },
  );

  test(
    'in another mode and with several cells, space and dot keep their meaning',
    async (page) => {
      const lab = new Lab(page);
      await lab.hasGivens(ONE);
      await lab.cell(1, 2).click();
      await lab.cell(1, 4).click({ modifiers: ['Shift'] });
      await page.keyboard.press('Space');
      await page.keyboard.press('.');
      await lab.hasGivens(ONE);
      await page.locator('[data-mode=play][href]').click();
      await lab.cell(1, 1).click();
      await page.keyboard.press('9');
      await page.keyboard.press('8'); // stays in the cell
      await page.keyboard.press('.');
      await eventually(
        () => lab.digits('entered'),
        (digits) => digits === '8'.padEnd(81, '0'),
      );
    },
    { path: `#p=${ONE}`, only: 'chromium' },
  );

  test(
    'with a finger, the pad writes and moves on, Empty cell skips, and Erase takes back',
    async (page) => {
      const lab = new Lab(page);
      await lab.hasGivens(ONE);
      await lab.button('Clear all').tap();
      const pad = (name) => page.locator('.dock[data-for=solve]').getByRole('button', { name });
      for (const name of ['5', 'Empty cell', 'Empty cell', '3', '9', 'Erase', '8'])
        await pad(name).tap();
      await lab.hasGivens('50038'.padEnd(81, '0'));
      await page.getByRole('heading', { name: '3 givens' }).waitFor();
    },
    { path: `#p=${ONE}`, only: 'chromium', ...sized('lowest') },
  );
});
