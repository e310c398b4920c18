// node tests/bench/rating.mjs: the time to rate a puzzle in a worker of Chromium, and whether the
// ratings are those of Sudoku Explainer. se-ratings.csv is not part of the project; tests/README.md
// names its folder. Build the site first.
//
// On a busy machine the worker has a processor only for a part of the time. The last two columns are
// this part, and the median multiplied by it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';
import { DATA } from '../outside.mjs';
import { Processor } from './processor.mjs';

const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));
const BELOW = Number(process.argv[2] ?? 9);
/** Limits of the medians by rating. */
const BANDS = [
  { name: 'below 5', from: 0, limit: 0.3 },
  { name: '5.0-6.4', from: 5 },
  { name: '6.5-7.5', from: 6.5, limit: 4 },
  { name: '7.6-8.2', from: 7.6, limit: 12 },
  { name: '8.3-8.9', from: 8.3, limit: 30 },
  { name: '9.0 and more', from: 9 },
];

/**
 * Rates each line until 2 ms have passed, because the clock of a page is coarse, and answers with the
 * rating and the milliseconds that one takes.
 */
const WORKER = `
import createLogic from './logic.mjs';
const module = await createLogic({ locateFile: (name) => name });
onmessage = ({ data }) =>
  postMessage(
    data.map((line) => {
      const start = performance.now();
      let rating, time, times = 0;
      do {
        rating = module.rate('p=' + line);
        ++times;
        time = performance.now() - start;
      } while (time < 2);
      return { rating, time: time / times };
    }),
  );
postMessage('ready');
`;

/** Runs in the page. Starts the worker; `globalThis.rateAll` then asks it. */
const start = () =>
  new Promise((ready) => {
    const worker = new Worker(new URL('rating.js', document.querySelector('script[src]').src), {
      type: 'module',
    });
    worker.onmessage = () => ready(undefined);
    globalThis.rateAll = (lines) =>
      new Promise((done) => {
        worker.onmessage = ({ data }) => done(data);
        worker.postMessage(lines);
      });
  });

const rows = readFileSync(join(DATA, 'se-ratings.csv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','))
  .filter(([, er]) => Number(er) < BELOW);
const server = await serve(SITE);
const browser = await BROWSERS.chromium();
try {
  const page = await browser.newPage();
  const script = { contentType: 'text/javascript', body: WORKER };
  await page.route('**/rating.js', (route) => route.fulfill(script));
  await page.goto(server.url);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const processor = new Processor(processInfo.map(({ id }) => id));
  await page.evaluate(start);
  const results = [];
  /** By band, the part of the time in which the worker had a processor. */
  const shares = [];
  for (const [i, { from }] of BANDS.entries()) {
    const to = BANDS[i + 1]?.from ?? Infinity;
    const list = rows.filter(([, er]) => Number(er) >= from && Number(er) < to);
    const before = { used: processor.ofThreads('DedicatedWorker'), at: performance.now() };
    const answers = await page.evaluate(
      (lines) => globalThis.rateAll(lines),
      list.map(([puzzle]) => puzzle),
    );
    const used = processor.ofThreads('DedicatedWorker') - before.used;
    shares.push(used / (performance.now() - before.at));
    list.forEach(([puzzle, ...expected], k) => results.push({ puzzle, expected, ...answers[k] }));
  }
  const wrong = results.filter(({ expected: [er, ep, ed], rating }) =>
    [er, ep, ed].some((text, k) => Number(text) !== [rating.er, rating.ep, rating.ed][k]),
  );
  for (const { puzzle, expected, rating } of wrong) {
    console.log(`${puzzle} is ${expected.slice(0, 3)}, found ${Object.values(rating)}`);
  }
  console.log(`${results.length} puzzles, ${wrong.length} differ`);
  console.log('rating        puzzles  median ms     99% ms    slowest  processor  median of it');
  BANDS.forEach(({ name, from, limit }, i) => {
    const to = BANDS[i + 1]?.from ?? Infinity;
    const list = results
      .filter(({ expected: [er] }) => Number(er) >= from && Number(er) < to)
      .sort((a, b) => a.time - b.time);
    if (list.length === 0) return;
    const at = (part) => list[Math.min(list.length - 1, Math.floor(list.length * part))].time;
    const times = [at(0.5), at(0.99), at(1)].map((time) => time.toFixed(3).padStart(11)).join('');
    const share = `${(100 * shares[i]).toFixed(0)} %`.padStart(11);
    const median = (at(0.5) * shares[i]).toFixed(3).padStart(14);
    const goal = limit ? `   (goal: ${limit})` : '';
    console.log(
      `${name.padEnd(13)}${String(list.length).padStart(8)}${times}${share}${median}  ${list.at(-1).puzzle}${goal}`,
    );
  });
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.close();
}
