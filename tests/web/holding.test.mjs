// Digit first: what holds a digit of the pad, what a digit held does, and what lets it go.
import './custom-event.mjs';
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { Entry } from '../../web/features/workbench/entry.js';
import { Holding } from '../../web/features/play/holding.js';
import { strings as texts } from '../../web/puzzle/en.js';
import { puzzleOf, setEntry } from '../../web/puzzle/puzzle.js';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';

/** The empty cells of ONE that a digit belongs in. */
const placesOf = (digit) =>
  [...ONE].flatMap((given, cell) =>
    given === '0' && ONE_SOLVED[cell] === String(digit) ? [cell] : [],
  );

let workbench;
let holding;
let now;
beforeEach(() => {
  const board = Object.assign(new EventTarget(), { selection: placesOf(4).slice(0, 1) });
  workbench = {
    ...{ board, texts, watching: false, scene: {}, view: { candidates: false } },
    session: {
      puzzle: puzzleOf(ONE),
      edit: (puzzle) => (workbench.session.puzzle = puzzle),
    },
    say: mock.fn(),
    invalidate() {},
  };
  workbench.entry = new Entry(workbench);
  now = 1000;
  holding = new Holding(
    workbench,
    () => true,
    () => now,
  );
});
const entries = () => [...workbench.session.puzzle.entries].filter((digit) => digit !== '0');
const enter = () =>
  workbench.board.dispatchEvent(
    new CustomEvent('skip', { detail: { then: 'row' }, cancelable: true }),
  );

test('one press enters the digit; a second one within 350 ms holds it', () => {
  holding.press(4);
  assert.deepEqual([entries(), holding.digit], [['4'], 0]);
  now += 349;
  holding.press(4);
  assert.deepEqual([entries(), holding.digit], [['4'], 4]);
});

test('a second press after that counts as a separate press', () => {
  holding.press(4);
  now += 350;
  holding.press(4);
  assert.deepEqual([entries(), holding.digit], [[], 0]);
});

test('Enter writes the digit held; without one, Enter is left to others', () => {
  assert.equal(enter(), true);
  holding.take(4);
  assert.equal(enter(), false, 'the key is used up');
  assert.deepEqual(entries(), ['4']);
});

test('with a pen for notes, the digit held is written as a note', () => {
  holding.take(4);
  workbench.entry.pen = 'corner';
  holding.write();
  assert.equal(workbench.session.puzzle.corner[placesOf(4)[0]], 1 << 3);
  assert.equal(holding.digit, 4);
});

test('another digit takes the place of the one held, and the same one lets go', () => {
  let changes = 0;
  holding.addEventListener('change', () => changes++);
  holding.take(4);
  holding.press(5);
  assert.equal(holding.digit, 5);
  now += 1000;
  holding.press(5);
  assert.deepEqual([holding.digit, changes], [0, 3]);
  assert.deepEqual(entries(), []);
});

test('a digit that is used up lets go by itself and cannot be held again', () => {
  const [last, ...others] = placesOf(4);
  let { puzzle } = workbench.session;
  for (const cell of others) puzzle = setEntry(puzzle, cell, 4);
  workbench.session.puzzle = puzzle;
  holding.take(4);
  workbench.board.selection = [last];
  holding.write();
  assert.equal(holding.digit, 0);
  holding.take(4);
  assert.equal(holding.digit, 0);
  workbench.entry.pen = 'centre';
  holding.take(4);
  assert.equal(holding.digit, 4, 'notes are never used up');
});
