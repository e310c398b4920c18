// What the keys of the board do, by the pen.
import './custom-event.mjs';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Entry } from '../../web/features/workbench/entry.js';
import { strings as texts } from '../../web/puzzle/en.js';
import { puzzleOf } from '../../web/puzzle/puzzle.js';
import { ONE } from '../puzzles.mjs';

let workbench;
let entry;
let entered;
beforeEach(() => {
  const board = Object.assign(new EventTarget(), {
    selection: [0],
    moveTo(cell) {
      this.selection = [cell];
      this.dispatchEvent(new Event('select'));
    },
  });
  workbench = {
    board,
    texts,
    said: '',
    asked: [],
    watching: false,
    scene: {},
    view: { candidates: false },
    runner: { board: { ask: (cells, digit) => workbench.asked.push([...cells, digit]) } },
    session: {
      puzzle: puzzleOf(ONE),
      undone: 0,
      edit: (puzzle) => (workbench.session.puzzle = puzzle),
      undo: () => workbench.session.undone++,
    },
    say(text) {
      this.said = text;
    },
    invalidate() {},
  };
  entry = new Entry(workbench);
  entered = [];
  entry.addEventListener('enter', ({ detail }) => entered.push(detail));
});
const press = (type, detail) =>
  workbench.board.dispatchEvent(
    new CustomEvent(type, { detail: detail ?? null, cancelable: true }),
  );
const puzzle = () => workbench.session.puzzle;

test('a digit is an answer, and is reported', () => {
  press('digit', { digit: 9, cross: false });
  assert.equal(puzzle().entries[0], '9');
  assert.deepEqual(entered, [{ cells: [0], digit: 9 }]);
  press('erase');
  assert.equal(puzzle().entries[0], '0');
  assert.deepEqual(entered.at(-1), { cells: [0], digit: 0 });
});

test('with Shift or with the pen for notes it crosses a candidate out, which is then shown', () => {
  press('digit', { digit: 9, cross: true });
  assert.equal(puzzle().eliminated[0], 1 << 8);
  assert.ok(workbench.view.candidates);
  press('pen', { pen: 'candidates' });
  press('digit', { digit: 8, cross: false });
  assert.equal(puzzle().eliminated[0], (1 << 8) | (1 << 7));
  assert.deepEqual(entered, [], 'neither is an answer');
});

test('while a run is watched, a digit is a question', () => {
  workbench.watching = true;
  press('digit', { digit: 4, cross: false });
  press('erase');
  assert.deepEqual(workbench.asked, [[0, 4]]);
  assert.equal(puzzle().entries[0], '0');
});

test('a locked puzzle stays as it is, and a message says why', () => {
  workbench.scene = { locked: true };
  press('digit', { digit: 9, cross: false });
  press('undo');
  assert.equal(puzzle().entries[0], '0');
  assert.equal(workbench.session.undone, 0);
  assert.equal(workbench.said, texts.lockedPuzzle);
  assert.deepEqual(entered, []);
});

test('a given is replaced only with the pen for puzzles', () => {
  workbench.board.selection = [1];
  press('digit', { digit: 9, cross: false });
  assert.equal(workbench.said, texts.locked);
  assert.equal(puzzle().givens[1], '6');
  entry.take('puzzle');
  press('digit', { digit: 9, cross: false });
  assert.equal(puzzle().givens[1], '9');
  assert.equal(workbench.said, '');
});

test('a key can name the pen for one digit', () => {
  press('digit', { digit: 9, pen: 'corner' });
  press('digit', { digit: 8, pen: 'centre' });
  press('digit', { digit: 3, pen: 'colour' });
  assert.equal(entry.pen, 'answers');
  assert.deepEqual([puzzle().corner[0], puzzle().centre[0], puzzle().colours[0]], [256, 128, 3]);
  assert.deepEqual(entered, [], 'none is an answer');
});

test('while the automatic candidates are shown, notes cross them out', () => {
  workbench.view.candidates = true;
  press('digit', { digit: 9, pen: 'corner' });
  press('pen', { pen: 'centre' });
  press('digit', { digit: 8 });
  assert.deepEqual([puzzle().corner[0], puzzle().centre[0]], [0, 0]);
  assert.equal(puzzle().eliminated[0], 256 | 128);
});

test('an answer that is entered again is removed, and reported as removed', () => {
  press('digit', { digit: 9 });
  press('digit', { digit: 9 });
  assert.equal(puzzle().entries[0], '0');
  assert.deepEqual(
    entered.map(({ digit }) => digit),
    [9, 0],
  );
});

test('with the puzzle pen no key names another pen: every digit is a given', () => {
  entry.take('puzzle');
  press('pen', { pen: 'corner' });
  assert.equal(entry.pen, 'puzzle');
  press('digit', { digit: 9, pen: 'corner' });
  assert.deepEqual([puzzle().givens[0], puzzle().corner[0]], ['9', 0]);
});

test('the keys of the board choose the pen', () => {
  const taken = ['colour', 'centre', 'corner', 'digit', 'unknown'].map((pen) => {
    press('pen', { pen });
    return entry.pen;
  });
  assert.deepEqual(taken, ['colour', 'centre', 'corner', 'answers', 'answers']);
});

test('while a puzzle is typed, a digit and an empty cell move the caret on', () => {
  workbench.session.puzzle = puzzleOf('0'.repeat(81));
  entry.take('puzzle');
  assert.equal(entry.caret, 0);
  press('digit', { digit: 5 });
  press('erase', { then: 'next' });
  press('skip', { then: 'next' });
  press('digit', { digit: 3 });
  assert.equal(puzzle().givens.slice(0, 5), '50030');
  assert.deepEqual([entry.caret, [...entry.passed]], [4, [1, 2]]);
  press('skip', { then: 'row' });
  assert.equal(entry.caret, 9);
  workbench.board.moveTo(80);
  press('digit', { digit: 1 });
  assert.equal(entry.caret, 80, 'the last cell');
});

test('Backspace clears the digit typed last; where nothing was typed, that of the cell', () => {
  workbench.session.puzzle = puzzleOf('123456000'.padEnd(81, '0'));
  entry.take('puzzle');
  press('digit', { digit: 7 });
  press('erase', { then: 'back' });
  assert.deepEqual([puzzle().givens.slice(0, 6), entry.caret], ['023456', 0]);
  workbench.board.moveTo(3);
  press('erase', { then: 'back' });
  assert.deepEqual([puzzle().givens.slice(0, 6), entry.caret], ['023056', 3]);
  press('erase', { then: 'back' });
  assert.deepEqual([puzzle().givens.slice(0, 6), entry.caret], ['020056', 2]);
});

test('undo puts the caret where it has changed a given', () => {
  workbench.session.puzzle = puzzleOf('0'.repeat(81));
  entry.take('puzzle');
  press('digit', { digit: 7 });
  workbench.session.undo = () => (workbench.session.puzzle = puzzleOf('0'.repeat(81)));
  press('undo');
  assert.equal(entry.caret, 0);
});

test('there is a caret only where a puzzle can be typed: else its keys are left to others', () => {
  const used = (then) => !press('skip', { then });
  const none = () => {
    assert.equal(entry.caret, -1);
    assert.ok(!used('next') && !used('row'));
  };
  none(); // the pen for answers
  entry.take('puzzle');
  assert.ok(used('next'));
  workbench.board.selection = [3, 4];
  none();
  workbench.board.selection = [3];
  workbench.watching = true;
  none();
  workbench.watching = false;
  workbench.scene = { locked: true };
  none();
});
