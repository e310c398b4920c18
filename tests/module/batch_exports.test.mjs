// The wasm module that solves lists against its declaration, wasm/batch.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { sudoku } from '../cli/command.mjs';
import { INVALID, MANY, NONE } from '../puzzles.mjs';
import { answered, answersTo, list, textOf } from '../web/batch/lists.mjs';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';

const methodsOf = (name) => declared.methodsOf('wasm/batch.d.ts', name);
const fieldsOf = (name) => declared.fieldsOf('wasm/batch.d.ts', name);

/** The second puzzle of the Almanac needs forcing chains. */
const CHAINS = '100907003080000070009000600007209400410000095008504300003000700050000040200806009';

describe('the wasm module that solves lists', () => {
  let module;
  before(async () => {
    module = await loadModule('batch');
  });

  /** @param {object} batch @param {string} text */
  function solve(batch, text) {
    batch.begin(new TextEncoder().encode(text), 0, false, false, 0);
    while (!batch.work(256));
    const output = Buffer.alloc(batch.outputSize());
    assert.equal(batch.copyOutput(output), true);
    return output.toString();
  }

  it('binds exactly the declared functions', () => {
    assert.deepEqual(declared.boundIn('wasm/batch_bindings.cpp'), methodsOf('BatchModule'));
    const batch = module.startBatch('line', 'line');
    for (const name of methodsOf('Batch')) assert.equal(typeof batch[name], 'function', name);
    const others = declared
      .methodsOfObject(batch)
      .filter((name) => !methodsOf('Batch').includes(name));
    assert.deepEqual(others, []);
    batch.delete();
  });

  it('lists its formats, and starts no batch in another format', () => {
    for (const format of module.batchFormats()) {
      assert.deepEqual(keysOf(format), fieldsOf('BatchFormat'));
      for (const input of module.batchInputs()) module.startBatch(format.id, input).delete();
    }
    assert.deepEqual(module.batchInputs(), ['line', 'grid', 'cells', 'text']);
    assert.equal(module.startBatch('poem', 'line'), null);
    assert.equal(module.startBatch('line', 'poem'), null);
  });

  it('solves a chunk and reports its figures', () => {
    const batch = module.startBatch('line', 'line');
    const puzzles = list(3);
    const empty = '.'.repeat(81);
    const text = [...puzzles.map(({ puzzle }) => puzzle), 'Hello', empty].join('\n');
    const lines = solve(batch, text).split('\n');
    assert.deepEqual(lines.slice(0, 3), puzzles.map(answered));
    assert.equal(lines[3], '# line : empty: Hello');
    const marks = batch.marks();
    assert.ok(marks instanceof Uint32Array);
    assert.deepEqual([...marks], [lines.slice(0, 3).join('\n').length + '\n# line '.length, 3]);
    const report = batch.report();
    assert.deepEqual(keysOf(report), fieldsOf('BatchReport'));
    assert.deepEqual(keysOf(report.hardest[0]), fieldsOf('HardPuzzle'));
    assert.deepEqual(keysOf(report.firstErrors[0]), fieldsOf('BatchError'));
    assert.deepEqual([report.one, report.many, report.errors, report.lines], [3, 1, 1, 4]);
    assert.equal(report.hardest[0].puzzle, empty);
    batch.delete();
  });

  it('rates a chunk with another module, and prints what the command prints', async () => {
    const logic = await loadModule('logic');
    const rated = [];
    const batch = module.startRating('line', (state) => {
      rated.push(state);
      return logic.rate(state);
    });
    const puzzles = [...list(20).map(({ puzzle }) => puzzle), MANY, INVALID, NONE, CHAINS];
    const text = `${puzzles.join('\n')}\n`;
    const { head } = module.ratingFormat();
    const { stdout } = sudoku(['batch', '--rate', '--input', 'line'], text);
    assert.equal(head + solve(batch, text), stdout);
    assert.equal(rated.length, 21);
    const { ratings, hardest, firstErrors } = batch.report();
    assert.ok(ratings instanceof Uint32Array);
    const { er } = logic.rate(`p=${CHAINS}`);
    assert.equal(ratings[Math.round(10 * er)], 1);
    assert.deepEqual([hardest[0].line, hardest[0].er], [23, er]);
    assert.deepEqual(
      firstErrors.map(({ code }) => code),
      ['many', 'invalid', 'none'],
    );
    batch.delete();
    assert.equal(module.startRating('poem', logic.rate), null);
  });

  it('can end the work on a chunk that is rated after a puzzle', () => {
    const rating = { er: 1.2, ep: 1.2, ed: 1.1 };
    const batch = module.startRating('line', () => rating);
    const [{ puzzle: line }] = list(1);
    batch.begin(new TextEncoder().encode(`${line}\n`.repeat(3)), 0, false, false, 0);
    while (batch.answeredBytes() === 0) assert.equal(batch.work(1), false);
    assert.equal(batch.answeredBytes(), line.length + 1);
    const output = Buffer.alloc(batch.outputSize());
    batch.copyOutput(output);
    assert.equal(output.toString(), `${line},1.2,1.2,1.1\n`);
    batch.delete();
  });

  it('solves chunks of any size one after the other', () => {
    const batch = module.startBatch('line', 'line');
    for (const count of [1, 5000, 10]) {
      const puzzles = list(count, count);
      const text = textOf(puzzles);
      assert.equal(solve(batch, text), answersTo(puzzles));
    }
    batch.delete();
  });

  it('finds where bytes can be cut, and how a list is read', () => {
    const bytes = (text) => new TextEncoder().encode(text);
    assert.equal(module.lastRecordEnd(bytes('1.'.repeat(41)), 'cells'), 81);
    assert.equal(module.lastRecordEnd(bytes('1.'.repeat(40)), 'cells'), 0);
    assert.equal(module.lastRecordEnd(bytes('1.'), 'poem'), 0);
    const empty = '.'.repeat(81);
    const start = module.detectList(bytes(`My puzzles\n${list(1)[0].puzzle}\n${empty}`), true);
    assert.deepEqual(keysOf(start), fieldsOf('ListStart'));
    assert.deepEqual(start, { input: 'line', headingLines: 1 });
    assert.deepEqual(module.detectList(bytes(''), true), { input: 'text', headingLines: 0 });
    assert.equal(module.detectList(bytes(''), false), null);
  });

  it('accepts any number as a budget or a threshold', () => {
    const batch = module.startBatch('line', 'line');
    const empty = new TextEncoder().encode('.'.repeat(81));
    for (const [threshold, hard] of [
      [NaN, 1],
      [-1, 1],
      [1e300, 0],
      [Infinity, 0],
    ]) {
      batch.begin(empty, 0, false, false, threshold);
      let calls = 0;
      while (!batch.work(threshold) && calls < 1000) ++calls;
      assert.ok(calls < 1000);
      assert.equal(batch.report().hardest.length, hard, `${threshold}`);
    }
    batch.delete();
  });

  it('copies chunks in and the output out', () => {
    const batch = module.startBatch('line', 'line');
    const [first, second] = list(2);
    const bytes = new TextEncoder().encode(first.puzzle);
    batch.begin(bytes, 0, false, false, 0);
    bytes.set(new TextEncoder().encode(second.puzzle));
    module.lastRecordEnd(new Uint8Array(1 << 22), 'cells');
    while (!batch.work(256));
    assert.equal(batch.copyOutput(new Uint8Array(batch.outputSize() - 1)), false);
    const output = new Uint8Array(batch.outputSize());
    assert.equal(batch.copyOutput(output), true);
    assert.equal(Buffer.from(output).toString(), `${answered(first)}\n`);
    batch.delete();
  });
});
