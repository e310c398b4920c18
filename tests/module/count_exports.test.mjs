// The module of the exact count against its declarations: wasm/count.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { loadModule } from './load.mjs';

const EMPTY = '0'.repeat(81);

describe('the module of the exact count', () => {
  let counter;
  before(async () => {
    counter = await loadModule('count', 'count/');
  });

  it('has every function that is declared, and declares every one that is bound', () => {
    const methods = declared.methodsOf('wasm/count.d.ts', 'CountModule');
    for (const name of methods) assert.equal(typeof counter[name], 'function', name);
    assert.deepEqual(declared.boundIn('wasm/count_bindings.cpp'), methods);
  });

  it('counts the full grids step by step, as Felgenhauer and Jarvis did', () => {
    const count = counter.open(EMPTY);
    const started = performance.now();
    let last = counter.progress(count);
    assert.equal(last, 0);
    while (!counter.advance(count, 1)) {
      const now = counter.progress(count);
      assert.ok(now >= last && now <= 1, `${now} after ${last}`);
      last = now;
    }
    console.log(`figure: counted all grids in ${Math.round(performance.now() - started)} ms`);
    assert.equal(counter.progress(count), 1);
    assert.equal(counter.total(count), '6670903752021072936960');
    counter.close(count);
  });

  it('takes nothing but 81 givens', () => assert.equal(counter.open('123'), 0));
});
