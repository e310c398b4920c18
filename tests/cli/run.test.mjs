// `sudoku run` as a user runs it: CSV with the counters of the original programs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sudoku } from './command.mjs';

/** @param {string[]} args @param {string} [input] */
const run = (args, input = '') => sudoku(['run', ...args], input);

const lab = '060001094300007100000090000706500209030020060902006301000050000007300002410700080';
const figure = '530070000600195000098000060800060003400803001700020006060000000000419005000080079';

// The figures of the original programs.
const tables = {
  'free-cell-list': [
    'puzzle,liang_result,liang_checks,liang_assigns,liang_backtracks',
    `${figure},1,49461,49461,5468`,
    `${lab},1,6153,6153,654`,
  ],
  bitmask: [
    'puzzle,almanac_solutions,almanac_solve_calls,almanac_set_calls,almanac_sets',
    `${figure},2,5596,50247,5595`,
    `${lab},1,1173,10548,1172`,
  ],
  'is-safe': [
    'puzzle,article_result,article_calls,article_isSafe_calls,article_placed,article_undone',
    `${figure},1,5522,49461,5521,5468`,
    `${lab},1,707,6153,706,654`,
  ],
  'count-solutions': [
    'puzzle,lab_solutions,lab_solve_calls,lab_conflict_checks',
    `${figure},18,11445,102843`,
    `${lab},1,1173,10548`,
  ],
  'candidate-elimination': [
    'puzzle,pa4_solved,pa4_passes,pa4_eliminated,pa4_filled',
    `${figure},0,7,358,18`,
    `${lab},0,5,321,5`,
  ],
};

for (const [id, lines] of Object.entries(tables)) {
  test(`run ${id} prints a header and a row for each puzzle`, () => {
    const { status, stdout, stderr } = run([id], `${figure}\n${lab.replaceAll('0', '.')}\n`);
    assert.equal(stdout, lines.join('\n') + '\n');
    assert.equal(stderr, '');
    assert.equal(status, 0);
  });
}

test('a variant may solve what its algorithm alone cannot', () => {
  const { stdout } = run(['candidate-elimination', '--variant', 'search', '-'], lab);
  assert.equal(stdout.split('\n')[1], `${lab},1,5,321,5`);
  assert.match(run(['dancing-links'], figure).stdout, new RegExp(`${figure},18,`));
  assert.match(
    run(['dancing-links', '--variant', 'first'], figure).stdout,
    /,1,\d+,\d+,\d+,\d+\n$/,
  );
  assert.match(run(['fewest-candidates'], figure).stdout, /,1,\d+,\d+,\d+\n$/);
});

test('wrong arguments print the usage with all algorithms', () => {
  for (const args of [[], ['none'], ['is-safe', '--variant=all'], ['is-safe', 'a', 'b']]) {
    const { status, stdout, stderr } = run(args);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.match(stderr, /^usage: sudoku run ID /m);
    for (const id of Object.keys(tables)) assert.match(stderr, new RegExp(`  ${id}\\b`));
  }
});

test('a variant of another algorithm is refused', () => {
  const { status, stdout, stderr } = run(['is-safe', '--variant', 'first'], figure);
  assert.equal(stderr.split('\n')[0], 'sudoku run: is-safe has no variant `first`');
  assert.deepEqual([status, stdout], [2, '']);
});

test('unreadable input is reported', () => {
  const { status, stdout, stderr } = run(['is-safe'], 'no puzzle here');
  assert.equal(status, 1);
  assert.equal(stdout.trim().split('\n').length, 1);
  assert.match(stderr, /^sudoku: /);
  assert.equal(run(['is-safe', 'no such file']).status, 1);
});
