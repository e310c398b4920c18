// The search of a program for the solution, in Solve: its landscape, which leads to Watch.
// @ts-check
import { addStyle } from '#platform';
import { setText, whenIdle } from '../../base/dom/dom.js';
import { fillIn } from '../../base/words/words.js';
import { filled } from '../../puzzle/puzzle.js';
import { arrive } from './arrival.js';
import { strings } from './hero-en.js';
import { follow, programsFor } from './search.js';

/** @typedef {import('./search.js').Search} Search */
/** @typedef {import('./landscape.js').Tools} Tools */
/** What is drawn, for which search and in which colours. @typedef {{search: Search, look: string, picture: import('./landscape.js').Picture}} Drawn */

/** Run number in the worker. */
const RUN = 96;
/** An edited puzzle is searched after this pause, in milliseconds: its verdict comes first. */
const SETTLED_MS = 300;

const MARKUP = `
<h3 data-words="hero.title"></h3>
<a class="peaks" href="#mode=watch"><canvas></canvas><i hidden></i></a>
<p><span></span><button type="button" class="icon" data-action="openShare" data-words-aria-label="hero.share" data-words-title="hero.share"><svg aria-hidden="true"><use href="#i-share" /></svg></button></p>`;

/**
 * Shows the search for the solution of the current puzzle, and follows its changes.
 * @param {HTMLElement} place  empty; hidden while there is nothing to show
 * @param {Tools & {go: import('../workbench/mode.js').Go}} tools
 * @param {(() => void) | null} arrived  called after the search of the first puzzle was played; null: it is not
 */
export async function addHero(place, tools, arrived) {
  const { words } = tools.workbench;
  await Promise.all([words.add({ hero: strings }), addStyle('hero.css')]);
  tools.workbench.add(new Hero(place, tools, arrived));
}

class Hero {
  #place;
  #tools;
  #asked = new AbortController();
  /** The givens whose search is known or under way; empty for none. */
  #givens = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Search | null} */
  #search = null;
  /** @type {Drawn | null} */
  #drawn = null;
  /** The part of the search below the pointer, 0..1; 1 without a pointer. */
  #part = 1;

  /** How much of the search is shown while it is played, 0..1; null otherwise. @type {number | null} */
  #grown = null;
  /** What follows the arrival, until it is over. @type {(() => void) | null} */
  #arrived;

  /** @param {HTMLElement} place @param {Tools & {go: import('../workbench/mode.js').Go}} tools @param {(() => void) | null} arrived */
  constructor(place, tools, arrived) {
    this.#place = place;
    this.#tools = tools;
    this.#arrived = arrived;
    place.innerHTML = MARKUP;
    const find = (/** @type {string} */ selector) =>
      /** @type {HTMLElement} */ (place.querySelector(selector));
    this.link = find('a');
    this.canvas = /** @type {HTMLCanvasElement} */ (find('canvas'));
    this.head = find('i');
    this.caption = find('span');
    const { workbench, go } = tools;
    const { session, words } = workbench;
    const translate = () => fillIn(place, { hero: words.of(strings) });
    translate();
    words.addEventListener('change', translate);
    for (const type of /** @type {const} */ (['puzzle', 'analysis']))
      session.addEventListener(type, () => this.#follow());
    new ResizeObserver(() => workbench.invalidate()).observe(this.canvas);
    this.link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go('watch');
    });
    this.link.addEventListener('pointermove', ({ pointerType, offsetX }) => {
      if (pointerType === 'mouse') this.#point(offsetX / this.link.clientWidth);
    });
    this.link.addEventListener('pointerleave', () => this.#point(1));
    this.#follow();
  }

  /** @param {number} part */
  #point(part) {
    this.#part = Math.min(1, Math.max(0, part));
    this.render();
  }

  /** Once the puzzle has its verdict: of one solution, the search is shown. */
  #follow() {
    const { session } = this.#tools.workbench;
    const { analysis, judged } = session;
    if (!analysis && judged.givens === this.#givens) return;
    const shown = analysis?.verdict === 'one' && !analysis.restricted;
    const givens = shown && filled(judged.givens) < 81 ? judged.givens : '';
    if (givens === this.#givens) return;
    this.#asked.abort();
    this.#givens = givens;
    this.#search = null;
    clearTimeout(this.#timer);
    if (givens) this.#timer = setTimeout(() => whenIdle(() => this.#run(givens)), SETTLED_MS);
  }

  /** @param {string} givens */
  async #run(givens) {
    if (givens !== this.#givens) return;
    const { workbench, runner } = this.#tools;
    const { client, playback } = runner;
    const { signal } = (this.#asked = new AbortController());
    const progress = (/** @type {Search | null} */ search) => {
      if (signal.aborted || this.#arrived || !search?.landscape) return;
      this.#search = search;
      workbench.invalidate();
    };
    const { shown } = programsFor(playback.algorithms, false);
    const options = { kindOf: playback.kindOf.bind(playback), signal, progress };
    const search = await follow(client, RUN, shown, givens, options).catch(() => null);
    if (!search || signal.aborted) return; // a page without it is complete
    if (this.#arrived && search.solves && !document.hidden) await this.#arrive(shown, search);
    this.#arrived = null;
    progress(search);
  }

  /** Plays the search once. @param {import('./search.js').Program} program @param {Search} search */
  async #arrive(program, search) {
    const grow = (/** @type {number} */ part) => {
      this.#search = search;
      this.#grown = part;
      this.render();
    };
    await arrive(this.#tools, program, search.length, grow).catch(() => {});
    this.#grown = null;
    this.#arrived?.();
  }

  /** @returns {import('./landscape.js').Size} */
  get #size() {
    const { clientWidth, clientHeight } = this.canvas;
    const scale = devicePixelRatio;
    const [width, height] = [clientWidth, clientHeight].map((each) => Math.round(each * scale));
    return { width, height, scale };
  }

  render() {
    const search = this.#search;
    this.#place.hidden = !search;
    if (!search?.landscape || !this.canvas.clientWidth) return;
    const { workbench, Landscape } = this.#tools;
    const look = getComputedStyle(this.#place).color;
    if (this.#drawn?.search !== search || this.#drawn.look !== look) {
      const deepest = 81 - filled(this.#givens);
      const picture = new Landscape(this.canvas, search.landscape, deepest);
      this.#drawn = { search, look, picture };
    }
    const grown = this.#grown ?? 1;
    const part = grown < 1 ? grown : this.#part;
    const { length, ended, solves } = search;
    const size = this.#size;
    this.#drawn.picture.draw(grown < 1 ? 1 : part, solves && grown === 1, { solutions: [], size });
    this.canvas.style.clipPath = grown < 1 ? `inset(0 ${100 - grown * 100}% 0 0)` : '';
    this.head.hidden = part === 1;
    this.head.style.left = `${part * 100}%`;
    const texts = workbench.words.of(strings);
    this.link.setAttribute('aria-label', texts.watch(length, ended));
    const step = Math.round(part * length);
    setText(this.caption, part === 1 ? texts.caption(length, ended) : texts.step(step, length));
  }
}
