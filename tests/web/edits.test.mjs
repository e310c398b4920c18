// What the pens do to a puzzle: digits, notes, colours, erasing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enter, erase, penOf, reveal } from '../../web/puzzle/edits.js';
import { fillNotes, mistakes } from '../../web/puzzle/game.js';
import { History } from '../../web/puzzle/history.js';
import * as puzzles from '../../web/puzzle/puzzle.js';

const { EMPTY, puzzleOf, stateText } = puzzles;
const givens = '5' + '0'.repeat(80);
const puzzle = puzzleOf(givens);

const blank = puzzleOf(EMPTY.givens);
const maskOf = (...digits) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

test('the answers pen does not change givens and reports that', () => {
  assert.equal(enter(puzzle, [0], 'answers', 3), 'locked');
  const both = enter(puzzle, [0, 1], 'answers', 3);
  assert.equal(stateText(both), `p=${givens}&e=03${'0'.repeat(79)}`);
});

test('the puzzle pen sets and clears givens', () => {
  const two = enter(puzzle, [1], 'puzzle', 3);
  assert.equal(two.givens.slice(0, 3), '530');
  assert.equal(erase(two, [0, 1], 'puzzle').givens, EMPTY.givens);
});

test('a given replaces an entry', () => {
  const entered = enter(puzzle, [1], 'answers', 3);
  const given = enter(entered, [1], 'puzzle', 4);
  assert.equal(stateText(given), `p=54${'0'.repeat(79)}`);
});

test('nothing is entered if no cell is selected', () => {
  for (const pen of ['puzzle', 'answers', 'candidates']) {
    assert.equal(enter(puzzle, [], pen, 1), 'noCell');
  }
});

test('crossing out twice restores the candidate, and a filled cell has no candidates', () => {
  const once = enter(puzzle, [1, 2], 'candidates', 9);
  assert.equal(stateText(once), `p=${givens}&x=912913`);
  assert.equal(stateText(enter(once, [1, 2], 'candidates', 9)), stateText(puzzle));
  assert.equal(enter(puzzle, [0], 'candidates', 9), 'filledCell');
});

test('if it is crossed out in some of the selected cells, the others follow', () => {
  const one = enter(puzzle, [1], 'candidates', 9);
  assert.equal(stateText(enter(one, [1, 2], 'candidates', 9)), `p=${givens}&x=912913`);
});

test('erasing removes the entry first, then the crossed-out marks', () => {
  let next = enter(enter(puzzle, [1], 'candidates', 9), [1], 'answers', 3);
  next = erase(next, [1], 'answers');
  assert.equal(stateText(next), `p=${givens}&x=912`);
  assert.equal(stateText(erase(next, [1], 'answers')), `p=${givens}`);
});

test('a cell is revealed as an entry', () => {
  const next = reveal(puzzle, [0, 1], '534678912'.repeat(9));
  assert.equal(stateText(next), `p=${givens}&e=03${'0'.repeat(79)}`);
});

test('mistakes are wrong entries and crossed-out solution digits', () => {
  const solution = '534678912'.repeat(9);
  let next = enter(puzzle, [1, 2], 'answers', 3);
  next = enter(next, [3, 4], 'candidates', 6);
  assert.deepEqual(mistakes(next, solution), { entries: 1, crossings: 1 });
});

test('only the name of a pen is accepted as a pen', () => {
  assert.equal(penOf('candidates'), 'candidates');
  for (const name of [undefined, '', 'pencil', '"]']) assert.equal(penOf(name), undefined);
});

for (const [pen, field] of [
  ['corner', 'corner'],
  ['centre', 'centre'],
]) {
  test(`the ${pen} pen toggles a note in all empty cells of the selection`, () => {
    const some = enter(blank, [1], pen, 9);
    const both = enter(some, [1, 2], pen, 9);
    assert.deepEqual(both[field].slice(0, 4), [0, maskOf(9), maskOf(9), 0]);
    assert.deepEqual(enter(both, [1, 2], pen, 9), blank);
    assert.equal(enter(puzzle, [0], pen, 9), 'filledCell');
    const mixed = enter(puzzle, [0, 1], pen, 9);
    assert.deepEqual(mixed[field].slice(0, 2), [0, maskOf(9)]);
  });
}

test('an entry is toggled too: entered again in all cells, it is removed', () => {
  const once = enter(puzzle, [0, 1, 2], 'answers', 7);
  assert.equal(once.entries.slice(0, 3), '077');
  assert.equal(enter(once, [0, 1, 2], 'answers', 7).entries, puzzle.entries);
  assert.equal(enter(once, [1, 2, 3], 'answers', 7).entries.slice(0, 4), '0777');
});

test('colours are set in any cell, toggled, and there are six', () => {
  const red = enter(puzzle, [0, 1], 'colour', 2);
  assert.deepEqual(red.colours.slice(0, 3), [2, 2, 0]);
  assert.deepEqual(enter(red, [0, 1, 2], 'colour', 2).colours.slice(0, 3), [2, 2, 2]);
  assert.deepEqual(enter(red, [0], 'colour', 3).colours.slice(0, 2), [3, 2]);
  assert.deepEqual(enter(red, [0, 1], 'colour', 2), puzzle);
  assert.equal(enter(puzzle, [0], 'colour', 7), 'noColour');
});

test('a tidy entry removes its digit from the notes of its peers, and one undo restores all', () => {
  const history = new History(blank);
  for (const cell of [0, 8, 10, 40]) {
    history.push(enter(history.present, [cell], 'corner', 5));
    history.push(enter(history.present, [cell], 'centre', 5));
    history.push(enter(history.present, [cell], 'centre', 6));
  }
  const noted = history.present;
  history.push(enter(noted, [1], 'answers', 5, { tidy: true }));
  const { corner, centre } = history.present;
  // r1c1 and r1c9 share the row with r1c2, r2c2 the column and the box; r5c5 shares nothing.
  assert.deepEqual([corner[0], corner[8], corner[10], corner[40]], [0, 0, 0, maskOf(5)]);
  assert.deepEqual([centre[0], centre[40]], [maskOf(6), maskOf(5, 6)]);
  history.undo();
  assert.equal(history.present, noted);
  const untidy = enter(noted, [1], 'answers', 5);
  assert.deepEqual(untidy.corner, noted.corner);
});

test('erasing removes digits, then notes, then crossings, then colours', () => {
  let next = enter(blank, [1, 2], 'colour', 1);
  next = enter(next, [1, 2], 'candidates', 9);
  next = enter(next, [1], 'corner', 8);
  next = enter(next, [1], 'centre', 7);
  next = enter(next, [2], 'answers', 5);
  const order = [];
  for (;;) {
    const after = erase(next, [1, 2], 'answers');
    if (after === next) break;
    order.push(
      [
        [after.entries, next.entries],
        [after.corner, next.corner],
        [after.eliminated, next.eliminated],
        [after.colours, next.colours],
      ].findIndex(([now, before]) => String(now) !== String(before)),
    );
    next = after;
  }
  assert.deepEqual(order, [0, 1, 2, 3]);
  assert.deepEqual(next, blank);
});

test('a pen erases what it sets first', () => {
  let next = enter(blank, [1], 'colour', 1);
  next = enter(next, [1], 'corner', 8);
  next = enter(next, [1], 'centre', 7);
  assert.deepEqual(erase(next, [1], 'colour').colours, blank.colours);
  const centreOnly = erase(next, [1], 'corner');
  assert.deepEqual([centreOnly.corner[1], centreOnly.centre[1]], [0, maskOf(7)]);
  // The notes under an entry are not visible: the entry goes first.
  const entered = enter(next, [1], 'answers', 5);
  assert.deepEqual(erase(entered, [1], 'corner'), next);
});

test('the notes under an entry return when it is erased', () => {
  const noted = enter(blank, [1], 'corner', 8);
  assert.deepEqual(erase(enter(noted, [1], 'answers', 5), [1], 'answers'), noted);
});

test('the colour of a given can be erased, the given cannot', () => {
  const coloured = enter(puzzle, [0], 'colour', 1);
  assert.deepEqual(erase(coloured, [0], 'answers'), puzzle);
  assert.equal(erase(puzzle, [0], 'answers'), 'locked');
});

test('undo and redo work over notes and colours', () => {
  const history = new History(puzzle);
  const steps = [
    ['corner', 1],
    ['centre', 2],
    ['colour', 3],
    ['candidates', 4],
    ['answers', 5],
  ];
  const past = steps.map(([pen, digit]) => {
    const before = history.present;
    assert.ok(history.push(enter(before, [7], pen, digit)));
    return before;
  });
  const last = history.present;
  for (const before of past.reverse()) {
    assert.ok(history.undo());
    assert.equal(history.present, before);
  }
  while (history.redo());
  assert.equal(history.present, last);
});

test('notes are filled in with what the digits allow, and own notes are kept', () => {
  // r1 has 1..6, so r1c7 to r1c9 can hold 7 8 9; r1c9 without the crossed-out 9.
  let next = puzzleOf('123456000' + '0'.repeat(72));
  next = enter(next, [7], 'centre', 7);
  next = enter(next, [8], 'candidates', 9);
  const { corner, centre } = fillNotes(next);
  assert.deepEqual(corner.slice(0, 9), [0, 0, 0, 0, 0, 0, maskOf(7, 8, 9), 0, maskOf(7, 8)]);
  assert.equal(centre[7], maskOf(7));
  assert.equal(corner[9], maskOf(4, 5, 6, 7, 8, 9)); // r2c1: without 1, 2, 3 of its box
});
