// Equivalent puzzles, redundant and missing givens against their declaration, wasm/minimize.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';
import { FORMATS_SOLVED as FULL, FORMATS as PUZZLE } from '../puzzles.mjs';

const methodsOf = (name) => declared.methodsOf('wasm/minimize.d.ts', name);
const fieldsOf = (name) => declared.fieldsOf('wasm/minimize.d.ts', name);

const CONFLICT = `55${'0'.repeat(79)}`;
const EMPTY = '0'.repeat(81);

describe('puzzle tools in the module that makes puzzles', () => {
  let module;
  before(async () => {
    module = await loadModule('generator');
  });

  it('binds exactly the declared functions', () => {
    assert.deepEqual(declared.boundIn('wasm/minimize_bindings.cpp'), methodsOf('MinimizeModule'));
  });

  it('has one canonical form for a puzzle however it is turned and renamed', () => {
    const form = module.canonical(PUZZLE);
    assert.deepEqual(keysOf(form), fieldsOf('CanonicalForm'));
    assert.deepEqual(keysOf(form.transformation), fieldsOf('Transformation'));
    const { transposed, rows, columns, digits } = form.transformation;
    const moved = Array.from(EMPTY, (_, cell) => {
      const [row, column] = [rows[Math.floor(cell / 9)], columns[cell % 9]];
      return digits[PUZZLE[transposed ? 9 * column + row : 9 * row + column]];
    });
    assert.equal(moved.join(''), form.line);
    let other = PUZZLE;
    for (const name of ['quarter-turn', 'mirror', 'transpose', 'rename', 'quarter-turn']) {
      other = module.transform(other, name);
      assert.equal(module.canonical(other).line, form.line, name);
      assert.equal(module.equivalent(other, PUZZLE), true);
    }
    assert.equal(module.equivalent(PUZZLE, FULL), false);
    assert.equal(module.transform(FULL, 'rename').slice(0, 9), '123456789');
  });

  it('finds givens that are not needed and removes them', () => {
    assert.equal(module.redundant(FULL).length, 81);
    const minimal = module.minimize(FULL, 3);
    assert.deepEqual(module.redundant(minimal), []);
    assert.equal(module.minimize(FULL, 3), minimal);
    assert.notEqual(module.minimize(FULL, 4), minimal);
    assert.equal(module.minimize(minimal, 9), minimal);
  });

  it('adds givens until one solution remains', () => {
    const minimal = module.minimize(PUZZLE, 1);
    const cell = [...minimal].findIndex((digit) => digit !== '0');
    const ambiguous = `${minimal.slice(0, cell)}0${minimal.slice(cell + 1)}`;
    const completion = module.complete(ambiguous, 1);
    assert.deepEqual(keysOf(completion), fieldsOf('Completion'));
    assert.equal(completion.givens.length, 1);
    assert.equal(completion.fewest, true);
    const cells = [...ambiguous];
    for (const given of completion.givens) cells[given.cell] = String(given.digit);
    assert.notEqual(module.redundant(cells.join('')), null);
    assert.deepEqual(module.complete(PUZZLE, 1).givens, []);
  });

  it('makes full grids', () => {
    const grid = module.fullGrid(1);
    assert.match(grid, /^[1-9]{81}$/);
    assert.equal(module.fullGrid(1), grid);
    assert.notEqual(module.fullGrid(2), grid);
  });

  it('returns null for wrong arguments', () => {
    for (const name of ['canonical', 'redundant']) assert.equal(module[name]('12'), null, name);
    for (const name of ['complete', 'minimize']) {
      assert.equal(module[name]('12', 1), null, name);
      assert.equal(module[name](CONFLICT, 1), null, name);
    }
    assert.equal(module.canonical(CONFLICT), null);
    assert.equal(module.equivalent(CONFLICT, CONFLICT), false);
    assert.equal(module.redundant(EMPTY), null);
    assert.equal(module.minimize(EMPTY, NaN), null);
    assert.equal(module.transform(FULL, 'spin'), null);
    assert.equal(module.transform('', 'mirror'), null);
  });
});
