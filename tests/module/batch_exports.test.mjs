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
  function solve(batch, text, { continued = false, refused = false, easy = 0 } = {}) {
    const bytes = new TextEncoder().encode(text);
    batch.room(bytes.length).set(bytes);
    batch.begin(bytes.length, continued, refused, easy);
    while (!batch.work(256));
    return Buffer.from(batch.output()).toString();
  }

  it('has every function that is declared, and declares every one that is bound', () => {
    assert.deepEqual(declared.boundIn('wasm/batch_bindings.cpp'), methodsOf('BatchModule'));
    const batch = module.startBatch('line', 'line', 2);
    for (const name of methodsOf('Batch')) assert.equal(typeof batch[name], 'function', name);
    const others = declared
      .methodsOfObject(batch)
      .filter((name) => !methodsOf('Batch').includes(name));
    assert.deepEqual(others, []);
    batch.delete();
  });

  it('lists its formats, and starts no other', () => {
    for (const format of module.batchFormats()) {
      assert.deepEqual(keysOf(format), fieldsOf('BatchFormat'));
      module.startBatch(format.id, 'almanac', 1).delete();
    }
    assert.equal(module.startBatch('poem', 'line', 2), null);
    assert.equal(module.startBatch('line', 'poem', 2), null);
  });

  it('solves a chunk, and tells what it came to', () => {
    const batch = module.startBatch('line', 'line', 2);
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

  it('takes chunks of any size one after the other', () => {
    const batch = module.startBatch('line', 'line', 2);
    for (const count of [1, 5000, 10]) {
      const puzzles = list(count, count);
      const text = textOf(puzzles);
      assert.equal(solve(batch, text), answersTo(puzzles));
    }
    batch.delete();
  });

  it('says where bytes can be cut, and what kind they are', () => {
    const batch = module.startBatch('line', 'almanac', 2);
    const bytes = new TextEncoder().encode(`${'1.'.repeat(41)}`);
    batch.room(bytes.length).set(bytes);
    assert.equal(batch.recordEnd(bytes.length), 81);
    assert.equal(batch.recordEnd(80), 0);
    assert.equal(module.inputOf('1 0 0 9 0 7 0 0 3\n'), 'almanac');
    assert.equal(module.inputOf(new TextEncoder().encode('.'.repeat(81))), 'line');
    batch.delete();
  });
});
