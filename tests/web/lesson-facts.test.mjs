// What the lessons say about runs, checked by the runs: steps that links name exist, and so do the numbers.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { lessonSources } from '../../web/make/lessons.mjs';
import { transformed } from '../../web/features/lesson/transform.js';
import { loadModule } from '../module/load.mjs';
import { ONE_SOLVED } from '../puzzles.mjs';

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
    ['recursion', 'call', 31, 'try', 'r1c5', 1],
    ['backtracking', 'back', 117, 'write', 'r2c8', 3],
    ['correctness', 'proof', 45, 'reject', 'r2c8', 9],
    ['correctness', 'proof', 46, 'remove', 'r2c8'],
    ['correctness', 'proof', 53, 'remove', 'r2c7'],
    ['correctness', 'proof', 61, 'place', 'r2c3', 8],
    ['correctness', 'proof', 63, 'reject', 'r2c7', 1],
    ['correctness', 'proof', 92, 'solution'],
    ['propagation', 'stuck', 372, 'stuck'],
    ['seventeen', 'pair', 42, 'solution'],
    ['seventeen', 'pair', 111, 'solution'],
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
    ['candidates', 'assignment', 308, 'place', 'r1c1', 9],
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
    ['recursion', 'list', 'length', 29732],
    ['recursion', 'again', 'length', 34448],
    ['recursion', 'again', 'article_calls', 1590],
    ['recursion', 'again', 'article_placed', 1589],
    ['recursion', 'again', 'article_undone', 1538],
    ['backtracking', 'back', 'liang_backtracks', 1538],
    ['correctness', 'proof', 'liang_checks', 44],
    ['correctness', 'proof', 'length', 92],
    ['propagation', 'stuck', 'pa4_eliminated', 351],
    ['propagation', 'stuck', 'pa4_filled', 14],
    ['propagation', 'house', 'pa4_solved', 1],
    ['propagation', 'during', 'fewest_placed', 54],
    ['propagation', 'during', 'fewest_undone', 3],
    ['propagation', 'hard', 'fewest_placed', 10101],
    ['reductions', 'cover', 'dlx_placed', 51],
    ['reductions', 'units', 'pa4_filled', 14],
    ['reductions', 'places', 'pa4_solved', 1],
    ['seventeen', 'pair', 'lab_solutions', 2],
    ['seventeen', 'seventeen', 'dlx_solutions', 1],
    ['backtracking', 'better', 'fewest_placed', 54],
    ['bit-sets', 'one', 'length', 49811],
    ['candidates', 'stuck', 'pa4_filled', 14],
    ['candidates', 'house', 'pa4_solved', 1],
    ['candidates', 'assignment', 'pa4_passes', 7],
    ['candidates', 'assignment', 'pa4_filled', 49],
    ['counting', 'all', 'lab_solutions', 18],
    // Each call but the first belongs to a digit.
    ['counting', 'one', 'lab_solve_calls', 2265],
    ['counting', 'first', 'article_placed', 1589],
    ['counting', 'one', 'length', 49810],
    ['fewest-candidates', 'start', 'fewest_placed', 54],
    ['fewest-candidates', 'start', 'fewest_undone', 3],
    ['fewest-candidates', 'rows', 'article_undone', 1538],
    ['fewest-candidates', 'rows', 'article_placed', 1589],
    ['fewest-candidates', 'hard', 'fewest_placed', 10101],
    ['fewest-candidates', 'hard-rows', 'article_placed', 49558],
    ['exact-cover', 'matrix', 'dlx_choices', 51],
    ['exact-cover', 'cells', 'fewest_placed', 10101],
    ['exact-cover', 'links', 'dlx_placed', 2719],
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

  it('backtracking: the first row of the puzzle of the case study', () => {
    const figure = /load=(\d{81})/.exec(JSON.stringify(english.get('backtracking').sections))?.[1];
    const run = startOf({ algo: 'free-cell-list' }, figure, module);
    const rowAt = (step) => {
      run.extend(step);
      run.seek(step, Infinity);
      return [...run.snapshot().digits.slice(0, 9)].join('');
    };
    assert.equal(rowAt(49), '531274890'); // as in the figure of the text
    assert.equal(rowAt(67), '531274899');
    assert.equal(rowAt(87), '531274980');
    assert.equal(rowAt(114), '531276000');
    assert.deepEqual(eventAt(run, 67), { kind: 'reject', cell: 'r1c9', digit: 9 });
  });

  /** Events of a kind in the whole run. */
  function countOf(run, kind) {
    const wanted = kinds.indexOf(kind);
    run.extend(Infinity);
    let count = 0;
    for (let from = 0; from < run.length(); from += 10_000) {
      run.seek(from, Infinity);
      for (const bits of run.read(10_000)) if ((bits & 31) === wanted) count++;
    }
    return count;
  }

  it('correctness: the six free cells, and the numbers that the search refutes', () => {
    const { puzzle } = english.get('correctness').boards[0];
    const free = [...puzzle].flatMap((digit, at) => (digit === '0' ? [at] : []));
    const names = free.map((at) => `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`);
    assert.deepEqual(names, ['r1c3', 'r2c3', 'r2c7', 'r2c8', 'r3c3', 'r3c9']);
    const solution = free.map((at) => ONE_SOLVED[at]).join('');
    assert.equal(solution, '386441');
    assert.equal([...ONE_SOLVED].filter((digit, at) => puzzle[at] === digit).length, 81 - 6);
    const smaller = [...solution].reduce((sum, digit) => 9 * sum + Number(digit) - 1, 0);
    assert.deepEqual([9 ** 6, 9 ** 3, smaller], [531_441, 729, 167_940]);
  });

  it('propagation: pairs of cells, and what arc consistency leaves', () => {
    const { puzzle } = english.get('propagation').boards[0];
    const places = Array.from({ length: 81 }, (_, at) => [Math.floor(at / 9), at % 9]);
    const third = (n) => Math.floor(n / 3);
    const peers = places.map(([row, column], at) =>
      places.flatMap(([r, c], other) => {
        const inBox = third(r) === third(row) && third(c) === third(column);
        return other !== at && (r === row || c === column || inBox) ? [other] : [];
      }),
    );
    assert.equal(peers.flat().length / 2, 810);
    const domains = [...puzzle].map((digit) => (digit === '0' ? '123456789' : digit));
    const without = (cell, digit) => {
      const left = domains[cell].replace(digit, '');
      const removed = domains[cell].length - left.length;
      domains[cell] = left;
      return removed;
    };
    const given = [...puzzle].flatMap((digit, at) => (digit === '0' ? [] : [at]));
    const forward = given
      .flatMap((at) => peers[at].map((peer) => without(peer, puzzle[at])))
      .reduce((sum, n) => sum + n, 0);
    let removed = forward;
    for (let known = -1; known !== removed;) {
      known = removed;
      for (const [at, list] of peers.entries())
        if (domains[at].length === 1)
          for (const peer of list) removed += without(peer, domains[at]);
    }
    const open = domains.filter(({ length }) => length > 1);
    const left = open.reduce((sum, { length }) => sum + length, 0);
    assert.deepEqual([given.length, forward, removed, removed - forward], [30, 301, 351, 50]);
    assert.deepEqual([81 - 30 - open.length, left, open.length], [14, 94, 37]);
    assert.equal(domains[36], '149');
  });

  it('propagation: the digits that each program places', () => {
    assert.equal(countOf(runOf('propagation', 'before'), 'place'), 303);
    const { puzzle } = english.get('propagation').boards.find(({ id }) => id === 'hard');
    const placed = (algo, variant) => countOf(module.start(algo, puzzle, variant), 'place');
    const once = placed('candidate-elimination', 2);
    assert.deepEqual([once, placed('is-safe', 0)], [49_558, 49_558]);
    assert.equal(placed('dancing-links', 1), 1471);
    for (const variant of [0, 1]) {
      const run = module.start('candidate-elimination', puzzle, variant);
      assert.deepEqual([countOf(run, 'eliminate'), countOf(run, 'place')], [286, 0]);
    }
  });

  it('seventeen: products, quotients and choices', () => {
    const grids = 6_670_903_752_021_072_936_960n;
    const digits = 362_880n;
    const moves = 2n * 6n ** 8n;
    assert.equal(digits * 72n ** 2n * 2n ** 7n * 27_704_267_971n, grids);
    assert.equal(digits * 18_383_222_420_692_992n, grids);
    assert.deepEqual([moves, moves * digits], [3_359_232n, 1_218_998_108_160n]);
    assert.equal(grids / (moves * digits), 5_472_447_994n);
    assert.equal(5_472_730_538n - 5_472_447_994n, 282_544n);
    assert.equal(56n * 6n ** 6n, 2_612_736n); // the ways to fill boxes 2 and 3
    let choices = 1n;
    for (let n = 0n; n < 16n; n++) choices = (choices * (81n - n)) / (n + 1n);
    assert.equal(choices, 33_594_090_947_249_085n);
    const { boards } = english.get('seventeen');
    const givens = (id) =>
      [...boards.find((each) => each.id === id).puzzle].filter((digit) => digit !== '0').length;
    assert.deepEqual([givens('seventeen'), givens('pair')], [17, 77]);
  });

  it('reductions: Algorithm X after B, and after D', () => {
    const text = JSON.stringify(english.get('reductions').sections);
    const rows = [...text.matchAll(/([A-F]) +((?:[01] ){6}[01])/g)].map(([, name, bits]) => ({
      name,
      ones: bits.split(' ').flatMap((bit, at) => (bit === '1' ? [at + 1] : [])),
    }));
    const columns = [1, 2, 3, 4, 5, 6, 7];
    const having = (all, column) => all.filter(({ ones }) => ones.includes(column));
    const sizes = columns.map((column) => having(rows, column).length);
    assert.equal(sizes[0], Math.min(...sizes));
    assert.deepEqual(
      having(rows, 1).map(({ name }) => name),
      ['B', 'D'],
    );
    const after = (chosen) => {
      const { ones } = rows.find(({ name }) => name === chosen);
      const left = rows.filter((row) => !row.ones.some((column) => ones.includes(column)));
      const open = columns.filter((column) => !ones.includes(column));
      const single = open.filter((column) => having(left, column).length === 1);
      return [left.map(({ name }) => name).join(''), single.join()];
    };
    assert.equal(after('B')[0], 'AC');
    assert.deepEqual(after('D'), ['ACE', '5,7']);
  });

  it('reductions: two formulas, and what unit propagation finds with each', () => {
    const { puzzle } = english.get('reductions').boards[0];
    const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const variable = (row, column, digit) => 81 * row + 9 * column + digit + 1;
    const third = (n) => Math.floor(n / 3);
    const pairs = (list) => list.flatMap((a, i) => list.slice(i + 1).map((b) => [-a, -b]));
    const cells = nine.flatMap((row) =>
      nine.map((column) => nine.map((digit) => variable(row, column, digit))),
    );
    const houses = nine.flatMap((house) =>
      nine.flatMap((digit) => [
        nine.map((n) => variable(house, n, digit)),
        nine.map((n) => variable(n, house, digit)),
        nine.map((n) => variable(3 * third(house) + third(n), 3 * (house % 3) + (n % 3), digit)),
      ]),
    );
    const short = [...cells, ...houses.flatMap(pairs)];
    const extended = [...short, ...cells.flatMap(pairs), ...houses];
    assert.deepEqual([short.length, extended.length], [8829, 11_988]);
    assert.deepEqual([pairs(nine).length, cells.flatMap(pairs).length], [36, 2916]);
    assert.deepEqual([variable(4, 0, 3), variable(0, 0, 0), variable(0, 1, 0)], [328, 1, 10]);
    const found = (clauses) => {
      const values = new Map();
      [...puzzle].forEach((digit, at) => {
        if (digit !== '0') values.set(9 * at + Number(digit), true);
      });
      for (let known = -1; known !== values.size;) {
        known = values.size;
        for (const clause of clauses) {
          if (clause.some((literal) => values.get(Math.abs(literal)) === literal > 0)) continue;
          const [open, ...more] = clause.filter((literal) => !values.has(Math.abs(literal)));
          if (open && !more.length) values.set(Math.abs(open), open > 0);
        }
      }
      return [...values.values()].filter(Boolean).length - 30;
    };
    assert.deepEqual([found(short), found(extended)], [14, 51]);
  });

  it('recursion: the lines that it names', () => {
    const { code } = module.algorithms().find(({ id }) => id === 'is-safe');
    assert.match(code[31 - 1].text, /boolean check = sudoku\(grid\)/);
    assert.match(code[35 - 1].text, /grid\[row\]\[col\] = 0/);
  });

  it('counting: the numbers of calls, and of grids', () => {
    assert.equal(Math.floor(2265 / 50), 45);
    assert.ok(6_670_903_752_021_072_936_960n / 1_000_000_000n / 31_557_600n > 200_000n);
  });

  it('exact-cover: eight queens have 16 conditions, 30 diagonals and 92 solutions', () => {
    const N = 8;
    const rows = Array.from({ length: N }, (_, i) => i);
    const solutions = (queens) =>
      queens.length === N
        ? 1
        : rows
            .filter((column) =>
              queens.every(
                (other, row) =>
                  other !== column && Math.abs(other - column) !== queens.length - row,
              ),
            )
            .reduce((sum, column) => sum + solutions([...queens, column]), 0);
    const diagonals = new Set(
      rows.flatMap((i) => rows.flatMap((j) => [`/${i + j}`, `\\${i - j}`])),
    );
    assert.deepEqual([2 * N, diagonals.size, solutions([])], [16, 30, 92]);
  });

  it('recursion: 51 empty cells, so 52 grids with those of all calls', () => {
    const { puzzle } = english.get('recursion').boards[0];
    assert.equal([...puzzle].filter((digit) => digit === '0').length, 51);
  });

  it('candidates: after crossing out, the search places 303 digits', () => {
    const run = runOf('candidates', 'search');
    run.extend(Infinity);
    let placed = 0;
    for (let step = 1; step <= run.length(); step++) {
      run.seek(step, Infinity);
      if (kinds[run.snapshot().last & 31] === 'place') placed++;
    }
    assert.equal(placed, 303);
  });

  it('candidates: what the text of the assignment works out', () => {
    const { puzzle } = english.get('candidates').boards.find(({ id }) => id === 'assignment');
    const at = (row, column) => Number(puzzle[9 * (row - 1) + column - 1]);
    const left = (row, column) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8].every(
          (n) =>
            at(row, n + 1) !== digit &&
            at(n + 1, column) !== digit &&
            at(row - ((row - 1) % 3) + Math.floor(n / 3), column - ((column - 1) % 3) + (n % 3)) !==
              digit,
        ),
      );
    assert.deepEqual(left(8, 5), [1, 8]);
    assert.deepEqual(left(3, 9), [3, 5, 9]); // the text forgets the 9
    assert.deepEqual(left(5, 5), [5, 6]);
    assert.deepEqual([left(7, 6), left(1, 1)], [[2], [9]]);
  });

  it('bit-sets: how many cells 14,096 checks look at', () => {
    const { puzzle } = english.get('bit-sets').boards[0];
    const grid = (puzzle.match(/.{9}/g) ?? []).map((row) => [...row].map(Number));
    const free = [...puzzle].flatMap((digit, at) =>
      digit === '0' ? [[Math.floor(at / 9), at % 9]] : [],
    );
    let checks = 0;
    let looks = 0;
    /** The method isValid of the case study. */
    const isValid = (i, j) => {
      checks++;
      const differs = (row, column) => {
        looks++;
        return grid[row][column] !== grid[i][j];
      };
      for (let column = 0; column < 9; column++)
        if (column !== j && !differs(i, column)) return false;
      for (let row = 0; row < 9; row++) if (row !== i && !differs(row, j)) return false;
      for (let row = i - (i % 3); row < i - (i % 3) + 3; row++)
        for (let column = j - (j % 3); column < j - (j % 3) + 3; column++)
          if (row !== i && column !== j && !differs(row, column)) return false;
      return true;
    };
    const search = (k) => {
      if (k === free.length) return true;
      const [i, j] = free[k];
      for (grid[i][j] = 1; grid[i][j] <= 9; grid[i][j]++)
        if (isValid(i, j) && search(k + 1)) return true;
      grid[i][j] = 0;
      return false;
    };
    assert.ok(search(0));
    assert.deepEqual([checks, looks, (looks / checks).toFixed(1)], [14_096, 118_048, '8.4']);
    const unused = ~((1 << 1) | (1 << 2) | (1 << 4) | (1 << 5) | (1 << 6) | (1 << 7) | (1 << 8));
    assert.deepEqual([unused & 0x3fe, 520 & -520, (1 << 1) | (1 << 4)], [520, 8, 18]);
  });

  it('exact-cover: the matrix of the paper has one cover, A, D and E', () => {
    const text = JSON.stringify(english.get('exact-cover').sections);
    const rows = [...text.matchAll(/([A-F]) +((?:[01] ){6}[01])/g)].map(([, name, bits]) => ({
      name,
      bits: bits.split(' ').map(Number),
    }));
    assert.equal(rows.length, 6);
    const covers = Array.from({ length: 64 }, (_, set) =>
      rows.filter((_row, i) => (set >> i) & 1),
    ).filter((chosen) =>
      [0, 1, 2, 3, 4, 5, 6].every(
        (column) => chosen.reduce((sum, { bits }) => sum + bits[column], 0) === 1,
      ),
    );
    assert.deepEqual(
      covers.map((chosen) => chosen.map(({ name }) => name).join('')),
      ['ADE'],
    );
  });

  it('recursion: without line 35, the program returns false after 11 calls', () => {
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
