// The entry with which a game left the solution.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leavingOf } from '../../web/features/play/leaving.js';
import { History } from '../../web/puzzle/history.js';
import { puzzleOf, setEntry, setEliminated } from '../../web/puzzle/puzzle.js';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';

/** The history of entries, each a cell and a digit. */
function played(...entries) {
  const history = new History(puzzleOf(ONE));
  for (const [cell, digit] of entries) history.push(setEntry(history.present, cell, digit));
  return history;
}
const leaving = ({ past, present }) => leavingOf(past, present, ONE_SOLVED);
const right = (cell) => [cell, Number(ONE_SOLVED[cell])];

test('names the first wrong entry, and restores the puzzle before it', () => {
  const history = played(right(0), [2, 5], right(4), [6, 9]);
  const { cell, digit, before } = leaving(history);
  assert.deepEqual([cell, digit], [2, 5]);
  assert.deepEqual(before, setEntry(puzzleOf(ONE), ...right(0)));
});

test('a wrong entry that was corrected does not count', () => {
  const history = played([2, 5], right(2), right(0), [6, 9]);
  assert.deepEqual([leaving(history).cell, leaving(history).digit], [6, 9]);
});

test('until each entry is right again, the first wrong one is the one that left', () => {
  const history = played([2, 5], [6, 9], right(2));
  assert.deepEqual([leaving(history).cell, leaving(history).digit], [2, 5]);
  assert.equal(leaving(history).before.entries, puzzleOf(ONE).entries);
});

test('a wrong entry that another wrong one has replaced is named by what is there now', () => {
  const history = played([2, 5], [2, 2]);
  assert.deepEqual([leaving(history).cell, leaving(history).digit], [2, 2]);
  assert.equal(leaving(history).before.entries[2], '0');
});

test('crossed-out candidates are not entries', () => {
  const history = played([2, 5]);
  history.push(setEliminated(history.present, 6, 1));
  assert.equal(leaving(history).cell, 2);
});

test('there is none if nothing is wrong, or if the puzzle came with a wrong entry', () => {
  assert.equal(leaving(played(right(0))), null);
  assert.equal(leaving(new History(setEntry(puzzleOf(ONE), 2, 5))), null);
  const other = new History(puzzleOf(ONE_SOLVED.slice(0, 9).padEnd(81, '0')));
  other.push(setEntry(puzzleOf(ONE), 2, 5)); // another puzzle, loaded with a wrong entry
  assert.equal(leaving(other), null);
});
