// Lighthouse on the built site. A busy machine lowers the performance score: a measurement that is too
// low is repeated after a pause, and the best one counts.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serve } from '../../web/make/serve.mjs';
import { CHROMIUM, CHROMIUM_FLAGS } from '../browser/support/browsers.mjs';

const WANTED = { accessibility: 1, 'best-practices': 1, seo: 1, performance: 0.95 };
const ATTEMPTS = 6;
const REST = 3000; // ms
/**
 * A known fault: the first board of a lesson, which loads at once, blocks the page (total blocking time) on a slow
 * processor. The first paint is no part of it any more. Until it is mended, the limit for that page is lower.
 */
const LOWER = { 'lesson-backtracking.html?lang=en': { performance: 0.6 } };
/** Not embed.html, which search engines shall not index. */
const PAGES = ['', 'lesson-backtracking.html?lang=en', 'worksheet.html'];
const LIGHTHOUSE = fileURLToPath(new URL('../node_modules/.bin/lighthouse', import.meta.url));
const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));

let server;
before(async () => {
  server = await serve(SITE);
});
after(() => server?.close());

async function audit(page) {
  const { stdout } = await promisify(execFile)(
    LIGHTHOUSE,
    [
      server.url + page,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(WANTED).join(',')}`,
      `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, maxBuffer: 2 ** 28 },
  );
  const { categories, audits } = JSON.parse(stdout);
  const scores = Object.fromEntries(Object.keys(WANTED).map((id) => [id, categories[id].score]));
  // The audits that cost points, for the message of a failure
  const faults = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score < 1 && audits[id].score !== null)
    .map(({ id }) => `${id}: ${audits[id].displayValue ?? audits[id].title}`);
  return { scores, faults };
}

for (const page of PAGES) {
  const name = page.replace(/\?.*/, '') || 'the page';
  const wanted = { ...WANTED, ...LOWER[page] };
  const sentence = `gives ${name} full marks, and ${100 * wanted.performance} or more for performance`;
  it(sentence, { timeout: 240_000 }, async () => {
    let best;
    for (let i = 0; i < ATTEMPTS; ++i) {
      if (i > 0) await setTimeout(REST);
      const found = await audit(page);
      if (!best || found.scores.performance > best.scores.performance) best = found;
      if (best.scores.performance >= wanted.performance) break;
    }
    console.log(`figure: ${name} ${JSON.stringify(best.scores)}`);
    for (const [id, least] of Object.entries(wanted)) {
      assert.ok(best.scores[id] >= least, `${id} ${best.scores[id]}: ${best.faults.join('; ')}`);
    }
  });
}
