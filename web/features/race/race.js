// The race: two to four algorithms on the puzzle, side by side in the panel of Watch.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { strings as names } from '../../run/en.js';
import { addStyle } from '#platform';
import { addSegments, Chooser } from './chooser.js';
import { Course, hasEnded, OWN, ranking, workOf } from './course.js';
import { LaneView } from './lane.js';
import { RaceClock } from './race-clock.js';
import { axisEnd, SCALES, share, ticks } from './scale.js';
import { strings } from './en.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */
/** @typedef {typeof strings & Pick<typeof names, 'ALGORITHMS' | 'VARIANTS'>} RaceTexts  in the language of the page */

/**
 * @typedef {object} Track  where the race takes place
 * @property {HTMLElement} panel  of Watch; its other children are hidden until the race closes
 * @property {RunClient} client
 * @property {Algorithm[]} algorithms  the table from the worker's `ready` message
 * @property {{name: string, how: string, trace: (givens: string) => Promise<Uint8Array>} | null} [program]
 *   a program of the user that takes part: its trace on a puzzle
 * @property {(bits: number) => string} kindOf  the name of the kind of an event
 * @property {EventTarget & {puzzle: {givens: string}}} session  has the puzzle; event: `change`
 * @property {import('../../base/words/words.js').Words} words
 */

const FEWEST_LANES = 2;
const KINDS = 32; // at most
const CALM_MS = 500; // between two frames if reduced motion is preferred
const CLOSE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6.5 6.5 11 11m0-11-11 11"/></svg>';

const nextFrame = () => new Promise(requestAnimationFrame);

/** The default choice: the first two and the last two of the table. @param {Algorithm[]} table */
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

  /** @param {Track} track @param {RaceTexts} texts */
  constructor(track, texts) {
    this.track = track;
    this.texts = texts;
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
    this.chooser = new Chooser(this.root, texts, track.algorithms, usual(track.algorithms), () =>
      this.reset(false),
    );
    this.results = add(this.root, 'div', 'race-results');
    this.list = add(this.results, 'ol', 'lanes');
    this.list.setAttribute('aria-label', texts.lanes);
    const { axis, axisName } = this.#addAxis();
    this.axis = axis;
    this.axisName = axisName;
    this.ranking = add(this.root, 'p', 'visually-hidden');
    this.ranking.setAttribute('role', 'status');
    this.choose(false);
    track.session.addEventListener('change', this.#follow);
  }

  /** A new puzzle has another race. */
  #follow = () => {
    if (this.track.session.puzzle.givens !== this.givens) this.reset(false);
  };

  #addHead() {
    const head = add(this.root, 'div', 'head');
    const title = add(head, 'h2', '', this.texts.title);
    title.id = 'race-title';
    const by = add(head, 'span', 'by');
    const acts = add(head, 'span', 'race-acts');
    const choices = addButton(acts, this.texts.choose, () => this.choose(!this.#choosing));
    choices.className = 'q';
    const start = addButton(acts, '', () => this.#press());
    start.className = 'p';
    const closer = addButton(acts, '', () => this.close());
    closer.className = 'icon';
    closer.innerHTML = CLOSE;
    closer.title = this.texts.close;
    closer.setAttribute('aria-label', this.texts.close);
    return { by, choices, start };
  }

  #addAxis() {
    const foot = add(this.results, 'div', 'race-axis');
    const axis = add(foot, 'div', 'axis');
    axis.setAttribute('aria-hidden', 'true'); // each lane has its number as text
    const under = add(foot, 'div', 'axis-under');
    const axisName = add(under, 'span', 'axis-name');
    addSegments(under, this.texts.scale, SCALES, this.texts.SCALES, (scale) => {
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
    setText(this.error, lanes.length ? '' : this.texts.tooFew);
    this.list.replaceChildren();
    this.#views = course.lanes.map(
      (lane) => new LaneView(this.list, this.texts, lane, this.givens),
    );
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
    const scale = this.#scale;
    const end = axisEnd(
      lanes.map((lane) => workOf(lane, unit)),
      scale,
    );
    const ranked = ranking(lanes, unit);
    const best = ranked.length ? workOf(ranked[0].lane, unit) : 0;
    for (const view of this.#views) {
      const place = ranked.find(({ lane }) => lane === view.lane)?.place ?? 0;
      view.draw(unit, { end, scale }, place, best);
    }
    this.#sort(ranked.map(({ lane }) => lane));
    this.#drawAxis(end);
    setText(this.by, this.texts.aim(this.chooser.goal, unit));
    setText(this.axisName, this.texts.axis(unit));
    const begun = lanes.some((lane) => (lane.view?.snapshot.step ?? 0) > 0);
    setText(this.start, this.texts.start(Boolean(this.#loop), begun, lanes.every(hasEnded)));
    this.start.disabled = !lanes.length;
    if (lanes.length && lanes.every(hasEnded))
      setText(this.ranking, this.texts.ranked(lanes, unit));
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

  /** @param {number} end */
  #drawAxis(end) {
    const marks = ticks(end, this.#scale);
    const key = marks.map((tick) => this.texts.tick(tick)).join(' ');
    if (this.axis.dataset.ticks === `${this.#scale} ${key}`) return;
    this.axis.dataset.ticks = `${this.#scale} ${key}`;
    this.axis.replaceChildren();
    for (const tick of marks) {
      const label = add(this.axis, 'span', '', this.texts.tick(tick));
      label.style.setProperty('--w', `${(100 * share(tick, end, this.#scale)).toFixed(2)}%`);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    setText(this.error, this.texts.failed(error));
  }

  /** Returns to what the panel showed before. */
  async close() {
    this.#resets++;
    this.track.session.removeEventListener('change', this.#follow);
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

/** Adds the user's program to the algorithms. @param {Track} track @param {RaceTexts} texts @returns {[Track, RaceTexts]} */
function withProgram(track, texts) {
  const { program } = track;
  if (!program) return [track, texts];
  const { name, how, trace } = program;
  const entrant = { id: OWN, code: [], counters: [], variants: [], trace };
  const ALGORITHMS = { ...texts.ALGORITHMS, [OWN]: { ...texts.ALGORITHMS.trace, name } };
  return [
    { ...track, algorithms: [entrant, ...track.algorithms] },
    { ...texts, ALGORITHMS, HOW: { ...texts.HOW, [OWN]: how } },
  ];
}

/**
 * Opens the race in the panel and starts it. It runs in the client's worker under the run numbers
 * 101..105, which are closed with the race; other runs of the page should be paused.
 * @param {Track} track
 */
export async function openRace(track) {
  const { words, panel } = track;
  await Promise.all([
    words.add({ race: strings, run: names }),
    addStyle('race.css'),
    addStyle('mini.css'),
  ]);
  const { ALGORITHMS, VARIANTS } = words.of(names);
  const texts = { ...words.of(strings), ALGORITHMS, VARIANTS };
  open?.close();
  panel.dataset.race = '';
  open = new Race(...withProgram(track, texts));
  open.start.disabled = false; // a disabled button cannot have the focus
  open.start.focus();
  open.reset(true);
}
