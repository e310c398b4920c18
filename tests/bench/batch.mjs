// node tests/bench/batch.mjs [--list FILE] [--puzzles N] [--rounds N] [--engine FILE.wasm]: a million
// puzzles streamed from a file in Chromium by two workers. Prints the rate, also relative to bare
// workers measured in turns in the same run; the memory of the page's process; and the frames that
// the page drew. Build the site first. tests/README.md explains the figures.
//
// As in the dialog for lists, the workers start before the list is chosen: the clock starts after
// they have warmed up, for which the choice of a file leaves time.
//
// --list uses the first 81 characters of each line, with other digits at each repetition; without it
// easy puzzles are generated. --engine is a module of the engine alone, by default that of the
// engine's bench (SUDOKU_BENCH); without one, bare workers use the module of the batch.
import {
  closeSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assetsOf } from '../../web/make/precache.mjs';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';
import { bundleOf } from '../bundle.mjs';
import { list, random } from '../web/batch/lists.mjs';
import { Processor } from './processor.mjs';

const { values: options } = parseArgs({
  options: {
    list: { type: 'string' },
    puzzles: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    engine: { type: 'string' },
  },
});
const PUZZLES = Number(options.puzzles);
const ROUNDS = Number(options.rounds);
const WORKERS = 2;
const CHOICE = 1500; // ms: the least time a user needs to choose a list
const TURN = 1000; // ms of the bare engine
const WORKER = 'DedicatedWorker'; // what Chromium calls their threads
const SAMPLES = 20_000; // puzzles that the bare engine repeats
const LINE = 82; // bytes
const root = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const built = root('build/wasm/tests/bench/bench.wasm');
const enginePath = options.engine ?? (existsSync(built) ? built : null);
const folder = mkdtempSync(join(tmpdir(), 'sudoku-bench-'));
const lines = options.list
  ? readFileSync(options.list, 'utf8').match(/^[0-9.]{81}/gm)
  : list(SAMPLES).map(({ puzzle }) => puzzle);

/** The file: the lines repeated, with other digits at each repetition. */
async function write(path) {
  const out = createWriteStream(path);
  const below = random(7);
  for (let left = PUZZLES; left > 0; left -= lines.length) {
    const digits = [...'123456789'];
    for (let i = 8; i > 0; --i) {
      const j = below(i + 1);
      [digits[i], digits[j]] = [digits[j], digits[i]];
    }
    const text = lines
      .slice(0, left)
      .join('\n')
      .replace(/[1-9]/g, (digit) => digits[digit - 1]);
    if (!out.write(`${text}\n`)) await new Promise((done) => out.once('drain', done));
  }
  await new Promise((done) => out.end(done));
}

/**
 * Lines from all parts of the file: lists may get harder towards their ends, and the branch predictor
 * adapts to short ones.
 */
function samplesOf(path) {
  const file = openSync(path, 'r');
  const samples = Buffer.alloc(SAMPLES * LINE);
  for (let i = 0; i < SAMPLES; ++i) {
    readSync(file, samples, i * LINE, LINE, LINE * Math.floor((i * PUZZLES) / SAMPLES));
  }
  closeSync(file);
  return samples.toString();
}

/** A bare worker: solves its lines for a given time. */
const BARE_WORKER = `
import createBatch from './batch.mjs';
const SIZE = ${LINE};
async function bareEngine(bytes, together) {
  const module = await WebAssembly.compileStreaming(fetch('bench.wasm'));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => 0;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize?.();
  const count = bytes.length / SIZE;
  const at = exports.bench_list(count);
  new Uint8Array(exports.memory.buffer).set(bytes, at);
  let from = 0;
  const solve = together
    ? () => exports.bench_together(at + from * SIZE, 1000, 2)
    : () => exports.bench_run(from, 1000, 2);
  return () => {
    solve();
    from = (from + 1000) % count;
    return 1000;
  };
}
async function bareModule(bytes) {
  const module = await createBatch({ locateFile: (name) => name });
  const batch = module.startBatch('line', 'line');
  const count = 1000;
  let from = 0;
  return () => {
    const part = bytes.subarray(from, from + count * SIZE);
    from = (from + count * SIZE) % bytes.length;
    batch.begin(part, 0, false, false, 0);
    while (!batch.work(256));
    return part.length / SIZE;
  };
}
let turn;
onmessage = async ({ data }) => {
  if (data.bytes) {
    turn = await (data.engine ? bareEngine : bareModule)(data.bytes, data.together);
    return postMessage(0);
  }
  const start = performance.now();
  let puzzles = 0;
  while (performance.now() - start < data.time) puzzles += turn();
  postMessage([puzzles, (1000 * puzzles) / (performance.now() - start)]);
};
`;

/** In the page: starts bare workers; `askAll` sends a message to each and resolves with the answers. */
async function startBare({ workers, bytes, engine, together }) {
  const all = Array.from({ length: workers }, () => new Worker('bare.js', { type: 'module' }));
  const askAll = (message) =>
    Promise.all(
      all.map((worker) => {
        const answer = new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
        worker.postMessage(message);
        return answer;
      }),
    );
  await askAll({ bytes: new TextEncoder().encode(bytes), engine, together });
  await askAll({ time: 300 }); // warms up
  globalThis.bare = { all, askAll };
}

/** In the page: puzzles and puzzles per second of all bare workers in `time` ms. @param {number} time */
async function runBare(time) {
  const answers = await globalThis.bare.askAll({ time });
  return [0, 1].map((i) => answers.reduce((sum, numbers) => sum + numbers[i], 0));
}

/** In the page. */
function endBare() {
  for (const worker of globalThis.bare.all) worker.terminate();
}

/** In the page: starts the workers as the dialog for lists does. */
async function startPool({ workers, time }) {
  const { Pool } = await import(new URL('batch.js', document.baseURI).href);
  const startWorker = () => new Worker('batch-worker.js', { type: 'module' });
  globalThis.pool = new Pool(startWorker, workers);
  await new Promise((done) => setTimeout(done, time));
}

/** In the page: solves the file as a batch and records the frames. */
async function solve() {
  const { Batch } = await import(new URL('batch.js', document.baseURI).href);
  const [source] = document.querySelector('input').files;
  const batch = new Batch({ source, format: 'line', pool: globalThis.pool, lend: true });
  let going = true;
  const frames = [];
  const frame = (now) => {
    frames.push(now);
    if (going) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  let written = 0;
  let first = 0;
  const start = performance.now();
  const summary = await batch.run((bytes) => {
    first ||= performance.now() - start;
    written += bytes.length;
  });
  going = false;
  const gaps = frames.slice(1).map((now, i) => now - frames[i]);
  return { ...summary, written, first, gaps };
}

/** Private memory of a process in megabytes. @param {number} pid */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)[1]) / 1024;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const number = (value) => Math.round(value).toLocaleString('en');
const percent = (value) => `${(100 * value).toFixed(1)} %`;

const site = join(folder, 'site');
cpSync(root('build/site'), site, { recursive: true });
/** The folder of the workers. */
const assets = assetsOf(site);
writeFileSync(
  join(site, assets, 'bench.html'),
  '<!doctype html><title>Bench</title><input type="file">',
);
writeFileSync(join(site, assets, 'batch.js'), bundleOf('features/lists/batch.js'));
writeFileSync(join(site, assets, 'bare.js'), BARE_WORKER);
if (enginePath) cpSync(enginePath, join(site, assets, 'bench.wasm'));
const file = join(folder, 'list.txt');
await write(file);

const server = await serve(site, { headers: {} });
const browser = await BROWSERS.chromium();
try {
  const page = await browser.newPage();
  await page.goto(`${server.url}${assets}/bench.html`);
  await page.setInputFiles('input', file);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  // Chromium has spare renderers; that of the page is by far the largest.
  const memory = () =>
    Math.max(...renderers.filter((pid) => existsSync(`/proc/${pid}`)).map(memoryOf));
  const bytes = samplesOf(file);
  const processor = new Processor(processInfo.map(({ id }) => id));
  /** Puzzles per second, and microseconds of processor time per puzzle. */
  const bare = async (workers, together = false) => {
    await page.evaluate(startBare, { workers, bytes, engine: enginePath !== null, together });
    const before = processor.ofThreads(WORKER);
    const [puzzles, rate] = await page.evaluate(runBare, TURN);
    const spent = processor.ofThreads(WORKER) - before;
    await page.evaluate(endBare);
    return { rate, time: (1000 * spent) / puzzles };
  };

  let peak = 0;
  const ownEngine = enginePath === built; // another engine may have no batches
  const singles = [];
  const together = [];
  const pairs = [];
  const rates = [];
  const spent = []; // microseconds of processor time per puzzle, of all of Chromium
  const gaps = [];
  for (let round = 0; round < ROUNDS; ++round) {
    singles.push(await bare(1));
    pairs.push(await bare(WORKERS));
    if (ownEngine) together.push(await bare(1, true));
    await page.evaluate(startPool, { workers: WORKERS, time: CHOICE });
    const before = memory();
    const timer = setInterval(() => (peak = Math.max(peak, memory())), 100);
    const spentBefore = processor.ofAll();
    const result = await page.evaluate(solve);
    spent.push((1000 * (processor.ofAll() - spentBefore)) / result.puzzles);
    clearInterval(timer);
    const rate = (1000 * result.puzzles) / result.milliseconds;
    rates.push(rate);
    gaps.push(...result.gaps);
    console.log(
      `round ${round + 1}: ${number(result.puzzles)} puzzles, ${result.errors} errors, ` +
        `${(result.milliseconds / 1000).toFixed(2)} s, the first output after ` +
        `${number(result.first)} ms, ${number(rate)} a second; ` +
        `bare: one ${number(singles.at(-1).rate)}, two at once ${number(pairs.at(-1).rate)}; ` +
        `processor time ${spent.at(-1).toFixed(2)} µs a puzzle, ` +
        `bare ${pairs.at(-1).time.toFixed(2)}; ` +
        `memory before ${number(before)} MB`,
    );
  }
  const late = gaps.filter((gap) => gap > 25).length;
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  const of_ = (bares, times) =>
    percent(median(rates.map((rate, i) => rate / (times * bares[i].rate))));
  const times = [...singles, ...pairs].map(({ time }) => time);
  console.log(
    `list      ${options.list ? basename(options.list) : 'easy puzzles'}, ${number(PUZZLES)} puzzles`,
  );
  console.log(`rate      ${number(median(rates))} puzzles a second by ${WORKERS} workers`);
  console.log(`of bare   ${of_(singles, WORKERS)} of ${WORKERS} x one worker alone,`);
  console.log(`          ${of_(pairs, 1)} of two at once`);
  if (ownEngine) {
    console.log(
      `          ${of_(together, WORKERS)} of ${WORKERS} x one that takes puzzles together: ` +
        `${number(median(together.map(({ rate }) => rate)))} a second`,
    );
  }
  console.log(
    `processor ${median(spent).toFixed(2)} µs a puzzle by all of Chromium, bare ` +
      `${median(times).toFixed(2)}: ${percent(median(times) / median(spent))} of it solves`,
  );
  console.log(`memory    ${number(peak)} MB at most, of the page and its workers`);
  console.log(
    `frames    ${(gaps.length / seconds).toFixed(1)} a second, ${late} of ${gaps.length} late, ` +
      `at most ${Math.max(...gaps).toFixed(0)} ms apart`,
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
