// The search with dials against its declaration, wasm/dials.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';
import { ONE } from '../puzzles.mjs';

const DIALS = { cells: 'rows', digits: 'ascending', inference: 'none' };

describe('the search with dials in the module that makes puzzles', () => {
  let module;
  before(async () => {
    module = await loadModule('generator');
  });

  it('binds exactly the declared functions', () => {
    const methods = declared.methodsOf('wasm/dials.d.ts', 'DialsModule');
    assert.deepEqual(declared.boundIn('wasm/dials_bindings.cpp'), methods);
  });

  it('counts the digits that the program of the article places', () => {
    const placing = module.placeDigits(ONE, DIALS, 1, 1e6);
    assert.deepEqual(keysOf(placing), declared.fieldsOf('wasm/dials.d.ts', 'Placing'));
    assert.deepEqual(placing, { placed: 1589, end: 'solved' });
    assert.deepEqual(module.placeDigits(ONE, DIALS, 1, 1000), { placed: 1000, end: 'stopped' });
    assert.deepEqual(module.placeDigits(ONE, DIALS, 1, NaN), { placed: 0, end: 'stopped' });
  });

  it('takes each setting of each dial', () => {
    for (const cells of ['rows', 'columns', 'random', 'fewest'])
      for (const digits of ['ascending', 'descending', 'random'])
        for (const inference of ['none', 'forward', 'naked', 'singles'])
          assert.ok(module.placeDigits(ONE, { cells, digits, inference }, 1, 10).placed);
  });

  it('has nothing for other settings, clashing givens and texts', () => {
    for (const name of Object.keys(DIALS))
      assert.equal(module.placeDigits(ONE, { ...DIALS, [name]: 'other' }, 1, 10), null);
    assert.equal(module.placeDigits(ONE, undefined, 1, 10), null);
    assert.equal(module.placeDigits(`11${'0'.repeat(79)}`, DIALS, 1, 10), null);
    assert.equal(module.placeDigits('12', DIALS, 1, 10), null);
  });

  it('makes random givens', () => {
    const line = module.randomGivens(5, 20);
    assert.match(line, /^\d{81}$/);
    assert.equal(line.replaceAll('0', '').length, 20);
    assert.equal(module.randomGivens(5, 20), line);
    assert.match(module.randomGivens(5, Infinity), /^\d{81}$/);
  });
});
