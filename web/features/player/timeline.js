// The timeline: draws the run, and moves it by pointer. It can be enlarged: by wheel, by two fingers,
// by keys.
// @ts-check
import { setAttribute, setText } from '../../base/dom/dom.js';
import { strings as runStrings } from '../../run/en.js';
import { partsOf } from '../../run/run-protocol.js';
import { PILL, showAxis } from './axis.js';
import { columnsOfDepths, columnsOfProfile } from './columns.js';
import { strings } from './en.js';
import { ExactWindow } from './exact-window.js';
import { StepWindow } from './step-window.js';
import { listenToStrip } from './strip-pointer.js';
import * as shapes from './strip.js';

/**
 * Single steps have ticks if these are at least this far apart on average, in pixels. Backtracks that
 * are denser are shown by ticks that are this far apart where the backtracks are most frequent.
 */
const TICK_PX = 3;

export class Timeline {
  #root;
  #playback;
  #words;
  #plot;
  #window;
  #exact;
  /** What was drawn last. */
  #drawn = '';
  /** @type {import('../../run/run-protocol.js').Extent | undefined} */
  #extent;
  /** Where the pointer hovers, as a part of the width; -1 outside. */
  #hover = -1;
  #width = 0;
  /** The ticks show how often the search backtracks, not each backtrack. */
  #dense = false;

  /**
   * @param {HTMLElement} root  filled with STRIP
   * @param {import('../../run/playback.js').Playback} playback
   * @param {import('../../base/words/words.js').Words} words
   * @param {object} options
   * @param {boolean} options.wheel  the wheel enlarges without Ctrl: nothing else scrolls
   * @param {() => void} options.invalidate  requests a rendering
   */
  constructor(root, playback, words, { wheel, invalidate }) {
    this.#root = root;
    this.#playback = playback;
    this.#words = words;
    this.invalidate = invalidate;
    this.#plot = this.#part('.plot');
    this.#window = new StepWindow(() => this.#length);
    this.#exact = new ExactWindow(playback, () => {
      this.#drawn = '';
      invalidate();
    });
    this.#listen(wheel);
    new ResizeObserver(([{ contentRect }]) => {
      this.#width = Math.round(contentRect.width);
      invalidate();
    }).observe(this.#plot);
    words.addEventListener('change', () => (this.#drawn = ''));
  }

  /** @param {string} selector */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#root.querySelector(selector));
  }

  get #length() {
    return this.#playback.view?.extent.length ?? 0;
  }

  /** Another run has begun. */
  forget() {
    this.#window.showWhole();
    this.#exact.forget();
    this.#drawn = '';
  }

  showWhole() {
    this.#window.showWhole();
    this.invalidate();
  }

  /**
   * Enlarges or reduces.
   * @param {number} factor  of the span of steps: below 1 enlarges
   * @param {number} [part]  of the width that stays in place, by default where the run is
   */
  zoom(factor, part) {
    const { step } = this.#playback;
    this.#window.zoom(factor, part ?? this.#window.partOf(step), step);
    this.invalidate();
  }

  /** @param {boolean} wheel */
  #listen(wheel) {
    const at = this.#partAt.bind(this);
    for (const type of ['keydown', 'focusout'])
      this.#root.addEventListener(type, () => delete this.#root.dataset.pressed);
    listenToStrip(this.#root, wheel, {
      isDown: (down) => (this.#window.held = down),
      focus: () => {
        this.#root.dataset.pressed = '';
        this.#part('input').focus({ preventScroll: true });
      },
      goTo: (x) => this.#playback.go(this.#window.stepAt(at(x))),
      hover: (x) => {
        this.#hover = x === null ? -1 : at(x);
        this.#showHover();
      },
      pan: (pixels) => {
        this.#window.pan(pixels / this.#width);
        this.invalidate();
      },
      zoom: (factor, x) => this.zoom(factor, at(x)),
    });
    this.#part('.whole').addEventListener('click', () => this.showWhole());
  }

  /** @param {number} clientX @returns {number} part of the width */
  #partAt(clientX) {
    const { left, width } = this.#plot.getBoundingClientRect();
    return Math.max(0, Math.min(1, (clientX - left) / width));
  }

  #showHover() {
    const [line, value] = [this.#part('.hover'), this.#part('.value')];
    const part = this.#hover;
    line.hidden = value.hidden = part < 0 || !this.#length;
    if (line.hidden) return;
    const { low, high, backtracks } = this.#columns();
    const x = Math.min(low.length - 1, Math.floor(part * low.length));
    if (x < 0) return;
    const texts = this.#words.of(strings);
    const step = this.#window.stepAt(part);
    setText(value, texts.hover(step, low[x], high[x], this.#dense ? backtracks[x] : 0));
    this.#root.style.setProperty('--hover', `${100 * part}%`);
  }

  #columns() {
    const { view } = this.#playback;
    const width = Math.max(1, this.#width);
    const { steps } = this.#window;
    const depths = this.#exact.depths(steps);
    if (depths) return columnsOfDepths(depths, steps, width);
    return view
      ? columnsOfProfile(view.extent, steps, width)
      : { low: [], mean: [], high: [], backtracks: [] };
  }

  /** The depth at the top: that of the full board. */
  get #deepest() {
    return [...this.#playback.givens].filter((digit) => digit === '0').length || 1;
  }

  #draw() {
    const playback = this.#playback;
    const width = Math.max(1, this.#width);
    const window = this.#window;
    /** Parts of the width of the events that are wanted. @param {(bits: number) => boolean} wanted */
    const places = (wanted) => {
      const parts = this.#exact.find(window.steps, wanted).map((step) => window.partOf(step));
      return parts.length * TICK_PX > width ? [] : parts;
    };
    const columns = this.#columns();
    const backtracks = places((bits) => playback.kindOf(bits) === 'remove');
    this.#dense = !backtracks.length;
    const marks = shapes.markPaths(width, {
      backtracks: this.#dense ? shapes.spread(columns.backtracks, TICK_PX) : backtracks,
      stops: playback.breakpoints
        ? places((bits) => Boolean((playback.breakpoints >> partsOf(bits).label) & 1))
        : [],
      solutions: playback.solutions
        .filter((step) => window.has(step))
        .map((step) => window.partOf(step)),
      flag: playback.trace?.illegal && window.has(this.#length) ? [1] : [],
    });
    const deepest = this.#deepest;
    const hill = shapes.hillPaths(columns, deepest);
    const box = `0 0 ${width} ${shapes.HEIGHT}`;
    for (const svg of this.#plot.querySelectorAll('svg')) setAttribute(svg, 'viewBox', box);
    for (const [name, path] of Object.entries({ ...hill, ...marks })) {
      for (const each of this.#plot.querySelectorAll(`path.${name}`)) setAttribute(each, 'd', path);
    }
    setText(this.#part('.y.most'), String(deepest));
  }

  /** @param {number} at  the place of the pill with the current step, 0..1 */
  #drawAxis(at) {
    const { view, solutions, step } = this.#playback;
    const texts = this.#words.of(runStrings);
    const own = this.#words.of(strings);
    const window = this.#window;
    const { from, to } = window.steps;
    const width = this.#width;
    const whole = to >= this.#length;
    const ended = Boolean(view?.extent.ended);
    const last =
      whole && view
        ? own.end(this.#length, ended, solutions.at(-1) === this.#length && ended)
        : texts.number(to);
    showAxis(this.#part('.xs'), width, [
      { text: texts.number(step), part: at, name: PILL },
      { text: texts.number(from), part: 0, name: 'first' },
      { text: last, part: 1, name: 'end' },
      ...shapes.axisSteps(window.steps, Math.floor(width / 140)).map((n) => ({
        text: own.axis(n),
        part: window.partOf(n),
        name: '',
      })),
    ]);
  }

  render() {
    const playback = this.#playback;
    const { view, step, breakpoints, solutions } = playback;
    if (!view || !this.#width) return;
    const window = this.#window;
    window.follow(step);
    const { from, to } = window.steps;
    playback.marked = window.isWhole ? null : window.steps;
    this.#exact.ask(window.steps);
    const part = window.partOf(step);
    const at = Math.max(0, Math.min(1, part));
    this.#part('.at').hidden = part !== at; // outside of the window
    this.#root.style.setProperty('--at', `${100 * at}%`);
    const pill = this.#part('.pill');
    setText(pill, this.#words.of(runStrings).number(step));
    setAttribute(pill, 'data-beyond', part < 0 ? 'left' : part > 1 ? 'right' : '');
    this.#part('.whole').hidden = window.isWhole;
    this.#drawAxis(at);
    const drawn = [from, to, this.#width, breakpoints, solutions.length].join();
    if (drawn === this.#drawn && view.extent === this.#extent) return;
    const grown = view.extent.length !== this.#extent?.length || drawn !== this.#drawn;
    this.#drawn = drawn;
    this.#extent = view.extent;
    if (!grown) return;
    this.#draw();
    this.#showHover();
  }
}
