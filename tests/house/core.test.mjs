// The plan of the core. Each rule is first shown to catch a breach.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brokenCore, namesOf } from './core-rules.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function read(folder) {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return read(name);
    return /\.(hpp|cpp)$/.test(name) ? [[name, readFileSync(ROOT + name, 'utf8')]] : [];
  });
}

/** The complaints about a project of these files and a few correct ones. */
function complaints(files) {
  const correct = {
    'core/include/sudoku/cell.hpp': '#include <array>\nnamespace sudoku {\nclass Cell {\n};\n}',
    'core/include/sudoku/grid.hpp': '#include "sudoku/cell.hpp"',
    'core/include/sudoku/check.hpp': '#include "sudoku/grid.hpp"',
    'core/include/sudoku/engine.hpp': '#include "sudoku/grid.hpp"',
    'core/src/engine/tree.hpp': '#include "sudoku/cell.hpp"',
    'core/src/reader/source.hpp': 'namespace sudoku::reader {\nstruct Source {\n};\n}',
    'core/src/reader/source.cpp': 'namespace sudoku {\nnamespace {\nclass Cell {\n};\n}\n}',
  };
  return brokenCore(new Map(Object.entries({ ...correct, ...files })));
}

describe('the rules of the core', () => {
  it('accept correct files', () => {
    assert.deepEqual(complaints({}), []);
  });

  const breaches = {
    'a vocabulary header that includes a later one': {
      'core/include/sudoku/cell.hpp': '#include "sudoku/grid.hpp"',
    },
    'a vocabulary header that includes the engine': {
      'core/include/sudoku/grid.hpp': '#include "sudoku/engine.hpp"',
    },
    'a check that includes the engine': {
      'core/include/sudoku/check.hpp': '#  include "sudoku/engine.hpp"',
    },
    'an algorithm that includes the engine': {
      'core/src/algorithms/bitmask.cpp': '#include "sudoku/engine.hpp"',
    },
    'a reader that includes a private header of the engine': {
      'core/src/reader/lines.cpp': '#include "engine/tree.hpp"',
    },
    'a generator that includes a private header of the engine': {
      'core/src/generator/givens.cpp': '#include "engine/tree.hpp"',
    },
    'a file without a layer': { 'core/src/misc/misc.cpp': '' },
    'a source outside the folders': { 'core/src/engine.cpp': '' },
    'bindings that include a private header': {
      'wasm/solver_exports.cpp': '#include "engine/tree.hpp"',
    },
    'bindings that reach a private header by its path': {
      'wasm/solver_exports.cpp': '#include "../core/src/engine/tree.hpp"',
    },
    'a command that includes a private header': {
      'core/cli/main.cpp': '#include "../src/engine/tree.hpp"',
    },
    "a header in another folder's namespace": {
      'core/src/reader/lines.hpp': 'namespace sudoku::engine {\n}',
    },
    'a private header in the root namespace': {
      'core/src/reader/lines.hpp': 'namespace sudoku {\n}',
    },
    'a public header in a nested namespace': {
      'core/include/sudoku/puzzle.hpp': 'namespace sudoku::reader {\n}',
    },
    "a source file that defines another folder's names": {
      'core/src/reader/lines.cpp': 'namespace sudoku::writer {\n}',
    },
    'a private type with the name of a public one': {
      'core/src/reader/cell.hpp': 'namespace sudoku::reader {\nstruct Cell {\n};\n}',
    },
    'a function in the headers of two folders': {
      'core/src/reader/a.hpp': 'namespace sudoku::reader {\nint f(int);\n}',
      'core/src/batch/b.hpp': 'namespace sudoku::batch {\ninline int f() { return 1; }\n}',
    },
  };
  for (const [name, files] of Object.entries(breaches)) {
    it(`refuse ${name}`, () => {
      assert.equal(complaints(files).length, 1);
    });
  }

  it('find the names that a header declares', () => {
    const text = [
      'struct Forward;',
      'class Board {',
      ' public:',
      '  int inside();',
      '};',
      'enum class Verdict : std::uint8_t {',
      'using Cell = int;',
      'inline constexpr int kCells = 81;',
      'inline constexpr auto kPeers = [] {',
      'constexpr int row_of(Cell cell) { return cell / 9; }',
      'std::vector<Grid> first(const Grid& puzzle, int limit);',
      'const char* name_of(Verdict verdict);',
      'constexpr CellSet::Iterator CellSet::begin() const { return {}; }',
      'static_assert(row_of(80) == 8);',
    ];
    assert.deepEqual(
      [...namesOf(text.join('\n'))],
      ['Board', 'Verdict', 'Cell', 'kCells', 'kPeers', 'row_of', 'first', 'name_of'],
    );
  });
});

describe('the core', () => {
  it('follows the plan', () => {
    const files = new Map(['core', 'wasm'].flatMap(read));
    assert.ok(files.has('core/include/sudoku/grid.hpp') && files.has('wasm/solver_exports.cpp'));
    assert.deepEqual(brokenCore(files), []);
  });
});
