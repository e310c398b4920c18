// Workers that crash: at random, or because of a record that they solve.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { answered, answersTo, list, longList, textOf } from './lists.mjs';
import { solve } from './solve.mjs';
import { endThreads, mortal, started } from './threads.mjs';

after(endThreads);

describe('a batch whose workers crash', () => {
  it('replaces a worker that crashes and loses nothing', async () => {
    const puzzles = longList();
    const text = textOf(puzzles);
    const before = started.length;
    const { output, summary } = await solve(text, {}, async (batch, pieces) => {
      while (pieces.length < 2) await pause(1);
      started[before].die();
      started[before + 1].die();
    });
    assert.equal(output, answersTo(puzzles));
    assert.equal(summary.errors, 0);
    assert.equal(started.length, before + 4);
  });

  it('marks only the record that crashes all workers', async () => {
    const puzzles = list(5000);
    const lines = puzzles.map(({ puzzle }) => puzzle);
    const poison = 2500;
    const deadly = mortal((text) => text.includes(lines[poison]));
    const { output, summary } = await solve(lines.join('\n'), { startWorker: deadly });
    const expected = puzzles.map(answered);
    expected[poison] = `# line ${poison + 1}: crashed: ${lines[poison]}`;
    assert.deepEqual(output.trimEnd().split('\n'), expected);
    assert.deepEqual(summary.firstErrors, [
      { line: poison + 1, text: lines[poison], code: 'crashed' },
    ]);
    assert.equal(summary.one, puzzles.length - 1);
    assert.equal(summary.lines, puzzles.length - 1);
  });

  it("also marks such a record of 81 cells in the Almanac's layout", async () => {
    const grids = list(20).map(({ puzzle }) => puzzle.replace(/.{9}/g, '$&\n'));
    const poison = 7;
    const deadly = mortal((text) => text.includes(grids[poison].trimEnd()));
    const options = { startWorker: deadly, input: 'cells', format: 'csv' };
    const { summary } = await solve(grids.map((grid) => `Grid\n${grid}`).join(''), options);
    assert.deepEqual(
      summary.firstErrors.map(({ line, code }) => ({ line, code })),
      [{ line: 10 * poison + 2, code: 'crashed' }],
    );
    assert.equal(summary.one, grids.length - 1);
  });

  it('solves a whole chunk after random crashes', async () => {
    const puzzles = list(1000);
    let deaths = 3;
    const deadly = mortal((text) => text.includes(puzzles[0].puzzle) && deaths-- > 0);
    const text = textOf(puzzles);
    const { output } = await solve(text, { startWorker: deadly });
    assert.equal(output, answersTo(puzzles));
  });

  it('ends even if every record crashes a worker', async () => {
    const puzzles = list(100);
    const text = textOf(puzzles);
    const kills = (part) => puzzles.some(({ puzzle }) => part.includes(puzzle));
    const { summary } = await solve(text, { startWorker: mortal(kills) });
    assert.equal(summary.errors, puzzles.length);
  });
});
