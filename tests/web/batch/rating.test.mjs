// Lists that are rated, with real workers and the real modules.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { RATING } from '../../../web/features/lists/batch-protocol.js';
import { loadModule } from '../../module/load.mjs';
import { INVALID, MANY, NONE } from '../../puzzles.mjs';
import { list } from './lists.mjs';
import { solve } from './solve.mjs';
import { endThreads, mortal, startWorker } from './threads.mjs';

after(endThreads);

const HEAD = 'puzzle,ER,EP,ED';
/** The second puzzle of the Almanac needs forcing chains: more than ten times as long as the others. */
const HARD = '100907003080000070009000600007209400410000095008504300003000700050000040200806009';
const dotted = (line) => line.replaceAll('0', '.');

/** Workers as `startWorker` makes them; `seen` collects what they are sent. */
const watched = (seen) => () => {
  const worker = startWorker();
  const { postMessage } = worker;
  worker.postMessage = (message, transfer) => {
    seen.push(message);
    postMessage(message, transfer);
  };
  return worker;
};

describe('a list that is rated', () => {
  let logic;
  before(async () => {
    logic = await loadModule('logic');
  });
  const rate = (text, options = {}, during) => solve(text, { format: RATING, ...options }, during);
  /** The row of a puzzle with exactly one solution. */
  const row = (puzzle) => {
    const { er, ep, ed } = logic.rate(`p=${puzzle}`);
    return [dotted(puzzle), ...[er, ep, ed].map((rating) => rating.toFixed(1))].join(',');
  };

  it('is a table in the order of the list, with what has no rating in its place', async () => {
    const puzzles = list(300).map(({ puzzle }) => puzzle);
    const lines = [...puzzles.slice(0, 150), MANY, 'Hello', INVALID, HARD, NONE];
    lines.push(...puzzles.slice(150));
    const { output, summary } = await rate(lines.join('\n'));
    const unrated = (puzzle, verdict) => [`# ${verdict}`, `${dotted(puzzle)},,,`];
    assert.deepEqual(output.trimEnd().split('\n'), [
      HEAD,
      ...puzzles.slice(0, 150).map(row),
      ...unrated(MANY, 'many'),
      '# line 152: empty: Hello',
      ...unrated(INVALID, 'invalid'),
      row(HARD),
      ...unrated(NONE, 'none'),
      ...puzzles.slice(150).map(row),
    ]);
    assert.deepEqual(
      summary.firstErrors.map(({ line, code }) => [line, code]),
      [
        [151, 'many'],
        [152, 'empty'],
        [153, 'invalid'],
        [155, 'none'],
      ],
    );
    assert.deepEqual([summary.errors, summary.one, summary.puzzles], [1, 301, 304]);
    assert.equal(
      summary.ratings.reduce((sum, n) => sum + n),
      301,
    );
    const er = Math.round(10 * logic.rate(`p=${HARD}`).er);
    assert.equal(summary.ratings[er], 1);
    assert.equal(
      summary.ratings.findLastIndex((n) => n > 0),
      er,
    );
    const [hardest] = summary.hardest;
    assert.deepEqual(
      [hardest.line, hardest.puzzle, Math.round(10 * hardest.er)],
      [154, dotted(HARD), er],
    );
    assert.equal(summary.hardest.length, 10);
  });

  it('can have grids or cells in any layout', async () => {
    const puzzles = list(40).map(({ puzzle }) => puzzle);
    const rows = `${[HEAD, ...puzzles.map(row)].join('\n')}\n`;
    const grid = (puzzle) => puzzle.replace(/.{9}/g, '$&\n');
    for (const input of ['grid', 'cells', 'text']) {
      const { output } = await rate(puzzles.map(grid).join('\n'), { input });
      assert.equal(output, rows, input);
    }
  });

  it('is shared by the workers in parts of some milliseconds', async () => {
    const easy = list(100).map(({ puzzle }) => puzzle);
    // They are in one chunk with the easy ones that precede them.
    const hard = Array.from({ length: 60 }, () => HARD);
    const seen = [];
    const { output } = await rate([...easy, ...hard].join('\n'), { startWorker: watched(seen) });
    assert.equal(output, `${[HEAD, ...easy.map(row), ...hard.map(row)].join('\n')}\n`);
    const work = seen.filter(({ type, rater }) => type === 'work' && rater);
    assert.ok(work.length >= 10, `${work.length} questions`);
  });

  it('is the only reason to load the human solver, which is compiled once', async () => {
    const seen = [];
    const [{ puzzle }] = list(1);
    await solve(puzzle, { startWorker: watched(seen) });
    const compiles = () => seen.filter(({ type }) => type === 'compile').length;
    assert.equal(compiles(), 0);
    await rate(puzzle, { startWorker: watched(seen) });
    assert.equal(compiles(), 1);
  });

  it('loses no other line if a record kills workers', async () => {
    const puzzles = list(200).map(({ puzzle }) => puzzle);
    const poison = 77;
    const startMortal = mortal((text) => text.includes(puzzles[poison]));
    const { output, summary } = await rate(puzzles.join('\n'), { startWorker: startMortal });
    const expected = [HEAD, ...puzzles.map(row)];
    expected[1 + poison] = `# line ${poison + 1}: crashed: ${puzzles[poison]}`;
    assert.deepEqual(output.trimEnd().split('\n'), expected);
    assert.deepEqual([summary.errors, summary.one], [1, 199]);
  });

  it('keeps what is rated when it is cancelled, and reports its progress until then', async () => {
    const hard = Array.from({ length: 5000 }, () => HARD);
    const { output, summary, progress } = await rate(hard.join('\n'), {}, async (batch, pieces) => {
      while (pieces.length < 20) await pause(5);
      batch.cancel();
    });
    assert.equal(summary.cancelled, true);
    const rows = output.trimEnd().split('\n');
    assert.equal(rows.shift(), HEAD);
    assert.equal(rows.length, summary.puzzles);
    assert.ok(rows.length > 0 && rows.length < hard.length);
    const same = row(HARD);
    assert.ok(rows.every((each) => each === same));
    for (const { puzzles, expected } of progress)
      if (puzzles > 0) assert.ok(Math.abs(expected - hard.length) <= 1, `${expected}`);
  });

  it('fails with a reason if the human solver cannot be loaded', async () => {
    const startWithout = () => {
      const worker = startWorker();
      const { postMessage } = worker;
      worker.postMessage = (message, transfer) =>
        postMessage(message.type === 'compile' ? { ...message, name: 'none' } : message, transfer);
      return worker;
    };
    await assert.rejects(rate(HARD, { startWorker: startWithout }), /none/);
  });
});
