// What the page shows of a program at a step: loops, values of conditions, variables. The steps are
// those of Liang's search on the puzzle of the case study, derived by hand.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CONDITIONS, conditionsAt } from '../../web/run/conditions.js';
import { linesOf, loopsOf, methodAround } from '../../web/run/listing.js';
import { RunClient } from '../../web/run/run-client.js';
import { partsOf } from '../../web/run/run-protocol.js';
import { variablesOf } from '../../web/run/variables.js';
import { LIANG_ON_ONE, ONE } from '../puzzles.mjs';
import { copySite } from './workers.mjs';

const lines = (text) => text.split('\n').map((line) => ({ text: line }));

describe('loopsOf', () => {
  it('binds each loop to its closing brace', () => {
    const program = lines(
      '  void f() {\n    while (a) {\n      for (b) {\n        c;\n      }\n    }\n  }',
    );
    assert.deepEqual(loopsOf(program), [
      { first: 1, last: 5 },
      { first: 2, last: 4 },
    ]);
  });

  it('finds no loop without an end', () => {
    assert.deepEqual(loopsOf(lines('while (a) {\n  b;')), []);
  });
});

const site = copySite();
let ready;
let client;
before(
  () =>
    new Promise((resolve) => {
      client = new RunClient(
        () => site.start('run-worker'),
        (reply) => resolve((ready = reply)),
      );
    }),
);
after(() => {
  client.terminate();
  site.remove();
});

/** What is shown of a run at a step. */
async function at(id, step, givens = ONE) {
  await client.ask({ type: 'start', run: 1, algorithm: id, givens, variant: 0 });
  const { snapshot } = await client.ask({ type: 'go', run: 1, step });
  const program = linesOf(
    ready.algorithms.find((each) => each.id === id),
    0,
  );
  const { kind, label } = partsOf(snapshot.last);
  const name = ready.kinds[kind];
  const current = step ? program.findIndex((line) => line.label === label) : -1;
  const values = conditionsAt(id, program, current, snapshot, name);
  const texts = { constraintName: String };
  return {
    kind: name,
    line: program[current]?.text.trim(),
    values: values.map(({ line, value }) => [program[line].text.trim(), value]),
    variables: Object.fromEntries(
      variablesOf(id, snapshot, name, texts).map(({ name: variable, value }) => [variable, value]),
    ),
  };
}

describe('the program of an algorithm', () => {
  it('has a line for each condition whose values are known', () => {
    for (const algorithm of ready.algorithms) {
      const all = algorithm.code.map(({ text }) => text.trim());
      for (const [start] of CONDITIONS[algorithm.id])
        assert.ok(
          all.some((line) => line.startsWith(start)),
          `${algorithm.id}: ${start}`,
        );
    }
  });

  it('has a loop, and every loop is inside of a method', () => {
    for (const algorithm of ready.algorithms) {
      const program = linesOf(algorithm, 0);
      const loops = loopsOf(program);
      assert.ok(loops.length, algorithm.id);
      for (const { first, last } of loops) {
        const method = methodAround(program, first);
        assert.ok(method.first < first && last < method.last, `${algorithm.id}, line ${first + 1}`);
      }
    }
  });
});

describe("Liang's search", () => {
  it('has no variables before its first step', async () => {
    const { values, variables } = await at('free-cell-list', 0);
    assert.deepEqual(values, []);
    assert.deepEqual(Object.values(variables), ['–', '–', '–', '–', '–']);
  });

  it('rejects 1 in the first free cell, r1c1', async () => {
    const { line, values, variables } = await at('free-cell-list', 3);
    assert.equal(line, 'if (isValid(i, j, grid)) {');
    assert.deepEqual(values, [[line, 'false']]);
    assert.deepEqual(variables, { k: '0', i: '0', j: '0', 'grid[i][j]': '1', isValid: 'false' });
  });

  it('raises it to 2: 1 was not 9', async () => {
    const { line, values, variables } = await at('free-cell-list', 4);
    assert.equal(line, 'grid[i][j]++;');
    assert.deepEqual(values, [['while (grid[i][j] == 9) {', '1 == 9: false']]);
    assert.equal(variables['grid[i][j]'], '2');
  });

  it('finds that 3 fits, and counts k up', async () => {
    const { line, values, variables } = await at('free-cell-list', 7);
    assert.equal(line, 'k++;');
    assert.deepEqual(values, [['if (isValid(i, j, grid)) {', 'true']]);
    assert.deepEqual(variables, { k: '1', i: '0', j: '0', 'grid[i][j]': '3', isValid: 'true' });
  });

  it('ends when no cell is free', async () => {
    const steps = 2 + 2 * LIANG_ON_ONE.checks + LIANG_ON_ONE.backtracks;
    const { kind, values } = await at('free-cell-list', steps);
    const free = [...ONE].filter((digit) => digit === '0').length;
    assert.equal(kind, 'solution');
    assert.deepEqual(values, [['while (k < free.length) {', `${free} < ${free}: false`]]);
  });
});

it('the bit sets of a row, a column and a box have a bit for each of their digits', async () => {
  // Step 4 tries 1 in r1c1; the rows and columns have only givens. Bit n is digit n, from the right.
  const { variables } = await at('bitmask', 4);
  const bits = (digits) =>
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((n) => Number(digits.includes(n))).join('');
  const row = [...ONE.slice(0, 9)].map(Number).filter(Boolean);
  const column = [...ONE]
    .filter((_, i) => i % 9 === 0)
    .map(Number)
    .filter(Boolean);
  const box = [0, 1, 2, 9, 10, 11, 18, 19, 20].map((i) => Number(ONE[i])).filter(Boolean);
  assert.equal(variables['rows[0]'], bits(row));
  assert.equal(variables['cols[0]'], bits(column));
  assert.equal(variables['boxes[0]'], bits(box));
  assert.deepEqual([variables.loc, variables.n], ['0', '1']);
});

it('the recursive programs name the cell that is tried', async () => {
  // enter, choose, try 1, reject 1, try 2
  const safe = await at('is-safe', 5);
  assert.deepEqual(safe.values, [['for (int num = 1; num <= 9; num++) {', '2 <= 9: true']]);
  assert.deepEqual(safe.variables, {
    row: '0',
    col: '0',
    num: '2',
    'grid[row][col]': '0',
    isSafe: '–',
  });
  const count = await at('count-solutions', 4);
  assert.equal(count.variables.givesConflict, 'true');
  assert.deepEqual(count.values, [['if (!givesConflict(r, c, n)) {', 'false']]);
});
