// Journeys through the site where each file is served badly when one of them first asks for it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { eventually, SITE, TIMEOUT, withoutServiceWorker } from './harness.mjs';

const CODE = /\.(js|mjs|wasm|css)$/;
export const FAULTS = {
  fails: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is junk': (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/javascript' }),
  'never ends': () => {},
};
/** A wait is late after less than this time, in milliseconds. */
const LATE_MS = 5000;
/** Milliseconds until a missing outcome counts: the journeys of all faults are made at the same time. */
const OUTCOME_MS = Object.keys(FAULTS).length * TIMEOUT;
/** What works for this long, in milliseconds, does without the file that has failed. */
const STEADY_MS = 2000;
/** More than the rounds of any step: scripts that load each other fail one after the other. */
const MOST_ROUNDS = 60;
/** A notice that a busy machine can cause, too. */
const LATE_NOTICE = /has not loaded yet|noch nicht geladen/;
/** A button that leads back. */
const BACK = /^(Try again|Reload|Noch einmal versuchen|Neu laden)$/;

/**
 * What a reader does in turn with the element of a selector, once it can be used: presses it, types a text into it,
 * points at it, or gives it a blank picture.
 * @typedef {string | [selector: string, text: string] | {point: string} | {picture: string}} Act
 */
/**
 * @typedef {object} Step
 * @property {string} [path]  opened at first
 * @property {Act[]} [acts]
 * @property {string | [selector: string, text: string]} works  what is visible when it has worked, and a text in it
 * @property {boolean} [spared]  all files are served well
 */

const ALL = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
const textOf = (name) => readFileSync(join(SITE, name), 'utf8');
const pathOf = (name) => ALL.find((each) => basename(each) === name) ?? '';

/**
 * The scripts and style sheets that a page names, and what these need to begin. Where they fail, nothing but
 * HTML is there.
 * @param {string} page
 */
function firstOf(page) {
  const named = textOf(page).matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g);
  const first = new Set([...named].map(([, name]) => basename(name)));
  for (const script of first)
    for (const [, name] of textOf(pathOf(script)).matchAll(/\b(?:import|from)"\.\/([^"]+)"/g))
      first.add(name);
  return first;
}
const FIRST = new Map(
  ALL.filter((name) => name.endsWith('.html')).map((name) => [name, firstOf(name)]),
);

/** The files that a page loads later. */
export const LATE = ALL.map((name) => basename(name)).filter(
  (name) =>
    CODE.test(name) &&
    name !== 'service-worker.js' &&
    ![...FIRST.values()].some((first) => first.has(name)),
);

/** @param {string} address */
const nameOf = (address) => basename(new URL(address).pathname);

/** Whether a board in a frame asks, which is the page of another journey. */
function inFrame(request) {
  try {
    return Boolean(request.frame().parentFrame());
  } catch {
    return false; // a worker
  }
}

/** Serves each file badly when it is first asked for, in one of the journeys: each fault costs a load of the page. */
class Saboteur {
  #fault;
  /** Files that were asked for before. @type {Set<string>} */
  #seen;
  /** Files that have been served badly, and not well since. @type {Set<string>} */
  lost = new Set();
  /** All files served badly, in this journey and those before it. @type {Set<string>} */
  hit;
  /** A file was served badly to the document that is there. */
  spoiled = false;
  /** Files that are always served well. @type {Set<string>} */
  spared = new Set();
  armed = true;

  /** @param {keyof typeof FAULTS} fault @param {Set<string>} hit  from earlier journeys */
  constructor(fault, hit) {
    this.#fault = fault;
    this.hit = hit;
    this.#seen = new Set(hit);
  }

  take(route) {
    const name = nameOf(route.request().url());
    this.lost.delete(name);
    if (this.#seen.has(name) || this.spared.has(name) || inFrame(route.request()))
      return route.continue();
    this.#seen.add(name);
    if (!this.armed) return route.continue();
    this.lost.add(name);
    this.hit.add(name);
    this.spoiled = true;
    return FAULTS[this.#fault](route);
  }
}

/**
 * Runs in the page: does what is to be done if that is possible.
 * @param {{works: Step['works'], act?: Act, lost: number, back: RegExp, late: RegExp | null, goes: boolean}} step
 *   `late`: what is late comes, for all files are served well
 * @returns {'works' | 'seems to work' | 'back' | 'acted' | ''}  `seems to work`: a lost file has not been asked for
 *   again; `back`: there is a button that leads back, which is pressed if `goes`
 */
function look({ works: sign, act, lost, back, late, goes }) {
  const visible = (element) => element.checkVisibility({ visibilityProperty: true });
  const [wanted, said = ''] = [sign].flat();
  const shows = (element) => visible(element) && element.textContent.includes(said);
  const works = !act && [...document.querySelectorAll(wanted)].some(shows);
  if (works && !lost) return 'works';
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
  const way = [...root.querySelectorAll('button, a')]
    .filter((each) => visible(each) && back.test(each.textContent.trim()))
    .filter((each) => !late?.test(each.parentElement.textContent))
    .pop();
  if (way) {
    const { left, top, width, height } = way.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (goes && way.contains(hit)) way.click();
    return 'back';
  }
  if (works) return 'seems to work';
  if (!act || goes) return '';
  const [selector, text] = act.point ? [act.point] : act.picture ? [act.picture] : [act].flat();
  const element = [...document.querySelectorAll(selector)].find(
    (each) => !each.disabled && (act.picture || visible(each) || each.closest('[popover]')),
  );
  if (!element) return '';
  if (act.picture) {
    const data = atob(document.createElement('canvas').toDataURL().split(',')[1]);
    const bytes = Uint8Array.from(data, (each) => each.charCodeAt(0));
    const given = new DataTransfer();
    given.items.add(new File([bytes], 'blank.png', { type: 'image/png' }));
    element.files = given.files;
    element.dispatchEvent(new Event('change'));
  } else if (act.point) element.focus();
  else if (text === undefined) element.click();
  else {
    element.value = text;
    for (const type of ['input', 'change'])
      element.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return 'acted';
}

/** Runs in the page: resolves when what is visible has asked for all that it needs. */
const rests = () =>
  new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => done(undefined))));

/** Runs in the page: what it says, for a message. */
const says = () =>
  [location.href, ...document.querySelectorAll('#line, .notice, dialog[open]')]
    .map((part) => part.innerText ?? part)
    .join(' ')
    .replace(/\s+/g, ' ');

/**
 * Makes a journey where files are served badly.
 * @param {import('@playwright/test').Page} page
 * @param {string} site
 * @param {Step[]} steps
 * @param {keyof typeof FAULTS} fault
 * @param {Set<string>} hit  the files that earlier journeys served badly, which come at once; gets those of this one
 */
export async function travel(page, site, steps, fault, hit) {
  const saboteur = new Saboteur(fault, hit);
  const { lost } = saboteur;
  const complaints = [];
  /** Documents that were asked for, and those that have come. */
  let loads = 0;
  let came = 0;
  /** The number of files for which the clock was set forward. */
  let awaited = hit.size;
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    ++loads;
    lost.clear(); // the new page asks again for what it needs
    saboteur.spoiled = false;
    const name = new URL(request.url()).pathname.slice(1) || 'index.html';
    saboteur.spared = FIRST.get(name) ?? new Set();
  });
  page.on('framenavigated', (frame) => frame === page.mainFrame() && ++came);
  /** Documents whose scripts have run: in a new one, all is still to be done. */
  let begun = 0;
  let known = 0;
  page.on('domcontentloaded', () => ++begun);
  const slow = () => (saboteur.spoiled ? null : LATE_NOTICE);
  await page.addInitScript(withoutServiceWorker);
  await page.route(CODE, (route) => saboteur.take(route));
  await page.clock.install();
  /** Waits until a step has worked or offers a way back, and does what it still has to do. @param {Act[]} left @param {Step['works']} works @param {Act[]} acts */
  const outcome = (left, works, acts) => {
    let doubted = performance.now();
    return eventually(
      async () => {
        if (begun > known) left.splice(0, left.length, ...acts);
        known = begun;
        const what = { works, act: left[0], lost: lost.size, back: BACK, late: slow() };
        const seen = await page.evaluate(look, what).catch(() => ''); // the page is being left
        if (seen === 'acted') left.shift();
        // Another worker may have got the file meanwhile: the first one waits for it all the same.
        if (!seen && fault === 'never ends' && hit.size > awaited) {
          awaited = hit.size;
          await page.clock.fastForward(LATE_MS);
        }
        if (seen !== 'seems to work') doubted = performance.now();
        return performance.now() - doubted > STEADY_MS ? 'works' : seen;
      },
      (seen) => seen === 'works' || seen === 'back',
      OUTCOME_MS,
    );
  };
  for (const { path, acts = [], works, spared = false } of steps) {
    saboteur.armed = !spared;
    if (path === undefined)
      await page.evaluate(() => {
        for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
      });
    else await page.goto(site + path, { waitUntil: 'commit' });
    let left = [...acts];
    for (let round = 0; ; ++round) {
      const where = () => `${works}: ${JSON.stringify(left)} left, without ${[...lost]}`;
      assert.ok(round < MOST_ROUNDS, `${where()} after ${round} rounds`);
      const seen = await outcome(left, works, acts).catch(async (error) => {
        const text = await page.evaluate(says).catch(() => '');
        assert.fail(`${where()}: ${error.message} ${text}`);
      });
      const before = loads;
      const had = came;
      const hits = hit.size;
      if (seen === 'works') {
        await page.evaluate(rests).catch(() => {}); // the page is being left
        if (loads === before && hit.size === hits) break;
        continue;
      }
      // The page is loaded again, or another try begins, which can fail at once.
      for (let wait = 0; wait < 40 && loads === before && hit.size === hits; wait++) {
        const what = { works, lost: lost.size, back: BACK, late: slow(), goes: !wait };
        if ((await page.evaluate(look, what).catch(() => '')) !== 'back') break;
        await new Promise((done) => setTimeout(done, 50));
      }
      if (loads === before) continue;
      await eventually(() => came > had, Boolean, OUTCOME_MS); // until then, the old document is there
      left = [...acts];
    }
  }
  assert.deepEqual(complaints, []);
}
