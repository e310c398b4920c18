// The programs in other languages that the page offers: each prints a trace that the reader accepts, and
// does the same work.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadModule } from '../module/load.mjs';
import { LIANG_ON_ONE, ONE } from '../puzzles.mjs';
import { exists } from './exists.mjs';

const folder = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const SOURCES = folder('web/static/programs');
const PLACE = folder('build/programs');
const LARGE = { encoding: 'utf8', maxBuffer: 1 << 26 };

/** How a program is compiled, and how it is run. */
const PROGRAMS = {
  'SudokuTrace.java': {
    needs: 'javac',
    build: (source) => ['javac', '-Xlint:all', '-Werror', '-d', PLACE, source],
    run: () => ['java', '-Xshare:auto', '-cp', PLACE, 'SudokuTrace'],
  },
  'sudoku_trace.cpp': {
    needs: 'c++',
    build: (source) => [
      'c++',
      '-std=c++11',
      '-Wall',
      '-Wextra',
      '-Werror',
      source,
      '-o',
      join(PLACE, 'trace'),
    ],
    run: () => [join(PLACE, 'trace')],
  },
  'sudoku_trace.py': {
    needs: 'python3',
    run: (source) => ['python3', source],
  },
};

describe('the programs in other languages', () => {
  let module;
  before(async () => {
    mkdirSync(PLACE, { recursive: true });
    module = await loadModule('run');
  });

  for (const [name, { needs, build, run }] of Object.entries(PROGRAMS)) {
    const skip = !exists(needs) && !process.env.CI && `no ${needs}`;
    it(`${name} prints a legal trace with the work of the search`, { skip }, () => {
      const source = join(SOURCES, name);
      const call = (command, ...more) =>
        execFileSync(command[0], [...command.slice(1), ...more], LARGE);
      if (build) call(build(source));
      const text = call(run(source), ONE);
      const count = (letter) => text.match(new RegExp(`^${letter}\\b`, 'gm')).length;
      const { checks, backtracks } = LIANG_ON_ONE;
      const placed = 51 + backtracks; // the digits of the solution, and those that were removed
      assert.deepEqual(['P', 'U', 'R', 'S'].map(count), [placed, backtracks, checks - placed, 1]);
      const traced = module.startTrace(text, '0'.repeat(81));
      assert.equal(traced.report.givens, ONE.replaceAll('.', '0'));
      assert.deepEqual(
        [traced.report.moves, traced.report.illegal],
        [checks + backtracks + 1, null],
      );
      traced.run.delete();
    });
  }

  it('the page names each of them', () => {
    const notes = readFileSync(folder('web/features/program/notes.js'), 'utf8');
    for (const name of Object.keys(PROGRAMS)) assert.ok(notes.includes(`'${name}'`), name);
  });
});
