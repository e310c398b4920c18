import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellViews } from '../../web/board/cells.js';
import { puzzleOf, setEliminated, setEntry } from '../../web/puzzle/puzzle.js';
import { FORMATS_SOLVED as solution } from '../puzzles.mjs';

const puzzle = setEntry(puzzleOf('53' + '0'.repeat(79)), 2, 1);
const facts = {
  candidates: Array(81).fill(0b111),
  eliminated: Array(81).fill(0),
  conflicts: [{ house: 0, digit: 1, cells: [2, 8] }],
};
const shown = { puzzle, facts, candidates: true, givensLocked: true };
const kinds = (views) => views.slice(0, 4).map(({ kind, digit }) => kind + digit);

test('a solution is shown only in empty cells', () => {
  assert.deepEqual(kinds(cellViews(shown)), ['given5', 'given3', 'entered1', '0']);
  assert.deepEqual(kinds(cellViews({ ...shown, solution })), [
    'given5',
    'given3',
    'entered1',
    'solved6',
  ]);
});

test('an entry that differs from the shown solution shows the digit of the solution beside it', () => {
  const [, , cell] = cellViews({ ...shown, solution });
  assert.match(cell.marks, /wrong/);
  assert.equal(cell.other, 4);
});

test('an answer is marked wrong only when it is checked', () => {
  assert.doesNotMatch(cellViews(shown)[2].marks, /wrong/);
  assert.match(cellViews({ ...shown, checked: solution })[2].marks, /wrong/);
});

test('a cell with the right candidate crossed out is marked when it is checked', () => {
  const crossed = setEliminated(puzzle, 3, 1 << 5);
  assert.match(cellViews({ ...shown, puzzle: crossed, checked: solution })[3].marks, /wrong/);
});

test('a conflict marks its cells and names its house', () => {
  const views = cellViews(shown);
  assert.deepEqual(
    views.flatMap(({ marks }, at) => (marks.includes('conflict') ? [at] : [])),
    [2, 8],
  );
  assert.match(views[8].name, /conflicts in row 1/);
});

test('a solved cell in which solutions differ shows the digits of the others', () => {
  const [two, three] = ['1', '3'].map((digit) => solution.slice(0, 80) + digit);
  const views = cellViews({ ...shown, solution, others: [two, three, two] });
  const { marks, digit, others, name } = views[80];
  assert.deepEqual([marks, digit, others], ['differs', 9, 0b101]);
  assert.match(name, /1 or 3 in other solutions/);
  assert.doesNotMatch(views[79].marks, /differs/);
  const [pair] = cellViews({ ...shown, solution, others: [two] }).slice(80);
  assert.match(pair.name, /1 in the other solution/);
});

test('notes are shown in empty cells only, and are named', () => {
  const noted = {
    ...puzzle,
    corner: [0, 0, 1, 0b11],
    centre: [0, 0, 1, 0b100],
    colours: [0, 2, 0, 5],
  };
  const views = cellViews({ ...shown, puzzle: noted, candidates: false });
  const own = views.slice(1, 4).map(({ corner, centre, tint }) => [corner, centre, tint]);
  assert.deepEqual(own, [
    [0, 0, 2],
    [0, 0, 0],
    [0b11, 0b100, 5],
  ]);
  assert.match(views[3].name, /corner notes 1 2, centre notes 3, colour 5/);
});

test('the automatic candidates take the place of notes', () => {
  const noted = { ...puzzle, corner: [0, 0, 0, 0b11], centre: [0, 0, 0, 0b100] };
  const { corner, centre, name } = cellViews({ ...shown, puzzle: noted })[3];
  assert.deepEqual([corner, centre], [0, 0]);
  assert.doesNotMatch(name, /notes/);
});

test('givens are read-only unless the puzzle pen is selected', () => {
  assert.deepEqual(
    cellViews(shown)
      .slice(1, 3)
      .map((cell) => cell.readonly),
    [true, false],
  );
  assert.equal(cellViews({ ...shown, givensLocked: false })[1].readonly, false);
});
