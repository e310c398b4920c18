// The race: two to four algorithms on the puzzle, side by side in the panel of Watch.
// @ts-check
import { add, addButton, withWords } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { fillIn } from '../../base/words/words.js';
import { strings as names } from '../../run/en.js';
import { addStyle } from '#platform';
import { addSegments, Chooser } from './chooser.js';
import { Course, hasEnded, ranking, workOf } from './course.js';
import { LaneView } from './lane.js';
import { RaceClock } from './race-clock.js';
import { axisEnd, SCALES, share, ticks } from './scale.js';
import { strings } from './en.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */
/** @typedef {typeof strings & {textOf: (algorithm: import('./course.js').Algorithm) => import('./course.js').Text}} RaceTexts  in the language of the page */

/**
 * @typedef {object} Track  where the race takes place
 * @property {HTMLElement} panel  of Watch; its other children are hidden until the race closes
 * @property {RunClient} client
 * @property {Algorithm[]} algorithms  the table from the worker's `ready` message
 * @property {Required<Pick<import('./course.js').Algorithm, 'text' | 'trace'>> | null} [program]  a
 *   program of the user that takes part: its texts in the language of the page, its trace on a puzzle
 * @property {(bits: number) => string} kindOf  the name of the kind of an event
 * @property {import('../workbench/session.js').Session} session  has the puzzle
 * @property {import('../../base/words/words.js').Words} words
 */

/** The id of the user's program. */
const OWN = 'program';
const FEWEST_LANES = 2;
const KINDS = 32; // at most
const CALM_MS = 500; // between two frames if reduced motion is preferred
const CLOSE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6.5 6.5 11 11m0-11-11 11"/></svg>';

const nextFrame = () => new Promise(requestAnimationFrame);

/** The default choice: the first two and the last two. @param {Algorithm[]} table */
const usual = (table) => table.filter((_, i) => i < 2 || i >= table.length - 2).map(({ id }) => id);

class Race {
  /** @type {Course} */
  #course;
  /** @type {LaneView[]} */
  #views = [];
  #clock = new RaceClock('digits');
  #scale = SCALES[0];
  #stop = new AbortController(); // stops the current loop
  /** @type {Promise<void> | null} */
  #loop = null;
  #resets = 0;
  #drawn = 0; // time of the last drawing, in ms
  #order = ''; // of the lanes in the list
  #calm = matchMedia('(prefers-reduced-motion: reduce)');
  #choosing = false;

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
    this.root = add(track.panel, 'section', 'a race');
    this.root.setAttribute('aria-labelledby', 'race-title');
    const { by, choices, start } = this.#addHead();
    this.by = by;
    this.choices = choices;
    this.start = start;
    this.error = add(this.root, 'p', 'error');
    this.error.setAttribute('role', 'alert');
    const entrants = withProgram(track);
    this.chooser = new Chooser(this.root, entrants, usual(entrants), () => this.reset(false));
    this.results = add(this.root, 'div', 'race-results');
    this.list = add(this.results, 'ol', 'lanes');
    this.list.dataset.wordsAriaLabel = 'race.lanes';
    const { axis, axisName } = this.#addAxis();
    this.axis = axis;
    this.axisName = axisName;
    this.ranking = add(this.root, 'p', 'visually-hidden');
    this.ranking.setAttribute('role', 'status');
    this.choose(false);
    this.#translate();
    track.words.addEventListener('change', this.#translate);
    track.session.addEventListener('puzzle', this.#follow);
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
    if (detail.now.givens !== detail.old.givens) this.reset(false);
  };

  #addHead() {
    const head = add(this.root, 'div', 'head');
    const title = withWords(add(head, 'h2'), 'race.title');
    title.id = 'race-title';
    const by = add(head, 'span', 'by');
    const acts = add(head, 'span', 'race-acts');
    const choices = addButton(acts, '', () => this.choose(!this.#choosing));
    withWords(choices, 'race.choose').className = 'q';
    const start = addButton(acts, '', () => this.#press());
    start.className = 'p';
    const closer = addButton(acts, '', () => this.close());
    closer.className = 'icon';
    closer.innerHTML = CLOSE;
    closer.dataset.wordsTitle = closer.dataset.wordsAriaLabel = 'race.close';
    return { by, choices, start };
  }

  #addAxis() {
    const foot = add(this.results, 'div', 'race-axis');
    const axis = add(foot, 'div', 'axis');
    axis.setAttribute('aria-hidden', 'true'); // each lane has its number as text
    const under = add(foot, 'div', 'axis-under');
    const axisName = add(under, 'span', 'axis-name');
    addSegments(under, 'scale', SCALES, 'SCALES', (scale) => {
      this.#scale = scale;
      this.#draw();
    });
    return { axis, axisName };
  }

  /** Shows the choices in place of the lanes. @param {boolean} choosing */
  choose(choosing) {
    this.#choosing = choosing;
    if (choosing) this.#stop.abort();
    this.chooser.root.hidden = !choosing;
    this.results.hidden = choosing;
    this.choices.setAttribute('aria-expanded', String(choosing));
    this.#draw();
  }

  /** Starts, pauses, continues, or begins again: what the primary button says. */
  #press() {
    const ended = !this.#course.running.length;
    if (this.#choosing) this.choose(false);
    if (this.#loop) return this.#stop.abort();
    if (ended) this.reset(true);
    else this.#go();
  }

  async #halt() {
    this.#stop.abort();
    await this.#loop;
  }

  /** Creates new lanes at step 0, on the current puzzle. @param {boolean} go  whether they start at once */
  async reset(go) {
    const reset = ++this.#resets; // a later reset supersedes this one
    await this.#halt();
    if (reset !== this.#resets) return;
    this.#course.close();
    this.givens = this.track.session.puzzle.givens;
    const { entries, goal, unit } = this.chooser;
    const { client } = this.track;
    const lanes = entries.length >= FEWEST_LANES ? entries : [];
    const course = new Course(client, this.kinds, this.givens, lanes, goal);
    this.#course = course;
    this.#clock = new RaceClock(unit);
    this.#problem = () => (lanes.length ? '' : this.texts.tooFew);
    this.list.replaceChildren();
    this.#views = course.lanes.map((lane) => new LaneView(this.list, lane, this.givens));
    this.#order = '';
    const failed = await course.start().then(
      () => null,
      (error) => ({ error }),
    );
    if (reset !== this.#resets) return;
    if (failed) this.#fail(failed.error);
    this.#draw();
    if (go && !failed) this.#go();
  }

  #go() {
    if (this.#loop || !this.#course.running.length) return;
    this.#stop = new AbortController();
    this.#loop = this.#run(this.#course, this.#stop.signal)
      .catch((error) => this.#fail(error))
      .finally(() => {
        this.#loop = null;
        this.#draw();
      });
    this.#draw();
  }

  /** Runs one turn per frame, while the panel is visible. @param {Course} course @param {AbortSignal} signal */
  async #run(course, signal) {
    let last = performance.now();
    for (;;) {
      await nextFrame();
      const lanes = course.running.length;
      if (signal.aborted || !lanes || !this.root.getClientRects().length) return;
      const now = performance.now();
      const due = this.#clock.due(this.chooser.perSecond, now - last, lanes);
      last = now;
      if (!due) continue;
      await course.turn(this.#clock.unit, due);
      this.#clock.took(due, performance.now() - now);
      if (!this.#calm.matches || performance.now() - this.#drawn >= CALM_MS) this.#draw();
    }
  }

  #draw() {
    this.#drawn = performance.now();
    const { lanes } = this.#course;
    const { unit } = this.#clock;
    const { texts } = this;
    const scale = this.#scale;
    const end = axisEnd(
      lanes.map((lane) => workOf(lane, unit)),
      scale,
    );
    const ranked = ranking(lanes, unit);
    const best = ranked.length ? workOf(ranked[0].lane, unit) : 0;
    for (const view of this.#views) {
      const place = ranked.find(({ lane }) => lane === view.lane)?.place ?? 0;
      view.draw(texts, unit, { end, scale }, place, best);
    }
    this.#sort(ranked.map(({ lane }) => lane));
    this.#drawAxis(end, texts);
    setText(this.error, this.#problem());
    setText(this.by, texts.aim(this.chooser.goal, unit));
    setText(this.axisName, texts.axis(unit));
    const begun = lanes.some((lane) => (lane.view?.snapshot.step ?? 0) > 0);
    setText(this.start, texts.start(Boolean(this.#loop), begun, lanes.every(hasEnded)));
    this.start.disabled = !lanes.length;
    if (lanes.length && lanes.every(hasEnded))
      setText(this.ranking, texts.ranked(lanes, unit, texts.textOf));
  }

  /** Lists the lanes that have finished first, in their order. @param {import('./course.js').Lane[]} ranked */
  #sort(ranked) {
    const order = ranked.map(({ run }) => run).join();
    if (order === this.#order) return;
    this.#order = order;
    const rank = (/** @type {LaneView} */ { lane }) => {
      const at = ranked.indexOf(lane);
      return at < 0 ? ranked.length : at;
    };
    this.list.append(...[...this.#views].sort((a, b) => rank(a) - rank(b)).map(({ item }) => item));
  }

  /** @param {number} end @param {RaceTexts} texts */
  #drawAxis(end, texts) {
    const marks = ticks(end, this.#scale);
    const key = marks.map((tick) => texts.tick(tick)).join(' ');
    if (this.axis.dataset.ticks === `${this.#scale} ${key}`) return;
    this.axis.dataset.ticks = `${this.#scale} ${key}`;
    this.axis.replaceChildren();
    for (const tick of marks) {
      const label = add(this.axis, 'span', '', texts.tick(tick));
      label.style.setProperty('--w', `${(100 * share(tick, end, this.#scale)).toFixed(2)}%`);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#problem = () => this.texts.failed(error);
    this.#draw();
  }

  /** Returns to what the panel showed before. */
  async close() {
    this.#resets++;
    this.track.session.removeEventListener('puzzle', this.#follow);
    this.track.words.removeEventListener('change', this.#translate);
    const focused = this.root.contains(document.activeElement);
    this.root.remove();
    delete this.track.panel.dataset.race;
    if (focused && this.opener instanceof HTMLElement) this.opener.focus();
    open = null;
    await this.#halt();
    this.#course.close();
  }
}

/** @type {Race | null} */
let open = null;

/** The algorithms, after the user's program if there is one. @param {Track} track @returns {import('./course.js').Algorithm[]} */
function withProgram({ program, algorithms }) {
  if (!program) return algorithms;
  return [{ id: OWN, code: [], counters: [], variants: [], ...program }, ...algorithms];
}

/**
 * Opens the race in the panel and starts it. It runs in the client's worker under the run numbers
 * 101..104, which are closed with the race; other runs of the page should be paused.
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
  open.reset(true);
}
