// The race: two to six programs on the puzzle, on a stage of their own. One clock for all: the slowest
// needs ten seconds.
// @ts-check
import { add, addButton, withWords } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { ownsKeys } from '../../base/dom/fields.js';
import { fillIn } from '../../base/words/words.js';
import { OWN } from '../../run/algorithms/table.js';
import { strings as names } from '../../run/en.js';
import { addStyle } from '#platform';
import { Chooser } from './chooser.js';
import { Clock } from './clock.js';
import { Course, hasEnded } from './course.js';
import { LaneView } from './lane.js';
import { strings } from './en.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */
/** @typedef {import('./course.js').Lane} Lane */
/** `counting`: the race begins; without motion, the lanes run to their ends. @typedef {'counting' | 'ready' | 'running' | 'paused' | 'ended'} Phase */
/** The landscape of a run. @typedef {{draw(part: number, solves: boolean): void}} Picture */
/** @typedef {typeof strings & {textOf: (algorithm: import('./course.js').Algorithm) => import('./course.js').Text}} RaceTexts  in the language of the page */

/**
 * @typedef {object} Track  where the race takes place
 * @property {HTMLElement} panel  of Watch; all else of the mode is hidden until the race closes
 * @property {RunClient} client
 * @property {Algorithm[]} algorithms  the table from the worker's `ready` message
 * @property {Required<Pick<import('./course.js').Algorithm, 'text' | 'trace'>> | null} [program]  a
 *   program of the user that takes part: its texts in the language of the page, its trace on a puzzle
 * @property {string | Uint8Array | null} moves  a trace that takes part
 * @property {(lane: Lane, step: number) => unknown} watch  shows a lane in Watch
 * @property {new (canvas: HTMLCanvasElement, landscape: import('../../../wasm/run.d.ts').Landscape, deepest: number) => Picture} Landscape
 * @property {(bits: number) => string} kindOf  the name of the kind of an event
 * @property {() => boolean} singleKeys  keys of one character work
 * @property {import('../workbench/session.js').Session} session  has the puzzle
 * @property {import('../../base/words/words.js').Words} words
 */

export { OWN };
const FEWEST_LANES = 2;
const KINDS = 32; // at most
const FRAME_MS = 30; // between two drawings, at least
/** The part of the race that is not passed before the slowest is known. */
const LAST_PART = 0.9;

/** Keys of the player, whose run is hidden. */
const PLAYER_KEYS = /^( |Arrow\w+|Home|End|[np+=−-])$/i;

const nextFrame = () => new Promise(requestAnimationFrame);

/** The default choice: the first two and the last two. @param {Algorithm[]} table */
const usual = (table) => table.filter((_, i) => i < 2 || i >= table.length - 2).map(({ id }) => id);

class Race {
  /** @type {Course} */
  #course;
  /** @type {LaneView[]} */
  #views = [];
  #clock = new Clock();
  /** @type {Phase} */
  #phase = 'ended';
  /** Ends the current loop. */
  #stop = new AbortController();
  /** @type {Promise<void> | null} */
  #loop = null;
  #resets = 0;
  #calm = matchMedia('(prefers-reduced-motion: reduce)');
  #choosing = false;
  #closed = new AbortController();
  /** What has gone wrong, in words. */
  #problem = () => '';

  /** @param {Track} track */
  constructor(track) {
    this.track = track;
    this.kinds = Array.from({ length: KINDS }, (_, bits) => track.kindOf(bits));
    this.givens = track.session.puzzle.givens;
    /** Gets the focus back when the race closes. */
    this.opener = document.activeElement;
    this.#course = new Course(track.client, this.kinds, this.givens, []);
    this.root = add(track.panel, 'section', 'race');
    this.root.setAttribute('aria-labelledby', 'race-title');
    withWords(add(this.root, 'h2', 'visually-hidden'), 'race.title').id = 'race-title';
    this.error = add(this.root, 'p', 'error');
    this.error.setAttribute('role', 'alert');
    const entrants = withOwn(track);
    this.chooser = new Chooser(this.root, entrants, usual(entrants), () => this.reset());
    this.list = add(this.root, 'ol', 'lanes');
    this.list.dataset.wordsAriaLabel = 'race.lanes';
    const foot = add(this.root, 'div', 'race-foot');
    const clock = add(foot, 'div', 'race-clock');
    clock.setAttribute('aria-hidden', 'true');
    this.bar = add(clock, 'div', 'race-bar');
    withWords(add(clock, 'span'), 'race.seconds');
    this.sentence = add(foot, 'p', 'race-sentence');
    this.sentence.setAttribute('role', 'status');
    this.choices = addButton(foot, '', () => this.choose(!this.#choosing));
    withWords(this.choices, 'race.choose').className = 'q';
    withWords(
      addButton(foot, '', () => this.close()),
      'race.leave',
    ).className = 'q';
    this.start = addButton(foot, '', () => this.#press());
    this.start.className = 'p';
    this.choose(false);
    this.#translate();
    const { signal } = this.#closed;
    addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    track.words.addEventListener('change', this.#translate, { signal });
    track.session.addEventListener('puzzle', this.#follow, { signal });
    document.body.dataset.racing = '';
  }

  /** @returns {RaceTexts} */
  get texts() {
    const { words } = this.track;
    const { ALGORITHMS } = words.of(names);
    return { ...words.of(strings), textOf: ({ id, text }) => text ?? ALGORITHMS[id] };
  }

  #translate = () => {
    const { words } = this.track;
    fillIn(this.root, { race: words.of(strings), run: words.of(names) });
    this.chooser.translate(this.texts);
    this.#draw();
  };

  /** A new puzzle has another race. */
  #follow = (/** @type {import('../workbench/session.js').Events['puzzle']} */ { detail }) => {
    if (detail.now.givens !== detail.old.givens) this.reset();
  };

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || ownsKeys(event)) return;
    const elsewhere = document.body.dataset.mode !== 'watch';
    if (elsewhere || document.querySelector('dialog[open], :popover-open')) return;
    const view = this.track.singleKeys() && !this.#choosing ? this.#views[Number(key) - 1] : null;
    const letter = this.track.singleKeys() ? key.toLowerCase() : '';
    const onButton = key === ' ' && target instanceof Element && target.matches('button');
    if (onButton) return; // which the browser presses
    if (key === 'Escape' && this.#choosing) this.choose(false);
    else if (key === 'Escape' || key === 'PageUp') this.close();
    else if (key === ' ' || key === 'PageDown') this.#press();
    else if (letter === 'r') this.reset();
    else if (view) this.#open(view.lane);
    else if (!PLAYER_KEYS.test(key)) return;
    else return void event.stopImmediatePropagation();
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Shows a lane in Watch, at its step. @param {Lane} lane */
  async #open(lane) {
    const step = lane.view?.snapshot.step ?? 0;
    await this.close();
    this.track.watch(lane, step);
  }

  /** Shows the choices in place of the lanes. @param {boolean} choosing */
  choose(choosing) {
    this.#choosing = choosing;
    if (choosing && this.#phase === 'running') this.#pause();
    this.chooser.root.hidden = !choosing;
    this.list.hidden = choosing;
    this.choices.setAttribute('aria-expanded', String(choosing));
    if (!choosing && this.#phase === 'ready') this.#go();
    else this.#draw();
  }

  #pause() {
    this.#stop.abort();
    this.#phase = 'paused';
    this.#draw();
  }

  /** Pauses, continues, or begins again: what the primary button says. */
  #press() {
    if (this.#choosing) this.choose(false);
    else if (this.#phase === 'running') this.#pause();
    else if (this.#phase === 'paused') this.#go();
    else if (this.#phase === 'ended') this.reset();
  }

  async #halt() {
    this.#stop.abort();
    await this.#loop;
  }

  /** A new race on the current puzzle. */
  async reset() {
    const reset = ++this.#resets; // a later reset supersedes this one
    await this.#halt();
    if (reset !== this.#resets) return;
    this.#course.close();
    this.givens = this.track.session.puzzle.givens;
    const { entries, goal } = this.chooser;
    const lanes = entries.length >= FEWEST_LANES ? entries : [];
    const course = new Course(this.track.client, this.kinds, this.givens, lanes, goal);
    this.#course = course;
    this.#problem = () => (lanes.length ? '' : this.texts.tooFew);
    this.#clock = new Clock();
    this.#showLanes();
    this.#phase = lanes.length ? 'counting' : 'ended';
    this.#draw();
    if (!lanes.length) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.#loop = this.#prepare(course, signal).catch((error) => this.#fail(error));
    await this.#loop;
    this.#loop = null;
    if (signal.aborted || reset !== this.#resets || this.#problem()) return;
    this.#phase = 'ready';
    if (this.#choosing) this.#draw();
    else this.#go();
  }

  #showLanes() {
    const { lanes, counted } = this.#course;
    this.list.replaceChildren();
    this.list.dataset.lanes = String(lanes.length);
    this.#views = lanes.map(
      (lane) => new LaneView(this.list, lane, this.givens, () => this.#open(lane)),
    );
    const deepest = [...this.givens].filter((digit) => digit === '0').length;
    for (const view of this.#views) {
      const { landscape } = view.lane;
      view.end = view.lane.ahead.view?.snapshot.step ?? 0;
      if (landscape) view.picture = new this.track.Landscape(view.canvas, landscape, deepest);
      view.canvas.hidden = !landscape;
    }
    this.bar.replaceChildren(add(this.bar, 'i'));
    const { most } = this.#course;
    for (const { total, over } of counted ? lanes : [])
      if (!over) add(this.bar, 'u').style.left = `${(100 * total) / most}%`;
  }

  /** @param {Course} course @param {AbortSignal} signal */
  async #prepare(course, signal) {
    const calm = this.#calm.matches;
    await course.start();
    while (!(await course.count())) if (!calm || signal.aborted) return;
    this.#showLanes(); // in order of their digits
    if (!calm) return;
    course.catchUp();
    this.#clock.end();
  }

  #go() {
    if (this.#loop) return;
    this.#phase = this.#clock.part < 1 ? 'running' : 'ended';
    this.#draw();
    if (this.#phase === 'ended') return;
    this.#stop = new AbortController();
    this.#loop = this.#run(this.#course, this.#stop.signal)
      .catch((error) => this.#fail(error))
      .finally(() => {
        this.#loop = null;
        this.#draw();
      });
  }

  /** Moves the lanes, while the panel is visible. @param {Course} course @param {AbortSignal} signal */
  async #run(course, signal) {
    let last = performance.now();
    for (;;) {
      await nextFrame();
      if (signal.aborted) return;
      const now = performance.now();
      if (now - last < FRAME_MS) continue;
      if (!this.root.getClientRects().length) return this.#pause();
      if (course.counted || this.#clock.part < LAST_PART) this.#clock.advance(now - last);
      last = now;
      const late = this.#clock.part >= LAST_PART;
      if (!course.counted && (await course.count(late))) this.#showLanes();
      const { part } = this.#clock;
      await course.moveTo(part * course.most);
      if (signal.aborted) return;
      if (part === 1) this.#phase = 'ended';
      this.#draw();
      if (part === 1) return;
    }
  }

  #draw() {
    const course = this.#course;
    const { texts } = this;
    const [first] = course.lanes;
    const best = first?.answers ? first.total : 0;
    const most = course.counted ? course.most : 0;
    for (const view of this.#views) view.draw(texts, best, most);
    this.bar.style.setProperty('--part', `${100 * this.#clock.part}%`);
    [...this.bar.querySelectorAll('u')].forEach((tick, i) => {
      tick.hidden = !hasEnded(course.lanes[i]);
    });
    setText(this.error, this.#problem());
    const phase = this.#phase === 'running' && !course.counted ? 'counting' : this.#phase;
    const speaks = course.lanes.length && !this.#problem();
    const nameOf = (/** @type {import('./course.js').Algorithm} */ algorithm) => {
      const { title, name } = texts.textOf(algorithm);
      return title ?? name;
    };
    setText(this.sentence, speaks ? texts.sentence(course.lanes, phase, nameOf) : '');
    setText(this.start, texts.start(this.#phase));
    this.start.disabled = !course.lanes.length;
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#problem = () => this.texts.failed(error);
    this.#phase = 'ended';
    this.#draw();
  }

  /** Returns to what the page showed before. */
  async close() {
    this.#resets++;
    this.#closed.abort();
    const focused = this.root.contains(document.activeElement);
    this.root.remove();
    delete this.track.panel.dataset.race;
    delete document.body.dataset.racing;
    if (focused && this.opener instanceof HTMLElement) this.opener.focus();
    open = null;
    await this.#halt();
    this.#course.close();
  }
}

/** @type {Race | null} */
let open = null;

/** The algorithms, after the user's program or trace if there is one. @param {Track} track @returns {import('./course.js').Algorithm[]} */
function withOwn({ program, moves, algorithms }) {
  const none = { code: [], counters: [], variants: [] };
  const own = program ? [{ ...none, id: OWN, ...program }] : [];
  const traced = moves ? [{ ...none, id: 'trace', trace: async () => moves }] : [];
  return [...own, ...traced, ...algorithms];
}

/**
 * Opens the race and starts it. It runs in the client's worker under the run numbers 101..106, which are
 * closed with the race; other runs of the page should be paused.
 * @param {Track} track
 */
export async function openRace(track) {
  const { words, panel } = track;
  await Promise.all([
    words.add({ race: strings, run: names }),
    addStyle('race.css'),
    addStyle('mini.css'),
  ]);
  open?.close();
  panel.dataset.race = '';
  open = new Race(track);
  open.start.disabled = false; // a disabled button cannot have the focus
  open.start.focus();
  open.reset();
}
