// Solver and reader against their declarations: wasm/*.d.ts, and the records of web/solver/protocol.js.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import * as declared from './declared.mjs';
import { keysOf } from './declared.mjs';
import { loadModule } from './load.mjs';

const EMPTY = '0'.repeat(81);
const STATE = `p=${EMPTY}`;
/** What only a text can say about a puzzle. */
const OF_TEXT = ['hasCandidates', 'line', 'solutions'];
const propertiesOf = (name) => declared.propertiesOf('web/solver/protocol.js', name);

/** Declarations, bindings and the module itself tell the same functions. */
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

  it('tells the facts that protocol.js describes, but for what only a text can say', () => {
    const all = propertiesOf('PuzzleFacts');
    assert.deepEqual(
      keysOf(sudoku.facts(STATE)),
      all.filter((name) => !OF_TEXT.includes(name)),
    );
  });

  it('finds neither facts nor a search where the text is no state', () => {
    for (const text of ['Hello', EMPTY, `${STATE}&y=1`, `${STATE}0`, `${STATE}&x=12`]) {
      assert.equal(sudoku.facts(text), null, text);
      assert.equal(sudoku.openSearch(text, false), 0, text);
    }
  });

  it('tells a conflict as protocol.js describes it', () => {
    const puzzle = sudoku.facts(`p=11${EMPTY.slice(2)}`);
    assert.equal(puzzle.valid, false);
    assert.deepEqual(puzzle.conflicts, [
      { house: 0, digit: 1, cells: [0, 1] },
      { house: 18, digit: 1, cells: [0, 1] },
    ]);
    assert.deepEqual(keysOf(puzzle.conflicts[0]), propertiesOf('Conflict'));
  });

  it('gives candidates as 81 masks that survive a growing heap', () => {
    const puzzle = sudoku.facts(`p=1${EMPTY.slice(1)}`);
    sudoku.facts(EMPTY.repeat(200_000));
    assert.ok(puzzle.candidates instanceof Uint16Array);
    assert.equal(puzzle.candidates.length, 81);
    assert.equal(puzzle.candidates[0], 0b1);
    assert.equal(puzzle.candidates[1], 0b111111110);
    assert.equal(puzzle.candidates[80], 0b111111111);
  });

  it('searches in slices, from solution to solution', () => {
    const search = sudoku.openSearch(STATE, false);
    let state = 'paused';
    while (state === 'paused') state = sudoku.advance(search, 10);
    assert.equal(state, 'found');
    assert.equal(sudoku.found(search), 1);
    const rows = sudoku.solution(search).match(/.{9}/g);
    assert.equal(rows.length, 9);
    for (const row of rows) assert.equal([...row].sort().join(''), '123456789');
    sudoku.closeSearch(search);
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

  it('reports what protocol.js describes, with and without a puzzle', () => {
    const report = reader.read(EMPTY, 0);
    assert.deepEqual(keysOf(report), propertiesOf('Report'));
    assert.deepEqual(keysOf(report.puzzle), [...OF_TEXT, 'state'].sort());
    assert.equal(report.puzzle.state, STATE);
    const nothing = reader.read('Hello', 0);
    assert.deepEqual(keysOf(nothing), propertiesOf('Report'));
    assert.equal(nothing.puzzle, null);
    assert.deepEqual(keysOf(nothing.errors[0]), propertiesOf('ParseError'));
  });

  it('reads bytes as it reads text', () => {
    const line = `5${'.'.repeat(80)}`;
    const bytes = new TextEncoder().encode(line);
    assert.deepEqual(reader.read(bytes, 0), reader.read(line, 0));
  });

  it('writes in every format it lists', () => {
    const formats = reader.formats();
    assert.ok(formats.length > 0);
    for (const { id, name } of formats) {
      assert.ok(name.length > 0);
      assert.notEqual(reader.write(`p=5${EMPTY.slice(1)}`, id), '', id);
    }
  });

  it('writes nothing where the text is no state, or the format not known', () => {
    assert.equal(reader.write('Hello', 'line'), '');
    assert.equal(reader.write(STATE, 'no such format'), '');
  });
});

describe('the modules that are several in one', () => {
  it('need names that no two modules bind', () => {
    const folder = new URL('../../wasm/', import.meta.url);
    const bindings = readdirSync(folder).filter((file) => file.endsWith('bindings.cpp'));
    assert.equal(bindings.length, 5);
    const names = bindings.flatMap((file) => declared.boundIn(`wasm/${file}`));
    assert.deepEqual([...new Set(names)].sort(), names.sort());
  });
});
