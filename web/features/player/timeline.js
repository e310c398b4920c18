// The timeline: draws the run, and moves it by pointer. It can be enlarged: by wheel, by two fingers,
// by keys.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { strings as runStrings } from '../../run/en.js';
import { partsOf } from '../../run/run-protocol.js';
import { PILL, showAxis } from './axis.js';
import { strings } from './en.js';
import { ExactWindow } from './exact-window.js';
import { listenToStrip } from './strip-pointer.js';
import * as shapes from './strip.js';

/** @typedef {import('./strip.js').Window} Window */

/** Ticks are drawn if they are at least this far apart on average, in pixels. */
const TICK_PX = 3;

/** @param {Element} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export class Timeline {
  #root;
  #playback;
  #words;
  #plot;
  /** Null: the whole run. @type {Window | null} */
  #window = null;
  #exact;
  /** What was drawn last. */
  #drawn = '';
  /** @type {import('../../run/run-protocol.js').Extent | undefined} */
  #extent;
  /** A pointer is down: the window does not follow the step. */
  #held = false;
  /** Where the pointer hovers, as a part of the width; -1 outside. */
  #hover = -1;
  #width = 0;
  /** The step that the window has followed last. */
  #followed = -1;

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

  /** The steps that are shown. @returns {Window} */
  get window() {
    return this.#window ?? { from: 0, to: Math.max(1, this.#length) };
  }

  /** Another run has begun. */
  forget() {
    this.#window = null;
    this.#exact.forget();
    this.#drawn = '';
  }

  /** Shows the whole run. */
  showWhole() {
    this.#window = null;
    this.invalidate();
  }

  /**
   * Enlarges or reduces.
   * @param {number} factor  of the span of steps: below 1 enlarges
   * @param {number} [part]  of the width that stays in place, by default where the run is
   */
  zoom(factor, part = shapes.partOf(this.#playback.step, this.window)) {
    if (!this.#length) return;
    const fixed = Math.max(0, Math.min(1, part));
    this.#window = shapes.zoomed(this.window, fixed, factor, this.#length);
    this.#followed = this.#playback.step; // the user chooses what is shown
    this.invalidate();
  }

  /** @param {boolean} wheel */
  #listen(wheel) {
    const at = this.#partAt.bind(this);
    listenToStrip(this.#root, wheel, {
      isDown: (down) => (this.#held = down),
      focus: () => this.#part('input').focus({ preventScroll: true }),
      goTo: (x) => this.#playback.go(this.#stepAt(at(x))),
      hover: (x) => {
        this.#hover = x === null ? -1 : at(x);
        this.#showHover();
      },
      pan: (pixels) => this.#pan(pixels / this.#width),
      zoom: (factor, x) => this.zoom(factor, at(x)),
    });
    this.#part('.whole').addEventListener('click', () => this.showWhole());
  }

  /** @param {number} clientX @returns {number} part of the width */
  #partAt(clientX) {
    const { left, width } = this.#plot.getBoundingClientRect();
    return Math.max(0, Math.min(1, (clientX - left) / width));
  }

  /** @param {number} part @returns {number} */
  #stepAt(part) {
    const { from, to } = this.window;
    return Math.round(from + part * (to - from));
  }

  /** @param {number} part  of the width */
  #pan(part) {
    if (!this.#window) return;
    const { from, to } = this.#window;
    this.#window = shapes.movedTo(this.#window, from + part * (to - from), this.#length);
    this.invalidate();
  }

  #showHover() {
    const [line, value] = [this.#part('.hover'), this.#part('.value')];
    const part = this.#hover;
    line.hidden = value.hidden = part < 0 || !this.#length;
    if (line.hidden) return;
    const columns = this.#columns();
    const x = Math.min(columns.low.length - 1, Math.floor(part * columns.low.length));
    if (x < 0) return;
    const texts = this.#words.of(strings);
    setText(value, texts.hover(this.#stepAt(part), columns.low[x], columns.high[x]));
    this.#root.style.setProperty('--hover', `${100 * part}%`);
  }

  /** The window follows the step. */
  #follow() {
    const window = this.#window;
    const { step } = this.#playback;
    if (!window || this.#held || step === this.#followed) return;
    this.#followed = step;
    const moved = shapes.following(window, step, this.#length);
    if (moved !== window) this.#window = moved;
    else if (window.to > this.#length) this.#window = null;
  }

  #columns() {
    const { view } = this.#playback;
    const width = Math.max(1, this.#width);
    const window = this.window;
    const depths = this.#exact.depths(window);
    if (depths) return shapes.columnsOfDepths(depths, window, width);
    return view
      ? shapes.columnsOfProfile(view.extent, window, width)
      : { low: [], middle: [], high: [] };
  }

  /** The depth at the top: that of the full board. */
  get #deepest() {
    return [...this.#playback.givens].filter((digit) => digit === '0').length || 1;
  }

  #drawHill() {
    const { low, middle, high } = this.#columns();
    const deepest = this.#deepest;
    const ridge = shapes.edge(middle, deepest);
    const paths = {
      high: shapes.area(shapes.edge(high, deepest)),
      middle: shapes.area(ridge),
      low: shapes.area(shapes.edge(low, deepest)),
      ridge,
    };
    const box = `0 0 ${Math.max(1, this.#width)} ${shapes.HEIGHT}`;
    for (const svg of this.#plot.querySelectorAll('svg')) setAttribute(svg, 'viewBox', box);
    for (const [name, path] of Object.entries(paths)) {
      for (const each of this.#plot.querySelectorAll(`.${name}`)) setAttribute(each, 'd', path);
    }
    setText(this.#part('.y.most'), String(deepest));
  }

  #drawMarks() {
    const playback = this.#playback;
    const window = this.window;
    const width = Math.max(1, this.#width);
    const inside = (/** @type {number} */ step) => step >= window.from && step <= window.to;
    /** Parts of the width of the events that are wanted. @param {(bits: number) => boolean} wanted */
    const places = (wanted) => {
      const parts = this.#exact.find(window, wanted).map((step) => shapes.partOf(step, window));
      return parts.length * TICK_PX > width ? [] : parts;
    };
    const { HEIGHT } = shapes;
    const backtracks = places((bits) => playback.kindOf(bits) === 'remove');
    const stops = playback.breakpoints
      ? places((bits) => Boolean((playback.breakpoints >> partsOf(bits).label) & 1))
      : [];
    const solutions = playback.solutions.filter(inside).map((step) => shapes.partOf(step, window));
    const flags = playback.trace?.illegal && inside(this.#length) ? [1] : [];
    const paths = {
      backtracks: shapes.ticks(backtracks, width, HEIGHT - 9, HEIGHT),
      stops: shapes.ticks(stops, width, 0, 14),
      solutions: shapes.ticks(solutions, width, 0, HEIGHT),
      flag: shapes.ticks(flags, width, 0, HEIGHT),
    };
    for (const [name, path] of Object.entries(paths))
      setAttribute(this.#part(`.marks .${name}`), 'd', path);
  }

  #drawAxis() {
    const { view, solutions, step } = this.#playback;
    const texts = this.#words.of(runStrings);
    const own = this.#words.of(strings);
    const window = this.window;
    const { from, to } = window;
    const width = this.#width;
    const whole = to >= this.#length;
    const ended = Boolean(view?.extent.ended);
    const last =
      whole && view
        ? own.end(this.#length, ended, solutions.at(-1) === this.#length && ended)
        : texts.number(to);
    showAxis(this.#part('.xs'), width, [
      { text: texts.number(step), part: shapes.partOf(step, window), name: PILL },
      { text: texts.number(from), part: 0, name: 'first' },
      { text: last, part: 1, name: 'end' },
      ...shapes.axisSteps(window, Math.floor(width / 140)).map((n) => ({
        text: own.axis(n),
        part: shapes.partOf(n, window),
        name: '',
      })),
    ]);
  }

  render() {
    const playback = this.#playback;
    const { view, step, breakpoints, solutions } = playback;
    if (!view || !this.#width) return;
    this.#follow();
    this.#exact.ask(this.window);
    const window = this.window;
    const part = shapes.partOf(step, window);
    const at = Math.max(0, Math.min(1, part));
    this.#part('.at').hidden = part !== at; // outside of the window
    this.#root.style.setProperty('--at', `${100 * at}%`);
    setText(this.#part('.pill'), this.#words.of(runStrings).number(step));
    this.#part('.whole').hidden = !this.#window;
    this.#drawAxis();
    const drawn = [window.from, window.to, this.#width, breakpoints, solutions.length].join();
    if (drawn === this.#drawn && view.extent === this.#extent) return;
    const grown = view.extent.length !== this.#extent?.length || drawn !== this.#drawn;
    this.#drawn = drawn;
    this.#extent = view.extent;
    if (!grown) return;
    this.#drawHill();
    this.#drawMarks();
    this.#showHover();
  }
}
