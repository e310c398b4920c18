// node tests/bench/engine.mjs [OPTION]...: the speed of the engine natively, in Node and in a worker of
// Chromium, compared with other solvers; see tests/README.md. Build with -DSUDOKU_BENCH=ON first.
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';
import { DATA } from '../outside.mjs';
import { BrowserLane, NativeLane, NodeLane } from './lanes.mjs';
import { readList } from './lists.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LISTS = ['17_clue.txt', 'hardest_1905_11plus.txt', 'hardest_1106.txt'];
const PLACES = ['native', 'node', 'chromium'];
const many = { type: 'string', multiple: true };
const { values: options } = parseArgs({
  options: {
    list: { ...many, default: LISTS.map((name) => join(DATA, name)) },
    'reference-native': { ...many, default: [] },
    'reference-wasm': { ...many, default: [] },
    place: { ...many, default: PLACES },
    limit: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '10' },
    clock: { type: 'string', default: 'cpu' },
    build: { type: 'string', default: join(ROOT, 'build') },
    port: { type: 'string', default: '0' },
  },
});
const wrong =
  options.place.find((place) => !PLACES.includes(place)) ??
  [options.limit, options.seconds].find((number) => !(Number(number) > 0)) ??
  (['cpu', 'wall'].includes(options.clock) ? undefined : options.clock);
if (wrong !== undefined) {
  console.error(`${wrong} is not what an option can be: see tests/README.md`);
  process.exit(2);
}
const LIMIT = Number(options.limit);
const SECONDS = Number(options.seconds);
const TURN = 100; // milliseconds in the middle lane
const WARM_TURNS = 25; // slices until V8 has compiled the hot functions
const SIZE = 40_000; // puzzles generated from each list
const OURS = 'ours';
const TUNED = 'ours, tuned';

const solverName = (path) => basename(path, extname(path));

/** Opens all lanes. Lists and modules are served from `folder`; `ends` gets the clean-up functions. */
async function openLanes(folder, ends) {
  const native = join(options.build, 'tests/bench/bench_native');
  const tuned = join(options.build, 'tests/bench/bench_tuned.so');
  const wasm = join(options.build, 'wasm/tests/bench/bench.wasm');
  const libraries = options['reference-native'];
  const modules = [wasm, ...options['reference-wasm']];
  const missing = [native, tuned, ...modules, ...libraries].find((path) => !existsSync(path));
  if (missing) throw new Error(`${missing} not found: build with -DSUDOKU_BENCH=ON`);
  const nameOf = (path) => (path === wasm ? OURS : solverName(path));
  const wants = (place) => options.place.includes(place);
  const lanes = [];
  if (wants('native')) {
    lanes.push(new NativeLane(OURS, native), new NativeLane(TUNED, native, [tuned]));
    for (const path of libraries) lanes.push(new NativeLane(solverName(path), native, [path]));
  }
  if (wants('node')) lanes.push(...modules.map((path) => new NodeLane(nameOf(path), path)));
  if (wants('chromium')) {
    for (const name of ['page/index.html', 'page/worker.js', 'wasm.mjs']) {
      cpSync(join(ROOT, 'tests/bench', name), join(folder, name));
    }
    const server = await serve(folder, { port: Number(options.port) });
    ends.push(server.close);
    const browser = await BROWSERS.chromium();
    ends.unshift(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${server.url}page/`);
    for (const [i, path] of modules.entries()) {
      copyFileSync(path, join(folder, `${i}.wasm`));
      lanes.push(new BrowserLane(nameOf(path), page, `/${i}.wasm`));
    }
  }
  ends.unshift(...lanes.map((lane) => () => lane.close()));
  return lanes;
}

const median = (values) => {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted.length ? sorted[sorted.length >> 1] : NaN;
};
const sum = (values) => values.reduce((a, b) => a + b, 0);

/**
 * Solves the list of `path` in all lanes in turns. In each round all lanes solve the same slice.
 * Resolves with each lane's turns.
 */
async function measure(lanes, path) {
  for (const lane of lanes) await lane.load(path);
  let from = 0;
  let count = 20;
  const round = async () => {
    const slice = { from, count, limit: LIMIT };
    from = (from + count) % SIZE;
    const turns = [];
    for (const lane of lanes) turns.push({ count, ...(await lane.turn(slice)) });
    for (const [i, { solutions }] of turns.entries()) {
      if (solutions === turns[0].solutions) continue;
      const who = [lanes[0], lanes[i]].map(({ solver, place }) => `${solver} (${place})`);
      throw new Error(`${who.join(' and ')} find different numbers of solutions`);
    }
    return turns;
  };
  // Slices grow to a quarter of a turn in the middle lane.
  let wall = 0;
  for (let warm = 0; warm < WARM_TURNS; ++warm) {
    wall = median((await round()).map((turn) => turn.wall));
    if (wall < TURN / 8) count *= 2;
  }
  count = Math.max(1, Math.round((count * TURN) / wall));
  const rounds = [];
  const end = performance.now() + 1000 * SECONDS;
  while (rounds.length < 3 || performance.now() < end) rounds.push(await round());
  return lanes.map((lane, i) => rounds.map((turns) => turns[i]));
}

const COLUMNS = [-24, -9, -14, 11, 9, 7, 7]; // widths, negative for text aligned to the left
const row = (cells) =>
  cells
    .map((cell, i) => (COLUMNS[i] < 0 ? cell.padEnd(-COLUMNS[i]) : cell.padStart(COLUMNS[i])))
    .join(' ');
const figure = (value, digits) =>
  Number.isNaN(value)
    ? ''
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * Prints a line per lane. A ratio is the median of the ratios of turns with the same slice: to the
 * first reference in the same place, and to the first native reference.
 */
function report(name, lanes, turns) {
  const hasCpu = turns.flat().every((turn) => turn.cpu > 0);
  const clock = hasCpu ? options.clock : 'wall';
  const speeds = turns.map((lane) => lane.map((turn) => (1000 * turn.count) / turn[clock]));
  const reference = (place) =>
    lanes.findIndex((lane) => lane.place === place && ![OURS, TUNED].includes(lane.solver));
  const ratio = (i, j) =>
    j < 0 || i === j ? NaN : median(speeds[i].map((speed, turn) => speed / speeds[j][turn]));
  for (const [i, { place, solver }] of lanes.entries()) {
    const guesses = sum(turns[i].map((turn) => turn.guesses)) / sum(turns[i].map((t) => t.count));
    const ratios = [ratio(i, reference(place)), ratio(i, reference('native'))];
    const figures = [figure(median(speeds[i]), 0), figure(guesses, 2)];
    console.log(row([name, place, solver, ...figures, ...ratios.map((r) => figure(r, 2))]));
  }
  if (clock !== options.clock) console.log('(by wall time: processor time is not available)');
}

const folder = mkdtempSync(join(tmpdir(), 'sudoku-bench-'));
const ends = [];
try {
  const lanes = await openLanes(folder, ends);
  console.log(row(['list', 'place', 'solver', 'puzzles/s', 'guesses', 'here', 'native']));
  for (const [i, path] of options.list.entries()) {
    const name = solverName(path);
    if (!existsSync(path)) {
      console.log(`${name.padEnd(-COLUMNS[0])} not found: ${path}`);
      continue;
    }
    const list = join(folder, `${i}.txt`);
    writeFileSync(
      list,
      readList(path, SIZE)
        .map((puzzle) => `${puzzle}\n`)
        .join(''),
    );
    report(name, lanes, await measure(lanes, list));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true });
}
