// What the page says about programs that end without a solution: each mistake of a beginner has a program.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnosisOf } from '../../web/features/program/diagnosis.js';
import { strings } from '../../web/features/program/en.js';
import { Collected, endOf } from '../../web/features/program/sandbox.js';
import { TEMPLATES } from '../../web/features/program/templates.js';
import { FORMATS, FORMATS_SOLVED, HARD, MANY, ONE } from '../puzzles.mjs';
import { LIMITS, run } from './program-run.mjs';

/** A puzzle that is soon searched: its first rows are those of FORMATS. */
const SHORT = FORMATS.slice(0, 27) + FORMATS_SOLVED.slice(27);

/** @param {string} source @param {string} [givens] @param {object} [limits] */
function diagnose(source, givens = ONE, limits = {}) {
  const { moves, lines, ...last } = run(source, givens, limits);
  const collected = new Collected();
  collected.take({
    moves: new Uint8Array(Buffer.from(moves.map((move) => `${move}\n`).join(''))),
    lines: Uint16Array.from(lines),
    states: new Uint32Array(lines.length),
    words: new Uint32Array(0),
    texts: [],
  });
  const result = {
    trace: collected.traceOf(givens),
    lines: collected.lines,
    end: endOf(last, LIMITS),
    milliseconds: 1,
  };
  return { ...diagnosisOf(result, givens, source), end: last.end, moves, lines };
}

/** A search by recursion, with the statements of its loop over the digits. */
const search = (
  loop,
  { digits = 'let d = 1; d <= 9; d++', cells = 81, fits = 'row || column || box' } = {},
) => `
function solve(grid) {
  for (let cell = 0; cell < ${cells}; cell++) {
    const r = Math.floor(cell / 9), c = cell % 9;
    if (grid[r][c] !== 0) continue;
    for (${digits}) {
      if (!fits(grid, r, c, d)) continue;
      ${loop.join('\n      ')}
    }
    return false;
  }
  return true;
}
function fits(grid, r, c, d) {
  for (let i = 0; i < 9; i++) {
    const row = grid[r][i] === d, column = grid[i][c] === d;
    const box = grid[r - r % 3 + Math.floor(i / 3)][c - c % 3 + i % 3] === d;
    if (${fits}) return false;
  }
  return true;
}`;
const RIGHT = ['grid[r][c] = d;', 'if (solve(grid)) return true;', 'grid[r][c] = 0;'];

/** The board before a step. @param {string} givens @param {string[]} moves @param {number} step */
function boardAt(givens, moves, step) {
  const board = [...givens].map(Number);
  for (const move of moves.slice(0, step)) {
    const [letter, r, c, d] = move.split(' ');
    if (letter[0] === 'P') board[9 * (r - 1) + (c - 1)] = Number(d);
    if (letter === 'U') board[9 * (r - 1) + (c - 1)] = 0;
  }
  return board;
}
const sees = (a, b) =>
  a !== b &&
  (a % 9 === b % 9 ||
    Math.floor(a / 9) === Math.floor(b / 9) ||
    (Math.floor(a / 27) === Math.floor(b / 27) &&
      Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3)));
const fitsOn = (board, cell, digit) =>
  board.every((other, at) => other !== digit || !sees(at, cell));

describe('a program without a mistake', () => {
  it('has no diagnosis', () => {
    for (const givens of [SHORT, MANY]) assert.equal(diagnose(search(RIGHT), givens).id, undefined);
    for (const name of ['recursive', 'liang'])
      assert.equal(diagnose(TEMPLATES[name](strings), SHORT).id, undefined, name);
  });
  it('has none either if it counts, and ends without a solution on its board', () => {
    const count = search(['grid[r][c] = d;', 'solve(grid);', 'grid[r][c] = 0;']);
    assert.equal(diagnose(count, SHORT).id, undefined);
  });
  it('has none if it only needs more time', () => {
    assert.equal(diagnose(search(RIGHT), HARD, { moves: 5000 }).id, undefined);
  });
});

describe('a mistake is named, with the step that shows it:', () => {
  it('the gap of the first template', () => {
    const source = TEMPLATES.gap(strings);
    const { id, line, end } = diagnose(source);
    assert.deepEqual([id, line, end], ['gap', 5, 'done']);
    assert.equal(source.trimEnd().split('\n').length, 8);
  });

  it('the gap can be filled', () => {
    const filled = TEMPLATES.gap(strings).replace(
      / *\/\/ TODO.*\n.*\n/,
      'for (let d = 1; d <= 9; d++) if (check(r, c, d)) {\n grid[r][c] = d;\n if (solve(grid)) return true;\n grid[r][c] = 0;\n }\n',
    );
    assert.match(diagnose(filled, SHORT).moves.at(-1), /^S$/);
  });

  it('a forgotten undo', () => {
    for (const givens of [FORMATS, HARD, MANY]) {
      const { id, step, cell, other, moves } = diagnose(search(RIGHT.slice(0, 2)), givens);
      assert.equal(id, 'undo');
      const before = boardAt(givens, moves, step - 1);
      assert.ok(before[cell] && before[other]);
      const first = (at) =>
        moves.findIndex((move) => move.startsWith(`P ${Math.floor(at / 9) + 1} ${(at % 9) + 1}`));
      assert.ok(first(other) > first(cell));
    }
  });

  it('a forgotten undo that ends in a dead end', () => {
    const { id, cell, moves } = diagnose(search(RIGHT.slice(0, 2)));
    assert.equal(id, 'kept');
    const end = boardAt(ONE, moves, Infinity);
    assert.ok([1, 2, 3, 4, 5, 6, 7, 8, 9].every((digit) => !fitsOn(end, cell, digit)));
  });

  it('a check that is too strict', () => {
    const fits = 'row || column || box || (d === 4 && c === 2)';
    const found = diagnose(search(RIGHT, { fits }), SHORT);
    assert.equal(found.id, 'left');
    assert.ok(fitsOn(boardAt(SHORT, found.moves, found.step), found.cell, found.digit));
  });

  it('a forgotten undo in a search without recursion', () => {
    const liang = TEMPLATES.liang(strings).replace('grid[row][column] = 0;', '');
    assert.equal(diagnose(liang).id, 'undo');
  });

  it('digits that are never tried', () => {
    for (const [digits, missing] of [
      ['let d = 1; d < 9; d++', [9]],
      ['let d = 2; d <= 9; d++', [1]],
      ['let d = 1; d < 8; d++', [8, 9]],
    ]) {
      const found = diagnose(search(RIGHT, { digits }), FORMATS);
      assert.deepEqual([found.id, found.missing], ['digits', missing]);
      const board = boardAt(FORMATS, found.moves, found.step);
      assert.equal(board[found.cell], 0);
      assert.ok(missing.includes(found.digit) && fitsOn(board, found.cell, found.digit));
    }
  });

  it('houses that are not checked', () => {
    for (const [fits, unchecked] of [
      ['row', [1, 2]],
      ['column', [0, 2]],
      ['row || column', [2]],
      ['false', [0, 1, 2]],
    ]) {
      const found = diagnose(search(RIGHT, { fits }));
      assert.deepEqual([found.id, found.unchecked], ['clash', unchecked], fits);
      const board = boardAt(ONE, found.moves, found.step);
      assert.equal(board[found.cell], board[found.other]);
      assert.ok(sees(found.cell, found.other));
    }
  });

  it('an end after the first digit', () => {
    const found = diagnose(search([...RIGHT, 'return false;']));
    assert.equal(found.id, 'single');
    const board = boardAt(ONE, found.moves, found.step);
    assert.ok(fitsOn(board, found.cell, found.next) && found.next > found.digit);
    const straight = diagnose(search(['grid[r][c] = d;', 'return solve(grid);']));
    assert.equal(straight.id, 'stuck');
    const end = boardAt(ONE, straight.moves, Infinity);
    assert.ok([1, 2, 3, 4, 5, 6, 7, 8, 9].every((digit) => !fitsOn(end, straight.cell, digit)));
  });

  it('an end after the first cell', () => {
    const { id, cell } = diagnose(search(['grid[r][c] = d;', 'return true;']));
    assert.deepEqual([id, cell], ['one', 0]);
  });

  it('a loop that ends too early', () => {
    /** Only its last rows are open. */
    const END = FORMATS_SOLVED.slice(0, 63) + FORMATS.slice(63);
    assert.deepEqual(
      ['id', 'house'].map((name) => diagnose(search(RIGHT, { cells: 72 }), END)[name]),
      ['house', 8],
    );
    const { id, cell } = diagnose(search(RIGHT, { cells: 80 }), `${END.slice(0, 80)}0`);
    assert.deepEqual([id, cell], ['early', 80]);
  });

  it('a write to a given', () => {
    const { id, cell } = diagnose('for (let c = 0; c < 9; c++) grid[0][c] = c + 1;');
    assert.deepEqual([id, cell], ['given', 1]);
  });

  it('an endless loop', () => {
    const text = 'grid[0][0] = 9;\nfor (;;) {\n grid[0][2] = 3;\n grid[0][2] = 0;\n}';
    const { id, step, steps } = diagnose(text, ONE, { moves: 1000 });
    assert.deepEqual([id, step, steps], ['turns', 2, 2]);
    assert.equal(diagnose('for (;;);', ONE, { milliseconds: 30 }).id, undefined);
  });

  it('no solution by itself is no mistake', () => {
    assert.equal(diagnose('').id, undefined);
    assert.equal(diagnose('print(1)').id, undefined);
  });
});
