// Solver and reader against their declarations in wasm/*.d.ts.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';

const EMPTY = '0'.repeat(81);
const STATE = `p=${EMPTY}`;
const fieldsOf = (module, name) => declared.fieldsOf(`wasm/${module}.d.ts`, name);

/** Declarations, bindings and the module itself have the same functions. */
function agree(module, name, bindings, type) {
  const methods = declared.methodsOf(`wasm/${name}.d.ts`, type);
  for (const method of methods) assert.equal(typeof module[method], 'function', method);
  assert.deepEqual(declared.boundIn(`wasm/${bindings}`), methods);
}

describe('the module that solves', () => {
  let sudoku;
  before(async () => {
    sudoku = await loadModule('sudoku');
  });

  it('has every function that is declared, and declares every one that is bound', () => {
    agree(sudoku, 'sudoku', 'bindings.cpp', 'SudokuModule');
  });

  it('returns the facts that are declared', () => {
    assert.deepEqual(keysOf(sudoku.facts(STATE)), fieldsOf('sudoku', 'StateFacts'));
  });

  it('returns null for a text that is not a state', () => {
    for (const text of ['Hello', EMPTY, `${STATE}&y=1`, `${STATE}0`, `${STATE}&x=12`]) {
      assert.equal(sudoku.facts(text), null, text);
      assert.equal(sudoku.startSearch(text, false), null, text);
    }
  });

  it('reports a conflict as declared', () => {
    const puzzle = sudoku.facts(`p=11${EMPTY.slice(2)}`);
    assert.equal(puzzle.valid, false);
    assert.deepEqual(puzzle.conflicts, [
      { house: 0, digit: 1, cells: [0, 1] },
      { house: 18, digit: 1, cells: [0, 1] },
    ]);
    assert.deepEqual(keysOf(puzzle.conflicts[0]), fieldsOf('sudoku', 'Conflict'));
  });

  it('returns candidates as 81 masks that survive a growing heap', () => {
    const puzzle = sudoku.facts(`p=1${EMPTY.slice(1)}`);
    sudoku.facts(EMPTY.repeat(200_000));
    assert.ok(puzzle.candidates instanceof Uint16Array);
    assert.equal(puzzle.candidates.length, 81);
    assert.equal(puzzle.candidates[0], 0b1);
    assert.equal(puzzle.candidates[1], 0b111111110);
    assert.equal(puzzle.candidates[80], 0b111111111);
  });

  it('searches in slices, from solution to solution', () => {
    const search = sudoku.startSearch(STATE, false);
    assert.equal(search.solution(), '');
    let state = 'paused';
    while (state === 'paused') state = search.advance(10);
    assert.equal(state, 'found');
    assert.equal(search.found(), 1);
    const rows = search.solution().match(/.{9}/g);
    assert.equal(rows.length, 9);
    for (const row of rows) assert.equal([...row].sort().join(''), '123456789');
    search.delete();
  });

  it('gives a search exactly the declared methods', () => {
    const search = sudoku.startSearch(STATE, false);
    const methods = declared.methodsOf('wasm/sudoku.d.ts', 'Search');
    for (const name of methods) assert.equal(typeof search[name], 'function', name);
    const others = declared.methodsOfObject(search).filter((name) => !methods.includes(name));
    assert.deepEqual(others, []);
    search.delete();
  });

  it('accepts any number as a budget', () => {
    for (const nodes of [NaN, -1, 0, 0.5, -Infinity]) {
      const search = sudoku.startSearch(STATE, false);
      assert.equal(search.advance(nodes), 'paused', String(nodes));
      assert.equal(search.count(nodes), 'paused', String(nodes));
      search.delete();
    }
    for (const nodes of [2 ** 53, 2 ** 64, 1e300, Infinity]) {
      const search = sudoku.startSearch(STATE, false);
      assert.equal(search.advance(nodes), 'found', String(nodes));
      search.delete();
    }
  });
});

describe('the module that reads and writes', () => {
  let reader;
  before(async () => {
    reader = await loadModule('reader');
  });

  it('has every function that is declared, and declares every one that is bound', () => {
    agree(reader, 'reader', 'reader_bindings.cpp', 'ReaderModule');
  });

  it('returns the records that are declared, with and without a puzzle', () => {
    const report = reader.read(EMPTY, 0);
    assert.deepEqual(keysOf(report), fieldsOf('reader', 'Reading'));
    assert.deepEqual(keysOf(report.puzzle), fieldsOf('reader', 'ReadPuzzle'));
    assert.equal(report.puzzle.state, STATE);
    assert.deepEqual(keysOf(report.ignored), fieldsOf('reader', 'Ignored'));
    const nothing = reader.read('Hello', 0);
    assert.deepEqual(keysOf(nothing), fieldsOf('reader', 'Reading'));
    assert.equal(nothing.puzzle, null);
    assert.deepEqual(keysOf(nothing.errors[0]), fieldsOf('reader', 'ParseError'));
  });

  it('reads bytes as it reads text', () => {
    const line = `5${'.'.repeat(80)}`;
    const bytes = new TextEncoder().encode(line);
    assert.deepEqual(reader.read(bytes, 0), reader.read(line, 0));
  });

  it('writes in every format it lists', () => {
    const formats = reader.formats();
    assert.ok(formats.length > 0);
    for (const { id } of formats) {
      assert.notEqual(reader.write(`p=5${EMPTY.slice(1)}`, id), '', id);
    }
  });

  it('writes nothing if the text is not a state or the format is unknown', () => {
    assert.equal(reader.write('Hello', 'line'), '');
    assert.equal(reader.write(STATE, 'no such format'), '');
  });
});

describe('the module lab, which contains all others', () => {
  it('needs names that no two modules bind', () => {
    const folder = new URL('../../wasm/', import.meta.url);
    const bindings = readdirSync(folder).filter((file) => file.endsWith('bindings.cpp'));
    assert.equal(bindings.length, 5);
    const names = bindings.flatMap((file) => declared.boundIn(`wasm/${file}`));
    assert.deepEqual([...new Set(names)].sort(), names.sort());
  });
});
