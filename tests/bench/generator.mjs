// node tests/bench/generator.mjs [--seconds S] [--seeds N] [--reference LIBRARY]: the speed of the
// generator in a worker of Chromium, compared with other programs in turns; see tests/README.md. All times
// are processor times. Build the site first, and bench_generator for a reference.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';
import { Processor } from './processor.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    seeds: { type: 'string', default: '20' },
    reference: { type: 'string' },
  },
});
const TURN = 1000; // milliseconds
const THREAD = 'DedicatedWorker'; // what Chromium calls the threads of workers
const WARM_TURNS = 8; // until V8 has compiled the hot functions
const REQUESTS = {
  'hardest x-wing': { hardest: 'x-wing' },
  'ER 6.5 to 7.0': { rating: { least: 6.5, most: 7 } },
  'ER 8.3 to 8.9': { rating: { least: 8.3, most: 8.9 } },
};

/** Answers {milliseconds} with the number of puzzles made, {request} after the first puzzle. */
const WORKER = `
import createGenerator from './generator.mjs';
const module = await createGenerator({ locateFile: (name) => name });
const minimal = module.startGenerator({});
onmessage = ({ data: { milliseconds, request } }) => {
  const start = performance.now();
  if (request) {
    const generator = module.startGenerator(request);
    while (generator.advance(5) === 0);
    generator.delete();
    postMessage(1);
    return;
  }
  let made = 0;
  while (performance.now() - start < milliseconds) {
    minimal.advance(10);
    made += minimal.take().length;
  }
  postMessage(made);
};
postMessage('ready');
`;

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const median = (numbers) => sorted(numbers)[numbers.length >> 1];
const perSecond = (number) => `${Math.round(number).toLocaleString('en')} a second`;

/** Minimal puzzles per second of processor time that the reference makes natively. */
function referenceRate() {
  const bench = `${ROOT}build/tests/bench/bench_generator`;
  const output = execFileSync(bench, ['speed', '5', options.reference], { encoding: 'utf8' });
  return Number(/reference (\d+)/.exec(output)[1]);
}

/** Puzzles per second of processor time that qqwing makes; NaN if it is not installed. */
function qqwingRate() {
  const puzzles = 100;
  const time = `TIMEFORMAT=%U; time qqwing --generate ${puzzles} --one-line > /dev/null`;
  const { stderr } = spawnSync('bash', ['-c', time], { encoding: 'utf8' });
  return puzzles / Number(stderr.trim().split('\n').at(-1));
}

const server = await serve(`${ROOT}build/site`);
const browser = await BROWSERS.chromium();
try {
  const page = await browser.newPage();
  await page.route('**/generator-bench.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: WORKER }),
  );
  await page.goto(server.url);
  await page.evaluate(
    () =>
      new Promise((done) => {
        globalThis.bench = new Worker(
          new URL('generator-bench.js', document.querySelector('script[src]').src),
          { type: 'module' },
        );
        globalThis.bench.onmessage = done;
      }),
  );
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const processor = new Processor(processInfo.map(({ id }) => id));
  /** The number of puzzles that the worker makes, and its milliseconds of processor time. */
  const ask = async (question) => {
    const before = processor.ofThreads(THREAD);
    const made = await page.evaluate(
      (data) =>
        new Promise((done) => {
          globalThis.bench.onmessage = (event) => done(event.data);
          globalThis.bench.postMessage(data);
        }),
      question,
    );
    return { made, time: processor.ofThreads(THREAD) - before };
  };
  for (let i = 0; i < WARM_TURNS; ++i) await ask({ milliseconds: TURN });
  const rates = { worker: [], reference: [], qqwing: [] };
  const end = performance.now() + 1000 * Number(options.seconds);
  while (rates.worker.length < 3 || performance.now() < end) {
    const { made, time } = await ask({ milliseconds: TURN });
    rates.worker.push((1000 * made) / time);
    if (options.reference) rates.reference.push(referenceRate());
    rates.qqwing.push(qqwingRate());
  }
  const ours = median(rates.worker);
  console.log(`minimal puzzles, one worker of Chromium: ${perSecond(ours)}`);
  for (const name of ['reference', 'qqwing']) {
    const rate = median(rates[name]);
    if (rate > 0) console.log(`${name}: ${perSecond(rate)}, ratio ${(ours / rate).toFixed(2)}`);
  }
  for (const [name, request] of Object.entries(REQUESTS)) {
    const times = [];
    for (let seed = 1; seed <= Number(options.seeds); ++seed) {
      times.push((await ask({ request: { ...request, seed } })).time);
    }
    const late = sorted(times)[Math.floor(0.99 * times.length)];
    console.log(
      `${name}: the first after ${median(times).toFixed(0)} ms (median), ${late.toFixed(0)} ms (p99)`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
