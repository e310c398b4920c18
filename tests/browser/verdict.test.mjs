// The verdict on a puzzle that is pasted or typed.
import assert from 'node:assert/strict';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { EMPTY, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'shows a puzzle with its verdict at the first visit',
    async (page) => {
      const lab = new Lab(page);
      await lab.hasVerdict(/solution/i);
      assert.notEqual(await lab.givens(), EMPTY);
    },
    { path: '' },
  );

  test('takes a paste from the clipboard anywhere on the page', async (page) => {
    const lab = new Lab(page);
    await lab.field.fill(`a sudoku: ${ONE}`);
    await lab.hasGivens(ONE);
    await lab.field.press('ControlOrMeta+a');
    await lab.field.press('ControlOrMeta+x');
    await lab.button('Clear all').click();
    await lab.hasGivens(EMPTY);
    await lab.cell(5, 5).click();
    await page.keyboard.press('ControlOrMeta+v');
    await lab.hasGivens(ONE);
  });

  test('finds the one solution of a pasted puzzle and shows it', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one solution/i);
    await lab.button(/hide solution/i).waitFor();
    assert.equal(await lab.digits('given', 'solved', 'solution'), ONE_SOLVED);
  });

  test('reports that there is no solution although no digits conflict', async (page) => {
    await new Lab(page).load(NONE, /no solution/i);
  });

  test('reports several solutions and shows two', async (page) => {
    const lab = new Lab(page);
    await lab.load(MANY, /at least two/i);
    await lab.button(/hide solution/i).waitFor();
    const first = await lab.digits('given', 'solved', 'solution');
    await lab.button(/next solution/i).click();
    await lab.says(/solution 2 of/i);
    const second = await lab.digits('given', 'solved', 'solution');
    assert.notEqual(first, second);
    for (const grid of [first, second]) {
      for (const row of grid.match(/.{9}/g)) assert.equal([...row].sort().join(''), '123456789');
    }
  });

  test('marks where two solutions differ, and turns the headline into their number', async (page) => {
    const lab = new Lab(page);
    await lab.load(MANY, /at least two/i);
    await lab.says(/here are two; they differ in \d+ cells?/i);
    const stated = Number(/differ in (\d+)/.exec(await page.locator('#facts').textContent())?.[1]);
    const marked = page.getByRole('gridcell', { name: /\d in the other solution/ });
    await eventually(
      () => marked.count(),
      (count) => count === stated,
    );
    assert.ok(stated > 0);
    await lab.button(/count all/i).click();
    await lab.hasVerdict(/^2,032 solutions$/); // counted by others, too
  });

  test('claims to show no solutions while none is shown', async (page) => {
    const lab = new Lab(page);
    await lab.button('Examples').click();
    await page.getByText('Liang, Figure 2').first().click();
    await lab.hasVerdict(/at least two/i);
    await lab.says(/the first two differ in \d+ cells?/i);
    await lab.button(/show solution/i).click();
    await lab.says(/here are two/i);
  });

  test('reports which givens conflict, and where', async (page) => {
    const lab = new Lab(page);
    await lab.load(INVALID, /invalid/i);
    await lab.says(/two 7s in row 1/i);
    for (const column of [1, 9]) {
      assert.match(await lab.cell(1, column).getAttribute('aria-label'), /conflicts in row 1/i);
    }
  });

  test('judges what is typed into the field', async (page) => {
    const lab = new Lab(page);
    await lab.field.fill(ONE.replaceAll('0', '.'));
    await lab.hasGivens(ONE);
    await lab.hasVerdict(/exactly one solution/i);
  });

  test('counts all solutions', async (page) => {
    const lab = new Lab(page);
    await lab.load(MANY, /at least two/i);
    await lab.button(/count all/i).click();
    await lab.says(/2,032 solutions/);
  });

  test('steps through the puzzles of a list', async (page) => {
    const lab = new Lab(page);
    await lab.paste(`${ONE}\n${MANY}\n`);
    await lab.hasGivens(ONE);
    await lab.says(/2 puzzles found/i);
    await lab.button('Next puzzle').click();
    await lab.hasGivens(MANY);
    await lab.hasVerdict(/at least two/i);
  });

  test('reads the output of another program', async (page) => {
    const lab = new Lab(page);
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
  });

  test('takes a dropped file', async (page) => {
    const lab = new Lab(page);
    await lab.drop('puzzle.txt', [...Buffer.from(ONE)]);
    await lab.hasGivens(ONE);
    await lab.hasVerdict(/exactly one solution/i);
  });
});
