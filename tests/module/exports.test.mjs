// Solver and reader against their declarations in wasm/*.d.ts.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule, SITE } from './load.mjs';

const EMPTY = '0'.repeat(81);
const STATE = `p=${EMPTY}`;
const fieldsOf = (module, name) => declared.fieldsOf(`wasm/${module}.d.ts`, name);

describe('the module that solves', () => {
  let sudoku;
  before(async () => {
    sudoku = await loadModule('sudoku');
  });

  it('has exactly the functions that are declared', () => {
    const methods = declared.methodsOf('wasm/sudoku.d.ts', 'SudokuModule');
    assert.deepEqual(keysOf(sudoku), methods);
  });

  it('imports nothing but the end of the program and the growth of its memory', () => {
    const bytes = readFileSync(new URL('sudoku.wasm', SITE));
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
    assert.deepEqual(
      imports.map(({ name }) => name),
      ['emscripten_notify_memory_growth', 'proc_exit'],
    );
  });

  it('returns the facts that are declared', () => {
    assert.deepEqual(keysOf(sudoku.facts(STATE)), fieldsOf('sudoku', 'StateFacts'));
  });

  it('returns null for a text that is not a state', () => {
    const wide = `p=${'\u0131'.repeat(81)}`; // its low bytes are digits
    for (const text of ['Hello', EMPTY, `${STATE}&y=1`, `${STATE}0`, `${STATE}&x=12`, wide]) {
      assert.equal(sudoku.facts(text), null, text);
      assert.equal(sudoku.startSearch(text, false), null, text);
    }
  });

  it('reads the longest state, and refuses a longer one', () => {
    const all = [...Array(729).keys()];
    const triples = all.map((n) => `${(n % 9) + 1}${((n / 81) | 0) + 1}${(((n / 9) | 0) % 9) + 1}`);
    const longest = `${STATE}&e=5${EMPTY.slice(1)}&x=${triples.join('')}`;
    const { state, candidates } = sudoku.facts(longest);
    assert.equal(sudoku.facts(state).state, state);
    assert.equal(candidates[80], 0);
    assert.equal(sudoku.facts(`${longest}${triples.join('')}`), null);
  });

  it('lists nine equal digits in every house', () => {
    const { conflicts } = sudoku.facts(`p=${'7'.repeat(81)}`);
    assert.equal(conflicts.length, 27);
    for (const { digit, cells } of conflicts) assert.deepEqual([digit, cells.length], [7, 9]);
    assert.deepEqual(conflicts[26].cells, [60, 61, 62, 69, 70, 71, 78, 79, 80]);
  });

  it('throws if a deleted search is used', () => {
    const search = sudoku.startSearch(STATE, false);
    search.delete();
    assert.throws(() => search.advance(1), /deleted/);
    assert.throws(() => search.delete(), /deleted/);
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
  const read = (text) => {
    const reading = reader.startReading(text);
    while (!reading.advance(1000));
    const report = reading.report(0);
    reading.delete();
    return report;
  };

  it('has exactly the functions that are declared', () => {
    assert.deepEqual(keysOf(reader), declared.methodsOf('wasm/reader.d.ts', 'ReaderModule'));
  });

  it('gives a reading exactly the declared methods', () => {
    const reading = reader.startReading(EMPTY);
    const methods = declared.methodsOf('wasm/reader.d.ts', 'TextReading');
    assert.deepEqual(declared.methodsOfObject(reading), methods);
    reading.delete();
    assert.throws(() => reading.advance(1), /deleted/);
    assert.throws(() => reading.delete(), /deleted/);
  });

  it('reports nothing before all is read', () => {
    const reading = reader.startReading(EMPTY);
    const { format, puzzleCount, list, puzzle } = reading.report(0);
    assert.deepEqual(
      { format, puzzleCount, list, puzzle },
      {
        format: '',
        puzzleCount: 0,
        list: [],
        puzzle: null,
      },
    );
    reading.delete();
  });

  it('keeps quotation marks, backslashes and other scripts of an excerpt, and has a space for a tab', () => {
    const rows = `5${'.'.repeat(80)}`.match(/.{9}/g).join('\n');
    const { text } = read(`Tür "a\\b"\tc\n${rows}`).ignored;
    assert.equal(text, 'Tür "a\\b" c');
  });

  it('returns the records that are declared, with and without a puzzle', () => {
    const report = read(EMPTY);
    assert.deepEqual(keysOf(report), fieldsOf('reader', 'Reading'));
    assert.deepEqual(keysOf(report.puzzle), fieldsOf('reader', 'ReadPuzzle'));
    assert.equal(report.puzzle.state, STATE);
    assert.deepEqual(keysOf(report.ignored), fieldsOf('reader', 'Ignored'));
    const nothing = read('Hello');
    assert.deepEqual(keysOf(nothing), fieldsOf('reader', 'Reading'));
    assert.equal(nothing.puzzle, null);
    assert.deepEqual(keysOf(nothing.errors[0]), fieldsOf('reader', 'ParseError'));
  });

  it('reads bytes as it reads text', () => {
    const line = `5${'.'.repeat(80)}`;
    const bytes = new TextEncoder().encode(line);
    assert.deepEqual(read(bytes), read(line));
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

describe('the module lab, which contains others', () => {
  it('needs names that no two modules bind', () => {
    const folder = new URL('../../wasm/', import.meta.url);
    const bindings = readdirSync(folder).filter((file) => file.endsWith('bindings.cpp'));
    assert.ok(bindings.length > 1);
    const wrapped = [
      ...declared.methodsOf('wasm/sudoku.d.ts', 'SudokuModule'),
      ...declared.methodsOf('wasm/reader.d.ts', 'ReaderModule'),
    ];
    const names = [...wrapped, ...bindings.flatMap((file) => declared.boundIn(`wasm/${file}`))];
    assert.deepEqual([...new Set(names)].sort(), names.sort());
  });
});
