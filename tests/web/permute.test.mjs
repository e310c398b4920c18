// Other forms of a puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSolved } from '../../web/puzzle/game.js';
import { permuted, randomForm } from '../../web/puzzle/permute.js';
import { puzzleOf, setEliminated, setEntry } from '../../web/puzzle/puzzle.js';
import { ONE_SOLVED } from '../puzzles.mjs';

/** Numbers that repeat with the seed. @param {number} seed */
function numbers(seed) {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

test('a full grid stays one in each form, and forms differ', () => {
  const grid = setEntry(puzzleOf(`0${ONE_SOLVED.slice(1)}`), 0, Number(ONE_SOLVED[0]));
  const seen = new Set();
  for (let seed = 1; seed <= 200; seed++) {
    const form = permuted(grid, randomForm(numbers(seed)));
    assert.ok(isSolved(form), `seed ${seed}`);
    assert.equal([...form.entries].filter((digit) => digit !== '0').length, 1);
    seen.add(form.givens);
  }
  assert.ok(seen.size > 190, `${seen.size} forms`);
});

test('a candidate that is crossed out moves with its cell and its digit', () => {
  const puzzle = setEliminated(setEntry(puzzleOf('1'.padEnd(81, '0')), 1, 2), 10, 0b11);
  for (let seed = 1; seed <= 50; seed++) {
    const form = randomForm(numbers(seed));
    const other = permuted(puzzle, form);
    assert.equal(other.givens[form.cells.indexOf(0)], String(form.digits[1]));
    assert.equal(other.entries[form.cells.indexOf(1)], String(form.digits[2]));
    const mask = (1 << (form.digits[1] - 1)) | (1 << (form.digits[2] - 1));
    assert.equal(other.eliminated[form.cells.indexOf(10)], mask);
    assert.equal(other.eliminated.filter(Boolean).length, 1);
  }
});
