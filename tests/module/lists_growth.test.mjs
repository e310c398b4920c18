// Traces and lists take time in proportion to their text, whatever is in it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FORMATS } from '../puzzles.mjs';
import { assertLinear, MB, repeated } from './growth.mjs';
import { loadModule } from './load.mjs';

const P = FORMATS;
const EMPTY = '.'.repeat(81);

const TRACES = [
  ...['P 1 1 1\nU 1 1\n', 'T 1 1 1\n', 'E 1 1 1\n', 'S!\n', 'T 1 1 1 # x\n', 'T,1;1\t1\r'],
  ...[' ', '\n', '\r', '#', '# \n', 'P', '9', '-', 'T 1 1 1 ', 'G ', 'P 1 1 1;'],
];

const LISTS = [
  ...[`${P}\n`, `${P} `, `${P},`, `"${P}",${P}\n`, `${P} # x\n`, `[${P}]\n`, `${EMPTY}\n`],
  ...['1', '.', '1 ', '"', '""', ',', '\n', '\r', '\r\n', '#', '# \n', ';', '[', '{"a":', 'x\n'],
  ...['.........\n'.repeat(9), '1 2 3\n', '| | |\n', 'Grid 01\n', `${'1'.repeat(80)}\n`],
];

describe('the time for a trace', () => {
  it('grows with its length: read, played, and written again', async () => {
    const module = await loadModule('run');
    const play = (text) => {
      const { run, report } = module.startTrace(text, EMPTY);
      while (!run.seek(Infinity, 1e6));
      assert.equal(run.position(), report.moves);
      run.seek(0, Infinity);
      let moves = 0;
      while (run.position() < report.moves) moves += run.readTrace(1e5, Infinity).moves;
      assert.equal(moves, report.moves);
      run.delete();
    };
    for (const piece of TRACES) {
      assertLinear(play, JSON.stringify(piece), (size) => repeated(piece, size), MB / 2);
    }
  });
});

describe('the work for a list', () => {
  it('grows with its length: the start of the list, its records, the answers', async () => {
    const module = await loadModule('batch');
    /** Solves a list in one chunk. Returns what it costs. */
    const cost = (text, input) => {
      const batch = module.startBatch('line', input);
      batch.begin(new TextEncoder().encode(text), 0, false, false, 0);
      let steps = 1;
      while (!batch.work(1000)) ++steps;
      batch.delete();
      return steps;
    };
    for (const piece of LISTS) {
      const make = (size) => repeated(piece, size);
      const detect = (text) => module.detectList(new TextEncoder().encode(text), true);
      assertLinear(detect, JSON.stringify(piece), make, MB / 10);
      for (const input of module.batchInputs()) {
        const name = `${input}: ${JSON.stringify(piece)}`;
        assertLinear((text) => cost(text, input), name, make, MB / 10);
        // The budget counts the same work.
        const [short, long] = [MB / 40, MB / 10].map((size) => cost(make(size), input));
        assert.ok(long <= 5 * short + 5, `${name}: cost ${short}, then ${long}`);
      }
    }
  });
});
