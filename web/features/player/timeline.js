// The timeline: draws the run, and moves it by pointer. It can be enlarged: by wheel, by two fingers,
// by keys.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { strings as runStrings } from '../../run/en.js';
import { partsOf } from '../../run/run-protocol.js';
import { strings } from './en.js';
import * as shapes from './strip.js';

/** @typedef {import('./strip.js').Window} Window */
/** @typedef {Window & {depths: number[], events: Uint32Array}} Exact  the depth of every step */

/** Windows up to this span are drawn from their events; the worker returns at most 10,000. */
const EXACT_SPAN = 9_000;
/** An enlarged window moves on when the step is this close to its end, as a part of its span. */
const MARGIN = 0.04;
/** Ticks are drawn if they are at least this far apart on average, in pixels. */
const TICK_PX = 3;
/** Width of a character of the axis, in pixels. */
const CHARACTER_PX = 6.6;

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
  /** @type {Exact | null} */
  #exact = null;
  #asking = '';
  #turn = 0;
  /** What was drawn last. */
  #drawn = '';
  /** @type {import('../../run/run-protocol.js').Extent | undefined} */
  #extent;
  /** Pointers that are down, by their ids: x coordinates. @type {Map<number, number>} */
  #pointers = new Map();
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
    this.#turn++;
    this.#window = null;
    this.#exact = null;
    this.#asking = '';
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

  // ---- Pointer ----------------------------------------------------------------------------------

  /** @param {boolean} wheel */
  #listen(wheel) {
    const root = this.#root;
    root.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || /** @type {Element} */ (event.target).closest('button')) return;
      event.preventDefault(); // the slider takes the focus, the text no selection
      root.setPointerCapture(event.pointerId);
      this.#pointers.set(event.pointerId, event.clientX);
      this.#part('input').focus({ preventScroll: true });
      if (this.#pointers.size === 1) this.#goTo(event.clientX);
    });
    root.addEventListener('pointermove', (event) => this.#move(event));
    for (const type of ['pointerup', 'pointercancel'])
      root.addEventListener(type, (event) => {
        this.#pointers.delete(/** @type {PointerEvent} */ (event).pointerId);
      });
    root.addEventListener('pointerleave', () => this.#hoverAt(-1));
    root.addEventListener(
      'wheel',
      (event) => {
        if (!wheel && !event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const { deltaX, deltaY, deltaMode } = event;
        const unit = deltaMode ? 30 : 1;
        if (Math.abs(deltaX) > Math.abs(deltaY)) this.#pan((deltaX * unit) / this.#width);
        else
          this.zoom(
            Math.exp(deltaY * unit * (event.ctrlKey ? 0.01 : 0.002)),
            this.#partAt(event.clientX),
          );
      },
      { passive: false },
    );
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

  /** @param {number} clientX */
  #goTo(clientX) {
    this.#playback.go(this.#stepAt(this.#partAt(clientX)));
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientX, pointerType }) {
    const old = this.#pointers.get(pointerId);
    if (old === undefined) {
      if (pointerType === 'mouse') this.#hoverAt(this.#partAt(clientX));
      return;
    }
    this.#pointers.set(pointerId, clientX);
    if (this.#pointers.size === 1) return this.#goTo(clientX);
    const [a, b] = [...this.#pointers].map(([id, x]) => (id === pointerId ? [old, x] : [x, x]));
    const [was, is] = [0, 1].map((time) => Math.max(8, Math.abs(a[time] - b[time])));
    this.zoom(was / is, this.#partAt((a[1] + b[1]) / 2));
  }

  /** @param {number} part  of the width */
  #pan(part) {
    if (!this.#window) return;
    const { from, to } = this.#window;
    this.#window = shapes.movedTo(this.#window, from + part * (to - from), this.#length);
    this.invalidate();
  }

  /** @param {number} part */
  #hoverAt(part) {
    this.#hover = part;
    this.#showHover();
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

  // ---- Rendering --------------------------------------------------------------------------------

  /** The window follows the step. */
  #follow() {
    const window = this.#window;
    const { step } = this.#playback;
    if (!window || this.#pointers.size || step === this.#followed) return;
    this.#followed = step;
    if (window.to > this.#length) this.#window = null;
    const part = shapes.partOf(step, window);
    if (part >= 0 && part <= 1 - (step < this.#length ? MARGIN : 0)) return;
    const span = window.to - window.from;
    this.#window = shapes.movedTo(window, step - span * (part < 0 ? 0.5 : 0.1), this.#length);
  }

  /** Asks for the events of a short window. */
  async #look() {
    const { from, to } = this.window;
    const known = this.#exact;
    const span = to - from;
    const wanted = `${from} ${to}`;
    if (!this.#length || span > EXACT_SPAN || this.#asking === wanted) return;
    if (known && known.from <= from && known.to >= to) return;
    const turn = this.#turn;
    this.#asking = wanted;
    // A little more on both sides, for small movements of the window.
    const first = Math.max(0, Math.floor(from - (EXACT_SPAN - span) / 2));
    const reply = await this.#playback.events(first, EXACT_SPAN).catch(() => null);
    if (!reply || turn !== this.#turn) return;
    const depths = [reply.depth];
    for (const bits of reply.events) {
      const kind = this.#playback.kindOf(bits);
      const change = kind === 'place' ? 1 : kind === 'remove' ? -1 : 0;
      depths.push(depths[depths.length - 1] + change);
    }
    this.#exact = { from: first, to: first + reply.events.length, depths, events: reply.events };
    this.#drawn = '';
    this.invalidate();
  }

  /** @returns {Exact | null} that of the window */
  get #known() {
    const exact = this.#exact;
    const { from, to } = this.window;
    return exact && exact.from <= from && exact.to >= Math.min(to, this.#length) ? exact : null;
  }

  #columns() {
    const { view } = this.#playback;
    const width = Math.max(1, this.#width);
    const window = this.window;
    const exact = this.#known;
    if (exact) {
      return shapes.columnsOfDepths(
        exact.depths.slice(window.from - exact.from, window.to - exact.from + 1),
        window,
        width,
      );
    }
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
      const exact = this.#known;
      /** @type {number[]} */
      const parts = [];
      exact?.events.forEach((bits, i) => {
        const step = exact.from + i + 1;
        if (inside(step) && wanted(bits)) parts.push(shapes.partOf(step, window));
      });
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
    const half = (/** @type {string} */ text) => (text.length * CHARACTER_PX) / 2 + 4;
    const pill = shapes.partOf(step, window) * width;
    const taken = [[pill, half(texts.number(step)) + 6]];
    const labels = [
      { text: texts.number(from), part: 0, name: 'first' },
      { text: last, part: 1, name: 'end' },
      ...shapes.axisSteps(window, Math.floor(width / 140)).map((n) => ({
        text: own.axis(n),
        part: shapes.partOf(n, window),
        name: '',
      })),
    ].filter(({ text, part, name }) => {
      const size = half(text);
      const at = part * width + (name === 'first' ? size : name === 'end' ? -size : 0);
      if (taken.some(([x, room]) => Math.abs(x - at) < room + size)) return false;
      taken.push([at, size]);
      return true;
    });
    const place = this.#part('.xs');
    while (place.childElementCount > labels.length) place.lastElementChild?.remove();
    while (place.childElementCount < labels.length) place.append(document.createElement('span'));
    labels.forEach(({ text, part, name }, i) => {
      const label = /** @type {HTMLElement} */ (place.children[i]);
      label.className = name;
      label.style.left = `${100 * part}%`;
      setText(label, text);
    });
  }

  render() {
    const playback = this.#playback;
    const { view, step, breakpoints, solutions } = playback;
    if (!view || !this.#width) return;
    this.#follow();
    this.#look();
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
