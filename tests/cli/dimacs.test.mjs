// `sudoku dimacs`: the formula has the clauses that the definition of Sudoku gives, and a small SAT solver finds
// the solution of the puzzle from it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sudoku } from './command.mjs';
import { NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

const variable = (row, column, digit) => 81 * row + 9 * column + digit;
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** The 27 houses: lists of row and column. */
const HOUSES = NINE.flatMap((n) => [
  NINE.map((i) => [n, i]),
  NINE.map((i) => [i, n]),
  NINE.map((i) => [3 * Math.floor(n / 3) + Math.floor(i / 3), 3 * (n % 3) + (i % 3)]),
]);
const pairs = (list) => list.flatMap((a, i) => list.slice(i + 1).map((b) => [-a, -b]));
const DIGITS = NINE.map((i) => i + 1);

/** The clauses by definition. */
function clausesOf(puzzle, minimal) {
  const cells = NINE.flatMap((row) =>
    NINE.map((column) => DIGITS.map((d) => variable(row, column, d))),
  );
  const places = HOUSES.flatMap((house) =>
    DIGITS.map((d) => house.map(([row, column]) => variable(row, column, d))),
  );
  return [
    ...cells,
    ...places.flatMap(pairs),
    ...(minimal ? [] : [...cells.flatMap(pairs), ...places]),
    ...[...puzzle].flatMap((digit, cell) => (Number(digit) ? [[9 * cell + Number(digit)]] : [])),
  ];
}

/** What the command prints: comments, the line `p`, and clauses. */
function formula(puzzle, ...args) {
  const { status, stdout, stderr } = sudoku(['dimacs', ...args], puzzle);
  assert.deepEqual([status, stderr], [0, '']);
  const lines = stdout.trimEnd().split('\n');
  const clauses = lines.filter((line) => !/^[cp]/.test(line));
  return {
    comments: lines.filter((line) => line.startsWith('c')),
    head: lines.filter((line) => line.startsWith('p')),
    clauses: clauses.map((line) => {
      const numbers = line.split(' ').map(Number);
      assert.equal(numbers.pop(), 0);
      return numbers;
    }),
  };
}

/** The true variables of a solution, or null: unit propagation, then both values of a variable. */
function satisfy(clauses, values = new Map()) {
  for (let changed = true; changed;) {
    changed = false;
    for (const clause of clauses) {
      if (clause.some((literal) => values.get(Math.abs(literal)) === literal > 0)) continue;
      const open = clause.filter((literal) => !values.has(Math.abs(literal)));
      if (!open.length) return null;
      if (open.length > 1) continue;
      values.set(Math.abs(open[0]), open[0] > 0);
      changed = true;
    }
  }
  const left = clauses.flat().find((literal) => !values.has(Math.abs(literal)));
  if (!left) return [...values].filter(([, value]) => value).map(([name]) => name);
  for (const value of [true, false]) {
    const found = satisfy(clauses, new Map(values).set(Math.abs(left), value));
    if (found) return found;
  }
  return null;
}

const sorted = (clauses) => clauses.map((clause) => clause.join(' ')).sort();
const SOLUTION = [...ONE_SOLVED].map((digit, cell) => 9 * cell + Number(digit));

describe('sudoku dimacs', () => {
  for (const [args, count] of [
    [[], 11_988],
    [['--minimal'], 8829],
  ])
    test(`has the ${count} clauses of the definition and the givens ${args}`, () => {
      const { comments, head, clauses } = formula(ONE, ...args);
      const givens = ONE.replaceAll('0', '').length;
      assert.deepEqual(head, [`p cnf 729 ${count + givens}`]);
      assert.equal(clauses.length, count + givens);
      assert.deepEqual(sorted(clauses), sorted(clausesOf(ONE, args.length > 0)));
      assert.ok(comments.some((line) => line.includes('81 * (r - 1) + 9 * (c - 1) + d')));
    });

  test('lets a SAT solver find the solution, or that there is none', () => {
    const { clauses } = formula(ONE);
    assert.deepEqual(
      satisfy(clauses)?.sort((a, b) => a - b),
      SOLUTION,
    );
    assert.equal(satisfy(formula(NONE).clauses), null);
  });

  test('prints one formula, and says which puzzles it leaves out', () => {
    const { status, stdout, stderr } = sudoku(['dimacs'], `${ONE}\n${ONE}\n`);
    assert.equal(status, 1);
    assert.equal(stdout.match(/^p cnf/gm)?.length, 1);
    assert.match(stderr, /line 2: a file has one formula/);
  });
});
