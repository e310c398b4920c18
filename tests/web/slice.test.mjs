// Paths cut to what their digits need: replayed, each step holds in the position that is left, which the
// human solver of the core decides, and the path still solves.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { loadModule } from '../module/load.mjs';
import { pathOf } from '../module/path.mjs';
import { effortOf } from '../../web/logic/difficulty.js';
import { after, cut, restsOn, sliceOf, slicesOf } from '../../web/logic/slice.js';
import { digitsOf } from '../../web/puzzle/puzzle.js';
import { possibleIn } from '../../web/puzzle/constraints.js';

const EXAMPLES = readFileSync(
  new URL('../../web/static/technique-examples.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The position as a state: its digits as givens, and what is missing among the candidates. */
function stateOf({ digits, candidates }) {
  const grid = [...digits].map(Number);
  const gone = grid.flatMap((digit, cell) =>
    digit
      ? []
      : digitsOf(possibleIn(grid, cell) & ~candidates[cell]).map(
          (each) => `${each}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`,
        ),
  );
  return `p=${digits}${gone.length ? `&x=${gone.join('')}` : ''}`;
}

/** Whether the finder of a technique makes a deduction from a position, alone and repeated. */
function makes(module, { technique, placements, eliminations }, position) {
  const path = module.startPath(stateOf(position), technique);
  if (!path) return false;
  const open = new Set([
    ...placements.map(({ cell, digit }) => `${cell}=${digit}`),
    ...eliminations.map(({ cell, digit }) => `${cell}-${digit}`),
  ]);
  while (open.size && path.advance(Infinity) && path.deduction()) {
    const found = path.deduction();
    for (const { cell, digit } of found.placements) {
      open.delete(`${cell}=${digit}`);
      for (const each of [...open]) if (each.startsWith(`${cell}-`)) open.delete(each);
    }
    for (const { cell, digit } of found.eliminations) open.delete(`${cell}-${digit}`);
  }
  path.delete();
  return !open.size;
}

describe('a cut path', () => {
  /** @type {any} */
  let module;
  /** @type {{id: string, order: string, whole: any}[]} */
  const paths = [];
  before(async () => {
    module = await loadModule('logic');
    // Puzzles of many kinds: the positions of the examples, from singles to chains.
    for (const [id, state] of EXAMPLES.filter((_, i) => i % 3 === 0))
      for (const order of ['books', 'sudoku-explainer'])
        paths.push({ id, order, whole: pathOf(module, state, order) });
  });

  it('solves, and no step of it is unneeded', () => {
    let shorter = 0;
    for (const { id, order, whole } of paths) {
      if (!whole.solved) continue;
      const steps = cut(whole.deductions);
      assert.ok(steps.length <= whole.deductions.length);
      if (steps.length < whole.deductions.length) shorter++;
      const end = steps.reduce((position, step) => after(position, step), steps[0].before);
      assert.equal(end.digits, whole.end.digits, `${id} ${order}`);
      const hardest = (all) => Math.max(...all.map(effortOf));
      assert.ok(hardest(steps) <= hardest(whole.deductions));
    }
    assert.ok(shorter > 10, String(shorter));
  });

  it('has only steps that the core makes in the positions that are left', () => {
    let checked = 0;
    for (const { id, order, whole } of paths) {
      for (const step of cut(whole.deductions)) {
        // Where nothing is left out, the step is the one that the core has made.
        checked++;
        assert.ok(
          makes(module, step, step.before),
          `${id} ${order}: ${step.technique} ${stateOf(step.before)}`,
        );
      }
    }
    assert.ok(checked > 1000, String(checked));
  });

  it('to one digit is valid as well', () => {
    let rest = 0;
    for (const { id, order, whole } of paths) {
      const goal = whole.deductions.findLastIndex(({ placements }) => placements.length);
      if (goal < 1) continue;
      const middle = Math.floor(goal / 2);
      const steps = cut(whole.deductions, [middle]);
      rest += middle + 1 - steps.length;
      for (const step of steps)
        assert.ok(
          makes(module, step, step.before),
          `${id} ${order}: ${step.technique} ${stateOf(step.before)}`,
        );
    }
    assert.ok(rest > 100);
  });

  it('names for each step the earlier ones that it rests on', () => {
    const { whole } = paths[0];
    const slices = slicesOf(whole.deductions);
    whole.deductions.forEach((_, at) => {
      const direct = restsOn(slices, at);
      assert.ok(direct.every((step) => step < at));
      assert.ok(sliceOf(slices, [at]).includes(at));
    });
  });
});
