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
/** What the page loads when it is idle after the verdict; these scripts load the rest. */
const LATE =
  /^\/((late|newer|steps)-.*\.js|reader\.mjs|late\.css|fonts\/digits-(regular|italic)\.woff2)$/;
const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));

/** The paths of the site that the page and its worker request, each once. */
async function firstLoad() {
  const server = await serve(SITE);
  const browser = await BROWSERS.chromium();
  try {
    const context = await browser.newContext();
    const asked = new Set();
    context.on('request', (request) => asked.add(new URL(request.url()).pathname));
    // The late parts and the reader load after the verdict and are not needed for it; the rest loads after them.
    await context.route(
      (url) => LATE.test(url.pathname),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByRole('heading', { level: 2, name: /solution/i }).waitFor();
    await page.waitForLoadState('networkidle');
    return [...asked]
      .filter((path) => !LATE.test(path))
      .map((path) => (path === '/' ? 'index.html' : path.slice(1)));
  } finally {
    await browser.close();
    await server.close();
  }
}

it('needs at most 60 KB for the first load', { timeout: 60_000 }, async () => {
  const sizes = (await firstLoad()).map((file) => [
    file,
    gzipSync(readFileSync(`${SITE}/${file}`), { level: 9 }).length,
  ]);
  sizes.sort(([, a], [, b]) => b - a);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`figure: ${total} bytes: ${sizes.map((pair) => pair.join(' ')).join(', ')}`);
  for (const file of ['index.html', 'lab.js', 'solver-worker.js', 'sudoku.mjs', 'sudoku.wasm']) {
    assert.ok(
      sizes.some(([name]) => name === file),
      `${file} belongs to it`,
    );
  }
  assert.ok(total <= BUDGET, `${total} > ${BUDGET}`);
});
