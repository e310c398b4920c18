// Clashing givens and the worth of givens against their declaration, wasm/doctor.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';
import { FORMATS as PUZZLE } from '../puzzles.mjs';

const methodsOf = (name) => declared.methodsOf('wasm/doctor.d.ts', name);
const fieldsOf = (name) => declared.fieldsOf('wasm/doctor.d.ts', name);

// Two 1s look into two columns of the first box, digits are in its third one; the 7 is not needed.
const NO_PLACE = [
  [2, 2],
  [11, 4],
  [20, 6],
  [27, 1],
  [55, 1],
  [34, 7],
].reduce(
  (line, [cell, digit]) => line.slice(0, cell) + digit + line.slice(cell + 1),
  '.'.repeat(81),
);

describe('the doctor in the module that makes puzzles', () => {
  let module;
  before(async () => {
    module = await loadModule('generator');
  });

  it('binds exactly the declared functions', () => {
    assert.deepEqual(declared.boundIn('wasm/doctor_bindings.cpp'), methodsOf('DoctorModule'));
  });

  it('finds the smallest set of givens that clash', () => {
    const clash = module.clash(NO_PLACE);
    assert.deepEqual(keysOf(clash), fieldsOf('Clash'));
    assert.deepEqual(clash, { cells: [2, 11, 20, 27, 55], minimal: true, fewest: true });
    assert.deepEqual(module.clash(`55${'0'.repeat(79)}`).cells, [0, 1]);
  });

  it('says what each given is worth', () => {
    const worths = module.worth(PUZZLE, 50);
    assert.deepEqual(keysOf(worths[0]), fieldsOf('GivenWorth'));
    const givens = [...PUZZLE].flatMap((digit, cell) => (digit === '0' ? [] : [cell]));
    assert.deepEqual(
      worths.map(({ cell }) => cell),
      givens,
    );
    assert.ok(worths.every(({ solutions }) => solutions >= 1 && solutions <= 50));
    assert.ok(module.worth(PUZZLE, NaN).every(({ solutions }) => solutions === 1));
  });

  it('has nothing for other puzzles and texts', () => {
    assert.equal(module.clash(PUZZLE), null);
    assert.equal(module.worth('0'.repeat(81), 10), null);
    for (const line of ['', '12', 'x'.repeat(81)]) {
      assert.equal(module.clash(line), null);
      assert.equal(module.worth(line, 10), null);
    }
  });
});
