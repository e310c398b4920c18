// The user's own program: marking its lines, recording its writes, and what arrives from the frame.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LIANG } from '../../web/features/program/liang.js';
import {
  CHUNK_BYTES,
  limitsOf,
  MOST_CHUNKS,
  MOVE_BYTES,
} from '../../web/features/program/limits.js';
import { listingOf } from '../../web/features/program/listing.js';
import { mark } from '../../web/features/program/mark.js';
import { Collected, endOf } from '../../web/features/program/sandbox.js';
import { EMPTY, LIANG_ON_ONE, ONE } from '../puzzles.mjs';
import { LIMITS, run } from './program-run.mjs';

const GIVENS = ONE.replaceAll('.', '0');
/** The moves and their lines: `1: P 1 1 5`. */
const steps = ({ moves, lines }) => moves.map((move, i) => `${lines[i]}: ${move}`);

describe('the program to start from', () => {
  it('does the work of the original program', () => {
    const { end, moves } = run(LIANG, GIVENS);
    const count = (letter) => moves.filter((move) => move.split(' ')[0] === letter).length;
    const { checks, backtracks } = LIANG_ON_ONE;
    assert.equal(end, 'done');
    const placed = 51 + backtracks; // the digits of the solution, and those that were removed
    assert.deepEqual(['P', 'U', 'R', 'S', 'P!'].map(count), [
      placed,
      backtracks,
      checks - placed,
      1,
      0,
    ]);
  });
});

describe('a recorded program', () => {
  it('places, replaces and removes digits, each with its line', () => {
    const text = 'grid[0][0] = 5;\ngrid[0][0] = 6;\ngrid[0][0]++;\n\n  grid[0][0] = 0;\n';
    assert.deepEqual(steps(run(text)), [
      '1: P 1 1 5',
      '2: U 1 1',
      '2: P 1 1 6',
      '3: U 1 1',
      '3: P 1 1 7',
      '5: U 1 1',
    ]);
  });

  it('rejects a digit that does not fit if it is replaced, else places it', () => {
    const text =
      'grid[0][0] = 5;\ngrid[0][1] = 5;\ngrid[0][1] = 6;\ngrid[1][1] = 5;\ngrid[8][8] = 1;';
    assert.deepEqual(steps(run(text)), [
      '1: P 1 1 5',
      '2: R 1 2 5',
      '3: P 1 2 6',
      '4: P! 2 2 5',
      '5: P 9 9 1',
    ]);
  });

  it('has the line of the write, not of what is evaluated for it', () => {
    const text = `function next() {
  grid[8][8] = 1;
  return 2;
}
function solve(g) {
  g[0][0] =
    next();
  [g[1][0], g[1][1]] = [3, 4];
  g[2].fill(0);
  for (const c of [5]) g[3][c] ??= 9; g[3][c0()] = 7;
}
const c0 = () => 0;`;
    assert.deepEqual(steps(run(text)), [
      '2: P 9 9 1',
      '6: P 1 1 2',
      '8: P 2 1 3',
      '8: P 2 2 4',
      '10: P 4 1 7',
    ]);
  });

  it('checks digits and reports solutions', () => {
    const text = `print(check(0, 0, 5), grid[0][0]); grid[0][1] = 5;
print(check(0, 0, 5));
solution();
console.log([1, 2]);`;
    const done = run(text);
    assert.deepEqual(steps(done), [
      '1: T 1 1 5',
      '1: P 1 2 5',
      '2: T 1 1 5',
      '2: R 1 1 5',
      '3: S!',
    ]);
    assert.deepEqual(done.printed, ['true 0', 'false', '1 2']);
  });

  it('ends with its error and the steps before', () => {
    for (const [text, message] of [
      ['grid[0][0] = 10', /0 to 9, not 10/],
      ['grid[0][0] = 1.5', /0 to 9/],
      ['grid[9][0] = 1', /TypeError/],
      ['grid[0][9] = 1', /nine cells/],
      ['check(0, 9, 1)', /0 to 8, not 9/],
      ['check(0, 0, 0)', /1 to 9, not 0/],
      ['nothing', /nothing is not defined/],
      ['i = 1', /i is not defined/],
      ['function f() { f(); } f()', /RangeError/],
      ['throw "text"', /^text$/],
      ['delete grid[0][0]', /nine cells/],
    ]) {
      const { end, message: said, moves } = run(`grid[8][8] = 1;\n${text}`);
      assert.deepEqual([end, moves], ['error', ['P 9 9 1']], text);
      assert.match(said, message);
    }
    const givens = `${'0'.repeat(80)}7`;
    assert.match(run('grid[8][8] = 1', givens).message, /grid\[8\]\[8\] is a given/);
    assert.equal(run('grid[8][8] = 7', givens).end, 'done');
  });

  it('stops at its limits, in every kind of loop', () => {
    for (const text of [
      'for (;;);',
      'while (true) {}',
      'do ; while (true)',
      'let i = 0; for (;;) i++',
      'function f() { for (;;) try { while (1); } catch { break } } f()',
      'const f = (n) => n && f(n - 1) + f(n - 1); f(99)',
      'for (const x of (function* () { for (;;) yield 1; })()) x;',
    ]) {
      const { end, line } = run(`\n${text}`, EMPTY, { milliseconds: 30 });
      assert.deepEqual([end, line], ['time', 2], text);
    }
    const { end, moves, line } = run('for (;;) {\n grid[0][0] = 1;\n grid[0][0] = 0;\n}', EMPTY, {
      moves: 1001,
    });
    assert.deepEqual([end, moves.length, line], ['moves', 1001, 3]);
  });

  it('notices a generator that has not run', () => {
    const inner = '(grid) { grid[8][8] = 1; }';
    const { end, message, moves } = run(`function* solve${inner}`);
    assert.deepEqual([end, message, moves], ['done', 'generator', []]);
    assert.equal(run(`function solve${inner}`).message, '');
    assert.equal(
      run(`function* f${inner} function solve(g) { for (const x of f(g)); }`).message,
      '',
    );
  });

  it('prints a limited number of lines', () => {
    const { printed } = run('for (let i = 0; i < 99; i++) print(i, "x".repeat(999))');
    assert.equal(printed.length, LIMITS.lines);
    assert.equal(printed[4].length, 200);
  });

  it('sends few chunks, and the first moves at once', () => {
    const { chunks, moves } = run('for (let i = 0; ; i++) grid[0][0] = i % 2', EMPTY);
    assert.equal(moves.length, LIMITS.moves);
    assert.ok(chunks < 20, String(chunks));
    const most = 2 ** Math.ceil(Math.log2(CHUNK_BYTES / 2)); // moves of two bytes
    assert.ok(Math.log2(most) + (1e6 * MOVE_BYTES) / CHUNK_BYTES < MOST_CHUNKS);
  });

  it('has the language and nothing else', () => {
    const names = 'self globalThis performance postMessage DataView ArrayBuffer WebAssembly eval';
    const text = names.split(' ').map((name) => `print(typeof ${name});`);
    for (let i = 0; i < text.length; i += 4) {
      const { printed } = run(text.slice(i, i + 4).join(''));
      assert.deepEqual(printed, Array(4).fill('undefined'));
    }
    assert.deepEqual(run('print(typeof Map, typeof JSON, this, (() => 1)())').printed, [
      'function object undefined 1',
    ]);
  });
});

describe('marking', () => {
  it('can be in the language of 2025', () => {
    for (const text of ['/(?i:a)b/', '/(?<y>a)|(?<y>b)/', '/[\\p{L}--[a-z]]/v'])
      assert.ok('code' in mark(`const pattern = ${text};`), text);
  });

  it('reports syntax errors with their line', () => {
    assert.deepEqual(mark('let a;\na = = 2'), {
      end: 'error',
      message: 'Unexpected token',
      line: 2,
    });
    for (const text of ['}', 'return 1', 'await 1', 'import "x"', 'with (a) {}', '})(); ({'])
      assert.ok(mark(text).message, text);
  });

  it('names the language of a program that is not JavaScript', () => {
    const file = (name) =>
      readFileSync(new URL(`../../web/static/programs/${name}`, import.meta.url), 'utf8');
    const method = 'boolean solve(int[][] grid) {\n  int r = 0;\n}';
    for (const [source, language] of [
      [file('SudokuTrace.java'), 'Java'],
      [file('sudoku_trace.cpp'), 'C++'],
      [file('sudoku_trace.py'), 'Python'],
      [method, 'Java'],
      ['import java.util.*;\n', 'Java'],
      [`class Sudoku {\n  static ${method}\n}`, 'Java'],
    ]) {
      const { end, message, line } = mark(source);
      assert.deepEqual([end, message], ['foreign', language]);
      assert.ok(line);
    }
    for (const text of ['class A {\n  static a() {}\n', '// int a\nlet = 1', 'import a from "b"'])
      assert.equal(mark(text).end, 'error', text);
  });

  it('refuses a program of more than 100,000 characters, and does not cut it', () => {
    assert.ok(mark(`/*${'a'.repeat(99_996)}*/`).code);
    assert.equal(mark(`/*${'a'.repeat(99_997)}*/`).end, 'long');
  });

  it('keeps lines and does not mistake names of the program', () => {
    const text = 'const $at = 1, $tick = 2;\ngrid[0][0] = $at + $tick;';
    assert.deepEqual(steps(run(text)), ['2: P 1 1 3']);
    assert.equal(mark('\n$mem\\u006fry.use(-1)').message, '$memory');
    assert.equal(mark(LIANG).code.split('\n').length, LIANG.split('\n').length + 1);
  });

  it('makes a listing with a label for each line', () => {
    const { code } = listingOf('a\r\n\tb\n\n');
    assert.deepEqual(
      code.map(({ text, label }) => [text, label]),
      [
        ['a', 0],
        ['  b', 1],
      ],
    );
  });
});

describe('what arrives from the frame', () => {
  const part = (moves, lines, words = 1) => ({
    moves: new Uint8Array(moves),
    lines: new Uint16Array(lines),
    states: new Uint32Array(lines),
    words: new Uint32Array(words),
    texts: [],
  });

  it('is refused if it is not the part of a trace, or too much', () => {
    const collected = new Collected();
    for (const wrong of [
      {},
      { moves: 'P 1 1 1' },
      part(CHUNK_BYTES + 1, 1),
      part(1, CHUNK_BYTES),
      part(1, 1, CHUNK_BYTES),
    ])
      assert.equal(collected.take(wrong), false);
    for (let i = 0; i < MOST_CHUNKS; i++) assert.ok(collected.take(part(10, 1)));
    assert.equal(collected.take(part(10, 1)), false);
    assert.equal(collected.lines.length, MOST_CHUNKS);
    assert.equal(collected.traceOf(GIVENS).length, 84 + 10 * MOST_CHUNKS);
  });

  it('has bounded texts and a known end', () => {
    const long = 'x'.repeat(1e6);
    const end = endOf({ end: '?', message: long, line: -1, printed: Array(99).fill(long) }, LIMITS);
    assert.deepEqual([end.end, end.message.length, end.line], ['crash', 500, 0]);
    assert.deepEqual([end.printed.length, end.printed[0].length], [LIMITS.lines, 500]);
    assert.deepEqual(endOf({ end: 'done', printed: {}, message: {} }, LIMITS).printed, []);
  });

  it('takes no longer than the address allows, and never longer than usual', () => {
    assert.deepEqual(
      ['', '?seconds=0.5', '?seconds=99', '?seconds=-1', '?seconds=x'].map(
        (search) => limitsOf(search).milliseconds,
      ),
      [5000, 500, 5000, 5000, 5000],
    );
  });
});
