// The exact count in the module of lists against its declarations: wasm/count.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { loadModule } from './load.mjs';

const EMPTY = '0'.repeat(81);

describe('the exact count in the module of lists', () => {
  let counter;
  before(async () => {
    counter = await loadModule('batch');
  });

  it('has every function that is declared, and declares every one that is bound', () => {
    const methods = declared.methodsOf('wasm/count.d.ts', 'CountModule');
    for (const name of methods) assert.equal(typeof counter[name], 'function', name);
    assert.deepEqual(declared.boundIn('wasm/count_bindings.cpp'), methods);
  });

  it('counts the full grids step by step, as Felgenhauer and Jarvis did', () => {
    const count = counter.openCount(EMPTY);
    const started = performance.now();
    let last = counter.countProgress(count);
    assert.equal(last, 0);
    while (!counter.advanceCount(count, 1)) {
      const now = counter.countProgress(count);
      assert.ok(now >= last && now <= 1, `${now} after ${last}`);
      last = now;
    }
    console.log(`figure: counted all grids in ${Math.round(performance.now() - started)} ms`);
    assert.equal(counter.countProgress(count), 1);
    assert.equal(counter.countTotal(count), '6670903752021072936960');
    counter.closeCount(count);
  });

  it('takes nothing but 81 givens', () => assert.equal(counter.openCount('123'), 0));
});
