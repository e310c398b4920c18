// `sudoku make`, `minimize` and `canonical` as a user runs them.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { start, sudoku } from './command.mjs';
import { FORMATS, FORMATS_SOLVED as FULL } from '../puzzles.mjs';

const PUZZLE = FORMATS.replaceAll('0', '.');

const folder = mkdtempSync(join(tmpdir(), 'make-'));
after(() => rmSync(folder, { recursive: true }));
let files = 0;
/** The path of a new file with a puzzle. */
function file(text) {
  const path = join(folder, `${++files}.txt`);
  writeFileSync(path, text);
  return path;
}

/** The puzzles that `sudoku make` prints. */
function make(...args) {
  const { status, stdout, stderr } = sudoku(['make', ...args]);
  assert.deepEqual([status, stderr], [0, ''], args.join(' '));
  return stdout.trimEnd().split('\n');
}

/** The numbers of solutions by the exact count, which shares no code with the engine. */
const counts = (puzzles) =>
  sudoku(['solve', '--count', '--as', 'csv'], puzzles.join('\n'))
    .stdout.trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',').at(-1));

const givens = (puzzle) => puzzle.replaceAll('.', '').length;

describe('sudoku make', () => {
  test('makes puzzles with one solution, the same for the same seed', () => {
    const puzzles = make('--count', '5');
    assert.equal(new Set(puzzles).size, 5);
    assert.deepEqual(counts(puzzles), Array(5).fill('1'));
    assert.deepEqual(make('--count', '5', '--seed', '1'), puzzles);
    assert.notDeepEqual(make('--count', '5', '--seed', '2'), puzzles);
    assert.notDeepEqual(make('--count', '5', '--seed', '0'), puzzles);
    assert.deepEqual(make(), puzzles.slice(0, 1));
  });

  test('makes symmetric puzzles with a number of givens', () => {
    const puzzles = make('--symmetry', 'half-turn', '--givens', '28-30', '--count', '3');
    assert.deepEqual(counts(puzzles), ['1', '1', '1']);
    for (const puzzle of puzzles) {
      assert.ok(givens(puzzle) >= 28 && givens(puzzle) <= 30);
      for (let cell = 0; cell < 81; ++cell) {
        assert.equal(puzzle[cell] === '.', puzzle[80 - cell] === '.');
      }
    }
  });

  test('makes puzzles with a pattern, a solution and givens to keep', () => {
    const [same] = make('--pattern', file(PUZZLE));
    assert.equal(same.replaceAll(/\d/g, '5'), PUZZLE.replaceAll(/\d/g, '5'));
    assert.deepEqual(counts([same]), ['1']);
    const [part] = make('--solution', file(FULL), '--seed', '3');
    for (let cell = 0; cell < 81; ++cell) assert.ok([FULL[cell], '.'].includes(part[cell]));
    assert.deepEqual(counts([part]), ['1']);
    const keep = `.....1..9${'.'.repeat(72)}`;
    const [kept] = make('--keep', file(keep));
    assert.deepEqual([kept[5], kept[8]], ['1', '9']);
    assert.deepEqual(counts([kept]), ['1']);
  });

  test('makes puzzles to a rating, with a technique, and for singles', () => {
    const ratings = (puzzles) =>
      sudoku(['rate', '--no-header'], puzzles.join('\n'))
        .stdout.trimEnd()
        .split('\n')
        .map((row) => Number(row.split(',')[1]));
    for (const er of ratings(make('--rating', '2.5-3.4', '--count', '3'))) {
      assert.ok(er >= 2.5 && er <= 3.4, `${er}`);
    }
    assert.deepEqual(ratings(make('--technique', 'naked-pair')), [3]);
    for (const er of ratings(make('--singles', '--count', '3'))) assert.ok(er <= 2.3, `${er}`);
    const [often] = make('--technique', 'pointing', '--uses', '2');
    const steps = sudoku(['rate', '--steps'], often).stdout;
    assert.ok(steps.match(/\tPointing$/gm).length >= 2, steps);
  });

  test('lists techniques by the order in which they count, and makes puzzles with those of books', () => {
    const { stdout } = sudoku(['make', '--help']);
    const [, explainer, books] =
      /Sudoku Explainer has:\n([^:]*)\n.*books.*:\n([^:]*)/.exec(stdout) ?? [];
    assert.match(explainer, / x-wing$/m);
    assert.match(books, / skyscraper /);
    assert.doesNotMatch(explainer, / skyscraper /);
    assert.deepEqual(counts(make('--technique', 'skyscraper', '--count', '2')), ['1', '1']);
  });

  test('--fewest prints ever fewer givens', () => {
    const numbers = make('--fewest', '--count', '4').map(givens);
    for (let i = 1; i < 4; ++i) assert.ok(numbers[i] < numbers[i - 1], numbers.join());
  });

  test('--tries ends the search; the message has the numbers', () => {
    const { status, stdout, stderr } = sudoku(['make', '--givens=17', '--tries=5']);
    assert.equal(stderr, 'sudoku make: 5 tried, 0 fit\n');
    assert.deepEqual([status, stdout], [1, '']);
  });

  test('a request that leaves one candidate ends', () => {
    const args = ['make', '--count=3', '--keep', file(PUZZLE)];
    const { status, stdout, stderr } = sudoku(args);
    assert.equal(stdout, `${PUZZLE}\n`);
    assert.match(stderr, /1 tried, 1 fit: the options leave one candidate/);
    assert.equal(status, 1);
    assert.equal(make('--keep', file(PUZZLE)).length, 1);
    const hard = sudoku(['make', '--keep', file(PUZZLE), '--rating=8.9']);
    assert.deepEqual([hard.status, hard.stdout], [1, '']);
  });

  test('a search that finds nothing reports its numbers and how to end it', async () => {
    const process = start(['make', '--givens=17', '--minimal', '--symmetry=full']);
    const [message] = await once(process.stderr, 'data');
    process.kill();
    assert.match(String(message), /\d+ tried, 0 fit; --tries limits the search/);
  });

  test('warns of minimal puzzles that nobody has found', () => {
    const { stderr } = sudoku(['make', '--givens=50', '--minimal', '--tries=1']);
    assert.match(stderr, /^sudoku make: no minimal puzzle with more than 40 givens is known\n/);
  });

  /** Options that contradict each other, and the message. @type {[string[], string][]} */
  const REFUSED = [
    [['--givens', '16'], 'no puzzle with fewer than 17 givens has one solution'],
    [['--rating', '3.1'], '--rating: no puzzle has such a rating'],
    [['--givens', '81', '--minimal'], '--minimal: in a house with nine givens'],
    [['--givens', '81', '--rating', '2.0'], '--givens: too few empty cells'],
    [['--rating', '5.5'], '--rating: no puzzle has such a rating'],
    [['--rating', '3-2'], '--rating: the range is empty'],
    [['--singles', '--rating', '5-6'], '--singles: the rest needs more than singles'],
    [['--technique', 'x-wing', '--rating', '2-3'], '--technique: not rated in the range of'],
    [
      ['--technique', 'skyscraper', '--rating', '3-4'],
      '--technique: no puzzle with such a --rating',
    ],
    [['--symmetry', 'full', '--givens', '19'], '--symmetry: impossible with this number'],
  ];
  for (const [args, message] of REFUSED) {
    test(`refuses ${args.join(' ')}`, () => {
      const { status, stdout, stderr } = sudoku(['make', ...args]);
      assert.ok(stderr.startsWith(`sudoku make: ${message}`), stderr);
      assert.deepEqual([status, stdout], [2, '']);
    });
  }

  test('refuses files whose puzzles do not fit, and names the option', () => {
    for (const [args, message] of [
      [['--solution', file(PUZZLE)], '--solution: not a full grid without conflicts\n'],
      [['--pattern', file('')], '--pattern: line 1, column 1: no puzzle found\n'],
      [['--keep', file(FULL), '--givens', '30'], '--keep: more givens than --givens allows\n'],
    ]) {
      const { status, stdout, stderr } = sudoku(['make', ...args]);
      assert.equal(stderr, `sudoku make: ${message}`);
      assert.deepEqual([status, stdout], [1, '']);
    }
  });

  test('refuses ratings and numbers of givens that cannot be read', () => {
    for (const range of ['x', '-', '3-', '-4', '1.55', '6.', '.5', '3-4-5', '99999']) {
      const { status, stderr } = sudoku(['make', '--rating', range]);
      assert.ok(stderr.startsWith(`sudoku make: --rating: \`${range}\` is not a rating`), stderr);
      assert.equal(status, 2);
    }
    assert.equal(sudoku(['make', '--givens', '24.5']).status, 2);
    assert.equal(sudoku(['make', '--uses', '2']).status, 2);
  });
});

describe('sudoku minimize', () => {
  test('removes givens until none can be removed', () => {
    const minimal = sudoku(['minimize', '--seed', '4'], FULL).stdout.trimEnd();
    assert.deepEqual(counts([minimal]), ['1']);
    for (let cell = 0; cell < 81; ++cell) {
      if (minimal[cell] === '.') continue;
      assert.equal(minimal[cell], FULL[cell]);
      const [count] = counts([`${minimal.slice(0, cell)}.${minimal.slice(cell + 1)}`]);
      assert.notEqual(count, '1');
    }
    assert.equal(sudoku(['minimize', '--redundant'], minimal).stdout, `${minimal}\t\n`);
  });

  test('names the givens that can be removed', () => {
    const puzzle = `..${FULL.slice(2)}`;
    const { stdout } = sudoku(['minimize', '--redundant'], puzzle);
    assert.equal(stdout.split('\t')[1].trimEnd().split(' ').length, 79);
    assert.match(stdout, /\tr1c3 r1c4 .* r9c9\n$/);
  });

  test('adds the givens that are missing', () => {
    const ambiguous = sudoku(['minimize'], PUZZLE).stdout.trimEnd().replace(/\d/, '.');
    const completed = sudoku(['minimize', '--complete'], ambiguous).stdout.trimEnd();
    assert.equal(givens(completed), givens(ambiguous) + 1);
    assert.deepEqual(counts([completed]), ['1']);
  });

  test('a puzzle without exactly one solution is an error', () => {
    const { status, stderr } = sudoku(['minimize'], `.${'.'.repeat(80)}`);
    assert.equal(stderr, 'sudoku: line 1: more than one solution\n');
    assert.equal(status, 1);
    assert.equal(sudoku(['minimize', '--redundant', '--complete'], PUZZLE).status, 2);
  });
});

describe('sudoku canonical', () => {
  test('prints the same line for equivalent puzzles', () => {
    const renamed = PUZZLE.replaceAll(/\d/g, (digit) => String(10 - Number(digit)));
    const turned = [...PUZZLE].reverse().join('');
    const moved = PUZZLE.slice(54) + PUZZLE.slice(0, 54);
    const lines = sudoku(['canonical'], [PUZZLE, renamed, turned, moved].join('\n')).stdout;
    const [first, ...others] = lines.trimEnd().split('\n');
    for (const other of others) assert.equal(other, first);
    assert.equal(givens(first), givens(PUZZLE));
    const swapped = PUZZLE.replace('53', '35');
    assert.notEqual(sudoku(['canonical'], swapped).stdout, `${first}\n`);
  });

  test('refuses a puzzle with conflicts', () => {
    const { status, stdout, stderr } = sudoku(['canonical'], `11${'.'.repeat(79)}`);
    assert.equal(
      stderr,
      'sudoku: line 1: more than one 1 in row 1: r1c1 r1c2, no canonical form\n',
    );
    assert.deepEqual([status, stdout], [1, '']);
  });
});
