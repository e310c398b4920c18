// The size of the first load: everything that a browser requests until it shows the first verdict, as a
// server compresses it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';

const BUDGET = 60_000;
const IDLE_BUDGET = 150_000;
/** What the page loads when it is idle after the verdict; these scripts load the rest. */
const LATE =
  /^\/((late|newer|steps)-.*\.js|reader\.mjs|late\.css|fonts\/digits-(regular|italic)\.woff2)$/;
const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));

/** Paths of the site without those of `LATE`: what the page and its worker request before they load the rest. */
const isFirst = (/** @type {string} */ path) => !LATE.test(path);

/**
 * The sizes of the files that the page and its workers request until no request is left, each once,
 * by their names; the largest first. The service worker is not among them.
 * @param {(path: string) => boolean} allowed  other requests fail and do not count
 */
async function loaded(allowed) {
  const server = await serve(SITE);
  const browser = await BROWSERS.chromium();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const asked = new Set();
    context.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await context.route(
      (url) => !allowed(url.pathname),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByRole('heading', { level: 2, name: /solution/i }).waitFor();
    await page.waitForLoadState('networkidle');
    return [...asked]
      .filter(allowed)
      .map((path) => (path === '/' ? 'index.html' : path.slice(1)))
      .map((file) => [file, gzipSync(readFileSync(`${SITE}/${file}`), { level: 9 }).length])
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
  for (const file of ['index.html', 'lab.js', 'solver-worker.js', 'sudoku.mjs', 'sudoku.wasm']) {
    assert.ok(
      sizes.some(([name]) => name === file),
      `${file} belongs to it`,
    );
  }
  check('first load', sizes, BUDGET);
});

it('needs at most 150 KB until it is idle', { timeout: 60_000 }, async () => {
  const sizes = await loaded(() => true);
  assert.ok(
    sizes.some(([name]) => name === 'reader.wasm'),
    'the reader belongs to it',
  );
  check('until idle', sizes, IDLE_BUDGET);
});
