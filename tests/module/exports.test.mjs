// The wasm module against its declarations: wasm/sudoku.d.ts, and the records of web/protocol.js.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';

const EMPTY = '0'.repeat(81);
const methodsOf = (name) => declared.methodsOf('wasm/sudoku.d.ts', name);
const propertiesOf = (name) => declared.propertiesOf('web/protocol.js', name);

describe('the wasm module', () => {
  let sudoku;
  before(async () => {
    sudoku = await loadModule('sudoku');
  });

  it('has every function that is declared', () => {
    for (const name of methodsOf('SudokuModule'))
      assert.equal(typeof sudoku[name], 'function', name);
  });

  it('declares every function that is bound', () => {
    assert.deepEqual(declared.boundIn('wasm/bindings.cpp'), methodsOf('SudokuModule'));
  });

  it('reports what protocol.js describes, with and without a puzzle', () => {
    const report = sudoku.read(EMPTY, 0);
    assert.deepEqual(keysOf(report), propertiesOf('Report'));
    assert.deepEqual(keysOf(report.puzzle), propertiesOf('PuzzleFacts'));
    const nothing = sudoku.read('Hello', 0);
    assert.deepEqual(keysOf(nothing), propertiesOf('Report'));
    assert.equal(nothing.puzzle, null);
    assert.deepEqual(keysOf(nothing.errors[0]), propertiesOf('ParseError'));
  });

  it('tells a conflict as protocol.js describes it', () => {
    const { puzzle } = sudoku.read(`11${EMPTY.slice(2)}`, 0);
    assert.equal(puzzle.valid, false);
    assert.deepEqual(puzzle.conflicts, [
      { house: 0, digit: 1, cells: [0, 1] },
      { house: 18, digit: 1, cells: [0, 1] },
    ]);
    assert.deepEqual(keysOf(puzzle.conflicts[0]), propertiesOf('Conflict'));
  });

  it('gives candidates as 81 masks that survive a growing heap', () => {
    const { puzzle } = sudoku.read(`1${EMPTY.slice(1)}`, 0);
    sudoku.read(`${EMPTY}\n`.repeat(200_000), 0);
    assert.ok(puzzle.candidates instanceof Uint16Array);
    assert.equal(puzzle.candidates.length, 81);
    assert.equal(puzzle.candidates[0], 0b1);
    assert.equal(puzzle.candidates[1], 0b111111110);
    assert.equal(puzzle.candidates[80], 0b111111111);
  });

  it('reads bytes as it reads text', () => {
    const line = `5${'.'.repeat(80)}`;
    const bytes = new TextEncoder().encode(line);
    assert.deepEqual(sudoku.read(bytes, 0), sudoku.read(line, 0));
  });

  it('finds no search and writes nothing where the text holds no puzzle', () => {
    assert.equal(sudoku.openSearch('Hello', false), 0);
    assert.equal(sudoku.write('Hello', 'line'), '');
    assert.equal(sudoku.write(EMPTY, 'no such format'), '');
  });

  it('searches in slices, from solution to solution', () => {
    const search = sudoku.openSearch(EMPTY, false);
    let state = 'paused';
    while (state === 'paused') state = sudoku.advance(search, 10);
    assert.equal(state, 'found');
    assert.equal(sudoku.found(search), 1);
    const rows = sudoku.solution(search).match(/.{9}/g);
    assert.equal(rows.length, 9);
    for (const row of rows) assert.equal([...row].sort().join(''), '123456789');
    sudoku.closeSearch(search);
  });

  it('writes in every format it lists', () => {
    const formats = sudoku.formats();
    assert.ok(formats.length > 0);
    for (const { id, name } of formats) {
      assert.ok(name.length > 0);
      assert.notEqual(sudoku.write(`5${EMPTY.slice(1)}`, id), '', id);
    }
  });
});
