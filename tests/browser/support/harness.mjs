// The built site in real browsers, under a strict content security policy. Whatever a page logs as an
// error, breaks of the policy, or asks of another origin fails the test that opened it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../web/make/serve.mjs';
import { browsers } from './browsers.mjs';
import { EMPTY } from '../../puzzles.mjs';

const SITE = fileURLToPath(new URL('../../../build/site', import.meta.url));
const TIMEOUT = 30_000; // ms until something that should appear is missed

/** Collects what a page should not do. @returns {Promise<string[]>} filled as it happens */
export async function watch(page, origin) {
  const complaints = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy broken: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    const inside = asked === origin || ['blob:', 'data:'].includes(protocol);
    if (!inside) complaints.push(`asked for ${request.url()}`);
  });
  return complaints;
}

/** Nothing is kept between visits; what is kept is offline.test.mjs's business. */
const withoutServiceWorker = () =>
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });

/**
 * Defines the same tests for each browser.
 * @param {(test: (sentence: string, body: Function, options?: object) => void, browser: string)
 *   => void} define  `test(sentence, body, options)`: `body` gets the page, opened on `path` of the
 *   site (default: the empty grid), its list of complaints, and the address of the site; with `skip`
 *   it is skipped, and the run says why; other options go to the context
 * @param {'light' | 'dark'} [scheme]
 */
export function inEachBrowser(define, scheme = 'light') {
  for (const { name, start } of browsers(scheme)) {
    describe(`${name}, ${scheme}`, () => {
      let server;
      let browser;
      before(async () => {
        browser = await start();
        server = await serve(SITE); // last: left open by a failure it would keep node from ending
      });
      after(() => server?.close());

      const test = (sentence, body, { path = `#p=${EMPTY}`, skip = false, ...options } = {}) =>
        it(sentence, { timeout: 4 * TIMEOUT, skip }, async () => {
          const context = await browser.newContext({ colorScheme: scheme, ...options });
          try {
            const page = await context.newPage();
            page.setDefaultTimeout(TIMEOUT);
            const complaints = await watch(page, new URL(server.url).origin);
            await page.addInitScript(withoutServiceWorker);
            await page.goto(server.url + path);
            await body(page, { complaints, url: server.url });
            assert.deepEqual(complaints, []);
          } finally {
            await context.close();
          }
        });
      define(test, name);
    });
  }
}

/** Waits until `look` returns what `accept` accepts, and returns it. */
export async function eventually(look, accept = Boolean) {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    const seen = await look();
    if (accept(seen)) return seen;
    if (performance.now() > end)
      assert.fail(`still ${JSON.stringify(seen)} where ${accept} is due`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
