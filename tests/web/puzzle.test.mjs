import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as puzzles from '../../web/puzzle/puzzle.js';
import { enter, erase, penOf, reveal } from '../../web/puzzle/edits.js';
import { History } from '../../web/puzzle/history.js';

const { EMPTY, parseState, puzzleOf, stateText } = puzzles;
const givens = '5' + '0'.repeat(80);
const puzzle = puzzleOf(givens);

test('a state contains entries and crossed-out candidates only if there are any', () => {
  assert.equal(stateText(puzzle), `p=${givens}`);
  const entered = puzzles.setEntry(puzzle, 80, 7);
  assert.equal(stateText(entered), `p=${givens}&e=${'0'.repeat(80)}7`);
});

test('a crossed-out candidate is written as digit, row, column', () => {
  const crossed = puzzles.setEliminated(puzzle, 9 * 3 + 4, 0b100000010);
  assert.equal(stateText(crossed), `p=${givens}&x=245945`);
});

test('a state is parsed back from its parameters', () => {
  let next = puzzles.setEntry(puzzle, 80, 7);
  next = puzzles.setEliminated(next, 9 * 3 + 4, 0b100000010);
  const parsed = parseState(new URLSearchParams(stateText(next)));
  assert.deepEqual(parsed, next);
});

test('blanks in the digits of a state are skipped, and a dot is a blank cell', () => {
  const rows = (givens.replaceAll('0', '.').match(/.{9}/g) ?? []).join(' ');
  assert.deepEqual(parseState(new URLSearchParams({ p: rows })), puzzle);
});

test('what is not a state is not parsed', () => {
  for (const text of [
    '',
    'bd=' + givens,
    'p=' + givens.slice(1),
    'p=' + givens + '0',
    'p=x' + givens.slice(1),
    `p=${givens}&e=123`,
    `p=${givens}&e=1${'0'.repeat(80)}`, // in the cell of a given
    `p=${givens}&x=12`,
    `p=${givens}&x=100`,
  ]) {
    assert.equal(parseState(new URLSearchParams(text)), null, text);
  }
});

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
  assert.deepEqual(puzzles.mistakes(next, solution), { entries: 1, crossings: 1 });
});

test('history: undo, redo, and a new edit discards the redo steps', () => {
  const history = new History(EMPTY);
  history.push(puzzle);
  const entered = puzzles.setEntry(puzzle, 5, 5);
  history.push(entered);
  assert.ok(history.undo());
  assert.equal(history.present, puzzle);
  assert.ok(history.redo());
  assert.equal(history.present, entered);
  history.undo();
  history.push(EMPTY);
  assert.equal(history.canRedo, false);
  assert.equal(history.redo(), false);
  assert.equal(history.present, EMPTY);
});

test('history: an equal puzzle adds no step, and an amendment replaces the last one', () => {
  const history = new History(EMPTY);
  assert.equal(history.push({ ...EMPTY }), false);
  history.push(puzzle);
  history.push(puzzles.setEntry(puzzle, 5, 5), true);
  history.undo();
  assert.equal(history.present, EMPTY);
});

test('only the name of a pen is accepted as a pen', () => {
  assert.equal(penOf('candidates'), 'candidates');
  for (const name of [undefined, '', 'pencil', '"]']) assert.equal(penOf(name), undefined);
});
