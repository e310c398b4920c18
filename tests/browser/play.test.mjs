// Playing: whole games, checks, the timer, and the end of a game.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { ALL_ENTRIES, ALMOST, OPEN, PHONE, Play, at, last, path, put } from './support/play.mjs';
import { EMPTY, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

inEachBrowser((test) => {
  // ---- Whole games ----------------------------------------------------------------------------

  test(
    'a whole game by keyboard, from the first Tab to the end',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const onBoard = () => play.board.evaluate((board) => board.contains(document.activeElement));
      for (let i = 0; i < 40 && !(await onBoard()); i++) await play.press('Tab');
      await becomes(() => onBoard(), true, 'the board is not reached by Tab');
      await play.press('Control+Home');
      for (let row = 1; row <= 9; row++) {
        for (let column = 1; column <= 9; column++) {
          if (at(ONE, row, column) === '0') await play.press(at(ONE_SOLVED, row, column));
          if (column < 9) await play.press('ArrowRight');
        }
        await play.press('Home', 'ArrowDown');
      }
      await play.hasEntries(ALL_ENTRIES);
      await play.lineSays(/^Solved( in [\d:]+)?\./);
      await play.panel.getByRole('heading', { name: 'Solved' }).waitFor();
      await play.panel.getByText(/No help, no mistakes\.$/).waitFor();
      await play.press('Control+z');
      await play.panel.getByText(`${OPEN.length - 1} of ${OPEN.length}`).waitFor();
    },
    { path },
  );

  test(
    'a whole game by touch',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      for (const [row, column] of OPEN) {
        await play.cell(row, column).tap();
        await play.pad
          .getByRole('button', { name: new RegExp(`^${at(ONE_SOLVED, row, column)}`) })
          .tap();
      }
      await play.hasEntries(ALL_ENTRIES);
      await play.panel.getByRole('heading', { name: 'Solved' }).waitFor();
    },
    { path, ...PHONE, only: 'chromium' },
  );

  // ---- Checks and answers -----------------------------------------------------------------------

  test(
    'checks: counts wrong entries, marks them, and says so if all is right',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.button('Check').click();
      await play.lineSays(/No entries to check yet/);
      await play.at(1, 1, '9');
      await play.button('Check').click();
      await play.lineSays(/1 entry checked: all right so far/);
      await play.at(1, 3, '5');
      await play.at(1, 5, '3');
      await play.button('Check').click();
      await play.lineSays(/2 entries wrong since 5 in r1c3/);
      await play.hasCell(1, 3, /differs from the solution/);
      await play.hasCell(1, 5, /differs from the solution/);
      await becomes(() => page.locator('#board .wrong').count(), 2);
      await page.getByRole('button', { name: 'Go back' }).click();
      await play.lineSays(/Back to before 5 in r1c3/);
      await play.hasCell(1, 1, /entered 9/);
      await play.hasCell(1, 3, /empty/);
      await page.locator('#line').getByRole('button', { name: 'Undo' }).click();
      await play.hasCell(1, 5, /entered 3/);
      await play.button('Check').click();
      await play.at(1, 5, '7'); // an edit removes the marks
      await eventually(
        () => page.locator('#board .wrong').count(),
        (n) => n === 0,
      );
    },
    { path },
  );

  test(
    'a cell is revealed on request only; Solve’s solution stays hidden',
    async (page) => {
      const play = new Play(page);
      await page.getByRole('button', { name: 'Show solution' }).click();
      await play.hasCell(1, 1, /, solved 9$/);
      await page.getByRole('link', { name: 'Play', exact: true }).click();
      await play.ready();
      await play.hasCell(1, 1, /, empty$/);
      await play.button('Reveal cell').click();
      await play.lineSays(/Select a cell first/);
      await play.at(1, 1);
      await play.button('Reveal cell').click();
      await play.hasCell(1, 1, /, entered 9$/);
      await page.getByRole('link', { name: 'Solve', exact: true }).click();
      await play.hasCell(1, 3, /, solved 3$/);
    },
    { path: `#p=${ONE}` },
  );

  test(
    'says so in the line if the puzzle has several, no or clashing solutions',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      for (const [givens, message, check] of [
        [MANY, /^Several solutions:/, /no single one to compare with/],
        [NONE, /^No solution: this puzzle cannot be finished/, /cannot be finished/],
        [INVALID, /^The givens clash: this puzzle cannot be finished/, /clash/],
      ]) {
        await page.evaluate((hash) => (location.hash = hash), `p=${givens}&mode=play`);
        await play.lineSays(message);
        await play.button('Check').click();
        await play.lineSays(check);
      }
    },
    { path },
  );

  test(
    'a hint that is asked for before the verdict comes with it',
    async (page, { url }) => {
      let release = () => {};
      const held = new Promise((done) => (release = done));
      await page.route(/solver-worker/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('about:blank');
      await page.goto(url + path);
      await page.locator('#hint-more').click();
      await becomes(() => page.locator('.hint-stages li').count(), 0);
      release();
      await page.locator('.hint-stages li').first().waitFor();
    },
    { only: 'chromium' },
  );

  test(
    'starts over, and counts the digits left',
    inTurn({
      'starting over removes everything but the givens, and can be undone': async (page) => {
        const play = new Play(page);
        await play.ready();
        await play.at(1, 1, '9');
        await play.at(1, 3, 'Shift+Digit3', 'Control+Shift+Digit3');
        await play.button('Start over').click();
        await play.hasEntries(EMPTY);
        await play.hasCell(1, 3, /, empty$/);
        await becomes(() => play.givens(), ONE);
        await page.locator('#line').getByRole('button', { name: 'Undo' }).click();
        await play.hasEntries(put(EMPTY, 1, 1, '9'));
        await play.hasCell(1, 3, /, corner notes 3, colour 3$/);
      },
      'the digits left are counted, and a digit used up is marked': async (page) => {
        const play = new Play(page);
        await play.ready();
        const count = [...ONE].filter((digit) => digit === '4').length;
        await play.pad.getByRole('button', { name: `4 ${9 - count} left` }).waitFor();
        for (const [row, column] of OPEN) {
          if (at(ONE_SOLVED, row, column) === '4') await play.at(row, column, '4');
        }
        await play.pad.getByRole('button', { name: '4 done' }).waitFor();
      },
    }),
    { path },
  );

  // ---- The game ---------------------------------------------------------------------------------

  test(
    'the end: a wave over the board, and the score with help and mistakes',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const digit = at(ONE_SOLVED, ...last);
      const wrong = digit === '1' ? '2' : '1';
      await play.panel.getByRole('button', { name: 'Where to look' }).waitFor();
      await play.press('h');
      await page.locator('.hint-stages li').waitFor();
      await play.at(1, 1, wrong); // wrong, then revealed
      await play.hasCell(1, 1, /entered 1/);
      await play.button('Reveal cell').click();
      await play.hasCell(1, 1, /entered 9/);
      await play.at(...last, digit);
      await page.locator('#board.wave').waitFor();
      await play.panel.getByText(/1 hint, 1 cell revealed, 1 mistake\.$/).waitFor();
      await play.hasSelected([]);
      await becomes(() => play.button('Send the card').isVisible(), true);
      await play.button('Play again').click();
      await play.lineSays(/Started over\./);
      await play.hasEntries(EMPTY);
      await page.locator('#line').getByRole('button', { name: 'Undo' }).click();
      await play.panel.getByText(/1 hint, 1 cell revealed, 1 mistake\.$/).waitFor();
      await play.button('Same level').click();
      await play.lineSays(/^New puzzle: \d+ givens, easy, /);
      await play.hasEntries(EMPTY);
      assert.ok(!page.url().includes(ONE), 'another puzzle');
      await page.locator('#finish').waitFor({ state: 'hidden' });
    },
    { path: ALMOST },
  );

  test(
    'the clock runs, is kept over a reload, a pause hides the board, and an option hides the clock',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const clock = page.getByRole('timer');
      await eventually(
        () => clock.textContent(),
        (text) => /^0:0[1-9]$/.test(text),
      );
      await page.reload();
      await play.ready();
      await eventually(
        () => clock.textContent(),
        (text) => /^0:0[2-9]$/.test(text),
      );
      await play.at(1, 1, '9');
      await play.button('Pause').click();
      await play.lineSays(/^Paused/);
      await eventually(() => play.board.evaluate((board) => board.inert));
      await becomes(() => play.button('Resume').first().isVisible(), true);
      const centre = await play.board.boundingBox();
      const top = await page.evaluate(
        ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('#board')),
        [centre.x + centre.width / 2, centre.y + centre.height / 3],
      );
      assert.equal(top, false, 'the board can be seen');
      await play.press('Control+z', '5');
      await page.reload();
      await play.lineSays(/^Paused/);
      const stopped = await clock.textContent();
      await page.locator('#resume').click();
      await play.hasEntries(put(EMPTY, 1, 1, '9'));
      await eventually(
        () => clock.textContent(),
        (text) => text !== stopped,
      );
      await page.getByRole('link', { name: 'Solve', exact: true }).click();
      await play.hasCell(1, 1, /, entered 9$/);
      await play.enter('Play');
      await play.set('Clock', false);
      await clock.waitFor({ state: 'hidden' });
    },
    { path },
  );
});
