// The landscape of one run: asks for what its window shows, and draws it with its axis and its rows.
// @ts-check
import { add } from '../../../base/dom/element.js';
import { StepWindow } from '../step-window.js';
import { barsOf, columnAt, contains, placed, rowsOf } from './columns.js';
import { strings } from './en.js';
import { Labels } from './labels.js';
import { Latest } from './latest.js';
import { imagesOf, Painter } from './picture.js';
import { Tones } from './tones.js';

/** @typedef {import('../../../../wasm/run.d.ts').Landscape} Landscape */
/** @typedef {import('../../../../wasm/run.d.ts').TreeNode} TreeNode */
/** @typedef {import('../../../run/watched-run.js').WatchedRun} WatchedRun */

/** Columns at most, however many pixels the screen has. */
const MOST_COLUMNS = 2048;
/** The shortest window, in steps. */
const LEAST_SPAN = 60;
/** While the length of the run grows, the landscape is asked for this often, in milliseconds. */
const UPDATE_MS = 250;
/** While the window changes, likewise: until the answer, the columns that are there are stretched. */
const MOVE_MS = 100;
/** Solutions whose whole path is shown; of the others, only where they are. */
const MOST_PATHS = 20;
/** From this part of the run on, the rows fit the window. */
const SMALL = 1 / 12;
/** Duration of a change of the rows, in milliseconds. */
const FIT_MS = 120;
/** Duration of the change of the path to the solution, that of the wave on the board, in milliseconds. */
const WAVE_MS = 700;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export class Chart {
  /** @type {Landscape | null} */
  landscape = null;
  /** @type {import('./columns.js').Bar[]} */
  bars = [];
  /** The node below the pointer, or the one that keys have chosen. @type {TreeNode | null} */
  chosen = null;
  /** Nodes that contain the step, as far as they are known. @type {TreeNode[]} */
  path = [];
  /** @type {TreeNode[]} */
  #solved = [];
  /** @type {import('./picture.js').Images | null} */
  #images = null;
  /** The colours of the images. */
  #theme = '';
  /** @type {Tones | null} */
  #tones = null;
  #rows = { low: 0, high: 81 };
  /** Where the rows were, and since when they change. */
  #before = { low: 0, high: 81, since: 0 };
  /** When the landscape was asked for last. */
  #asked = -UPDATE_MS;
  /** The run was at its end. */
  #ended = false;
  #timer = 0;
  /** All but what is about the pointer. */
  #base = document.createElement('canvas');
  /** What is drawn there. */
  #drawn = '';
  /** Counts the answers. */
  #news = 0;
  #labels;
  /** When the run was first seen at its end, with a solution; else 0. */
  #foundSince = 0;
  #size = { width: 0, height: 0 };

  /**
   * @param {HTMLElement} place
   * @param {WatchedRun} run
   * @param {object} options
   * @param {import('../../../base/words/words.js').Words} options.words
   * @param {StepWindow} [options.window]  the steps that are shown; default: a new window
   * @param {boolean} [options.plain]  without axis, rows and step
   * @param {() => void} options.invalidate  requests a rendering
   */
  constructor(place, run, { words, window, plain = false, invalidate }) {
    this.root = add(place, 'div', 'land');
    this.run = run;
    this.window =
      window ??
      new StepWindow(() => Math.max(run.view?.extent.length ?? 0, this.other()), LEAST_SPAN);
    this.words = words;
    this.plain = plain;
    this.invalidate = invalidate;
    this.plot = add(this.root, 'div', 'plot');
    this.#labels = new Labels(this.root, this.plot, words);
    this.canvas = document.createElement('canvas');
    this.#labels.bands.after(this.canvas);
    this.root.classList.toggle('plain', plain);
    const { window: steps } = this;
    this.columns = new Latest(
      (/** @type {{from: number, to: number, width: number}} */ { from, to, width }) =>
        run.landscape(from, to, width),
      ({ landscape }) => {
        if (!landscape) return;
        this.landscape = landscape;
        this.bars = barsOf(landscape);
        this.#images = null;
        this.#fit(steps.steps);
        this.#renew();
      },
      invalidate,
    );
    this.paths = new Latest(
      (/** @type {number} */ step) => run.tree({ step, depth: 99, opened: [] }),
      ({ path }) => {
        this.path = path;
        this.#renew();
      },
      invalidate,
    );
    this.proofs = new Latest(
      (/** @type {number[]} */ solutions) =>
        Promise.all(solutions.map((step) => run.tree({ step, depth: 99, opened: [] }))),
      (replies) => {
        const nodes = replies.flatMap((reply) => reply?.path ?? []);
        this.#solved = [
          ...new Map(nodes.map((node) => [`${node.depth} ${node.begin}`, node])).values(),
        ];
        this.#renew();
      },
      invalidate,
    );
    new ResizeObserver(([{ contentRect }]) => {
      this.#size = { width: contentRect.width, height: contentRect.height };
      invalidate();
    }).observe(this.plot);
  }

  #renew() {
    this.#news++;
    this.invalidate();
  }

  /** The run is another one. */
  forget() {
    this.#news++;
    for (const each of [this.columns, this.paths, this.proofs]) each.forget();
    this.landscape = this.chosen = this.#images = null;
    this.bars = [];
    this.path = [];
    this.#solved = [];
    this.window.showWhole();
    this.#rows = { low: 0, high: this.deepest };
    this.#before.since = 0;
  }

  get #length() {
    return this.run.view?.extent.length ?? 0;
  }

  /** The depth of a full board. */
  get deepest() {
    return this.run.givens.split('0').length - 1 || 1;
  }

  /** Shows a part of the steps. @param {() => void} change  of the window */
  move(change) {
    change();
    this.#fit(this.window.steps);
    this.invalidate();
  }

  /** @param {{from: number, to: number}} window */
  #fit({ from, to }) {
    const small = to - from < this.#length * SMALL;
    const rows = rowsOf(this.landscape, small, this.deepest);
    if (rows.low === this.#rows.low && rows.high === this.#rows.high) return;
    const since = calm.matches || this.plain ? 0 : performance.now();
    this.#before = { ...this.#shownRows, since };
    this.#rows = rows;
  }

  get #shownRows() {
    const part = Math.min(1, (performance.now() - this.#before.since) / FIT_MS);
    const between = (/** @type {'low' | 'high'} */ name) =>
      this.#before[name] + (this.#rows[name] - this.#before[name]) * part;
    return { low: between('low'), high: between('high') };
  }

  /**
   * The step and the depth at a point of the window of the browser.
   * @param {number} x @param {number} y
   */
  placeOf(x, y) {
    const { left, top, width, height } = this.plot.getBoundingClientRect();
    const part = Math.max(0, Math.min(1, (x - left) / width));
    const { from, to } = this.window.steps;
    const { low, high } = this.#rows;
    return {
      part,
      step: Math.min(this.#length, Math.max(1, Math.ceil(from + part * (to - from)))),
      depth: low + Math.ceil(((top + height - y) / height) * (high - low)),
    };
  }

  /** Whether some node reaches a depth near a step, as far as the columns show. @param {number} step @param {number} depth */
  hasNode(step, depth) {
    const { landscape } = this;
    return Boolean(landscape && depth > 0 && landscape.high[columnAt(landscape, step)] >= depth);
  }

  /** Nodes that contain the step: those known, and the bars round its column. */
  #open() {
    const { step } = this.run;
    const nodes = this.path.filter((node) => contains(node, step)).map(placed);
    const known = new Set(nodes.map(({ depth }) => depth));
    const column = this.landscape ? columnAt(this.landscape, step) : -1;
    const bars = this.bars.filter(
      ({ first, last, depth }) => first <= column && column < last && !known.has(depth),
    );
    return [...nodes, ...bars];
  }

  /** @param {boolean} [all]  colours and texts may have changed, too */
  render(all) {
    const { run, window } = this;
    const { view, step, solutions } = run;
    const { width, height } = this.#size;
    if (!view || !width || !height) return;
    if (!this.plain) window.follow(step);
    const { from, to } = window.steps;
    const { length, ended } = view.extent;
    const scale = devicePixelRatio;
    const end = Math.min(to, length);
    const part = Math.max(0, end - from) / (to - from);
    const columns = Math.min(MOST_COLUMNS, Math.ceil(width * scale * part));
    if (ended && !this.#ended) this.#asked = -UPDATE_MS; // the whole of it at once
    this.#ended = ended;
    const wait = this.#asked + (ended ? MOVE_MS : UPDATE_MS) - performance.now();
    clearTimeout(this.#timer);
    if (wait <= 0) {
      this.columns.want([from, to, columns, ended || to < length ? '' : length].join(), () => {
        this.#asked = performance.now();
        return { from, to: end, width: columns };
      });
    } else this.#timer = setTimeout(this.invalidate, wait);
    if (!this.path.some((node) => node.begin === step) || this.path.length < view.snapshot.depth)
      this.paths.want(`${step} ${ended || length}`, () => step);
    if (solutions.length) this.proofs.want(solutions.join(), () => solutions.slice(0, MOST_PATHS));
    if (all || !this.#tones) this.#takeColours();
    if (all) this.#drawn = '';
    const isNew = this.#draw(Math.round(width * scale), Math.round(height * scale), scale);
    if (!this.plain && (all || isNew)) this.#labels.show(this, this.#rows, this.#size);
  }

  /** The colours of the page. */
  #takeColours() {
    const style = getComputedStyle(this.root);
    const names = ['--paper', '--ink', '--tried'];
    const theme = names.map((name) => style.getPropertyValue(name)).join() + style.color;
    if (this.#tones && theme === this.#theme) return;
    this.#theme = theme;
    this.#tones = new Tones(this.root);
    this.#images = null;
  }

  /**
   * @param {number} width @param {number} height @param {number} scale
   * @returns {boolean}  whether more has changed than what is about the pointer
   */
  #draw(width, height, scale) {
    const { landscape, canvas, run } = this;
    if (canvas.width !== width || canvas.height !== height)
      Object.assign(canvas, { width, height });
    const tones = this.#tones;
    if (!landscape || !tones) return false;
    this.#images ??= imagesOf(landscape, this.bars, tones, this.#reach);
    const rows = this.#shownRows;
    if (rows.low !== this.#rows.low || rows.high !== this.#rows.high) this.invalidate();
    const { step, solutions } = run;
    const labels = !this.window.isWhole;
    const view = { ...this.window.steps, ...rows, scale, labels };
    const painter = new Painter(canvas, tones, view);
    const found = this.#found;
    const now = {
      step: this.plain ? Infinity : step,
      open: this.plain ? [] : this.#open().filter(({ depth }) => depth > found),
    };
    const drawn = JSON.stringify([view, width, height, now, found, solutions.length, this.#news]);
    const isNew = drawn !== this.#drawn;
    if (isNew) {
      this.#drawn = drawn;
      Object.assign(this.#base, { width, height });
      new Painter(this.#base, tones, view).draw(landscape, this.#images, this.bars, {
        ...now,
        found,
        solved: this.#solved.map(placed),
        solutions: solutions.slice(MOST_PATHS),
        reject: this.rejects,
        cellName: this.words.of(strings).cellName,
      });
    }
    painter.frame(this.#base, this.chosen && placed(this.chosen), now);
    if (!this.plain) this.#labels.showTip(this.chosen, painter, scale);
    return isNew;
  }

  /** The length of another run on the same scale. */
  other = () => 0;
  /** The depth up to which nodes show that they have led to a solution: at the end of the run, it rises. */
  get #found() {
    const { atEnd, solutions } = this.run;
    if (this.plain) return Infinity;
    if (!atEnd || !solutions.length) return (this.#foundSince = 0);
    this.#foundSince ||= performance.now();
    const part = calm.matches ? 1 : (performance.now() - this.#foundSince) / WAVE_MS;
    if (part < 1) this.invalidate();
    return part < 1 ? part * this.deepest : Infinity;
  }

  /** Bit of the kind of event that a digit does not fit. */
  rejects = 0;

  /** The depth with the strongest colour: few segments of the run are deeper. */
  get #reach() {
    const high = [...(this.run.view?.extent.depthProfile.high ?? [])].sort((a, b) => a - b);
    return Math.max(1, high[Math.floor(0.97 * (high.length - 1))] ?? this.deepest);
  }
}
