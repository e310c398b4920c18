// node tests/bench/engine.mjs [OPTION]...: how fast the engine is natively, in node and in a worker
// of Chromium, beside other solvers; tests/README.md tells how. Build with -DSUDOKU_BENCH=ON first.
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from '../../web/serve.mjs';
import { BROWSERS } from '../browser/launch.mjs';
import { BrowserLane, NativeLane, NodeLane } from './lanes.mjs';
import { readList } from './lists.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DATA = process.env.SUDOKU_DATA ?? join(ROOT, '../shared/data');
const { values: options } = parseArgs({
  options: {
    build: { type: 'string', default: join(ROOT, 'build') },
    list: {
      type: 'string',
      multiple: true,
      default: ['17_clue.txt', 'hardest_1905_11plus.txt', 'hardest_1106.txt'].map((name) =>
        join(DATA, name),
      ),
    },
    'reference-native': { type: 'string', multiple: true, default: [] },
    'reference-wasm': { type: 'string', multiple: true, default: [] },
    place: { type: 'string', multiple: true, default: ['native', 'node', 'Chromium'] },
    limit: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '10' },
    turn: { type: 'string', default: '100' },
    puzzles: { type: 'string', default: '40000' },
    clock: { type: 'string', default: 'cpu' },
    port: { type: 'string', default: '0' },
  },
});
const LIMIT = Number(options.limit);
const TURN = Number(options.turn); // milliseconds
const WARM_TURNS = 25; // so many slices does V8 take to compile what is hot
const OURS = 'ours';

const solverName = (path) => basename(path, extname(path));

/** All lanes, and how to end them; lists and modules are served from `folder`. */
async function openLanes(folder) {
  const native = join(options.build, 'tests/bench/bench_native');
  const modules = [
    join(options.build, 'wasm/tests/bench/bench.wasm'),
    ...options['reference-wasm'],
  ];
  const nameOf = (path, i) => (i === 0 ? OURS : solverName(path));
  const wants = (place) => options.place.some((name) => name.toLowerCase() === place);
  const lanes = [];
  const ends = [];
  if (wants('native')) {
    lanes.push(new NativeLane(OURS, native));
    for (const library of options['reference-native']) {
      lanes.push(new NativeLane(solverName(library), native, [library]));
    }
  }
  if (wants('node')) lanes.push(...modules.map((path, i) => new NodeLane(nameOf(path, i), path)));
  if (wants('chromium')) {
    for (const name of ['page/index.html', 'page/worker.js', 'wasm.mjs']) {
      cpSync(join(ROOT, 'tests/bench', name), join(folder, name));
    }
    const server = await serve(folder, { port: Number(options.port) });
    const browser = await BROWSERS.chromium();
    ends.push(() => browser.close(), server.close);
    const page = await browser.newPage();
    await page.goto(`${server.url}page/`);
    for (const [i, path] of modules.entries()) {
      copyFileSync(path, join(folder, `${i}.wasm`));
      const addressOf = (list) => `/${basename(list)}`;
      lanes.push(new BrowserLane(nameOf(path, i), page, `/${i}.wasm`, addressOf));
    }
  }
  const close = async () => {
    for (const lane of lanes) await lane.close();
    for (const end of ends) await end();
  };
  return { lanes, close };
}

const median = (values) => {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted.length ? sorted[sorted.length >> 1] : NaN;
};
const sum = (values) => values.reduce((a, b) => a + b, 0);

/**
 * Solves the list of `path` in all lanes, turn after turn, each round the same slice in each lane.
 * Resolves with each lane's turns.
 */
async function measure(lanes, path, size) {
  for (const lane of lanes) await lane.load(path);
  let from = 0;
  let count = 20;
  const round = async () => {
    const slice = { from, count, limit: LIMIT };
    from = (from + count) % size;
    const turns = [];
    for (const lane of lanes) turns.push({ count, ...(await lane.turn(slice)) });
    for (const [i, { solutions }] of turns.entries()) {
      if (solutions === turns[0].solutions) continue;
      const who = [lanes[0], lanes[i]].map(({ solver, place }) => `${solver} (${place})`);
      throw new Error(`${who.join(' and ')} do not find as many solutions`);
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
  const end = performance.now() + 1000 * Number(options.seconds);
  while (rounds.length < 3 || performance.now() < end) rounds.push(await round());
  return lanes.map((lane, i) => rounds.map((turns) => turns[i]));
}

/** One line for each lane. The ratios compare turns with the same slice. */
function report(name, lanes, turns) {
  const clock = options.clock;
  const speeds = turns.map((lane) => lane.map((turn) => (1000 * turn.count) / turn[clock]));
  const ratio = (i, j) =>
    i < 0 || j < 0 || i === j ? NaN : median(speeds[i].map((speed, k) => speed / speeds[j][k]));
  const reference = (place) =>
    lanes.findIndex((lane) => lane.place === place && lane.solver !== OURS);
  const figure = (value, digits, width) =>
    (Number.isNaN(value)
      ? ''
      : value.toLocaleString('en', {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
    ).padStart(width);
  for (const [i, lane] of lanes.entries()) {
    const guesses = sum(turns[i].map((turn) => turn.guesses)) / sum(turns[i].map((t) => t.count));
    console.log(
      [
        name.padEnd(24),
        lane.place.padEnd(9),
        lane.solver.padEnd(14),
        figure(median(speeds[i]), 0, 11),
        figure(guesses, 2, 9),
        figure(ratio(i, reference(lane.place)), 2, 7),
        figure(ratio(i, reference('native')), 2, 7),
      ].join(' '),
    );
  }
}

const folder = mkdtempSync(join(tmpdir(), 'sudoku-bench-'));
const { lanes, close } = await openLanes(folder);
try {
  console.log(
    `${'list'.padEnd(24)} ${'place'.padEnd(9)} ${'solver'.padEnd(14)}   puzzles/s   guesses    here  native`,
  );
  for (const [i, path] of options.list.entries()) {
    const puzzles = readList(path, Number(options.puzzles));
    const list = join(folder, `${i}.txt`);
    writeFileSync(list, puzzles.map((puzzle) => `${puzzle}\n`).join(''));
    report(solverName(path), lanes, await measure(lanes, list, puzzles.length));
  }
} finally {
  await close();
  rmSync(folder, { recursive: true });
}
