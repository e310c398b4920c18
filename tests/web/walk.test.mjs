// Following lines: where the player is between two events. The lines themselves are compared with compiled
// programs in tests/listings.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Walk } from '../../web/run/lines/walk.js';
import { loadModule } from '../module/load.mjs';
import { ONE } from '../puzzles.mjs';

let module;
before(async () => {
  module = await loadModule('run');
});

/** A walk through the search along the free cells, at a step. */
function walkAt(step) {
  const run = module.start('free-cell-list', ONE, 0);
  const walk = new Walk();
  walk.follow(module.algorithms()[0], 0);
  let snapshot;
  const go = (to) => {
    run.seek(to, Infinity);
    if (snapshot?.step !== to) snapshot = run.snapshot();
    return walk.at(snapshot, module.kinds()[snapshot.last & 31], ONE);
  };
  return { walk, go, machine: go(step) };
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
    'static boolean isValid(int i, int j, int[][] grid) {',
    'for (int n = 0; n < 9; n++) {',
  ]);
  assert.equal(texts.at(-1), 'return false;');
  assert.equal(texts.filter((text) => text.startsWith('for ')).length, 4);
});

test('the last line of a step has the variables of its call, not of the caller', () => {
  const { walk, go } = walkAt(2);
  while (walk.next());
  const [caller, own] = [
    walk.lines.rows(go(2)),
    Object.fromEntries(walk.lines.rows(go(2)).slice(-8)),
  ];
  assert.ok(caller.some(([name, value]) => name === 'search' && value === null));
  assert.deepEqual([own.n, own.inRow, own.inCol], ['3', 'true', 'false']);
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
  const now = walk.lines.rows(go(2));
  assert.deepEqual(walk.then, []);
  walk.next();
  go(2);
  assert.deepEqual(walk.then, now);
  go(900);
  assert.deepEqual(walk.then, []);
});

test('before the first step, the program is about to search', () => {
  const { machine } = walkAt(0);
  assert.equal(textOf(machine), 'boolean found = search(grid);');
});

test('an algorithm whose lines cannot be followed has none', () => {
  const walk = new Walk();
  const row = module.algorithms().find(({ id }) => id === 'candidate-elimination');
  walk.follow(row, 0);
  assert.equal(walk.lines, null);
  assert.equal(walk.at(module.start(row.id, ONE, 0).snapshot(), 'none', ONE), null);
});
