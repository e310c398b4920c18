import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockerOf } from '../../web/puzzle/constraints.js';
import { factsOf, runCells } from '../../web/run/run-cells.js';
import { strings } from '../../web/run/en.js';

/** The bits of an event, as in event.hpp. */
const bits = ({ place = 511, digit = 0, before = 0 }) =>
  (place << 10) | (digit << 19) | (before << 23);
const GIVENS = '5300700'.padEnd(81, '0');
const DIGITS = Uint8Array.from(GIVENS, Number);
const words = (kind, event, digits = null) => strings.event(factsOf(kind, bits(event), digits));

test('the sentence on a rejected digit names the house that has it', () => {
  const extent = { length: 8365, ended: true };
  const facts = factsOf('reject', bits({ place: 2, digit: 7 }), DIGITS);
  assert.equal(
    strings.status(41, extent, facts),
    'Step 41 of 8,365: tries 7 in r1c3 — row 1 already has a 7',
  );
  const eight = factsOf('reject', bits({ place: 2, digit: 8 }), Uint8Array.of(8));
  assert.match(strings.event(eight), /row 1 already has an 8$/);
  assert.match(
    strings.status(41, { length: 12e6, ended: false }, facts),
    /of at least 12,000,000:/,
  );
});

test('events are described with cells, digits and houses', () => {
  assert.equal(words('place', { place: 80, digit: 9 }), 'places 9 in r9c9');
  assert.equal(words('place', { place: 80, digit: 9, before: 9 }), '9 fits in r9c9; moves on');
  assert.equal(words('write', { place: 2, digit: 2, before: 1 }), 'raises r1c3 from 1 to 2');
  assert.equal(words('remove', { place: 2, before: 4 }), 'backtracks: removes 4 from r1c3');
  assert.equal(words('cover', { place: 81 + 9 * 11 + 4 }), 'covers 5 in column 3');
});

test('the peer that holds a digit is found in row, column and box', () => {
  assert.deepEqual(blockerOf(DIGITS, 8, 7), { cell: 4, house: 0 });
  assert.deepEqual(blockerOf(DIGITS, 72, 5), { cell: 0, house: 9 });
  assert.deepEqual(blockerOf(DIGITS, 20, 3), { cell: 1, house: 18 });
  assert.equal(blockerOf(DIGITS, 40, 3), null);
  assert.equal(blockerOf(DIGITS, 0, 5), null, 'the cell itself does not count');
});

const why = (change) => ({ reason: 'blocked', cell: 4, choice: false, ...change });

test('the reason why a digit is not in a cell names the conflicting cell', () => {
  assert.equal(
    strings.whyNot(2, 7, why({}), DIGITS, 0),
    'Not 7 in r1c3: row 1 has it in r1c5, a given.',
  );
  assert.match(strings.whyNot(2, 7, why({ choice: true }), DIGITS, 0), /placed by the algorithm/);
  assert.match(
    strings.whyNot(2, 7, why({ reason: 'refuted', cell: 0 }), DIGITS, 0),
    /5 in r1c1\.$/,
  );
  assert.match(strings.whyNot(0, 7, why({ reason: 'given' }), DIGITS, 0), /holds 5, a given/);
});

test('an illegal move is reported with its line and reason', () => {
  const illegal = { move: 5, line: 7, text: 'P 1 4 3', reason: 'clash', cell: 1 };
  assert.match(
    strings.traceRead({ moves: 4, illegal }),
    /^Move 5, “P 1 4 3” in line 7, is illegal: r1c2 already contains that digit\./,
  );
  assert.match(strings.traceRead({ moves: 4, illegal: null }), /4 moves, all legal/);
});

/** The cells at an event. */
function shown(kind, event, digits, change = {}) {
  const snapshot = {
    outcome: 'running',
    last: bits(event),
    digits,
    candidates: new Uint16Array(81).fill(0x1ff),
    solutions: [],
    ...change,
  };
  const moment = { givens: GIVENS, snapshot, possible: false, pencilled: false, blamed: -1 };
  return runCells({ ...moment, kind });
}

test('a rejected digit is shown in its cell, and the conflicting peer is marked', () => {
  const cells = shown('reject', { place: 2, digit: 7 }, DIGITS);
  assert.equal(cells[2].digit, 7);
  assert.match(cells[2].marks, /conflict rejected/);
  assert.match(cells[4].marks, /blocks/);
  assert.equal(cells[2].name, 'Row 1 column 3, rejected 7');
});

test('a digit of the algorithm is shown as a trial until there is a solution', () => {
  const digits = DIGITS.slice();
  digits[2] = 4;
  assert.equal(shown('place', { place: 2, digit: 4 }, digits)[2].name, 'Row 1 column 3, trying 4');
  assert.equal(shown('solution', {}, digits)[2].kind, 'solved');
  assert.equal(shown('solution', {}, digits)[0].kind, 'given');
});

test('a removed digit is still shown for that step', () => {
  const [, , cell] = shown('remove', { place: 2, before: 4 }, DIGITS);
  assert.equal(cell.digit, 0);
  assert.equal(cell.other, 4);
  assert.match(cell.marks, /removed/);
});

test('after an exhausted search the solution found is shown', () => {
  const solution = new Uint8Array(81).fill(1);
  const cells = shown('exhausted', {}, DIGITS, { outcome: 'exhausted', solutions: [solution] });
  assert.equal(cells[80].kind, 'solved');
});

test('candidates that the algorithm eliminated are struck through', () => {
  const candidates = new Uint16Array(81).fill(0x1ff);
  candidates[2] = 0b11;
  const snapshot = { outcome: 'running', last: 0, digits: DIGITS, candidates, solutions: [] };
  const moment = { givens: GIVENS, snapshot, kind: 'none', pencilled: true, blamed: -1 };
  assert.equal(runCells({ ...moment, possible: true })[2].crossed, 0b111111100);
  assert.equal(runCells({ ...moment, possible: false })[2].crossed, 0);
});

test('one move of a trace is singular', () => {
  const read = (moves) => strings.traceRead({ givens: GIVENS, moves, illegal: null });
  assert.match(read(1), /^A trace of 1 move, all legal/);
  assert.match(read(1200), /^A trace of 1,200 moves, all legal/);
});
