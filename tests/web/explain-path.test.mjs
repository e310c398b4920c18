// A path in the mode Explain: the entries of its list, and questions about digits.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadModule } from '../module/load.mjs';
import { pathOf } from '../module/path.mjs';
import { askedCell, cellOf } from '../../web/features/explain/why-not.js';
import { entriesOf, whyNot } from '../../web/features/explain/path.js';

const OTHER = '400000109057300004000000000235800000000000500090020000820005000900602001000010003';
const step = (technique, rating) => ({
  ...{ technique, rating, level: 0, placements: [], eliminations: [] },
  before: { digits: '0'.repeat(81) },
});

describe('the list of the path', () => {
  const list = (...techniques) => techniques.map((technique) => step(technique, 1));
  const entries = (steps, only) =>
    entriesOf(steps, only).map(({ technique, from, to, singles }) =>
      singles ? ['singles', from, to] : [technique, from, to],
    );

  it('has one entry for equal techniques in a row', () => {
    assert.deepEqual(entries(list('x-wing', 'x-wing', 'als-xz', 'x-wing')), [
      ['x-wing', 0, 2],
      ['als-xz', 2, 3],
      ['x-wing', 3, 4],
    ]);
  });

  it('has one entry for all singles after the last other technique', () => {
    const steps = list('full-house', 'x-wing', 'naked-single', 'full-house', 'hidden-single-box');
    assert.deepEqual(entries(steps), [
      ['full-house', 0, 1],
      ['x-wing', 1, 2],
      ['singles', 2, 5],
    ]);
    assert.equal(entriesOf(steps, '', false).length, 5, 'the end is not known yet');
    assert.deepEqual(entries(steps, 'full-house'), [
      ['full-house', 0, 1],
      ['full-house', 3, 4],
    ]);
  });

  it('has all singles of a path that needs nothing else', () => {
    assert.equal(entries(list('naked-single', 'full-house', 'naked-single')).length, 3);
  });

  it('rates an entry like its hardest step', () => {
    const steps = [step('x-wing', 3.2), step('full-house', 1), step('naked-single', 2.3)];
    assert.deepEqual(
      entriesOf(steps).map(({ rating }) => rating),
      [3.2, 2.3],
    );
  });
});

describe('a question about a digit', () => {
  it('is about the selected cell, unless it has a given', () => {
    const givens = `4${'0'.repeat(80)}`;
    assert.equal(askedCell([1], givens), 1);
    assert.equal(askedCell([0], givens), -1);
    assert.equal(askedCell([1, 2], givens), -1);
    assert.equal(askedCell([], givens), -1);
  });

  it('is about the cell that an address names', () => {
    assert.deepEqual(['r1c1', 'r4c5', 'r9c9'].map(cellOf), [0, 31, 80]);
    assert.deepEqual(['', 'r0c1', 'r4c10', 'R4C5', '31', 'r4c5x'].map(cellOf), Array(6).fill(-1));
  });

  it('is answered by the first reason on the path', async () => {
    const module = await loadModule('logic');
    const path = pathOf(module, `p=${OTHER}`, 'books');
    const digits = [...path.deductions[0].before.digits].map(Number);
    assert.deepEqual(whyNot(path, 0, 4), { kind: 'is', digit: 4 });
    assert.deepEqual(whyNot(path, 1, 4), { kind: 'clash', cell: 0, house: 0 });
    for (let cell = 0; cell < 81; cell++) {
      for (let digit = 1; digit <= 9; digit++) {
        const reason = whyNot(path, cell, digit);
        assert.notEqual(reason.kind, 'unknown');
        if (digits[cell]) assert.equal(reason.kind, 'is');
        if (reason.kind === 'removed')
          assert.ok(
            path.deductions[reason.step].eliminations.some(
              (each) => each.cell === cell && each.digit === digit,
            ),
          );
      }
    }
  });
});

describe('a question about a digit while the path is being found', () => {
  it('is not answered for good', () => {
    const steps = [step('x-wing', 3.2)];
    const so = (end) => whyNot({ deductions: steps, solved: false, end }, 0, 1).kind;
    assert.deepEqual([so(null), so(steps[0].before)], ['notYet', 'unknown']);
  });
});
