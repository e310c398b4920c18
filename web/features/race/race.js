// The race: two to four algorithms on the same puzzle, side by side in a dialog.
// @ts-check
import { Dialog } from '../../base/dom/dialog.js';
import { add } from '../../base/dom/element.js';
import { strings as names } from '../../run/en.js';
import { Chart } from './chart.js';
import { Chooser } from './chooser.js';
import { Controls } from './controls.js';
import { Course, hasEnded, stepOf } from './course.js';
import { LaneView } from './lane.js';
import { RaceClock } from './race-clock.js';
import { strings } from './en.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */
/** @typedef {typeof strings & Pick<typeof names, 'ALGORITHMS' | 'VARIANTS'>} RaceTexts  in the language of the page */

const FEWEST_LANES = 2;
const CALM_MS = 500; // between two frames if reduced motion is preferred

const nextFrame = () => new Promise(requestAnimationFrame);

class Race {
  /** @type {Course} */
  #course;
  /** @type {LaneView[]} */
  #views = [];
  #clock = new RaceClock('steps');
  #stop = new AbortController(); // stops the current loop
  /** @type {Promise<void> | null} */
  #loop = null;
  #resets = 0;
  #drawn = 0; // time of the last drawing, in ms
  #ranked = '';
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  /**
   * @param {RunClient} client
   * @param {Algorithm[]} algorithms
   * @param {string} givens
   * @param {string[]} chosen
   * @param {RaceTexts} texts
   */
  constructor(client, algorithms, givens, chosen, texts) {
    this.texts = texts;
    this.client = client;
    this.givens = givens;
    this.#course = new Course(client, givens, []);

    this.frame = new Dialog('race');
    this.frame.setTexts(texts.title, texts.close);
    this.dialog = this.frame.element;
    this.chooser = new Chooser(this.dialog, texts, algorithms, chosen, () => this.#reset(false));
    this.controls = new Controls(this.dialog, texts, {
      start: () => (this.#loop ? this.#stop.abort() : this.#go()),
      again: () => this.#reset(true),
      align: () => this.#reset(false),
    });
    this.error = add(this.dialog, 'p', 'error');
    this.error.setAttribute('role', 'alert');
    this.error.hidden = true;
    this.list = add(this.dialog, 'ul', 'lanes');
    this.list.setAttribute('aria-label', texts.lanes);
    add(this.dialog, 'h3', '', texts.work);
    this.plot = add(this.dialog, 'div', 'plot');
    this.chart = new Chart(this.plot, texts, []);
    this.ranking = add(this.dialog, 'p', 'ranking');
    this.ranking.setAttribute('role', 'status');
  }

  open() {
    this.frame.open(this.controls.start).then(() => this.#leave());
    this.#reset(false);
  }

  async #halt() {
    this.#stop.abort();
    await this.#loop;
  }

  /** Creates new lanes at step 0. @param {boolean} go  whether they start at once */
  async #reset(go) {
    const reset = ++this.#resets; // a later reset supersedes this one
    await this.#halt();
    if (reset !== this.#resets) return;
    this.#course.close();
    const entries = this.chooser.entries;
    const course = new Course(
      this.client,
      this.givens,
      entries.length >= FEWEST_LANES ? entries : [],
    );
    this.#course = course;
    this.#clock = new RaceClock(this.controls.alignment);
    this.error.hidden = true;
    this.list.replaceChildren();
    this.plot.replaceChildren();
    this.#views = course.lanes.map(
      (lane) => new LaneView(this.list, this.texts, lane, this.givens),
    );
    this.chart = new Chart(this.plot, this.texts, course.lanes);
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
    if (this.#loop || !this.#course.running.length || !this.dialog.open) return;
    this.#stop = new AbortController();
    this.#loop = this.#run(this.#course, this.#stop.signal)
      .catch((error) => this.#fail(error))
      .finally(() => {
        this.#loop = null;
        this.#draw();
      });
    this.#draw();
  }

  /** Runs one turn per frame. @param {Course} course @param {AbortSignal} signal */
  async #run(course, signal) {
    let last = performance.now();
    for (;;) {
      await nextFrame();
      const lanes = course.running.length;
      if (signal.aborted || !lanes) return;
      const now = performance.now();
      const due = this.#clock.due(this.controls.perSecond, now - last, lanes);
      last = now;
      if (!due) continue;
      await course.turn(this.#clock.alignment, due);
      this.#clock.took(due, performance.now() - now);
      if (!this.#calm.matches || performance.now() - this.#drawn >= CALM_MS) this.#draw();
    }
  }

  #draw() {
    this.#drawn = performance.now();
    for (const view of this.#views) view.draw(this.#clock.alignment);
    this.chart.draw();
    const { lanes } = this.#course;
    this.controls.show({
      going: !!this.#loop,
      begun: lanes.some((lane) => stepOf(lane) > 0),
      open: this.#course.running.length > 0,
      ready: lanes.length > 0,
    });
    const ranked = this.texts.ranked(lanes, this.#clock.alignment);
    if (ranked !== this.#ranked) this.ranking.textContent = this.#ranked = ranked;
    this.ranking.classList.toggle('final', lanes.length > 0 && lanes.every(hasEnded));
  }

  /** @param {unknown} error */
  #fail(error) {
    this.error.hidden = false;
    this.error.textContent = this.texts.failed(error);
  }

  async #leave() {
    this.#resets++;
    this.dialog.remove();
    await this.#halt();
    this.#course.close();
  }
}

/** The default choice: the first two and the last two of the table. @param {Algorithm[]} table */
const usual = (table) => table.filter((_, i) => i < 2 || i >= table.length - 2).map(({ id }) => id);

/**
 * Opens the race in a modal dialog, paused at step 0. It runs in the client's worker under the run
 * numbers 101..104, which are closed with the dialog; other runs of the page should be paused.
 * Needs race.css.
 * @param {object} options
 * @param {RunClient} options.client
 * @param {Algorithm[]} options.algorithms  the table from the worker's `ready` message
 * @param {string} options.givens  81 digits, 0 for a blank
 * @param {string[]} [options.chosen]  ids of the two to four algorithms that are chosen at first
 * @param {import('../../base/words/words.js').Words} options.words
 * @returns {Promise<HTMLDialogElement>}  the dialog, which is removed from the document when it closes
 */
export async function openRace({ client, algorithms, givens, words, chosen = usual(algorithms) }) {
  await words.add({ race: strings, run: names });
  const { ALGORITHMS, VARIANTS } = words.of(names);
  const texts = { ...words.of(strings), ALGORITHMS, VARIANTS };
  const race = new Race(client, algorithms, givens, chosen, texts);
  race.open();
  return race.dialog;
}
