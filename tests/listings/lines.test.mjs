// The page runs the listings line by line. It does what the compiled programs do, statement by statement,
// and continues at each event of a run as if it had come from the beginning.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ALGORITHMS } from '../../web/run/algorithms/table.js';
import { momentOf } from '../../web/run/algorithms/view.js';
import { Lines } from '../../web/run/lines/lines.js';
import { Machine } from '../../web/run/lines/machine.js';
import { Program } from '../../web/run/lines/program.js';
import { linesOf } from '../../web/run/listing.js';
import { partsOf } from '../../web/run/run-protocol.js';
import { loadModule } from '../module/load.mjs';
import { HARD, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';
import { execute, packageOf, ways } from './java.mjs';

/** Statements of a program that are compared. */
const MOST = 15_000;

/** Records a statement: its line, its condition, and the variables that are visible after it. */
const RECORDER = `
  public static long HASH = 0;
  public static long[] YES = new long[1];
  public static long[] NO = {};
  static boolean line(int at, boolean holds, Object... values) {
    if (YES[0]++ >= ${MOST}) return holds;
    StringBuilder text = new StringBuilder().append(at).append(holds);
    for (Object value : values) text.append(value instanceof int[] array
      ? array.length > 9 ? "" : java.util.Arrays.toString(array) : "" + value).append(';');
    HASH = 31 * HASH + text.toString().hashCode();
    return holds;
  }`;
const SIMPLE = /^(int|long|boolean|char|int\[\])$/;

/** The listing with a record after each statement. */
function recorded(code) {
  const texts = code.map(({ text }) => text);
  const program = new Program(codeFor(code, '0'.repeat(81)).map(({ text }) => text));
  const typeOf = ({ name, line }) => new RegExp(`(\\S+) ${name}\\(`).exec(texts[line])[1];
  const own = (/** @type {number} */ at) => {
    const { kind, first, last } = program.statements[at];
    const text = texts
      .slice(at, last + 1)
      .map((line) => line.replace(/ \/\/ .*$/, ''))
      .join('\n');
    if (new RegExp(`class ${program.main} \\{$`).test(text))
      return `${text.replace(/^(public )?/, 'public ')}${RECORDER}`;
    const method = program.methodAt(at);
    if (!method) return text;
    const opener = program.statements[first]?.kind;
    const record = (line, holds, without) => {
      const seen = method.variables.filter(
        ({ from, to, type, name }) =>
          from <= line && line <= to && SIMPLE.test(type) && name !== without,
      );
      const values = [line, holds, ...seen.map(({ name }) => name)].join(', ');
      return `${program.main}.line(${values})`;
    };
    const after = `${record(at, true)};`;
    if (kind === 'end' && opener === 'each')
      return `${text} ${record(first, false, program.statements[first].name)};`;
    if (kind === 'end')
      return opener === 'method' && /\bvoid\b/.test(texts[first]) ? `${after} }` : text;
    if (kind === 'none') return text;
    // A loop without a condition must stay one for the compiler.
    if (kind === 'method' || kind === 'each' || text.trim() === 'while (true) {')
      return `${text} ${after}`;
    if (kind === 'do') return `${text} ${after}`;
    if (/continue|break/.test(kind) || text.trim() === 'return;') return `${after} ${text}`;
    if (kind === 'return')
      return text.replace(
        /return ([^]*);$/,
        `{ ${typeOf(method)} result = $1; ${after} return result; }`,
      );
    if (kind === 'for') return text.replace(/; (.*); /, (_, test) => `; ${record(at, test)}; `);
    return text.replace(/\((.*)\) \{$/, (_, test) => `(${record(at, test)}) {`);
  };
  const lines = [];
  for (let at = 0; at < texts.length; at = program.statements[at].last + 1) lines.push(own(at));
  return lines.join('\n');
}

/** The listing for a puzzle. */
const codeFor = (code, puzzle) =>
  linesOf({ code: code.map((line) => ({ ...line, variants: 1 })) }, 0, puzzle);

/** What the recorder computes. */
function hashOf(code, puzzle) {
  const program = new Program(codeFor(code, puzzle).map(({ text }) => text));
  const machine = new Machine(program, puzzle).start();
  let hash = 0n;
  let count = 0;
  while (count < MOST && machine.step()) {
    if (machine.calls) continue; // the line is not over yet
    count++;
    const values = machine
      .variables(machine.frames.at(-1))
      .filter(({ type }) => SIMPLE.test(type))
      .map(({ type, value }) =>
        type === 'char'
          ? String.fromCharCode(value)
          : Array.isArray(value)
            ? value.length > 9
              ? ''
              : `[${value.join(', ')}]`
            : String(value),
      );
    const text = `${machine.line}${machine.holds ?? true}${values.map((value) => `${value};`).join('')}`;
    let own = 0;
    for (let i = 0; i < text.length; i++) own = (Math.imul(31, own) + text.charCodeAt(i)) | 0;
    hash = BigInt.asUintN(64, 31n * hash + BigInt(own));
  }
  return { hash: String(hash), count, printed: machine.printed };
}

const programs = ways.map((way) => ({ name: packageOf(way), java: recorded(way.code) }));
const jobs = ways.flatMap((way) =>
  way.runs
    .filter((_, i) => i % 12 === 0 || i > way.runs.length - 5)
    .map(({ puzzle }) => ({ name: packageOf(way), puzzle })),
);
const done = execute('lines', programs, jobs);

describe('the lines that the page runs', () => {
  for (const way of ways) {
    const name = packageOf(way);
    it(`are those of the compiled program: ${name}`, () => {
      for (const { puzzle } of jobs.filter((job) => job.name === name)) {
        const { hash, yes, printed } = done.get(`${name} ${puzzle}`);
        const own = hashOf(way.code, puzzle);
        assert.equal(own.count, Math.min(MOST, yes[0]), puzzle);
        assert.equal(own.hash, hash, puzzle);
        if (yes[0] < MOST) assert.equal(own.printed, printed);
      }
    });
  }
});

describe('the program at an event', () => {
  let module;
  before(async () => {
    module = await loadModule('run');
  });

  /** All calls: their lines, and their variables. */
  const stateOf = (lines, machine) =>
    machine.frames.map((frame) => [
      frame.line,
      Boolean(frame.returned),
      lines.variables(machine, frame),
    ]);

  it('is known for all algorithms', () => {
    assert.equal(ALGORITHMS.length, 7);
    for (const { id, lines } of ALGORITHMS) assert.ok(lines, id);
  });
  for (const { id, lines: view } of ALGORITHMS) {
    it(`is as if it had run from the beginning: ${id}`, () => {
      const row = module.algorithms().find((each) => each.id === id);
      const variants = Math.max(1, row.variants.length);
      for (const puzzle of [ONE, MANY, NONE, INVALID, HARD, ONE_SOLVED, '0'.repeat(81)]) {
        for (let variant = 0; variant < variants; variant++) {
          const code = linesOf(row, variant, puzzle);
          const lines = new Lines(code, view, puzzle);
          const run = module.start(id, puzzle, variant);
          const natural = lines.start();
          for (let step = 1; step <= 600; step++) {
            const [bits] = run.read(1);
            if (bits === undefined) break;
            const { label, kind } = partsOf(bits);
            const where = `${puzzle} ${step}`;
            const moment = momentOf(run.snapshot(), module.kinds()[kind]);
            // The outermost call of a full grid returns where it found the solution.
            if (!lines.toEvent(natural)) {
              assert.equal(moment.kind, 'exhausted', where);
              assert.equal(puzzle, ONE_SOLVED);
              break;
            }
            assert.equal(code[natural.line].label, label, where);
            const resumed = lines.at(moment, label);
            assert.deepEqual(stateOf(lines, resumed), stateOf(lines, natural), where);
          }
          run.delete();
        }
      }
    });
  }
});
