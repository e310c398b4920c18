// `sudoku run` as a user runs it: CSV with the counters of the original programs.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { start, sudoku } from './command.mjs';

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

test('--steps limits each run', () => {
  // The article's program does not check the givens: it looks for a digit for 79 cells in vain.
  const endless = `11${'0'.repeat(79)}`;
  const { status, stdout, stderr } = run(['is-safe', '--steps=1000'], `${endless}\n${lab}`);
  assert.equal(stdout.split('\n').length, 2); // both need more: only the header
  assert.match(stderr, /^sudoku: line 1: more than 1000 steps\nsudoku: line 2: more/);
  assert.equal(status, 1);
  const enough = run(['is-safe', '--steps=100000'], `${endless}\n${lab}`);
  assert.equal(enough.stdout, `${tables['is-safe'][0]}\n${tables['is-safe'][2]}\n`);
  assert.deepEqual(run(['is-safe', '--steps=1000000000'], lab), run(['is-safe'], lab));
});

test('the limit is the same for the counters and for the trace', () => {
  let [least, most] = [1, 100_000];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (run(['is-safe', `--steps=${middle}`], lab).status === 0) most = middle;
    else least = middle + 1;
  }
  const trace = (/** @type {string[]} */ ...args) =>
    sudoku(['trace', 'is-safe', ...args], lab).stdout;
  assert.equal(trace(`--steps=${least}`), trace());
  const shorter = trace(`--steps=${least - 1}`);
  assert.ok(trace().startsWith(shorter) && shorter !== trace());
});

test('a long run reports how far it is', async () => {
  const process = start(['run', 'is-safe'], `11${'0'.repeat(79)}`);
  const [message] = await once(process.stderr, 'data');
  process.kill();
  assert.match(String(message), /^sudoku: line 1: [1-9]\d* steps so far; --steps limits a run/);
});
