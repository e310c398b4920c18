// Following lines: where the player is between two events. The lines themselves are compared with compiled
// programs in tests/listings.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { momentOf } from '../../web/run/algorithms/view.js';
import { stateAt } from '../../web/run/lines/state.js';
import { Walk } from '../../web/run/lines/walk.js';
import { runCells } from '../../web/run/run-cells.js';
import { loadModule } from '../module/load.mjs';
import { ONE } from '../puzzles.mjs';

let module;
before(async () => {
  module = await loadModule('run');
});

/** A walk through a search, by default the one along the free cells, at a step. */
function walkAt(step, id = 'free-cell-list') {
  const run = module.start(id, ONE, 0);
  const walk = new Walk();
  const algorithm = module.algorithms().find((each) => each.id === id);
  walk.follow(algorithm, 0, ONE);
  let snapshot;
  const kind = () => module.kinds()[snapshot.last & 31];
  const go = (to) => {
    run.seek(to, Infinity);
    if (snapshot?.step !== to) snapshot = run.snapshot();
    return walk.at(snapshot, kind(), true);
  };
  /** The line, and what the page shows of it. */
  const shown = () => {
    const machine = go(snapshot.step);
    const moment = momentOf(snapshot, kind());
    const state = stateAt(id, walk.lines, machine, moment, walk.offset > 0);
    return { text: textOf(machine), ...state };
  };
  return { walk, go, shown, machine: go(step) };
}

const textOf = ({ line, program }) => program.lines[line];
/** The texts of the lines up to the next event. */
function linesFrom({ walk, go }, step) {
  const texts = [textOf(go(step))];
  while (walk.next()) texts.push(textOf(go(step)));
  return texts;
}

test('a check is followed into its method, and back to its condition', () => {
  // Step 2 writes 1 in r1c1, where it conflicts with r1c4: after three cells of the row.
  const place = walkAt(2);
  const texts = linesFrom(place, 2);
  assert.equal(texts[0], 'grid[i][j] = 1;');
  assert.deepEqual(texts.slice(1, 4), [
    'if (isValid(i, j, grid)) {',
    'public static boolean isValid(int i, int j, int[][] grid) {',
    'for (int column = 0; column < 9; column++) {',
  ]);
  assert.equal(texts.at(-1), 'return false;');
  assert.equal(texts.filter((text) => text.startsWith('for ')).length, 4);
});

test('the last line of a step has the variables of its call, not of the caller', () => {
  const { walk, go } = walkAt(2);
  while (walk.next());
  const rows = walk.lines.rows(go(2), 2);
  const own = rows.slice(rows.findIndex(({ name }) => name === 'isValid'));
  assert.ok(rows.some(({ name, value }) => name === 'search' && value === null));
  assert.equal(own.find(({ name }) => name === 'column').value, '3');
});

test('lines are taken back, and a step is entered from behind', () => {
  const place = walkAt(2);
  const texts = linesFrom(place, 2);
  const { walk, go } = place;
  go(2);
  for (let i = texts.length - 2; i >= 0; i--) {
    assert.equal(walk.previous(), true);
    assert.equal(textOf(go(2)), texts[i]);
  }
  assert.equal(walk.previous(), false);
  go(3);
  walk.backInto(2);
  assert.equal(textOf(go(2)), texts.at(-1));
  assert.equal(walk.offset, texts.length - 1);
});

test('the variables before are those of the line before, and unknown after a jump', () => {
  const { walk, go } = walkAt(2);
  const now = walk.lines.rows(go(2), 2);
  assert.deepEqual(walk.then, []);
  walk.next();
  go(2);
  assert.deepEqual(walk.then, now);
  go(900);
  assert.deepEqual(walk.then, []);
});

/** What is shown of the lines of some steps. */
function* shownLines(id, from, to) {
  const { walk, go, shown } = walkAt(0, id);
  for (let step = from; step < to; step++) {
    go(step);
    do yield shown();
    while (walk.next());
  }
}

/** Steps up to the first that removes a digit, and the lines that change the grid. @type {Record<string, [number, number, RegExp]>} */
const WRITES = {
  'is-safe': [95, 138, /^grid\[row\]\[col\] = (num|0);$/],
  bitmask: [95, 139, /^cells\[loc\] = (num|0);$/],
  'fewest-candidates': [49, 57, /^grid\[cell\] = (digit|0);$/],
  'free-cell-list': [95, 118, /^grid\[i\]\[j\] = (1|0|grid\[i\]\[j\] \+ 1);$/],
};
for (const [id, [from, to, writes]] of Object.entries(WRITES)) {
  test(`a digit is on the board from the line that writes it to the one that removes it: ${id}`, () => {
    let previous;
    const seen = new Set();
    for (const { text, snapshot, kind } of shownLines(id, from, to)) {
      const { digits } = snapshot;
      const cells = runCells({ givens: ONE, snapshot, kind, written: true, blamed: -1 });
      assert.deepEqual(
        cells.map(({ digit }) => digit),
        [...digits],
        'a digit that is only tried is not shown',
      );
      if (previous && String(digits) !== previous) {
        assert.match(text, writes);
        seen.add(writes.exec(text)[1]);
      }
      previous = String(digits);
    }
    assert.ok(seen.has('0') && seen.size > 1, 'some are written, some removed');
  });
}

test('a call is shown from its first line to its return', () => {
  /** @type {{text: string, calls: number, helper: string} | undefined} */
  let previous;
  const changes = new Set();
  for (const { text, snapshot, helpers } of shownLines('is-safe', 95, 138)) {
    const calls = snapshot.stack.length;
    if (previous && calls > previous.calls)
      assert.equal(text, 'public static boolean sudoku(int[][] grid) {');
    if (previous && calls < previous.calls) assert.equal(previous.text, 'return false;');
    if (previous) changes.add(calls - previous.calls);
    if (text.startsWith('public static boolean isSafe'))
      assert.match(helpers[0].call, /^isSafe\(grid, \d, \d, \d\)$/);
    previous = { text, calls };
  }
  assert.deepEqual([...changes].sort(), [-1, 0, 1]);
});

test('before the first step, the program is about to search', () => {
  const { machine } = walkAt(0);
  assert.equal(textOf(machine), '} else if (search(grid)) {');
});

test('a trace has no lines to follow', () => {
  const walk = new Walk();
  const { run, report } = module.startTrace('P 1 1 3', ONE);
  walk.follow(report.algorithm, 0, ONE);
  assert.equal(walk.lines, null);
  assert.equal(walk.at(run.snapshot(), 'none', true), null);
});
