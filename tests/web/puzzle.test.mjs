// Puzzles: their texts in messages and addresses, their history, houses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enter } from '../../web/puzzle/edits.js';
import { History } from '../../web/puzzle/history.js';
import { arePeers, housesOf } from '../../web/puzzle/houses.js';
import * as puzzles from '../../web/puzzle/puzzle.js';

const { EMPTY, parsePuzzle, puzzleOf, puzzleText, setMark, stateText } = puzzles;
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
  const parsed = parsePuzzle(new URLSearchParams(stateText(next)));
  assert.deepEqual(parsed, next);
});

test('blanks in the digits of a state are skipped, and a dot is a blank cell', () => {
  const rows = (givens.replaceAll('0', '.').match(/.{9}/g) ?? []).join(' ');
  assert.deepEqual(parsePuzzle(new URLSearchParams({ p: rows })), puzzle);
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
    assert.equal(parsePuzzle(new URLSearchParams(text)), null, text);
  }
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

test('history: an equal puzzle adds no step', () => {
  const history = new History(EMPTY);
  assert.equal(history.push({ ...EMPTY }), false);
  assert.equal(history.canUndo, false);
});

const blank = puzzleOf(EMPTY.givens);
const maskOf = (...digits) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

/** Numbers 0 <= n < 1 from a seed: the same puzzles in each run. */
function randomFrom(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** Any puzzle, with few or many marks. @param {number} seed */
function anyPuzzle(seed) {
  const random = randomFrom(seed + 1);
  const below = (n) => Math.floor(random() * n);
  const cells = (density, most) =>
    Array.from({ length: 81 }, () => (random() < density ? 1 + below(most) : 0));
  const digits = cells(random(), 9);
  const entries = cells(random(), 9).map((digit, cell) => (digits[cell] ? 0 : digit));
  const notes = () => cells(random() ** 2, 511).map((mask, cell) => (digits[cell] ? 0 : mask));
  return {
    givens: digits.join(''),
    entries: entries.join(''),
    eliminated: cells(random() ** 2, 511),
    corner: notes(),
    centre: notes(),
    colours: cells(random() ** 2, 6),
  };
}

test('any puzzle is read back from its address, and its parameters need no escaping', () => {
  for (let seed = 0; seed < 500; seed++) {
    const any = anyPuzzle(seed);
    const text = puzzleText(any);
    assert.match(text, /^[0-9A-Za-z=&]*$/);
    assert.deepEqual(puzzles.readPuzzle(text), any, `seed ${seed}`);
    assert.deepEqual(parsePuzzle(new URLSearchParams(text)), any, `seed ${seed}`);
  }
});

test('notes in all cells take two characters a cell, colours one', () => {
  let all = blank;
  for (let cell = 0; cell < 81; cell++) {
    all = setMark(setMark(all, 'corner', cell, 511), 'colours', cell, 6);
  }
  const parameters = new URLSearchParams(puzzleText(all));
  assert.equal(parameters.get('n').length, 162);
  assert.equal(parameters.get('c'), null);
  assert.equal(parameters.get('k').length, 81);
});

test('the codes of notes and colours stay as they are: links are kept for years', () => {
  let next = setMark(blank, 'corner', 0, maskOf(1)); // 7 * 1 + 0
  next = setMark(next, 'centre', 1, maskOf(9)); // 7 * 256 + 1 = 28 * 62 + 57
  next = setMark(next, 'colours', 20, 6); // two gaps of 8, then 8 * 6 + 4 = 52
  assert.equal(puzzleText(next), `p=${EMPTY.givens}&n=07&c=Sv&k=77q`);
});

test('a link without notes has none, and one without marks is the state', () => {
  const text = `p=${givens}&e=${'0'.repeat(80)}7&x=245945`;
  const old = parsePuzzle(new URLSearchParams(text));
  assert.deepEqual([old.corner, old.centre, old.colours], Array(3).fill(Array(81).fill(0)));
  assert.equal(puzzleText(old), text);
  assert.equal(stateText(old), text);
});

test('damaged notes are ignored, the puzzle is not', () => {
  for (const marks of ['n=0', 'n=zz', 'c=?7', `k=${'7'.repeat(11)}`, 'k=z', 'n=', 'c=%20']) {
    assert.deepEqual(parsePuzzle(new URLSearchParams(`p=${givens}&${marks}`)), puzzle, marks);
  }
  assert.equal(puzzles.readPuzzle(`p=${givens}&n=zz`), null, 'not the text of a puzzle');
});

test('the cell of a given has no notes, also in a link', () => {
  const link = new URLSearchParams(`p=${givens}&n=07&c=07&k=8`);
  const read = parsePuzzle(link);
  assert.deepEqual([read.corner[0], read.centre[0], read.colours[0]], [0, 0, 1]);
  const noted = setMark(blank, 'corner', 3, maskOf(4));
  assert.equal(puzzles.setGiven(noted, 3, 4).corner[3], 0);
  assert.equal(setMark(puzzle, 'centre', 0, 1), puzzle);
});

test('the solver gets neither notes nor colours', () => {
  const marked = enter(enter(blank, [0], 'corner', 1), [0], 'colour', 1);
  assert.equal(stateText(marked), stateText(blank));
  assert.notEqual(puzzleText(marked), puzzleText(blank));
});

test('two cells are peers exactly if they share a house', () => {
  for (let a = 0; a < 81; a++) {
    let count = 0;
    for (let b = 0; b < 81; b++) {
      const shared = housesOf(a).some((house) => housesOf(b).includes(house));
      assert.equal(arePeers(a, b), shared && a !== b);
      count += arePeers(a, b);
    }
    assert.equal(count, 20);
  }
});

test('a pasted link keeps its notes if the reader has read the same puzzle', () => {
  const own = setMark(puzzles.setEntry(puzzle, 80, 7), 'centre', 3, maskOf(1, 2));
  const read = { ...EMPTY, givens: own.givens, entries: own.entries };
  for (const place of ['https://lab.example/#', 'file:///lab.html?']) {
    const link = `${place}${puzzleText(own)}&mode=play`;
    assert.deepEqual(puzzles.withMarks(read, `See ${link}\n`), own);
  }
  assert.equal(puzzles.withMarks(read, `#p=${givens}&c=07`), read, 'of another state');
  assert.equal(puzzles.withMarks(read, 'no link'), read);
  assert.equal(puzzles.withMarks(read, new Uint8Array(3)), read);
});
