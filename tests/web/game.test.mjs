// What the page remembers of playing a puzzle, and what the pad counts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strings as de } from '../../web/languages/de/play.js';
import { strings as en } from '../../web/features/play/en.js';
import { Game, movesOf } from '../../web/features/play/game.js';
import { digitsLeft, isSolved } from '../../web/puzzle/game.js';
import { puzzleOf, setEntry } from '../../web/puzzle/puzzle.js';
import { FORMATS_SOLVED as SOLUTION } from '../puzzles.mjs';

/** A line with one digit. */
const put = (digit, cell) => '0'.repeat(cell) + (digit || '0') + '0'.repeat(80 - cell);
const [A, B] = ['1', '2'].map((digit) => digit + '0'.repeat(80));

function setUp(stored) {
  const set = { now: 1000, stored };
  set.game = new Game({
    stored,
    store: (text) => (set.stored = text),
    now: () => set.now,
  });
  return set;
}

test('the clock counts only while it runs', () => {
  const set = setUp();
  set.game.take(A);
  set.now += 5000;
  assert.equal(set.game.ms, 0);
  set.game.run(true);
  set.now += 3000;
  assert.equal(set.game.ms, 3000);
  set.game.run(false);
  set.now += 9000;
  set.game.run(true);
  set.now += 1;
  assert.equal(set.game.ms, 3001);
});

test('a game continues after a reload, also if it is paused', () => {
  const first = setUp();
  first.game.take(A);
  first.game.run(true);
  first.now += 61_000;
  first.game.mistakes = 2;
  first.game.revealed = 1;
  first.game.hints = 3;
  first.game.paused = true;
  first.game.run(false);
  first.game.save();
  const { game } = setUp(first.stored);
  game.take(A);
  assert.deepEqual(game.score, {
    ms: 61_000,
    mistakes: 2,
    revealed: 1,
    hints: 3,
    moves: [],
    done: false,
  });
  assert.equal(game.paused, true);
  assert.equal(game.running, false);
});

test('another puzzle starts at zero, also while the clock runs', () => {
  const set = setUp();
  set.game.take(A);
  set.game.run(true);
  set.now += 5000;
  set.game.mistakes = 1;
  set.game.paused = true;
  set.game.take(B);
  assert.deepEqual(set.game.score, {
    ms: 0,
    mistakes: 0,
    revealed: 0,
    hints: 0,
    moves: [],
    done: false,
  });
  assert.equal(set.game.paused, false);
  set.now += 2000;
  assert.equal(set.game.ms, 2000);
});

test('a score can be restored after a restart', () => {
  const set = setUp();
  set.game.take(A);
  set.game.score = { ms: 7, mistakes: 1, revealed: 2, hints: 4, moves: [], done: false };
  const { score } = set.game;
  set.game.restart();
  assert.equal(set.game.mistakes, 0);
  set.game.score = score;
  assert.deepEqual(set.game.score, {
    ms: 7,
    mistakes: 1,
    revealed: 2,
    hints: 4,
    moves: [],
    done: false,
  });
});

test('what a game cannot have stored is ignored', () => {
  for (const text of ['', 'x', 'null', '[]', '{}', '{"givens":1}', `{"givens":"${A}","ms":-1}`]) {
    const { game } = setUp(text);
    game.take(A);
    assert.deepEqual(
      game.score,
      { ms: 0, mistakes: 0, revealed: 0, hints: 0, moves: [], done: false },
      text,
    );
  }
});

test('a grid is solved if it is full by entries and keeps the rules', () => {
  const one = puzzleOf(`0${SOLUTION.slice(1)}`);
  assert.equal(isSolved(one), false);
  assert.equal(isSolved(setEntry(one, 0, 5)), true);
  assert.equal(isSolved(setEntry(one, 0, 4)), false, 'a digit twice in its row');
  assert.equal(isSolved(puzzleOf(SOLUTION)), false, 'there was nothing to enter');
});

test('the pad counts how many of each digit are left', () => {
  const puzzle = setEntry(puzzleOf(`0${SOLUTION.slice(1)}`), 0, 1); // one 1 too many, one 5 missing
  assert.deepEqual(digitsLeft(puzzle), [0, 0, 0, 0, 1, 0, 0, 0, 0]);
  assert.deepEqual(digitsLeft(puzzleOf('0'.repeat(81))), Array(9).fill(9));
});

test('times have two digits for seconds, and for minutes after an hour', () => {
  assert.deepEqual([0, 9999, 61_000, 3_599_999, 3_661_000].map(en.time), [
    '0:00',
    '0:09',
    '1:01',
    '59:59',
    '1:01:01',
  ]);
});

test('a game that was stored before hints were counted continues without any', () => {
  const { game } = setUp(`{"givens":"${A}","ms":5,"mistakes":1,"revealed":2,"paused":false}`);
  game.take(A);
  assert.deepEqual(game.score, {
    ms: 5,
    mistakes: 1,
    revealed: 2,
    hints: 0,
    moves: [],
    done: false,
  });
});

test('the score names only what is known', () => {
  const none = { ms: null, mistakes: null, revealed: 0, hints: 0 };
  assert.equal(
    en.score({ ms: 842_000, mistakes: 0, revealed: 2, hints: 0 }),
    '14:02, 2 cells revealed, no mistakes.',
  );
  assert.equal(en.score({ ...none, mistakes: 1 }), 'No help, 1 mistake.');
  assert.equal(en.score({ ...none, revealed: 1 }), '1 cell revealed.');
  assert.equal(
    en.score({ ...none, ms: 61_000, hints: 2, mistakes: 0 }),
    '1:01, 2 hints, no mistakes.',
  );
  assert.equal(en.score({ ...none, hints: 1, revealed: 1 }), '1 hint, 1 cell revealed.');
  assert.equal(
    de.score({ ...none, mistakes: 2, revealed: 1, hints: 2 }),
    '2 Hinweise, 1 Zelle aufgedeckt, 2 Fehler.',
  );
});

test('the time of a game that was not played here is not known', () => {
  const set = setUp();
  set.game.take(A);
  set.game.run(true);
  set.now += 20; // its link was complete
  assert.equal(set.game.played, null);
  set.now += 842_000;
  assert.equal(set.game.played, 842_020);
});

test('each change of an entry is a move, with its second, and moves survive a reload', () => {
  const set = setUp();
  set.game.take(A);
  set.game.run(true);
  set.now += 2500;
  set.game.record(put('', 0), put('5', 3), 'p=…');
  set.now += 4000;
  set.game.record(put('5', 3), put('', 0), 'p=…');
  set.game.save();
  assert.deepEqual(setUp(set.stored).game.moves, [2, 3, 5, 6, 3, 0]);
});

test('a game that is left for another puzzle continues when its puzzle comes back', () => {
  const set = setUp();
  set.game.take(A);
  set.game.run(true);
  set.game.about = { day: '2026-11-27', er: 1.2 };
  set.now += 3000;
  set.game.record(put('', 0), put('7', 80), 'state of A');
  set.game.mistakes = 1;
  set.game.take(B);
  assert.equal(set.game.ms, 0);
  assert.equal(set.game.left('2026-11-27'), 'state of A');
  assert.equal(set.game.left('2026-11-26'), undefined);
  const { game } = setUp(set.stored); // also after a reload
  game.take(A);
  assert.deepEqual(game.score, {
    ms: 3000,
    mistakes: 1,
    revealed: 0,
    hints: 0,
    moves: [3, 80, 7],
    done: false,
  });
  assert.deepEqual(game.about, { day: '2026-11-27', er: 1.2 });
  assert.equal(game.left('2026-11-27'), undefined, 'it is the current one');
});

test('five games are kept beside the current one', () => {
  const { game } = setUp();
  const puzzles = Array.from({ length: 8 }, (_, i) => `${i + 1}${'0'.repeat(80)}`);
  for (const [day, givens] of puzzles.entries()) {
    game.take(givens);
    game.about = { day: `day ${day}`, er: 0 };
    game.record(put('', 0), put('1', 8), givens);
  }
  assert.deepEqual(
    puzzles.map((_, day) => Boolean(game.left(`day ${day}`))),
    [false, false, true, true, true, true, true, false],
  );
});

test('moves that no game has recorded are ignored', () => {
  assert.deepEqual(movesOf([1, 80, 9, 2, 0, 0]), [1, 80, 9, 2, 0, 0]);
  for (const value of [null, 'x', [1], [1, 81, 1], [1, 0, 10], [-1, 0, 1], [0.5, 0, 1]])
    assert.deepEqual(movesOf(value), [], JSON.stringify(value));
});
