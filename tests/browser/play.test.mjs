// Playing: digits, notes, colours, checks, the timer, and the end of a game; by keyboard, mouse and finger.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { eventually, inEachBrowser, isChromium } from './support/harness.mjs';
import { Play } from './support/play.mjs';
import { EMPTY, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const at = (line, row, column) => line[9 * (row - 1) + column - 1];
/** Returns `line` with another digit in a cell. */
const put = (line, row, column, digit) => {
  const cell = 9 * (row - 1) + column - 1;
  return line.slice(0, cell) + digit + line.slice(cell + 1);
};
/** The empty cells of ONE, as rows and columns. */
const OPEN = [...ONE].flatMap((digit, cell) =>
  digit === '0' ? [[Math.floor(cell / 9) + 1, (cell % 9) + 1]] : [],
);
const ALL_ENTRIES = [...ONE].map((given, i) => (given === '0' ? ONE_SOLVED[i] : '0')).join('');
const last = OPEN.at(-1);
/** All but the last entry. */
const ALMOST = `#p=${ONE}&e=${put(ALL_ENTRIES, ...last, '0')}&mode=play`;
const path = `#p=${ONE}&mode=play`;

inEachBrowser((test) => {
  // ---- Whole games ----------------------------------------------------------------------------

  test(
    'a whole game by keyboard, from the first Tab to the end',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const onBoard = () => play.board.evaluate((board) => board.contains(document.activeElement));
      for (let i = 0; i < 40 && !(await onBoard()); i++) await play.press('Tab');
      assert.ok(await onBoard(), 'the board is not reached by Tab');
      await play.press('Control+Home');
      for (let row = 1; row <= 9; row++) {
        for (let column = 1; column <= 9; column++) {
          if (at(ONE, row, column) === '0') await play.press(at(ONE_SOLVED, row, column));
          if (column < 9) await play.press('ArrowRight');
        }
        await play.press('Home', 'ArrowDown');
      }
      await play.hasEntries(ALL_ENTRIES);
      await play.lineSays(/^Solved\./);
      await play.panel.getByRole('heading', { name: 'Solved.' }).waitFor();
      await play.panel.getByText('No help, no mistakes.').waitFor();
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
      await play.panel.getByRole('heading', { name: 'Solved.' }).waitFor();
    },
    { path, ...PHONE, only: 'chromium' },
  );

  // ---- Digits, notes, colours -----------------------------------------------------------------

  test(
    'notes and colours: by keys with any pen, and by the pens',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, 'Shift+Digit3', 'Shift+Digit9', 'Control+Digit3', 'Control+Shift+Digit2');
      await play.hasCell(1, 1, /, empty, corner notes 3 9, centre notes 3, colour 2$/);
      await play.press('Shift+Digit9');
      await play.hasCell(1, 1, /, corner notes 3, /);
      assert.equal(await play.pen(), 'Digit');
      for (const [key, pen] of [
        ['x', 'Corner'],
        ['c', 'Centre'],
        ['v', 'Colour'],
        ['z', 'Digit'],
      ]) {
        await play.press(key);
        await eventually(
          () => play.pen(),
          (name) => name === pen,
        );
      }
      await play.at(1, 3, 'x', '3', 'c', '5', 'v', '6');
      await play.hasCell(1, 3, /, empty, corner notes 3, centre notes 5, colour 6$/);
      await play.take('Corner');
      await play.pad.getByRole('button', { name: /^3/ }).click();
      await play.hasCell(1, 3, /, empty, centre notes 5, colour 6$/);
      // A click beside the board leaves the focus there.
      await play.press('8');
      await play.hasCell(1, 3, /, empty, corner notes 8, centre notes 5, colour 6$/);
    },
    { path },
  );

  test(
    'several cells are edited together, and undo goes back through all of it',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(3, 2);
      await play.press('Shift+ArrowRight', 'Shift+ArrowRight');
      await play.lineSays(/^3 cells selected\./);
      await play.press('Shift+Digit5', 'Control+Digit6', 'Control+Shift+Digit1', '7');
      for (const column of [2, 3, 4]) {
        await play.hasCell(3, column, /, entered 7, (conflicts .*, )?colour 1$/);
      }
      // Erasing goes from the top: digits, notes, colours.
      await play.press('Delete');
      await play.hasCell(3, 4, /, empty, corner notes 5, centre notes 6, colour 1$/);
      await play.press('Delete');
      await play.hasCell(3, 4, /, empty, colour 1$/);
      await play.press('Backspace');
      await play.hasCell(3, 4, /, empty$/);
      for (let i = 0; i < 3; i++) await play.press('Control+z');
      await play.hasCell(3, 3, /, entered 7, /);
      await play.press('[', '[', '[');
      await play.hasCell(3, 3, /, empty, corner notes 5$/);
      await play.press('[');
      await play.hasCell(3, 3, /, empty$/);
      assert.equal(await play.button('Undo').isDisabled(), true);
      for (let i = 0; i < 4; i++) await play.press(']');
      await play.hasCell(3, 3, /, entered 7, /);
      await play.press('Control+y', 'Control+Shift+z', 'Control+y');
      await play.hasCell(3, 3, /, empty$/);
    },
    { path },
  );

  test(
    'the same digit again removes it, and a given stays',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, '9');
      await play.hasCell(1, 1, /, entered 9$/);
      await play.press('9');
      await play.hasCell(1, 1, /, empty$/);
      await play.at(1, 2, '9');
      await play.lineSays(/^That is a given/);
      await play.press('Shift+Digit9');
      await play.lineSays(/only empty cells have notes/);
      await play.press('Control+Shift+Digit9');
      await play.lineSays(/colours are 1 to 6/);
      assert.equal(await play.givens(), ONE);
    },
    { path },
  );

  test(
    'an entry that clashes is marked, explained in the line, and leaves the verdict on the givens',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, '6'); // r1c2 is a given 6
      await play.lineSays(/^Two 6s in row 1/i);
      await play.hasCell(1, 1, /conflicts in row 1/);
      await play.chip(/one solution/i);
      await play.press('Delete');
      await play.lineSays(/^r1c1 selected/);
    },
    { path },
  );

  test(
    'an entry tidies the notes around it, one undo restores them, and an option keeps them',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 3, 'Shift+Digit9', 'Shift+Digit3');
      await play.at(1, 1, '9');
      await play.hasCell(1, 3, /, corner notes 3$/);
      await play.press('Control+z');
      await play.hasCell(1, 3, /, corner notes 3 9$/);
      await play.hasCell(1, 1, /, empty$/);
      await play.panel.getByLabel(/tidy notes/i).uncheck();
      await play.at(1, 1, '9');
      await play.hasCell(1, 1, /, entered 9$/);
      await play.hasCell(1, 3, /, corner notes 3 9$/);
      await page.reload();
      await play.ready();
      assert.equal(await play.panel.getByLabel(/tidy notes/i).isChecked(), false);
    },
    { path },
  );

  test(
    'fills in notes, and keeps one’s own',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, 'Control+Digit4');
      await play.button('Fill in notes').click();
      await play.lineSays(/Notes filled in: \d+ cells\./);
      await play.hasCell(1, 1, /, empty, centre notes 4$/);
      // The peers of r1c3 leave 3, 5 and 9: the row has 1 4 6, the column 2 5 6 7 8, the box 2 6 8.
      await play.hasCell(1, 3, /, empty, corner notes 3 9$/);
      await play.button('Fill in notes').click();
      await play.lineSays(/Every empty cell has notes/);
      await play.button('Undo').click();
      await play.hasCell(1, 3, /, empty$/);
    },
    { path },
  );

  test(
    'all candidates take the place of notes; the pens for notes cross them out',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, 'Shift+Digit4');
      const candidates = play.panel.getByLabel('Show all candidates');
      await candidates.check();
      await play.lineSays(/in place of your notes/);
      await play.hasCell(1, 1, /, empty, candidates 3 9$/);
      await play.press('Shift+Digit3');
      await play.hasCell(1, 1, /, candidates 9, crossed out 3$/);
      await play.take('Cross out');
      await play.pad.getByRole('button', { name: /^3/ }).click();
      await play.hasCell(1, 1, /, candidates 3 9$/);
      assert.equal(await page.getByText('Centre', { exact: true }).isVisible(), false);
      await candidates.uncheck();
      await play.hasCell(1, 1, /, empty, corner notes 4$/);
      assert.equal(await play.pen(), 'Corner');
    },
    { path },
  );

  // ---- Selecting --------------------------------------------------------------------------------

  test(
    'selects cells by dragging, with Ctrl, and all of a digit by a double-click',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.cell(4, 2).hover();
      await page.mouse.down();
      await play.cell(4, 3).hover();
      await play.cell(5, 3).hover();
      await page.mouse.up();
      await play.hasSelected(['4 2', '4 3', '5 3']);
      await play.cell(4, 2).click({ modifiers: ['ControlOrMeta'] });
      await play.hasSelected(['4 3', '5 3']);
      // Playwright makes no double-click in an unmodified Firefox.
      if (isChromium(page)) await play.cell(1, 4).dblclick();
      else await play.cell(1, 4).dispatchEvent('dblclick');
      const ones = [...ONE].flatMap((d, i) =>
        d === '1' ? [`${Math.floor(i / 9) + 1} ${(i % 9) + 1}`] : [],
      );
      await play.hasSelected(ones);
      await play.press('Escape');
      await play.hasSelected([]);
      await play.lineSays(/^Select a cell/);
    },
    { path },
  );

  test(
    'a finger that moves over the board selects cells',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const client = await page.context().newCDPSession(page);
      const centre = async (row, column) => {
        const { x, y, width, height } = await play.cell(row, column).boundingBox();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const touch = (type, points) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await touch('touchStart', [await centre(3, 2)]);
      for (const column of [3, 4, 5]) await touch('touchMove', [await centre(3, column)]);
      await touch('touchEnd', []);
      await play.hasSelected(['3 2', '3 3', '3 4', '3 5']);
    },
    { path, ...PHONE, only: 'chromium' },
  );

  test(
    'highlights the same digits and the peers, unless switched off',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.cell(1, 4).click();
      const lit = () => page.locator('#board :is(.same, .peer)').count();
      await eventually(lit, (n) => n >= 20);
      await play.panel.getByLabel('Highlight related cells').uncheck();
      await eventually(lit, (n) => n === 0);
      await page.reload();
      await play.ready();
      await play.cell(1, 4).click();
      assert.equal(await lit(), 0);
    },
    { path },
  );

  // ---- What is kept -----------------------------------------------------------------------------

  test(
    'a reload and a link keep entries, notes, colours and crossings; a reload keeps the pen',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, '9', 'Control+Shift+Digit3');
      await play.at(1, 3, 'Shift+Digit3', 'Control+Digit5', 'v');
      await play.panel.getByLabel('Show all candidates').check();
      await play.at(2, 1, 'Shift+Digit1');
      await play.hasCell(2, 1, /crossed out 1/);
      await play.panel.getByLabel('Show all candidates').uncheck();
      const isKept = async () => {
        await play.hasCell(1, 1, /, entered 9, colour 3$/);
        await play.hasCell(1, 3, /, empty, corner notes 3, centre notes 5$/);
        assert.equal(await page.locator('body').getAttribute('data-mode'), 'play');
      };
      await isKept();
      await eventually(
        () => page.url(),
        (url) => /&n=\w+&c=\w+&k=\w+/.test(url) && !/show=/.test(url),
      );
      const link = page.url();
      await page.reload();
      await play.ready();
      await isKept();
      assert.equal(await play.pen(), 'Colour');
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      await page.goto(link);
      await play.ready();
      await isKept();
      await play.panel.getByLabel('Show all candidates').check();
      await play.hasCell(2, 1, /crossed out 1/);
    },
    { path },
  );

  test(
    'Undo restores what a paste replaced, with its notes',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, '9');
      await play.at(1, 3, 'Shift+Digit3');
      await play.hasCell(1, 3, /corner notes 3/);
      await play.paste(MANY);
      await play.hasGivens(MANY);
      await play.chip(/solutions/i);
      await play.hasEntries(EMPTY);
      await page.locator('#play-undo').click();
      await play.hasGivens(ONE);
      await play.chip(/one solution/i);
      await play.hasEntries(put(EMPTY, 1, 1, '9'));
      await play.hasCell(1, 3, /corner notes 3/);
    },
    { path },
  );

  test(
    'a link from before there were notes opens as it did, in Play if it has entries',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.hasEntries(put(EMPTY, 1, 1, '9'));
      await play.panel.getByText(`1 of ${OPEN.length}`).waitFor();
    },
    { path: `#p=${ONE}&e=${put(EMPTY, 1, 1, '9')}&x=313` },
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
      await play.lineSays(/2 entries are wrong/);
      await play.hasCell(1, 3, /differs from the solution/);
      await play.hasCell(1, 5, /differs from the solution/);
      assert.equal(await page.locator('#board .wrong').count(), 2);
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

  for (const [what, givens, message, check] of [
    ['several solutions', MANY, /^Several solutions:/, /no single one to compare with/],
    ['no solution', NONE, /^No solution: this puzzle cannot be finished/, /cannot be finished/],
    ['clashing givens', INVALID, /^The givens clash: this puzzle cannot be finished/, /clash/],
  ]) {
    test(
      `says so in the line if the puzzle has ${what}`,
      async (page) => {
        const play = new Play(page);
        await play.ready();
        await play.lineSays(message);
        await play.button('Check').click();
        await play.lineSays(check);
      },
      { path: `#p=${givens}&mode=play` },
    );
  }

  test(
    'the digits left are counted, and a digit used up is marked',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const count = [...ONE].filter((digit) => digit === '4').length;
      await play.pad.getByRole('button', { name: `4 ${9 - count} left` }).waitFor();
      for (const [row, column] of OPEN) {
        if (at(ONE_SOLVED, row, column) === '4') await play.at(row, column, '4');
      }
      await play.pad.getByRole('button', { name: '4 done' }).waitFor();
    },
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
      await play.at(1, 1, wrong); // wrong, then revealed
      await play.hasCell(1, 1, /entered 1/);
      await play.button('Reveal cell').click();
      await play.hasCell(1, 1, /entered 9/);
      await play.at(...last, digit);
      await page.locator('#board.wave').waitFor();
      await play.panel.getByText('1 cell revealed, 1 mistake.').waitFor();
      await play.hasSelected([]);
      assert.equal(await play.button('Another like it').isVisible(), false);
      await play.button('Play again').click();
      await play.lineSays(/Started over\./);
      await play.hasEntries(EMPTY);
      await page.locator('#line').getByRole('button', { name: 'Undo' }).click();
      await play.panel.getByText('1 cell revealed, 1 mistake.').waitFor();
    },
    { path: ALMOST },
  );

  test(
    'starting over removes everything but the givens, and can be undone',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      await play.at(1, 1, '9');
      await play.at(1, 3, 'Shift+Digit3', 'Control+Shift+Digit3');
      await play.button('Start over').click();
      await play.hasEntries(EMPTY);
      await play.hasCell(1, 3, /, empty$/);
      assert.equal(await play.givens(), ONE);
      await page.locator('#line').getByRole('button', { name: 'Undo' }).click();
      await play.hasEntries(put(EMPTY, 1, 1, '9'));
      await play.hasCell(1, 3, /, corner notes 3, colour 3$/);
    },
    { path },
  );

  test(
    'the timer is off at first; it runs, is kept over a reload, and a pause hides the board',
    async (page) => {
      const play = new Play(page);
      await play.ready();
      const clock = page.getByRole('timer');
      assert.equal(await clock.isVisible(), false);
      await play.panel.getByLabel('Timer').check();
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
      assert.ok(await play.button('Resume').first().isVisible());
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
    },
    { path },
  );
});

inEachBrowser((test) => {
  test(
    'nothing is left in English on the German page, in any state of Play',
    async (page, { url }) => {
      const play = new Play(page);
      /** Words of the line, the dock and the panel; names of cells are in puzzle/. */
      const texts = () =>
        page.evaluate(() => {
          const found = [];
          for (const part of document.querySelectorAll('#line, [data-for=play], .cover')) {
            for (const element of part.querySelectorAll('*')) {
              for (const node of element.childNodes) {
                if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
              }
              found.push(element.getAttribute('aria-label'), element.getAttribute('title'));
            }
          }
          return found.map((text) => (text ?? '').trim()).filter((text) => /[a-z]{2}/i.test(text));
        });
      const tour = async (language) => {
        const seen = new Set();
        const look = async () => {
          await page.evaluate(() => new Promise(requestAnimationFrame));
          for (const text of await texts()) seen.add(text);
        };
        await page.evaluate(() => localStorage.clear());
        await page.goto('about:blank');
        await page.goto(`${url}${ALMOST}&lang=${language}`);
        await page.locator('#play-pad button').first().waitFor();
        await page.locator(`html[lang=${language}]`).waitFor();
        await look();
        const cell = page.locator('#board td').nth(9 * (last[0] - 1) + last[1] - 1);
        const keys = ['x', 'c', 'v', 'z', 'Control+Shift+Digit9', 'Delete', '1'];
        await cell.click();
        for (const key of keys) {
          await play.press(key);
          await look();
        }
        const ids = [
          'check',
          'start-over',
          'check',
          'fill-notes',
          'fill-notes',
          'candidates',
          'timer',
        ];
        for (const id of [...ids, 'pause', 'resume', 'reveal-cell', 'play-undo']) {
          await page.locator(`#${id}`).click();
          await look();
        }
        await page.goto(`${url}${ALMOST}&lang=${language}&again`);
        await cell.click();
        await play.press(at(ONE_SOLVED, ...last));
        await page.locator('#finish').waitFor();
        await look();
        for (const givens of [MANY, NONE, INVALID]) {
          await page.goto(`${url}#p=${givens}&mode=play&lang=${language}`);
          await page.locator('#resting:not(:empty)').waitFor();
          await look();
          await page.locator('#check').click();
          await look();
        }
        return seen;
      };
      const english = await tour('en');
      const german = await tour('de');
      const SAME = ['Pause', 'Sudoku'];
      const left = [...german].filter((text) => english.has(text) && !SAME.includes(text));
      assert.deepEqual(left, []);
      assert.ok(english.size > 50, `only ${english.size} texts were seen`);
    },
    { path, only: 'chromium' },
  );
});

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  inEachBrowser((test) => {
    for (const [size, options] of Object.entries({
      wide: { viewport: { width: 1280, height: 720 } },
      phone: PHONE,
    })) {
      test(
        `axe finds nothing in any state of Play on the ${size} page`,
        async (page) => {
          const play = new Play(page);
          await play.ready();
          await play.at(1, 3, 'Shift+Digit3', 'Control+Digit5', 'Control+Shift+Digit1');
          for (let colour = 1; colour <= 6; colour++) {
            await play.at(2, colour, `Control+Shift+Digit${colour}`);
            await play.at(
              3,
              colour,
              `Control+Shift+Digit${colour}`,
              'Shift+Digit7',
              'Control+Digit8',
            );
          }
          await play.at(1, 1, '6');
          assert.deepEqual(await violations(page), []);
          await play.panel.getByLabel('Show all candidates').check();
          await play.take('Colour');
          assert.deepEqual(await violations(page), []);
          await play.panel.getByLabel('Timer').check();
          await play.button('Pause').click();
          await play.lineSays(/^Paused/);
          assert.deepEqual(await violations(page), []);
        },
        { path, only: 'chromium', ...options },
      );

      test(
        `axe finds nothing at the end of a game on the ${size} page`,
        async (page) => {
          const play = new Play(page);
          await play.ready();
          await play.at(...last, at(ONE_SOLVED, ...last));
          await play.panel.getByRole('heading', { name: 'Solved.' }).waitFor();
          await eventually(async () => !(await page.locator('#board.wave').count()));
          assert.deepEqual(await violations(page), []);
        },
        { path: ALMOST, only: 'chromium', ...options },
      );
    }
  }, scheme);
}
