import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as puzzles from '../../web/puzzle/puzzle.js';
import { enter, erase, fillNotes, penOf, reveal } from '../../web/puzzle/edits.js';
import { arePeers, housesOf } from '../../web/puzzle/houses.js';
import { History } from '../../web/puzzle/history.js';

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

// ---- Notes, colours, erasing ------------------------------------------------------------------

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
