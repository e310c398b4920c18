// The size of the first load, everything that a browser requests until it shows the first verdict; of what
// follows until the page is idle; and of the copy for offline use. All as a server compresses it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';
import { visited } from '../browser/support/harness.mjs';

const BUDGET = 60_000;
const IDLE_BUDGET = 150_000;
/** With the arrival, which needs the module of the runs, and comes once. */
const VISIT_BUDGET = 800_000;
const VISIT_REQUESTS = 70;
/** What the page loads when it is idle after the verdict; these scripts load the rest. */
const LATE =
  /\/((late|newer|steps)-.*\.js|reader\.mjs|late\.css|fonts\/(digits-regular|digits-italic|text-rare)\.woff2)$/;
const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));

/** Paths of the site without those of `LATE`: what the page and its worker request before they load the rest. */
const isFirst = (/** @type {string} */ path) => !LATE.test(path);

/** Nobody reads the page: what then loads after some seconds never does. Runs in the page. */
function unread() {
  const later = globalThis.setTimeout;
  /** @type {any} */ (globalThis).setTimeout = (call, ms, ...values) =>
    ms >= 8000 ? 0 : later(call, ms, ...values);
}

/** A file as a server sends it. @param {string} path */
function sizeOf(path) {
  const bytes = readFileSync(`${SITE}${path.replace(/\/$/, '/index.html')}`);
  return /\.(lzma|png|woff2)$/.test(path) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

/**
 * The sizes of the files that the page and its workers request until no request is left, by their names;
 * the largest first.
 * @param {(path: string) => boolean} allowed  other requests fail and do not count
 * @param {'block' | 'allow'} [serviceWorkers]  allow: with what the service worker requests for its copy
 * @param {boolean} [arrives]  the browser has never been here
 */
async function loaded(allowed, serviceWorkers = 'block', arrives = false) {
  const server = await serve(SITE);
  const browser = await BROWSERS.chromium();
  try {
    const context = await browser.newContext({ serviceWorkers });
    /** @type {string[]} */
    const asked = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await context.route(
      (url) => !allowed(url.pathname),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.addInitScript(unread);
    if (!arrives) await page.addInitScript(visited);
    await page.goto(server.url);
    await page.getByRole('heading', { level: 2, name: /solution/i }).waitFor();
    if (serviceWorkers === 'allow')
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    if (allowed('/late.css')) await page.locator('#doctor-ask').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const paths = serviceWorkers === 'allow' ? asked : [...new Set(asked)];
    return paths
      .filter(allowed)
      .map((path) => [path.replace(/^.*\/(?=.)/, ''), sizeOf(path)])
      .sort(([, a], [, b]) => b - a);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {string} title @param {any[][]} sizes @param {number} budget */
function check(title, sizes, budget) {
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${title}: ${total} bytes: ${sizes.map((pair) => pair.join(' ')).join(', ')}`);
  assert.ok(total <= budget, `${total} > ${budget}`);
}

it('needs at most 60 KB for the first load', { timeout: 60_000 }, async () => {
  const sizes = await loaded(isFirst);
  for (const file of ['/', 'lab.js', 'solver-worker.js', 'sudoku.mjs', 'sudoku.wasm']) {
    assert.ok(
      sizes.some(([name]) => name === file),
      `${file} belongs to it`,
    );
  }
  check('first load', sizes, BUDGET);
});

it(
  'needs at most 150 KB until it is idle, also when a browser is here for the first time',
  { timeout: 60_000 },
  async () => {
    const sizes = await loaded(() => true, 'block', true);
    assert.ok(
      sizes.some(([name]) => name === 'reader.wasm'),
      'the reader belongs to it',
    );
    check('until idle', sizes, IDLE_BUDGET);
  },
);

it(
  'needs at most 70 requests and 800 KB for the first visit, with the copy for offline use',
  {
    timeout: 60_000,
  },
  async () => {
    const sizes = await loaded(() => true, 'allow');
    assert.ok(
      sizes.some(([name]) => name === 'copy.lzma'),
      'the copy belongs to it',
    );
    check('first visit', sizes, VISIT_BUDGET);
    console.log(`figure: first visit ${sizes.length} requests`);
    assert.ok(sizes.length <= VISIT_REQUESTS, `${sizes.length} > ${VISIT_REQUESTS}`);
  },
);
