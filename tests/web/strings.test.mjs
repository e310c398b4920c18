import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strings } from '../../web/puzzle/en.js';
import { strings as reading } from '../../web/puzzle/reading-en.js';

const report = (change) => ({
  format: 'line',
  puzzleCount: 1,
  list: [],
  errors: [],
  errorCount: 0,
  ignored: { characters: 0, line: 1, column: 1, text: '' },
  puzzle: null,
  ...change,
});
const error = (code, line, column, text, cells) => ({ code, line, column, text, cells });

test('the sentence on a conflict names house and cells', () => {
  const row = { house: 0, digit: 5, cells: [0, 2] };
  const box = { house: 26, digit: 7, cells: [60, 70, 80] };
  assert.equal(strings.invalid([row]), 'Two 5s in row 1 (r1c1, r1c3).');
  assert.equal(
    strings.invalid([row, box]),
    'Two 5s in row 1 (r1c1, r1c3) and three 7s in box 9 (r7c7, r8c8, r9c9).',
  );
});

test('of many conflicts the first are named', () => {
  const conflicts = [0, 1, 2, 3, 4].map((house) => ({ house, digit: 1, cells: [0, 1] }));
  assert.match(strings.invalid(conflicts), /row 3 \(r1c1, r1c2\) and 2 more\.$/);
});

test('errors in a text are reported with their place', () => {
  const said = (...errors) => reading.unreadable(report({ puzzleCount: 0, errors }));
  const end = 'Board unchanged.';
  assert.equal(
    said({ ...error('row_length', 5, 1, '', 80), rowCells: 8 }),
    `80 of 81 cells read: line 5 has 8, not 9. ${end}`,
  );
  assert.equal(
    said(error('too_many_cells', 9, 10, '7', 82)),
    `82 cells: 1 too many, the first at line 9, column 10. ${end}`,
  );
  assert.equal(
    said(error('too_many_cells', 1, 82, '', 256)),
    `256 cells: 175 too many, the first at line 1, column 82. ${end}`,
  );
  assert.match(said(error('not_text', 2, 1, '')), /^Not a text, perhaps a picture: /);
  assert.equal(
    said(error('bad_number', 2, 3, ' 12\n', 9)),
    `“12” at line 2, column 3 is not a number from 0 to 9. ${end}`,
  );
  // What is likely to have gone wrong, with the excerpts that the reader gives.
  assert.equal(
    said(error('bad_number', 2, 4, 'l')),
    `“l” at line 2, column 4 is not a number from 0 to 9; in a text from a photo it may be a 1. ${end}`,
  );
  assert.match(said(error('bad_number', 1, 1, 'S')), /may be a 5\./);
  assert.match(said(error('row_length', 2, 1, '6,00;;;1,00;9,00;5,00', 90)), /5, not 5,00\./);
  assert.doesNotMatch(said(error('row_length', 2, 1, '5,0,3,0,0', 80)), /5,00/);
  assert.match(said(error('too_few_cells', 1, 9, '1, 7], [1, 7], 6], [[1', 132)), /no list of/);
  assert.doesNotMatch(said(error('too_few_cells', 1, 9, '6, 7], [1, 7, 6', 80)), /list/);
});

test('skipped text is quoted by its beginning', () => {
  const ignored = { characters: 15, line: 1, column: 1, text: 'Enter a puzzle:' };
  assert.equal(
    reading.understood(report({ ignored })),
    'Read as a line of 81; ignored 15 characters, from line 1: “Enter a puzzle:”.',
  );
});

test('a report on a list has the number of puzzles and the unreadable lines', () => {
  const errors = [error('too_few_cells', 4, 1, '123', 3)];
  assert.equal(
    reading.understood(report({ puzzleCount: 1234, errors, errorCount: 1 })),
    '1,234 puzzles found; 1 part not read: 3 of 81 cells read (line 4, column 1).',
  );
});

test('numbers have singular and plural', () => {
  assert.equal(strings.counted(18, true, 0.44), '18 solutions, in 0.4 ms');
  assert.equal(strings.counted(1, true, 12_345), '1 solution, in 12.3 s');
  assert.equal(
    strings.counted(100_000_000, false, 0),
    'At least 100,000,000 solutions (stopped), in under 1 ms',
  );
});

test('the name of a cell has place, content and marks', () => {
  const view = { digit: 4, kind: 'entered', marks: 'conflict wrong', other: 0 };
  assert.equal(
    strings.cell(2, view, ['row 1', 'box 1'], [], []),
    'Row 1 column 3, entered 4, conflicts in row 1 and box 1, differs from the solution',
  );
  const empty = { digit: 0, kind: '', marks: '', other: 0 };
  assert.equal(
    strings.cell(80, empty, [], [2, 4, 5], [9]),
    'Row 9 column 9, empty, candidates 2 4 5, crossed out 9',
  );
});
