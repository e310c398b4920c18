// Every script, worker and module that a mode or page loads fails when it is first asked for, is junk, or
// never ends: what needs it works all the same, or the page says within 5 s what has not loaded and
// offers a button, after which it works.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { eventually, inEachBrowser, SITE, withoutServiceWorker } from './support/harness.mjs';
import { ONE } from '../puzzles.mjs';

const CODE = /\.(js|mjs|wasm)$/;
const FAULTS = {
  fails: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is junk': (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/javascript' }),
  'never ends': () => {},
};
/** More than the rounds of any step: scripts that load each other fail one after the other. */
const MOST_ROUNDS = 20;

/**
 * One thing that a reader does: `act`, by default opening `path`, and what is there when it has worked.
 * `spared`: all files are served well.
 * @typedef {{path?: string, act?: (page: any) => Promise<unknown>, works: string, spared?: boolean}} Step
 */
/** A mode of the lab, entered after the first verdict. @param {string} name @param {string} works @returns {Step[]} */
const modeOf = (name, works) => [
  { path: `#p=${ONE}&lang=de`, works: '#doctor-ask:not([hidden])', spared: true },
  {
    act: (page) =>
      page
        .locator(`#modes [data-mode=${name}]`)
        .evaluate((tab) => /** @type {any} */ (tab).click()),
    works,
  },
];
/** @returns {Step} */
const technique = (name) => ({ path: `techniques/${name}.html?lang=de`, works: '.reasons h3' });

/** @type {Record<string, Step[]>} */
const JOURNEYS = {
  Play: modeOf('play', '#play-pad button'),
  Watch: modeOf('watch', '#scrub[aria-valuetext*="29.732"]'),
  Explain: modeOf('explain', '.reasons h3'),
  Make: modeOf('make', '.dock[data-for=make] .p'),
  lessons: [
    { path: 'lessons-de.html', works: 'main' },
    { path: 'lesson-backtracking-de.html', works: 'iframe' },
    { path: 'lesson-editor.html?lang=de', works: '#preview iframe' },
  ],
  'boards in frames': [
    {
      path: `embed.html#p=${ONE}&algo=free-cell-list&show=usual,player&ask=choices&lang=de`,
      works: '#scrub',
    },
  ],
  worksheets: [
    { path: `worksheet.html#p=${ONE}&lang=de&with=difficulty,codes`, works: '.sheet .puzzle' },
  ],
  'pages of techniques': ['naked-single', 'x-wing'].map(technique),
};

/** Serves each file badly when it is first asked for. */
class Saboteur {
  #fault;
  #seen = new Set();
  /** Files that have been served badly, and not well since. @type {Set<string>} */
  lost = new Set();
  armed = true;
  /** The number of files served badly. */
  hits = 0;

  /** @param {keyof typeof FAULTS} fault @param {Iterable<string>} spared  files that are always served well */
  constructor(fault, spared) {
    this.#fault = fault;
    this.#seen = new Set(spared);
  }

  take(route) {
    const name = nameOf(route.request().url());
    this.lost.delete(name);
    if (this.#seen.has(name) || inFrame(route.request())) return route.continue();
    this.#seen.add(name);
    if (!this.armed) return route.continue();
    this.lost.add(name);
    this.hits++;
    return FAULTS[this.#fault](route);
  }
}

/** Whether a board in a frame asks, which is the page of another journey. */
function inFrame(request) {
  try {
    return Boolean(request.frame().parentFrame());
  } catch {
    return false; // a worker
  }
}

/** @param {string} address */
const nameOf = (address) => basename(new URL(address).pathname);
const ALL = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
const textOf = (name) => readFileSync(join(SITE, name), 'utf8');
/** The scripts that pages name, and those that these need to begin. Where they fail, nothing but HTML is there. */
const FIRST = new Set(
  ALL.filter((name) => name.endsWith('.html'))
    .flatMap((name) => [...textOf(name).matchAll(/(?:src|href)="([^"]+\.js)"/g)])
    .map(([, name]) => basename(name)),
);
for (const script of FIRST) {
  const path = ALL.find((name) => basename(name) === script) ?? '';
  for (const [, name] of textOf(path).matchAll(/\b(?:import|from)"\.\/([^"]+)"/g)) FIRST.add(name);
}

/** Makes a journey where files are served badly. @param {import('@playwright/test').Page} page @param {string} site @param {Step[]} steps @param {keyof typeof FAULTS} fault */
async function travel(page, site, steps, fault) {
  const saboteur = new Saboteur(fault, FIRST);
  const complaints = [];
  let loads = 0;
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    ++loads;
    saboteur.lost.clear(); // the new page asks again for what it needs
  });
  await page.addInitScript(withoutServiceWorker);
  await page.route(CODE, (route) => saboteur.take(route));
  await page.clock.install();
  const back = page
    .locator('button, a')
    .filter({ hasText: /^(Try again|Reload|Noch einmal versuchen|Neu laden)$/, visible: true })
    .last(); // of an open dialog
  /** Whether it has worked; false if the page offers to try again. */
  const outcome = (works) => {
    let hits = 0;
    return eventually(
      async () => {
        if (!saboteur.lost.size && (await page.locator(works).first().isVisible())) return true;
        if (await back.isVisible()) return false;
        if (fault === 'never ends' && saboteur.hits > hits) {
          hits = saboteur.hits;
          await page.clock.fastForward(5000);
        }
        return null;
      },
      (worked) => worked !== null,
    );
  };
  for (const { path, act, works, spared } of steps) {
    saboteur.armed = !spared;
    let again = true;
    for (let round = 0; ; ++round) {
      assert.ok(round < MOST_ROUNDS, `${works}: not after ${round} rounds; ${[...saboteur.lost]}`);
      if (path !== undefined && !round) await page.goto(site + path, { waitUntil: 'commit' });
      if (again) await act?.(page);
      const worked = await outcome(works).catch((error) =>
        page
          .evaluate(() => document.body.innerText)
          .then((text) =>
            assert.fail(`${works}, ${[...saboteur.lost]}: ${error.message} ${text.slice(0, 700)}`),
          ),
      );
      if (worked) break;
      const before = loads;
      const { hits } = saboteur;
      await back.click({ timeout: 2000 }).catch(() => {}); // what was late may have arrived
      // The page is loaded again, or another try begins, which can fail at once.
      const begun = async () => loads > before || saboteur.hits > hits || !(await back.isVisible());
      for (let wait = 0; wait < 20 && !(await begun().catch(() => true)); wait++)
        await page.waitForTimeout(100);
      again = loads > before;
      if (again) await page.waitForLoadState('domcontentloaded');
    }
  }
  assert.deepEqual(complaints, []);
}

inEachBrowser((test) => {
  for (const [name, steps] of Object.entries(JOURNEYS))
    test(
      `${name} work after each file has failed, was junk or has not ended`,
      async (page, { url }) => {
        await page.close();
        const results = await Promise.allSettled(
          Object.keys(FAULTS).map(async (fault) => {
            const context = await page.context().browser().newContext();
            const other = await context.newPage();
            other.setDefaultTimeout(10_000);
            await travel(other, url, steps, /** @type {any} */ (fault))
              .catch((error) => assert.fail(`${fault}: ${error.message}`))
              .finally(() => context.close());
          }),
        );
        assert.deepEqual(
          results.flatMap((result) =>
            result.status === 'rejected' ? [result.reason.message] : [],
          ),
          [],
        );
      },
      { only: 'chromium', path: 'worksheet.html' },
    );
});
