// What the lessons say about runs, checked by the runs: steps that links name exist, and so do the numbers.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { lessonSources } from '../../web/make/lessons.mjs';
import { transformed } from '../../web/features/lesson/transform.js';
import { loadModule } from '../module/load.mjs';

const english = new Map(
  lessonSources()
    .filter(({ language }) => language === 'en')
    .map(({ id, lesson }) => [id, lesson]),
);

/** Variants have numbers; a board without a step starts at 0. */
const startOf = ({ algo = 'bitmask', variant = '0' }, puzzle, module) =>
  module.start(algo, puzzle, Number(variant));

describe('what a lesson says', () => {
  let module;
  let kinds;
  before(async () => {
    module = await loadModule('run');
    kinds = module.kinds();
  });

  /** The event before a step: its kind, and its cell and digit if it has them. */
  function eventAt(run, step) {
    run.extend(step);
    run.seek(step, Infinity);
    const { last } = run.snapshot();
    const place = (last >> 10) & 511;
    return {
      kind: kinds[last & 31],
      cell: place < 81 ? `r${Math.floor(place / 9) + 1}c${(place % 9) + 1}` : '',
      digit: (last >> 19) & 15,
    };
  }

  /** The run of a board of a lesson. */
  function runOf(id, board) {
    const found = english.get(id).boards.find((each) => each.id === board);
    return startOf(found.options, found.puzzle, module);
  }

  for (const [id, { boards, sections }] of english) {
    it(`${id}: each step that it names exists`, () => {
      const steps = new Map(boards.map((board) => [board.id, [Number(board.options.step ?? 0)]]));
      const links = JSON.stringify(sections).matchAll(/"to":"([\w-]+):[^"]*?\bstep=(\d+)/g);
      for (const [, board, step] of links) steps.get(board).push(Number(step));
      for (const { id: name, puzzle, options } of boards) {
        const run = startOf(options, puzzle, module);
        const last = Math.max(...steps.get(name));
        run.extend(last);
        assert.ok(run.length() >= last, `${name}: ${last} of ${run.length()}`);
        run.delete();
      }
    });
  }

  /** Lesson, board, step, and the event that the text describes. */
  for (const [id, board, step, kind, cell, digit] of [
    ['recursion', 'call', 8, 'place', 'r1c1', 3],
    ['recursion', 'call', 10, 'choose', 'r1c3'],
    ['recursion', 'fail', 116, 'choose', 'r2c9'],
    ['recursion', 'fail', 134, 'reject', 'r2c9', 9],
    ['recursion', 'fail', 135, 'leave', 'r2c9'],
    ['recursion', 'fail', 136, 'remove', 'r2c8'],
    ['recursion', 'fail', 140, 'place', 'r2c8', 4],
    ['bit-sets', 'flip', 5, 'reject', 'r1c1', 1],
    ['bit-sets', 'flip', 7, 'reject', 'r1c1', 2],
    ['bit-sets', 'flip', 9, 'place', 'r1c1', 3],
    ['bit-sets', 'two', 2561, 'solution'],
    ['bit-sets', 'two', 4412, 'solution'],
    ['bit-sets', 'two', 4930, 'leave'],
    ['bit-sets', 'one', 34449, 'solution'],
    ['candidates', 'pass', 304, 'place', 'r3c6', 9],
    ['candidates', 'more', 310, 'pass'],
    ['candidates', 'more', 344, 'place', 'r3c4', 6],
    ['candidates', 'more', 348, 'pass'],
    ['candidates', 'more', 364, 'pass'],
    ['candidates', 'stuck', 372, 'stuck'],
    ['candidates', 'house', 375, 'place', 'r5c1', 4],
    ['candidates', 'house', 378, 'stuck'],
    ['candidates', 'house', 381, 'place', 'r2c8', 4],
    ['counting', 'all', 120902, 'solution'],
    ['counting', 'pair', 122269, 'solution'],
    ['counting', 'one', 34448, 'solution'],
    ['fewest-candidates', 'start', 3, 'place', 'r3c6', 9],
    ['fewest-candidates', 'start', 44, 'choose', 'r1c1'],
    ['fewest-candidates', 'back', 53, 'choose', 'r8c1'],
    ['fewest-candidates', 'back', 60, 'place', 'r1c1', 9],
    ['exact-cover', 'matrix', 5, 'place', 'r3c6', 9],
    ['exact-cover', 'cover', 4, 'cover', 'r3c6'],
    ['exact-cover', 'hidden', 103, 'place', 'r5c1', 4],
    ['exact-cover', 'matrix', 360, 'solution'],
    ['uniqueness', 'second', 99441, 'solution'],
    ['uniqueness', 'second', 116340, 'solution'],
  ]) {
    it(`${id}: ${board} at step ${step}: ${kind} ${cell ?? ''}`, () => {
      const event = eventAt(runOf(id, board), step);
      assert.equal(event.kind, kind);
      if (cell) assert.equal(event.cell, cell);
      if (digit) assert.equal(event.digit, digit);
    });
  }

  /** Lesson, board, a number of its whole run. */
  for (const [id, board, counter, expected] of [
    ['recursion', 'list', 'liang_checks', 14096],
    ['recursion', 'again', 'article_isSafe_calls', 14096],
    ['bit-sets', 'one', 'length', 49811],
    ['candidates', 'stuck', 'pa4_filled', 14],
    ['candidates', 'house', 'pa4_solved', 1],
    ['counting', 'all', 'lab_solutions', 18],
    ['counting', 'one', 'length', 49810],
    ['fewest-candidates', 'start', 'fewest_placed', 54],
    ['fewest-candidates', 'start', 'fewest_undone', 3],
    ['fewest-candidates', 'rows', 'article_undone', 1538],
    ['exact-cover', 'matrix', 'dlx_choices', 51],
    ['complexity', 'naive', 'liang_checks', 6736],
  ]) {
    it(`${id}: ${board} has ${counter} ${expected}`, () => {
      const run = runOf(id, board);
      run.extend(Infinity);
      const { algo } = english.get(id).boards.find((each) => each.id === board).options;
      const { counters } = module.algorithms().find((each) => each.id === algo);
      run.seek(run.length(), Infinity);
      const at = counters.indexOf(counter);
      assert.equal(at < 0 ? run.length() : run.snapshot().counters[at], expected);
    });
  }

  it('recursion: without line 17, the program returns false after 11 calls', () => {
    const { puzzle } = english.get('recursion').boards[0];
    const grid = [...puzzle].map(Number);
    const sees = (a, b) =>
      Math.floor(a / 9) === Math.floor(b / 9) ||
      a % 9 === b % 9 ||
      (Math.floor(a / 27) === Math.floor(b / 27) &&
        Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3));
    let calls = 0;
    const solve = () => {
      calls++;
      const cell = grid.indexOf(0);
      if (cell < 0) return true;
      for (let digit = 1; digit <= 9; digit++) {
        if (grid.some((other, at) => other === digit && sees(cell, at))) continue;
        grid[cell] = digit;
        if (solve()) return true;
      }
      return false;
    };
    assert.equal(solve(), false);
    assert.equal(calls, 11);
  });

  /** The forms of one puzzle: how often row by row checks, how often the other program calls. */
  it('complexity: the cost of each form', () => {
    const { puzzle } = english.get('complexity').boards[0];
    const cost = (algo, counter, forms) => {
      const run = module.start(algo, transformed(puzzle, forms), 0);
      run.extend(Infinity);
      run.seek(run.length(), Infinity);
      const { counters } = module.algorithms().find((each) => each.id === algo);
      return run.snapshot().counters[counters.indexOf(counter)];
    };
    assert.equal(cost('free-cell-list', 'liang_checks', 'relabel-987654321'), 177_297);
    assert.equal(cost('free-cell-list', 'liang_checks', 'transpose'), 15_332_368);
    assert.equal(cost('free-cell-list', 'liang_checks', 'rotate'), 120_113_833);
    assert.equal(cost('fewest-candidates', 'fewest_calls', 'transpose'), 244);
    assert.equal(cost('fewest-candidates', 'fewest_calls', 'relabel-987654321'), 2140);
  });
});
