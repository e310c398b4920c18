// Tests of the built site under a strict content security policy. A test fails if its page logs an
// error or a warning, violates the policy or sends a request to another origin.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { test as base } from '@playwright/test';
import { serve, STRICT_HEADERS } from '../../../web/make/serve.mjs';
import { EMPTY } from '../../puzzles.mjs';
import { Pages } from './pages.mjs';

export const SITE = fileURLToPath(new URL('../../../build/site', import.meta.url));
/** Milliseconds until an expected change counts as missing. */
export const TIMEOUT = 10_000;

/** Playwright's `test` with the address of the site, which each worker process serves once, and pages. */
const playwright = base.extend({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands a pattern here
    async ({}, use) => {
      // The site does not change meanwhile: a page that has been loaded before costs a quarter less.
      const headers = { ...STRICT_HEADERS, 'cache-control': 'max-age=3600' };
      const server = await serve(SITE, { headers });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ browser, site }, use) => {
      const pages = new Pages(browser, site, async (page, alone) => {
        page.setDefaultTimeout(TIMEOUT);
        const complaints = await watch(page, new URL(site).origin);
        await page.addInitScript(withoutServiceWorker);
        if (!alone) await page.addInitScript(visited);
        return complaints;
      });
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Records what a page must not do.
 * @param {import('@playwright/test').Page} page
 * @param {string} origin  the only one that the page may send requests to
 * @returns {Promise<string[]>} one sentence for each fault; grows as they happen
 */
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

/** Tests start without a cache from an earlier visit; offline.test.mjs tests the service worker. */
export const withoutServiceWorker = () =>
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });

/** The browser has been here: the page does not begin with its arrival. Runs in the page. */
export const visited = () => {
  try {
    localStorage['sudoku-lab'] ??= '{"arrived":"yes"}';
  } catch {
    // A sandboxed frame has no storage.
  }
};

/**
 * @typedef {object} Options  other properties are options of the browser context
 * @property {string} [path]  where the page opens, below the address of the site; default: the
 *   empty grid
 * @property {boolean} [firstVisit]  the browser has never been here
 * @property {'chromium'} [only]  the browser that runs the test; default: all
 * @property {string | false} [skip]  the reason to skip the test
 */
/**
 * @typedef {object} Tools
 * @property {string[]} complaints  the faults so far, see `watch`
 * @property {string} url  address of the site
 */
/** @typedef {(page: import('@playwright/test').Page, tools: Tools) => Promise<unknown>} Body */

/**
 * Defines tests that run in each browser.
 * @param {(test: (sentence: string, body: Body, options?: Options) => void) => void} define
 * @param {'light' | 'dark'} [scheme]  color scheme; only Chromium runs the dark one, because the
 *   style sheet is the same for all
 */
export function inEachBrowser(define, scheme = 'light') {
  // Playwright names this file as the place of each test.
  const file = /([\w-]+)\.test\.mjs/.exec(new Error().stack ?? '')?.[1];
  playwright.describe(`${file}, ${scheme}`, { tag: scheme === 'dark' ? '@chromium' : [] }, () => {
    define((sentence, body, settings = {}) => {
      const { path = `#p=${EMPTY}`, only, skip = false, firstVisit = false, ...options } = settings;
      const tag = only ? `@${only}` : [];
      playwright(sentence, { tag }, async ({ pages, site }) => {
        playwright.skip(Boolean(skip), String(skip));
        await pages.lend(
          { colorScheme: scheme, ...options },
          firstVisit,
          async (page, complaints) => {
            complaints.length = 0;
            await page.goto(site + path);
            if (!options.hasTouch) await page.mouse.move(1, 1); // a sign of use: the page loads the rest
            await body(page, { complaints, url: site });
            assert.deepEqual(complaints, []);
          },
        );
      });
    });
  });
}

/**
 * A body whose parts run in turn on one page, each under its own sentence: loading a page costs more
 * than most parts. A part starts with what the parts before it have left.
 * @param {Record<string, (page: any, tools: any, more: any) => unknown>} parts  by sentence
 */
export const inTurn =
  (parts) =>
  async (...values) => {
    for (const [sentence, part] of Object.entries(parts))
      await playwright.step(sentence, () => part(...values));
  };

/** Whether a page is in Chromium. Playwright cannot do everything in an unmodified Firefox. */
export const isChromium = (page) => page.context().browser().browserType().name() === 'chromium';

/**
 * Calls `look` until its result has not changed for 300 ms. Resolves with that result; fails if it
 * keeps changing.
 */
export async function settles(look) {
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const end = performance.now() + TIMEOUT;
  for (let before = await look(); performance.now() < end;) {
    await new Promise((done) => setTimeout(done, 300));
    const now = await look();
    if (same(now, before)) return now;
    before = now;
  }
  assert.fail(`still changing after ${TIMEOUT} ms`);
}

/**
 * Waits until what `look` sees equals `expected`, or matches it if it is a pattern. For whatever an act changes: a
 * page may show it in several parts, one after the other. Asserts it in the end.
 */
export async function becomes(look, expected, message) {
  const pattern = expected instanceof RegExp;
  const accept = (seen) => (pattern ? expected.test(seen) : isDeepStrictEqual(seen, expected));
  let last;
  await eventually(async () => (last = await look()), accept).catch((error) => {
    if (last === undefined && expected !== undefined) throw error;
    assert[pattern ? 'match' : 'deepEqual'](last, expected, message);
  });
}

/** Calls `look` until `accept` accepts the result, for `limit` ms. Resolves with that result. */
export async function eventually(look, accept = Boolean, limit = TIMEOUT) {
  const end = performance.now() + limit;
  // Each look costs about 3 ms of processor time, which other tests wait for.
  for (let pause = 20; ; pause = Math.min(2 * pause, 80)) {
    const seen = await look();
    if (accept(seen)) return seen;
    if (performance.now() > end)
      assert.fail(`after ${limit} ms still ${JSON.stringify(seen)}; expected ${accept}`);
    await new Promise((done) => setTimeout(done, pause));
  }
}
