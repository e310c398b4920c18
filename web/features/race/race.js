// The race: two to four algorithms on the same puzzle, side by side in a dialog.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { Chart } from './chart.js';
import { Chooser } from './chooser.js';
import { Controls } from './controls.js';
import { Course, hasEnded, stepOf } from './course.js';
import { LaneView } from './lane.js';
import { Pace } from './pace.js';
import { strings as words } from './en.js';

/** @typedef {import('../../run/run-protocol.js').Algorithm} Algorithm */
/** @typedef {import('../../run/run-client.js').RunClient} RunClient */

const FEWEST_LANES = 2;
const CALM = 500; // ms between two pictures for readers who want less motion

const nextFrame = () => new Promise(requestAnimationFrame);

class Race {
  /** @type {Course} */
  #course;
  /** @type {LaneView[]} */
  #views = [];
  #pace = new Pace('steps');
  #stop = new AbortController(); // stops the loop that runs
  /** @type {Promise<void> | null} */
  #loop = null;
  #resets = 0;
  #drawn = 0; // when, in ms
  #ranked = '';
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  /** @param {RunClient} client @param {Algorithm[]} algorithms @param {string} givens @param {string[]} chosen */
  constructor(client, algorithms, givens, chosen) {
    this.client = client;
    this.givens = givens;
    this.#course = new Course(client, givens, []);

    this.dialog = add(document.body, 'dialog', 'race');
    this.dialog.setAttribute('aria-labelledby', 'race-title');
    const head = add(this.dialog, 'div', 'race-head');
    add(head, 'h2', '', words.title).id = 'race-title';
    addButton(head, words.close, () => this.dialog.close()).className = 'quiet';

    this.chooser = new Chooser(this.dialog, algorithms, chosen, () => this.#reset(false));
    this.controls = new Controls(this.dialog, {
      start: () => (this.#loop ? this.#stop.abort() : this.#go()),
      again: () => this.#reset(true),
      align: () => this.#reset(false),
    });
    this.error = add(this.dialog, 'p', 'error');
    this.error.setAttribute('role', 'alert');
    this.error.hidden = true;
    this.list = add(this.dialog, 'ul', 'lanes');
    this.list.setAttribute('aria-label', words.lanes);
    add(this.dialog, 'h3', '', words.work);
    this.plot = add(this.dialog, 'div', 'plot');
    this.chart = new Chart(this.plot, []);
    this.ranking = add(this.dialog, 'p', 'ranking');
    this.ranking.setAttribute('role', 'status');

    this.dialog.onclose = () => this.#leave();
  }

  open() {
    this.dialog.showModal();
    this.#reset(false);
  }

  async #halt() {
    this.#stop.abort();
    await this.#loop;
  }

  /** New lanes, at step 0. @param {boolean} go  whether they start at once */
  async #reset(go) {
    const reset = ++this.#resets; // a later one wins
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
    this.#pace = new Pace(this.controls.alignment);
    this.error.hidden = true;
    this.list.replaceChildren();
    this.plot.replaceChildren();
    this.#views = course.lanes.map((lane) => new LaneView(this.list, lane, this.givens));
    this.chart = new Chart(this.plot, course.lanes);
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

  /** Turn after turn, one a frame. @param {Course} course @param {AbortSignal} signal */
  async #run(course, signal) {
    let last = performance.now();
    for (;;) {
      await nextFrame();
      const lanes = course.running.length;
      if (signal.aborted || !lanes) return;
      const now = performance.now();
      const due = this.#pace.due(this.controls.perSecond, now - last, lanes);
      last = now;
      if (!due) continue;
      await course.turn(this.#pace.alignment, due);
      this.#pace.took(due, performance.now() - now);
      if (!this.#calm.matches || performance.now() - this.#drawn >= CALM) this.#draw();
    }
  }

  #draw() {
    this.#drawn = performance.now();
    for (const view of this.#views) view.draw(this.#pace.alignment);
    this.chart.draw();
    const { lanes } = this.#course;
    this.controls.show({
      going: !!this.#loop,
      begun: lanes.some((lane) => stepOf(lane) > 0),
      open: this.#course.running.length > 0,
      ready: lanes.length > 0,
    });
    const ranked = words.ranked(lanes, this.#pace.alignment);
    if (ranked !== this.#ranked) this.ranking.textContent = this.#ranked = ranked;
    this.ranking.classList.toggle('final', lanes.length > 0 && lanes.every(hasEnded));
  }

  /** @param {unknown} error */
  #fail(error) {
    this.error.hidden = false;
    this.error.textContent = words.failed(error);
  }

  async #leave() {
    this.#resets++;
    this.dialog.remove();
    await this.#halt();
    this.#course.close();
  }
}

/** The first and last two of the table: the plain ideas and the better ones. @param {Algorithm[]} table */
const usual = (table) => table.filter((_, i) => i < 2 || i >= table.length - 2).map(({ id }) => id);

/**
 * Opens the race in a modal dialog, paused at step 0. It runs in the client's worker under the run
 * numbers 101..104, which are given up when the dialog closes; the page's other runs should pause.
 * Needs race.css.
 * @param {object} options
 * @param {RunClient} options.client
 * @param {Algorithm[]} options.algorithms  the table, of the worker's `ready`
 * @param {string} options.givens  81 digits, 0 where there is none
 * @param {string[]} [options.chosen]  ids of two to four algorithms to begin with
 * @returns {HTMLDialogElement} removed from the document when it closes; hear its `close` event
 */
export function openRace({ client, algorithms, givens, chosen = usual(algorithms) }) {
  const race = new Race(client, algorithms, givens, chosen);
  race.open();
  return race.dialog;
}
