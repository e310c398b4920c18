// The exact count in the module of lists against its declarations: wasm/count.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { loadModule } from './load.mjs';
import { FORMATS_SOLVED as FULL } from '../puzzles.mjs';

const EMPTY = '0'.repeat(81);

describe('the exact count in the module of lists', () => {
  let counter;
  before(async () => {
    counter = await loadModule('batch');
  });

  it('binds exactly the declared functions', () => {
    const methods = declared.methodsOf('wasm/count.d.ts', 'CountModule');
    for (const name of methods) assert.equal(typeof counter[name], 'function', name);
    assert.deepEqual(declared.boundIn('wasm/count_bindings.cpp'), methods);
    const count = counter.startCount(EMPTY);
    const own = declared.methodsOf('wasm/count.d.ts', 'Count');
    for (const name of own) assert.equal(typeof count[name], 'function', name);
    assert.deepEqual(
      declared.methodsOfObject(count).filter((name) => !own.includes(name)),
      [],
    );
    count.delete();
  });

  it('counts the full grids step by step, as Felgenhauer and Jarvis did', () => {
    const count = counter.startCount(EMPTY);
    const started = performance.now();
    let last = count.progress();
    assert.equal(last, 0);
    assert.equal(count.total(), '');
    while (!count.advance(1)) {
      const now = count.progress();
      assert.ok(now >= last && now <= 1, `${now} after ${last}`);
      last = now;
    }
    console.log(`figure: counted all grids in ${Math.round(performance.now() - started)} ms`);
    assert.equal(count.progress(), 1);
    assert.equal(count.total(), '6670903752021072936960');
    count.delete();
  });

  it('accepts any number as a budget', () => {
    const count = counter.startCount(EMPTY);
    for (const steps of [NaN, -1, 0, 0.5, -Infinity]) assert.equal(count.advance(steps), false);
    count.delete();
    const small = counter.startCount(`${FULL.slice(0, 80)}0`);
    assert.equal(small.advance(Infinity), true);
    assert.equal(small.total(), '1');
    small.delete();
  });

  it('accepts only lines of 81 cells', () => {
    for (const givens of ['', '123', `${EMPTY}0`, `${EMPTY.slice(1)}x`]) {
      assert.equal(counter.startCount(givens), null, givens);
    }
  });
});
