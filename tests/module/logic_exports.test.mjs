// The wasm module of the human solver against its declaration, wasm/logic.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';
import { nextOf, pathOf } from './path.mjs';

const methodsOf = (name) => declared.methodsOf('wasm/logic.d.ts', name);
const fieldsOf = (name) => declared.fieldsOf('wasm/logic.d.ts', name);

const full = '123456789456789123789123456214365897365897214897214365531642978642978531978531642';
const liang = '060104050008305600200000001800407006006000300700901004500000002007206900040508070';
const liangSolution =
  '963174258178325649254689731821437596496852317735961824589713462317246985642598173';

describe('the wasm module of the human solver', () => {
  let module;
  before(async () => {
    module = await loadModule('logic');
  });

  it('binds exactly the declared functions', () => {
    assert.deepEqual(declared.boundIn('wasm/logic_bindings.cpp'), methodsOf('LogicModule'));
    const path = module.startPath(`p=${liang}`, 'books');
    for (const name of methodsOf('Path')) assert.equal(typeof path[name], 'function', name);
    path.delete();
    const difficulty = module.startDifficulty(`p=${liang}`);
    for (const name of methodsOf('Difficulty')) assert.equal(typeof difficulty[name], 'function');
    difficulty.advance(Infinity);
    assert.deepEqual(keysOf(difficulty.facts()), fieldsOf('DifficultyFacts'));
    difficulty.delete();
  });

  it('returns records with the declared fields', () => {
    const { deductions } = pathOf(module, `p=${liang}`, 'sudoku-explainer');
    for (const row of module.techniques()) assert.deepEqual(keysOf(row), fieldsOf('TechniqueRow'));
    for (const deduction of deductions) {
      assert.deepEqual(keysOf(deduction), fieldsOf('Deduction'));
      assert.deepEqual(keysOf(deduction.evidence), fieldsOf('Evidence'));
      assert.deepEqual(keysOf(deduction.before), fieldsOf('Position'));
      for (const item of deduction.placements)
        assert.deepEqual(keysOf(item), fieldsOf('CellDigit'));
    }
    assert.deepEqual(keysOf(module.rate(`p=${liang}`)), fieldsOf('Rating'));
  });

  it('solves a puzzle in both orders, each deduction true of the solution', () => {
    for (const order of ['sudoku-explainer', 'books']) {
      const { deductions, solved, end } = pathOf(module, `p=${liang}`, order);
      assert.equal(solved, true);
      assert.equal(end.digits, liangSolution);
      for (const { placements, eliminations } of deductions) {
        assert.notEqual(placements.length + eliminations.length, 0);
        for (const { cell, digit } of placements) assert.equal(+liangSolution[cell], digit);
        for (const { cell, digit } of eliminations) assert.notEqual(+liangSolution[cell], digit);
      }
    }
  });

  it('finds the same path in the smallest parts', () => {
    const whole = pathOf(module, `p=${liang}`, 'sudoku-explainer');
    const path = module.startPath(`p=${liang}`, 'sudoku-explainer');
    for (const deduction of whole.deductions) {
      while (!path.advance(1)) assert.equal(path.deduction(), null);
      assert.deepEqual(path.deduction(), deduction);
    }
    while (!path.advance(1)) assert.equal(path.deduction(), null);
    assert.equal(path.deduction(), null);
    assert.equal(path.solved(), true);
    assert.deepEqual(path.position(), whole.end);
    path.delete();
  });

  it('rates as the path in the order of Sudoku Explainer does, and names its hardest steps', () => {
    const { deductions } = pathOf(module, `p=${liang}`, 'sudoku-explainer');
    const er = Math.max(...deductions.map(({ rating }) => rating));
    const hardest = deductions.filter(({ rating }) => rating === er);
    const difficulty = module.startDifficulty(`p=${liang}`);
    while (!difficulty.advance(1));
    const { technique, level, steps, solved, ...rating } = difficulty.facts();
    assert.deepEqual(rating, module.rate(`p=${liang}`));
    assert.deepEqual([rating.er, technique, level], [er, hardest[0].technique, hardest[0].level]);
    assert.deepEqual([steps, solved], [hardest.length, true]);
    difficulty.delete();
  });

  it('finds the last cell of a grid, with entries as digits', () => {
    const givens = '00' + full.slice(2);
    const entered = '01'.replace('1', full[1]) + '0'.repeat(79);
    const next = nextOf(module, `p=${givens}&e=${entered}`, 'sudoku-explainer');
    assert.equal(next.technique, 'full-house');
    assert.deepEqual(next.placements, [{ cell: 0, digit: 1 }]);
    assert.equal(next.rating, 1);
    assert.deepEqual(module.rate(`p=${givens}`), { er: 1, ep: 1, ed: 1 });
  });

  it('returns null for wrong arguments and for conflicts', () => {
    assert.equal(pathOf(module, 'p=1', 'books'), null);
    assert.equal(pathOf(module, `p=${liang}`, 'alphabetical'), null);
    assert.equal(module.startPath(`p=11${'0'.repeat(79)}`, 'books'), null);
    assert.equal(nextOf(module, `p=${full}`, 'books'), null);
    assert.equal(nextOf(module, `p=${liang}`, 'no-such-technique'), null);
    assert.equal(nextOf(module, `p=11${'0'.repeat(79)}`, 'naked-single'), null);
    assert.equal(module.startDifficulty('p=1'), null);
    assert.equal(module.rate('123'), null);
    assert.equal(module.rate(`p=11${'0'.repeat(79)}`), null);
  });
});
