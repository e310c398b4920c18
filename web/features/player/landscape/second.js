// Another program on the same puzzle, below the first one and on its scale: one pixel is as many steps.
// @ts-check
import { setText } from '../../../base/dom/dom.js';
import { add } from '../../../base/dom/element.js';
import { strings as runStrings } from '../../../run/en.js';
import { WatchedRun } from '../../../run/watched-run.js';
import { Chart } from './chart.js';
import { strings } from './en.js';

/** The number of the run in the worker. */
const RUN = 90;
/** A landscape narrower than this is also drawn pulled apart, in pixels. */
const SLIVER = 12;
/** Where it is drawn pulled apart, as parts of the width. */
const LENS = { left: 0.16, width: 0.36 };

export class Second {
  #runner;
  #words;
  #main;
  #choice;
  #run;
  #chart;
  #lens;
  #text;
  #algorithm = '';

  /**
   * @param {HTMLElement} place
   * @param {HTMLElement} foot  gets the choice of the program
   * @param {import('../../workbench/runner.js').Runner} runner
   * @param {object} options
   * @param {import('../../../base/words/words.js').Words} options.words
   * @param {Chart} options.main  whose scale this one has
   * @param {() => void} options.invalidate
   */
  constructor(place, foot, runner, { words, main, invalidate }) {
    this.#runner = runner;
    this.#words = words;
    this.#main = main;
    this.#choice = add(foot, 'select', 'quiet beside');
    this.#choice.addEventListener('change', () => {
      this.#algorithm = this.#choice.value;
      this.#begin();
    });
    this.place = add(place, 'div', 'second');
    this.#text = add(this.place, 'p');
    this.#run = new WatchedRun(runner.client, RUN);
    this.#run.addEventListener('change', invalidate);
    this.#chart = new Chart(this.place, this.#run, {
      words,
      invalidate,
      window: main.window,
      plain: true,
    });
    const lens = add(this.#chart.plot, 'div', 'lens');
    this.#lens = new Chart(lens, this.#run, { words, invalidate, plain: true });
    const { style } = this.#lens.root;
    style.left = `${100 * LENS.left}%`;
    style.right = `${100 * (1 - LENS.left - LENS.width)}%`;
    this.place.hidden = true;
  }

  translate() {
    const texts = this.#words.of(strings);
    const { ALGORITHMS } = this.#words.of(runStrings);
    const { algorithms, algorithm } = this.#runner.playback;
    this.#choice.setAttribute('aria-label', texts.beside);
    const options = algorithms
      .filter(({ id }) => id !== algorithm.id)
      .map(({ id }) => new Option(ALGORITHMS[id].name, id));
    const none = this.#algorithm ? texts.takeAway : texts.beside;
    this.#choice.replaceChildren(new Option(none, ''), ...options);
    this.#choice.value = this.#algorithm;
  }

  /** The first run is another one. */
  follow() {
    if (this.#algorithm === this.#runner.playback.algorithm.id) this.#algorithm = '';
    this.#begin();
  }

  #begin() {
    this.translate();
    this.place.hidden = !this.#algorithm;
    this.#main.other = this.#algorithm ? () => this.#length : () => 0;
    this.#chart.forget();
    this.#lens.forget();
    const { givens } = this.#runner.playback;
    if (!this.#algorithm) {
      this.#run.clear(givens);
      this.#runner.client.close(RUN);
    } else {
      const { algorithms } = this.#runner.playback;
      const variants = algorithms.find(({ id }) => id === this.#algorithm)?.variants ?? [];
      // It stops at the first solution, as most programs do.
      const variant = Math.max(0, variants.indexOf('first'));
      this.#run.begin({ type: 'start', algorithm: this.#algorithm, variant, givens });
      this.#run.use();
    }
  }

  get #length() {
    return this.#run.view?.extent.length ?? 0;
  }

  /** Offers to add a program; it can always be taken away. @param {boolean} offered */
  offer(offered) {
    this.#choice.hidden = !offered && !this.#algorithm;
  }

  /** @param {boolean} all  as of a chart */
  render(all) {
    const { view } = this.#run;
    if (this.place.hidden || !view) return;
    const { ALGORITHMS } = this.#words.of(runStrings);
    const texts = this.#words.of(strings);
    const { from, to } = this.#main.window.steps;
    const width = this.#chart.plot.clientWidth;
    const drawn = (width * this.#length) / (to - from);
    const sliver = from === 0 && drawn < SLIVER && view.extent.ended;
    const name = texts.second(ALGORITHMS[this.#algorithm].title, this.#length, view.extent.ended);
    const more = sliver ? texts.magnified((LENS.width * width) / drawn) : '';
    setText(this.#text, more ? `${name}. ${more}` : name);
    this.#chart.render(all);
    this.#lens.root.parentElement?.toggleAttribute('hidden', !sliver);
    if (sliver) this.#lens.render(all);
  }
}
