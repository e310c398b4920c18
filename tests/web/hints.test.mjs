// Hints without their page: what comes before the next deduction.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mistakesIn, withNotes } from '../../web/features/hints/notes.js';
import { fillNotes } from '../../web/puzzle/game.js';
import { puzzleOf, setEliminated, setEntry, setMark } from '../../web/puzzle/puzzle.js';
import { FORMATS_SOLVED as SOLUTION, FORMATS as GIVENS } from '../puzzles.mjs';

describe('hints', () => {
  it('begin with wrong entries and with right candidates that are crossed out', () => {
    const puzzle = puzzleOf(GIVENS);
    assert.equal(mistakesIn(puzzle, SOLUTION), null);
    assert.equal(mistakesIn(setEntry(puzzle, 2, 4), SOLUTION), null);
    const wrong = setEliminated(setEntry(puzzle, 2, 1), 3, 0b100000);
    const found = mistakesIn(wrong, SOLUTION);
    assert.deepEqual(found.entries, [2]);
    assert.equal(found.corrected.entries[2], '0');
    assert.equal(found.corrected.eliminated[3], 0);
  });

  it('take notes as candidates if they are complete and have the right digit', () => {
    const centre = setMark(puzzleOf(GIVENS), 'centre', 2, 0b1001);
    assert.equal(withNotes(centre, SOLUTION).eliminated[2], 511 & ~0b1001);
    const wrong = setMark(puzzleOf(GIVENS), 'centre', 2, 0b11);
    assert.equal(withNotes(wrong, SOLUTION).eliminated[2], 0);
    const oneCorner = setMark(puzzleOf(GIVENS), 'corner', 2, 0b1001);
    assert.equal(withNotes(oneCorner, SOLUTION).eliminated[2], 0, 'other cells have no notes');
    const all = fillNotes(puzzleOf(GIVENS));
    assert.equal(
      withNotes(setMark(all, 'corner', 2, 0b1000), SOLUTION).eliminated[2],
      511 & ~0b1000,
    );
  });
});
