// What the page shows of a program at a step: loops, values of conditions, variables. The steps are
// those of Liang's search on the puzzle of the case study, derived by hand.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { viewOf } from '../../web/run/algorithms/table.js';
import { momentOf } from '../../web/run/algorithms/view.js';
import { conditionsAt, linesOf, loopsOf, methodAround } from '../../web/run/listing.js';
import { Lines } from '../../web/run/lines/lines.js';
import { LEVELS } from '../../web/run/level.js';
import { Playback } from '../../web/run/playback.js';
import { RunClient } from '../../web/run/run-client.js';
import { partsOf } from '../../web/run/run-protocol.js';
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

  it('binds a loop without braces to its last line', () => {
    const program = lines(
      'def f():\n    while a:\n        for b in c:\n            d\n\n\ndef g():\n    e',
    );
    assert.deepEqual(loopsOf(program), [
      { first: 1, last: 3 },
      { first: 2, last: 3 },
    ]);
    assert.deepEqual(methodAround(program, 3), { first: 0, last: 3 });
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

/** The variables of the innermost call. */
function variablesAt(program, moment, label) {
  const rows = program.rows(program.at(moment, label), 1);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** What is shown of a run at a step. */
async function at(id, step, givens = ONE, variant = 0) {
  await client.ask({ type: 'start', run: 1, algorithm: id, givens, variant });
  const { snapshot } = await client.ask({ type: 'go', run: 1, step });
  const program = linesOf(
    ready.algorithms.find((each) => each.id === id),
    variant,
    givens,
  );
  const { kind, label } = partsOf(snapshot.last);
  const name = ready.kinds[kind];
  const current = step ? program.findIndex((line) => line.label === label) : -1;
  const view = viewOf({ id });
  const moment = momentOf(snapshot, name);
  const values = conditionsAt(view, program, current, moment);
  return {
    kind: name,
    line: program[current]?.text.trim(),
    call: view.inner?.(moment) ?? null,
    values: values.map(({ line, value }) => [program[line].text.trim(), value]),
    variables: variablesAt(new Lines(program, view.lines, givens), moment, label),
  };
}

describe('the program of an algorithm', () => {
  it('has a loop, and every loop is inside of a method', () => {
    for (const algorithm of ready.algorithms) {
      const program = linesOf(algorithm, 0, ONE);
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
    assert.deepEqual(variables, { k: '–', i: '–', j: '–', 'grid[i][j]': '–' });
  });

  it('rejects 1 in the first free cell, r1c1', async () => {
    const { line, values, variables } = await at('free-cell-list', 3);
    assert.equal(line, 'if (isValid(i, j, grid)) {');
    assert.deepEqual(values, [[line, 'false']]);
    assert.deepEqual(variables, { k: '0', i: '0', j: '0', 'grid[i][j]': '1' });
  });

  it('raises it to 2: 1 was less than 9', async () => {
    const { line, values, variables } = await at('free-cell-list', 4);
    assert.equal(line, 'grid[i][j] = grid[i][j] + 1;');
    assert.deepEqual(values, [['} else if (grid[i][j] < 9) {', '1 < 9: true']]);
    assert.equal(variables['grid[i][j]'], '2');
  });

  it('finds that 3 fits, and has not counted k up yet', async () => {
    const { line, values, variables } = await at('free-cell-list', 7);
    assert.equal(line, 'if (isValid(i, j, grid)) {');
    assert.deepEqual(values, [['if (isValid(i, j, grid)) {', 'true']]);
    assert.deepEqual(variables, { k: '0', i: '0', j: '0', 'grid[i][j]': '3' });
  });

  it('clears a cell before it counts k down', async () => {
    // The first cell without a digit that fits is r1c8, with the index 4: 36 digits are tried before.
    const wanted = { kinds: 1 << ready.kinds.indexOf('remove'), labels: 0 };
    await client.ask({
      type: 'start',
      run: 1,
      algorithm: 'free-cell-list',
      givens: ONE,
      variant: 0,
    });
    const { snapshot } = await client.ask({ type: 'go', run: 1, find: 'next', wanted });
    const { line, values, variables } = await at('free-cell-list', snapshot.step);
    assert.equal(line, 'grid[i][j] = 0;');
    assert.deepEqual(values[0], ['while (grid[i][j] == 9) {', '9 == 9: true']);
    const { place } = partsOf(snapshot.last);
    const index = [...ONE.slice(0, place)].filter((digit) => digit === '0').length;
    assert.deepEqual([variables.k, variables['grid[i][j]']], [`${index}`, '0']);
    const next = await at('free-cell-list', snapshot.step + 1);
    assert.equal(next.variables.k, `${index - 1}`);
  });

  it('ends when no cell is free', async () => {
    const steps = 2 + 2 * LIANG_ON_ONE.checks + LIANG_ON_ONE.backtracks;
    const { kind, values, variables } = await at('free-cell-list', steps);
    const free = [...ONE].filter((digit) => digit === '0').length;
    assert.equal(kind, 'solution');
    assert.deepEqual(values, [['if (k + 1 == freeCellList.length) {', `${free} == ${free}: true`]]);
    assert.equal(variables.k, `${free - 1}`);
  });
});

it('the bit sets of a row, a column and a box have a bit for each of their digits', async () => {
  // Step 4 tries 1 in r1c1; the rows and columns have only givens. Bit n is digit n, from the right.
  const { variables } = await at('bitmask', 4);
  const bits = (digits) =>
    [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((n) => Number(digits.includes(n))).join('');
  const digitsAt = (cells) => cells.map((i) => Number(ONE[i])).filter(Boolean);
  const cells = [...ONE].map((_, i) => i);
  const [rows, cols, boxes] = [
    cells.filter((i) => i < 9),
    cells.filter((i) => i % 9 === 0),
    [0, 1, 2, 9, 10, 11, 18, 19, 20],
  ];
  assert.equal(variables.rowsSet, bits(digitsAt(rows)));
  assert.equal(variables.colsSet, bits(digitsAt(cols)));
  assert.equal(variables.subgridSet, bits(digitsAt(boxes)));
  assert.deepEqual([variables.loc, variables.n], ['0', '1']);
});

describe('the marked line and the variables', () => {
  const puzzles = [ONE, '0'.repeat(81)];
  for (const level of LEVELS) {
    it(`never disagree at the detail ${level}`, async () => {
      const playback = new Playback(client, ready, { now: () => 0, nextFrame: () => {} });
      playback.level = level;
      for (const { id } of ready.algorithms) {
        for (const givens of puzzles) {
          playback.choose(id, 0);
          await playback.start(givens);
          const natural = playback.lines.start();
          for (let step = 1; step <= 60; step++) {
            playback.lines.toEvent(natural);
            playback.go(step);
            await new Promise((done) => {
              playback.addEventListener('arrive', done, { once: true });
            });
            if (playback.step < step) break; // the run is shorter
            const where = `${id} ${step}`;
            const { label } = partsOf(playback.view.snapshot.last);
            const { code } = playback.algorithm;
            const texts = linesOf({ code }, 0, givens);
            assert.equal(texts[playback.machine.line].label, label, where);
            assert.equal(playback.machine.line, natural.line, where);
            const calls = level === 'lines' ? 2 : 1;
            assert.deepEqual(playback.followed.now, playback.lines.rows(natural, calls), where);
          }
        }
      }
    });
  }
});

/**
 * The program of the recursion lab: rempty, cempty and solutionnr after each event of its run.
 * @param {string} puzzle
 */
function labFields(puzzle) {
  const grid = [...puzzle].map(Number);
  const fields = ['0 0 0'];
  let [rempty, cempty, solutionnr] = [0, 0, 0];
  const event = () => fields.push(`${rempty} ${cempty} ${solutionnr}`);
  const conflict = (r, c, n) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].some((i) => {
      const box = 9 * (3 * Math.floor(r / 3) + Math.floor(i / 3)) + 3 * Math.floor(c / 3) + (i % 3);
      return grid[9 * r + i] === n || grid[9 * i + c] === n || grid[box] === n;
    });
  function solve() {
    event(); // the call
    const square = grid.indexOf(0, 9 * rempty + cempty);
    if (square < 0) {
      solutionnr++;
      event();
      return;
    }
    const [r, c] = [Math.floor(square / 9), square % 9];
    [rempty, cempty] = [r, c];
    event(); // the square is found
    for (let n = 1; n <= 9; n++) {
      event(); // tries n
      event(); // n conflicts, or is filled in
      if (conflict(r, c, n)) continue;
      grid[square] = n;
      solve();
      grid[square] = 0;
      event(); // cleans up
      [rempty, cempty] = [r, c];
    }
    event(); // returns
  }
  solve();
  return fields;
}

it('the fields of the recursion lab are those of its program at each step', async () => {
  // Two solutions: the 1 and the 7 of two rows and columns can be exchanged. And a third row to fill.
  const full = '963174258178325649254689731821437596496852317735961824589713462317246985642598173';
  const puzzle = [...full].map((digit, i) => (i < 6 || i === 80 ? '0' : digit)).join('');
  const fields = labFields(puzzle);
  for (let step = 1; step < fields.length; step++) {
    const { kind, variables } = await at('count-solutions', step, puzzle);
    const { rempty, cempty, solutionnr } = variables;
    assert.equal(`${rempty} ${cempty} ${solutionnr}`, fields[step], `step ${step}: ${kind}`);
  }
});

describe('the calls of a recursive program', () => {
  it('have the arguments of the check, and what it returns', async () => {
    const call = async (...run) => (await at(...run)).call;
    assert.deepEqual(await call('is-safe', 4), { call: 'isSafe(grid, 0, 0, 1)', result: 'false' });
    assert.equal(await call('is-safe', 5), null);
    assert.deepEqual(await call('bitmask', 9), { call: 'set(0, 3)', result: 'true' });
    assert.deepEqual(await call('count-solutions', 4), {
      call: 'givesConflict(0, 0, 1)',
      result: 'true',
    });
    // The first constraint of the empty grid is that of r1c1, number 1 in the program.
    assert.deepEqual(await call('dancing-links', 4, '0'.repeat(81)), {
      call: 'cover(1)',
      result: '',
    });
    const { inner } = viewOf({ id: 'candidate-elimination' });
    assert.deepEqual(inner({ kind: 'place', place: 80, digit: 9 }), {
      call: 'fits(9, 9, 9)',
      result: 'true',
    });
  });

  it('name their cell by the variables of the program', () => {
    assert.equal(viewOf({ id: 'is-safe' }).place(4), 'row 0, col 4');
    assert.equal(viewOf({ id: 'candidate-elimination' }).place(4), 'i 1, j 5');
  });
});

it('a hidden single is no outcome of a condition of another method', async () => {
  // The puzzle of the case study gets stuck: with the variant, the first event after it that places a
  // digit is in hiddenSingle, below the loop of updateGrid.
  const wanted = { kinds: 1 << ready.kinds.indexOf('stuck'), labels: 0 };
  const given = { algorithm: 'candidate-elimination', givens: ONE, variant: 1 };
  await client.ask({ type: 'start', run: 1, ...given });
  await client.ask({ type: 'go', run: 1, find: 'next', wanted });
  const placed = { kinds: 1 << ready.kinds.indexOf('place'), labels: 0 };
  const { snapshot } = await client.ask({ type: 'go', run: 1, find: 'next', wanted: placed });
  const { line, values } = await at('candidate-elimination', snapshot.step, ONE, 1);
  assert.equal(line, 'G[i][j] = k;');
  assert.deepEqual(values, []);
});

it("Knuth's row is the node of the option in the chosen column", async () => {
  // Empty grid: chooses r1c1 (begin, enter, choose), covers it, places 1: nodes begin at 325.
  const { variables, kind } = await at('dancing-links', 5, '0'.repeat(81));
  assert.equal(kind, 'place');
  assert.deepEqual([variables.c, variables.r, variables.cell], ['1', '325', '0']);
  const next = await at('dancing-links', 6, '0'.repeat(81));
  // 1 in row 1 is the first constraint after those of the cells; the program counts from 1.
  assert.equal(next.variables['head[j]'], '82');
});

it('the recursive programs name the cell that is tried', async () => {
  // enter, choose, try 1, reject 1, try 2
  const safe = await at('is-safe', 5);
  assert.deepEqual(safe.values, [['for (int num = 1; num <= 9; num++) {', '2 <= 9: true']]);
  assert.deepEqual(safe.variables, {
    ra: '[0, 0]',
    row: '0',
    col: '0',
    num: '2',
    check: '–',
    'grid[row][col]': '0',
  });
  const count = await at('count-solutions', 4);
  assert.deepEqual(count.values, [['if (!givesConflict(r, c, n)) {', 'false']]);
});
