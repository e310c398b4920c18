// The wasm module that solves lists against its declaration, wasm/batch.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { answered, answersTo, list, textOf } from '../web/batch/lists.mjs';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';

const methodsOf = (name) => declared.methodsOf('wasm/batch.d.ts', name);
const fieldsOf = (name) => declared.fieldsOf('wasm/batch.d.ts', name);

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
