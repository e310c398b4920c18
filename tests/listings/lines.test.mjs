// The page runs the listings line by line. It does what the compiled programs do, statement by statement,
// and continues at each event of a run as if it had come from the beginning.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ALGORITHMS } from '../../web/run/algorithms/table.js';
import { momentOf } from '../../web/run/algorithms/view.js';
import { Lines } from '../../web/run/lines/lines.js';
import { digitsAt } from '../../web/run/lines/grid.js';
import { helpersAt, stateAt } from '../../web/run/lines/state.js';
import { Machine } from '../../web/run/lines/machine.js';
import { Program } from '../../web/run/lines/program.js';
import { linesOf } from '../../web/run/listing.js';
import { partsOf } from '../../web/run/run-protocol.js';
import { loadModule } from '../module/load.mjs';
import { HARD, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';
import { execute, packageOf, ways } from './java.mjs';

/** Statements that are compared: from the beginning of a program, and from its first search on. */
const MOST = 6_000;

/** The call of the search. @type {Record<string, string>} */
const SEARCHES = {
  'free-cell-list': 'search(grid)',
  bitmask: 'solve(grid, solutions)',
  'is-safe': 'sudoku(grid)',
  'candidate-elimination': 'search(G, P)',
  'count-solutions': 'solve()',
  'fewest-candidates': 'solve(grid)',
  'dancing-links': 'search()',
};

/**
 * Records a statement: its line, its condition, the grid, the calls, and the variables that are visible
 * after it.
 */
const RECORDER = `
  public static long HASH = 0;
  public static long[] YES = new long[1];
  public static long[] NO = {};
  static int ahead = ${MOST};
  static boolean begun = false;
  static final java.util.List<String> CALLS = new java.util.ArrayList<>();
  static final java.util.List<Object> GRIDS = new java.util.ArrayList<>();
  static void call(String text) {
    if (begun && ahead == 0) return;
    if (!begun && text.equals(SEARCH)) {
      begun = true;
      ahead = ${MOST};
    }
    CALLS.add(text);
    GRIDS.add(null);
  }
  /** The digits of the outermost call with a grid; before there is one, those of the puzzle. */
  static String board() {
    for (Object grid : GRIDS) {
      if (grid == null) continue;
      StringBuilder digits = new StringBuilder();
      int[][] rows = grid instanceof int[] cells ? new int[][] {cells} : (int[][]) grid;
      int first = rows.length == 10 ? 1 : 0;
      for (int i = first; i < rows.length; i++)
        for (int j = first; j < rows[i].length; j++) digits.append(rows[i][j]);
      return digits.toString();
    }
    return System.getProperty("puzzle");
  }
  /** Calls of the search, and the calls inside of it or before it, with their result. */
  static String calls(String result) {
    int last = CALLS.lastIndexOf(SEARCH);
    long searches = CALLS.stream().filter(SEARCH::equals).count();
    var helpers = CALLS.subList(Math.max(1, last + 1), CALLS.size());
    return searches + " " + helpers + (result == null || helpers.isEmpty() ? "" : result);
  }
  static boolean line(int at, boolean holds, String returned, Object grid, Object... values) {
    if (begun && ahead == 0) return holds;
    GRIDS.set(GRIDS.size() - 1, grid);
    if (ahead > 0) record(at + "" + holds, returned, values);
    if (returned != null) {
      CALLS.remove(CALLS.size() - 1);
      GRIDS.remove(GRIDS.size() - 1);
    }
    return holds;
  }
  static void record(String line, String returned, Object... values) {
    YES[0]++;
    ahead--;
    StringBuilder text = new StringBuilder(line).append(board()).append(calls(returned));
    for (Object value : values) text.append(value instanceof int[] array
      ? array.length > 9 ? "" : java.util.Arrays.toString(array) : "" + value).append(';');
    HASH = 31 * HASH + text.toString().hashCode();
  }`;
const SIMPLE = /^(int|long|boolean|char|int\[\])$/;

/** The listing with a record after each statement. */
function recorded({ id, code }) {
  const texts = code.map(({ text }) => text);
  const program = new Program(codeFor(code, '0'.repeat(81)).map(({ text }) => text));
  const typeOf = ({ name, line }) => new RegExp(`(\\S+) ${name}\\(`).exec(texts[line])[1];
  const { grid: shown } = ALGORITHMS.find((each) => each.id === id).lines;
  const [root, field] = shown.split('.');
  const isStaticGrid = id === 'dancing-links';
  const resultOf = (type) => (/^(int|long|boolean)$/.test(type) ? '"" + result' : '""');
  const own = (/** @type {number} */ at) => {
    const { kind, first, last } = program.statements[at];
    const text = texts
      .slice(at, last + 1)
      .map((line) => line.replace(/ \/\/ .*$/, ''))
      .join('\n');
    if (new RegExp(`class ${program.main} \\{$`).test(text))
      return `${text.replace(/^(public )?/, 'public ')}
  static final String SEARCH = "${SEARCHES[id]}";${RECORDER}`;
    const method = program.methodAt(at);
    if (!method) return text;
    const opener = program.statements[first]?.kind;
    const record = (line, holds, { without = '', returned = 'null' } = {}) => {
      const seen = method.variables.filter(
        ({ from, to, type, name }) =>
          from <= line && line <= to && SIMPLE.test(type) && name !== without,
      );
      const known =
        isStaticGrid ||
        method.variables.some(({ name, from, to }) => name === root && from <= line && line <= to);
      const grid = !known ? 'null' : field ? `${root} == null ? null : ${root}.${field}` : root;
      const values = [
        line,
        holds,
        returned,
        `(Object) (${grid})`,
        ...seen.map(({ name }) => name),
      ].join(', ');
      return `${program.main}.line(${values})`;
    };
    const after = `${record(at, true)};`;
    const leaving = (/** @type {string} */ returned) => `${record(at, true, { returned })};`;
    if (kind === 'end' && opener === 'each')
      return `${text} ${record(first, false, { without: program.statements[first].name })};`;
    if (kind === 'end')
      return opener === 'method' && /\bvoid\b/.test(texts[first]) ? `${leaving('""')} }` : text;
    if (kind === 'none') return text;
    // A loop without a condition must stay one for the compiler.
    if (kind === 'method') {
      const argument = (name, i) =>
        /^(int|char)$/.test(method.variables[i].type) ? `" + ${name} + "` : name;
      const call = `${method.name}(${method.parameters.map(argument).join(', ')})`;
      return `${text} ${program.main}.call("${call}"); ${after}`;
    }
    if (kind === 'each' || text.trim() === 'while (true) {') return `${text} ${after}`;
    if (kind === 'do') return `${text} ${after}`;
    if (/continue|break/.test(kind)) return `${after} ${text}`;
    if (text.trim() === 'return;') return `${leaving('""')} ${text}`;
    if (kind === 'return')
      return text.replace(
        /return ([^]*);$/,
        `{ ${typeOf(method)} result = $1; ${leaving(resultOf(typeOf(method)))} return result; }`,
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
function hashOf({ id, code }, puzzle) {
  const { lines: view } = ALGORITHMS.find((each) => each.id === id);
  const program = new Program(codeFor(code, puzzle).map(({ text }) => text));
  const searching = program.methods.find(
    ({ name, parameters }) => `${name}(${parameters.join(', ')})` === SEARCHES[id],
  );
  const machine = new Machine(program, puzzle).start();
  let hash = 0n;
  let count = 0;
  let left = MOST;
  let begun = false;
  while ((left || !begun) && machine.step()) {
    if (machine.calls) continue; // the line is not over yet
    if (!begun && machine.frames.at(-1).method === searching) {
      begun = true;
      left = MOST;
    }
    if (!left) continue;
    left--;
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
    const board = digitsAt(machine, view.grid)?.join('') ?? puzzle;
    const searches = machine.frames.filter(({ method }) => method === searching).length;
    const helpers = helpersAt(machine, searching);
    const names = helpers.map(({ call }) => call).reverse();
    const calls = `${searches} [${names.join(', ')}]${helpers[0]?.result ?? ''}`;
    const text = `${machine.line}${machine.holds ?? true}${board}${calls}${values.map((value) => `${value};`).join('')}`;
    let own = 0;
    for (let i = 0; i < text.length; i++) own = (Math.imul(31, own) + text.charCodeAt(i)) | 0;
    hash = BigInt.asUintN(64, 31n * hash + BigInt(own));
  }
  return { hash: String(hash), count, complete: left > 0, printed: machine.printed };
}

const programs = ways.map((way) => ({ name: packageOf(way), java: recorded(way) }));
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
        const own = hashOf(way, puzzle);
        assert.equal(own.count, yes[0], puzzle);
        assert.equal(own.hash, hash, puzzle);
        if (own.complete) assert.equal(own.printed, printed);
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

  /** Steps of each run whose board and calls are compared with the core: all have removed a digit by then. */
  const COMPARED = 200;
  /** Kinds of events at which the program is in a call that the core has left, or has not entered yet. */
  const AHEAD = ['enter', 'solution', 'leave', 'exhausted'];
  /** Board, candidates and calls of a step; of calls that the core does not have, only that they are there. */
  const seen = (id, { digits, candidates, stack, depth, matrix }, most) => ({
    digits,
    candidates: candidates.map((left, cell) => (digits[cell] ? 0 : left)),
    // The free cells are no calls.
    stack: stack
      .map((entry) => (id === 'free-cell-list' ? [entry.constraint, entry.digit] : entry))
      .slice(0, most),
    depth,
    matrix,
  });
  const sameAsCore = (lines, id, machine, moment, where) => {
    const { snapshot, kind } = moment;
    const { snapshot: shown } = stateAt(id, lines, machine, moment, false);
    // The assignment finds the cell of a call on a later line.
    const finds = id === 'candidate-elimination' && kind === 'choose';
    const length = snapshot.stack.length - Number(finds);
    if (kind === 'invalid') return; // it is still reading
    // The index of the free-cell list is set on a later line.
    const later = { begin: 1, remove: -1, place: 1, solution: 1 }[kind] ?? 0;
    const depth = snapshot.depth - (id === 'free-cell-list' ? later : 0);
    assert.deepEqual(seen(id, shown, length), seen(id, { ...snapshot, depth }, length), where);
    assert.equal(
      shown.stack.length - length,
      Number(finds || (AHEAD.includes(kind) && shown.stack.length > length)),
      where,
    );
  };
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
            if (step <= COMPARED) sameAsCore(lines, id, resumed, moment, where);
          }
          run.delete();
        }
      }
    });
  }
});
