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
  walk.follow(module.algorithms()[0], 0, ONE);
  let snapshot;
  const go = (to) => {
    run.seek(to, Infinity);
    if (snapshot?.step !== to) snapshot = run.snapshot();
    return walk.at(snapshot, module.kinds()[snapshot.last & 31], true);
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
