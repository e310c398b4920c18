// node tests/bench/stop.mjs [TIMES]: in Chromium, how long the page takes to count all full grids, and
// how soon a count and a batch end when they are stopped, TIMES (default 30) times each: when the
// page says so, and when the workers are at rest. Build the site first.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetsOf } from '../../web/make/precache.mjs';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';
import { bundleOf } from '../bundle.mjs';
import { list } from '../web/batch/lists.mjs';

const TIMES = Number(process.argv[2] ?? 30);
const EMPTY = '0'.repeat(81);
/** Of all known puzzles this one takes longest to count. */
const LONG = '100000000000200000000000300040000000000050000000000060007000000000008000000000009';

/** In the page, before its scripts: records when the last worker answered after a stop request. */
function watchWorkers() {
  const watched = (globalThis.watched = { asked: 0, last: 0 });
  globalThis.Worker = class extends Worker {
    constructor(...options) {
      super(...options);
      this.addEventListener('message', ({ data }) => {
        if (watched.asked && data.type !== 'progress') watched.last = performance.now();
      });
    }
  };
}

/** In the page: clicks Stop. Resolves with the milliseconds until the page reports it, and until all workers are idle. */
async function stopCount() {
  const counted = document.querySelector('#counted');
  const { watched } = globalThis;
  const shown = new Promise((done) => {
    const look = () => /stopped/.test(counted.textContent) && done(performance.now());
    const observer = new MutationObserver(look);
    observer.observe(counted, { childList: true, characterData: true, subtree: true });
  });
  const start = (watched.asked = performance.now());
  document.querySelector('#stop-count').click();
  const said = (await shown) - start;
  await new Promise((done) => setTimeout(done, 150));
  watched.asked = 0;
  return [said, watched.last - start];
}

/** In the page: cancels a batch in the middle. As above. @param {string} text */
async function cancelBatch(text) {
  const { Batch, Pool } = await import(new URL('batch.js', document.baseURI).href);
  const { watched } = globalThis;
  const startWorker = () => new Worker('batch-worker.js', { type: 'module' });
  const source = new Blob(Array(100).fill(text));
  const batch = new Batch({ source, format: 'line', pool: new Pool(startWorker, 2) });
  let pieces = 0;
  let start = 0;
  await batch.run(() => {
    if (++pieces !== 5) return;
    // In the middle of a chunk, not right after one has arrived.
    setTimeout(() => {
      start = watched.asked = performance.now();
      batch.cancel();
    }, 7);
  });
  const said = performance.now() - start;
  await new Promise((done) => setTimeout(done, 150));
  watched.asked = 0;
  return [said, watched.last - start];
}

const ms = (value) => `${value.toFixed(1)} ms`.padStart(10);
const at = (times, part) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];

function print(name, times) {
  console.log(
    `${name.padEnd(30)}${[at(times, 0.5), at(times, 0.95), at(times, 1)].map(ms).join('')}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'sudoku-bench-'));
const site = join(folder, 'site');
cpSync(fileURLToPath(new URL('../../build/site', import.meta.url)), site, { recursive: true });
/** The folder of the workers. */
const assets = assetsOf(site);
writeFileSync(join(site, assets, 'bench.html'), '<!doctype html><title>Bench</title>');
writeFileSync(join(site, assets, 'batch.js'), bundleOf('features/lists/batch.js'));
const server = await serve(site);
const browser = await BROWSERS.chromium();
try {
  const page = await browser.newPage();
  await page.addInitScript(watchWorkers);
  const says = (pattern) => page.locator('#counted', { hasText: pattern }).waitFor();
  const count = async (puzzle) => {
    await page.goto('about:blank');
    await page.goto(`${server.url}#p=${puzzle}`);
    await page.locator('#count').click();
  };

  await count(EMPTY);
  await says(/, in /);
  console.log(`figure: ${await page.locator('#counted').textContent()}`);

  console.log(`${''.padEnd(30)}    median       p95       max`);
  const counts = [];
  await count(LONG);
  for (let i = 0; i < TIMES; ++i) {
    await says(/exact count/);
    counts.push(await page.evaluate(stopCount));
    await page.locator('#count').click();
  }
  print(
    'a count says that it stopped',
    counts.map(([said]) => said),
  );
  print(
    'its workers rest',
    counts.map(([, rest]) => rest),
  );

  await page.goto(`${server.url}${assets}/bench.html`);
  const text = list(2000)
    .map(({ puzzle }) => `${puzzle}\n`)
    .join('');
  const batches = [];
  for (let i = 0; i < TIMES; ++i) batches.push(await page.evaluate(cancelBatch, text));
  print(
    'a batch has ended',
    batches.map(([said]) => said),
  );
  print(
    'its workers rest',
    batches.map(([, rest]) => rest),
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
