// The verdict on a puzzle that is pasted or typed.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { EXAMPLES } from '../../web/puzzle/examples.js';
import { Lab } from './support/lab.mjs';
import { EMPTY, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

/** A plain backtracking search in Python finds seven solutions, too. */
const SEVEN = '400000109057300000000000000235800000000000500090020000820005000900602001000010003';
/** Liang's Figure 2, from Examples. */
const LIANG_2 = EXAMPLES.flatMap(({ examples }) => examples).find(
  ({ id }) => id === 'liang-figure-2',
).givens;

inEachBrowser((test) => {
  test(
    'shows a puzzle at the first visit, and offers the tour then only, until it is taken',
    async (page, { url }) => {
      const lab = new Lab(page);
      const offer = page.locator('#line').getByRole('button', { name: /30-second tour/ });
      await lab.hasVerdict(/solution/i);
      assert.notEqual(await lab.givens(), EMPTY);
      await offer.waitFor();
      await lab.cell(1, 1).click(); // nothing is in the way
      await page.keyboard.press('9');
      await offer.waitFor({ state: 'hidden' });
      await page.keyboard.press('Control+z');
      await offer.click();
      await page.locator('.tour').getByRole('button', { name: 'Skip the tour' }).click();
      await offer.waitFor({ state: 'hidden' });
      await page.goto('about:blank');
      await page.goto(url);
      await lab.hasVerdict(/solution/i);
      await lab.says(/puzzle with \d+ givens/i);
      await offer.waitFor({ state: 'hidden' });
    },
    { path: '', only: 'chromium' },
  );

  test(
    'takes puzzles from a paste, a file and other programs, and judges them with their entries',
    inTurn({
      'finds the one solution of a pasted puzzle and shows it on request': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one solution/i);
        await becomes(() => lab.digits('solved', 'solution'), EMPTY);
        await lab.button('Show solution').click();
        await lab.button('Hide solution').waitFor();
        await becomes(() => lab.digits('given', 'solved', 'solution'), ONE_SOLVED);
        await lab.says(/the only solution/i);
        await lab.button('Hide solution').click();
        await eventually(
          () => lab.digits('solved'),
          (digits) => digits === EMPTY,
        );
      },
      'keeps the candidates of a puzzle that has no givens': async (page) => {
        const lab = new Lab(page);
        // Each cell holds its digit of the solution or the next one, r1c1 only its own. A cell with
        // the next digit would shift its whole row, column and so r1c1: there is one solution.
        const groups = Array.from(ONE_SOLVED, (digit, at) =>
          Array.from('123456789', (other) =>
            other === digit || (at && +other === (+digit % 9) + 1) ? other : '.',
          ).join(''),
        );
        await lab.paste(groups.join(''));
        await lab.hasVerdict(/exactly one solution/i);
        await page.getByText(/The crossed-out candidates count/).waitFor();
        await becomes(async () => (await page.locator('#board.pencilled').count()) > 0, true);
        await lab.button('Show solution').click();
        await lab.button('Hide solution').waitFor();
        await becomes(() => lab.digits('given', 'solved', 'solution'), ONE_SOLVED);
        await lab.button('Hide solution').click();
        await page.reload();
        await lab.hasVerdict(/exactly one solution/i);
        await lab.enter('Explain');
        await page.locator('.reasons h3').first().waitFor();
        await lab.enter('Solve');
      },
      'reads the output of another program': async (page) => {
        const lab = new Lab(page);
        await lab.load(MANY, /at least two/i);
        const rows = ONE.replaceAll('0', '.').match(/.{9}/g);
        const bands = [0, 3, 6].map((at) => rows.slice(at, at + 3));
        const lines = bands.map((band) =>
          band
            .map(
              (row) =>
                `| ${row
                  .match(/.{3}/g)
                  .map((r) => [...r].join(' '))
                  .join(' | ')} |\n`,
            )
            .join(''),
        );
        const border = `+${'-------+'.repeat(3)}\n`;
        await lab.paste(border + lines.map((text) => text + border).join(''));
        await lab.hasGivens(ONE);
      },
      'reveals the digit of the selected cell, or of an easy one': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one solution/i);
        await lab.cell(1, 1).click();
        await lab.button('Reveal a cell').click();
        await lab.hasCell(1, 1, new RegExp(`entered ${ONE_SOLVED[0]}`));
        await page.keyboard.press('Escape');
        await lab.button('Reveal a cell').click();
        await eventually(
          () => lab.entries(),
          (entries) => entries.replaceAll('0', '').length === 2,
        );
      },
      'takes a dropped file': async (page) => {
        const lab = new Lab(page);
        await lab.load(MANY, /at least two/i);
        await lab.drop('puzzle.txt', [...Buffer.from(ONE)]);
        await lab.hasGivens(ONE);
        await lab.hasVerdict(/exactly one solution/i);
      },
      // Issue U12: the headline flashed "Searching…" with each entry.
      'the verdict does not change while only entries change': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one solution/i);
        await page.evaluate(() => {
          globalThis.headlines = [];
          new MutationObserver(() =>
            globalThis.headlines.push(document.getElementById('verdict').textContent),
          ).observe(document.getElementById('verdict'), { childList: true, characterData: true });
        });
        const top = () =>
          lab.button('Show solution').evaluate((e) => e.getBoundingClientRect().top);
        const before = await top();
        for (let n = 1; n <= 3; n++) {
          await lab.button('Reveal a cell').click();
          await eventually(
            () => lab.entries(),
            (entries) => entries.replaceAll('0', '').length === n,
          );
        }
        await becomes(() => page.evaluate(() => globalThis.headlines), []);
        await becomes(() => top(), before, 'nothing moves');
      },
      'takes a paste from the clipboard anywhere on the page': async (page) => {
        const lab = new Lab(page);
        await lab.load(MANY, /at least two/i);
        await page.evaluate((text) => {
          const area = document.createElement('textarea');
          area.value = text;
          document.body.append(area);
          area.focus(); // `select` does not do so in Firefox
          area.select();
        }, `a sudoku: ${ONE}`);
        await page.keyboard.press('ControlOrMeta+c');
        await page.evaluate(() => document.querySelector('body > textarea').remove());
        await lab.cell(5, 5).click();
        await page.keyboard.press('ControlOrMeta+v');
        await lab.hasGivens(ONE);
      },
      'turns an invalid puzzle into a valid one': async (page) => {
        const lab = new Lab(page);
        await lab.load(ONE, /exactly one/i);
        await lab.cell(1, 1).click();
        await page.keyboard.press('6'); // r1c2 is a 6
        await lab.hasVerdict(/not a valid puzzle/i);
        await lab.says(/r1c1 was typed last/i);
        await lab.button('Clear r1c1').click();
        await lab.hasVerdict(/exactly one/i);
      },
    }),
  );

  test(
    'judges puzzles with no, several and conflicting solutions',
    inTurn({
      'reports that there is no solution although no digits conflict': async (page) => {
        await new Lab(page).load(NONE, /no solution/i);
      },
      'reports several solutions and shows them one after the other': async (page) => {
        const lab = new Lab(page);
        await lab.load(MANY, /at least two/i);
        await lab.button(/hide solution/i).waitFor();
        const first = await lab.digits('given', 'solved', 'solution');
        await lab.button('Next solution').click();
        await lab.says(/^2 of/i);
        const second = await lab.digits('given', 'solved', 'solution');
        assert.notEqual(first, second);
        for (const grid of [first, second]) {
          for (const row of grid.match(/.{9}/g))
            assert.equal([...row].sort().join(''), '123456789');
        }
      },
      'names a given that is probably a slip, and clears it': async (page) => {
        const lab = new Lab(page);
        const slip = `${ONE.slice(0, 2)}9${ONE.slice(3)}`; // the solution has a 3 in r1c3
        await lab.load(slip, /no solution/i);
        await lab.says(/the 9 in r1c3 may be a slip: with 3 there, exactly one grid fits/i);
        await lab.says(/with r1c3 empty, exactly one grid fits/i);
        await lab.button('Clear r1c3').click();
        await lab.hasGivens(ONE);
        await lab.hasVerdict(/exactly one solution/i);
        await lab.button('Undo').first().click();
        await lab.hasVerdict(/no solution/i);
      },
      'marks where two solutions differ, and turns the headline into their number': async (
        page,
      ) => {
        const lab = new Lab(page);
        await lab.load(MANY, /at least two/i);
        await lab.says(/the first two differ in \d+ cells?/i);
        const stated = Number(
          /differ in (\d+)/.exec(await page.locator('#facts').textContent())?.[1],
        );
        const marked = page.getByRole('gridcell', { name: /\d in the other solution/ });
        await eventually(
          () => marked.count(),
          (count) => count === stated,
        );
        assert.ok(stated > 0);
        await page.getByRole('checkbox', { name: 'Mark the differences' }).uncheck();
        await eventually(
          () => marked.count(),
          (count) => count === 0,
        );
        await lab.button(/count all/i).click();
        await lab.hasVerdict(/^2,032 solutions$/); // counted by others, too
        await lab.says(/2,032 solutions, in /);
        await page.getByRole('checkbox', { name: 'Mark the differences' }).check();
      },
      'reports which givens conflict, and where': async (page) => {
        const lab = new Lab(page);
        await lab.load(INVALID, /not a valid puzzle/i);
        await lab.says(/two 7s in row 1/i);
        for (const column of [1, 9]) {
          await becomes(
            () => lab.cell(1, column).getAttribute('aria-label'),
            /conflicts in row 1/i,
          );
        }
      },
      // Issue U6: the example said "Here are two", but showed none.
      'shows the first solution of an example with several, with all differences': async (page) => {
        const lab = new Lab(page);
        await page.evaluate((p) => (location.hash = `p=${p}`), LIANG_2);
        await lab.hasVerdict(/^18 solutions$/);
        await lab.says(/dashed cells differ/i);
        const stated = Number(
          /differ in (\d+)/.exec(await page.locator('#facts').textContent())?.[1],
        );
        const marked = page.getByRole('gridcell', { name: /\d in (?:the )?other solutions?/ });
        await eventually(
          () => marked.count(),
          (count) => count === stated && count > 0,
        );
      },
      'shows a few solutions side by side, and the entry that decides between them': async (
        page,
      ) => {
        const lab = new Lab(page);
        await lab.load(SEVEN, /^7 solutions$/);
        await lab.button('Solution 3').click();
        await lab.says(/^3 of 7$/);
        await lab.button('Solution 1').click();
        await lab.says(/^1 of 7$/);
        const first = await lab.digits('given', 'solved', 'solution');
        await lab.says(/^Entering \d in r\dc\d leaves exactly one solution/);
        await lab.button('Enter it').click();
        await lab.hasVerdict(/exactly one solution/i);
        await becomes(() => lab.digits('given', 'solved', 'solution'), first);
      },
    }),
  );
});
