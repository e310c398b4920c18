// The picture of a landscape on a canvas. All measures are in pixels of the screen.
// @ts-check
import { DEPTHS } from './columns.js';
import { css, mix } from './tones.js';

/** @typedef {import('../../../../wasm/run.d.ts').Landscape} Landscape */
/** @typedef {import('../../../../wasm/run.d.ts').TreeNode} TreeNode */
/** @typedef {import('./columns.js').Bar} Bar */
/** @typedef {import('./tones.js').Tones} Tones */

/**
 * Columns as images, one row of pixels for each depth, from 1 up: as they are behind and ahead of the step.
 * Each is made when it is needed.
 * @typedef {{readonly past: HTMLCanvasElement, readonly ahead: HTMLCanvasElement}} Images
 */

/**
 * @typedef {object} View
 * @property {number} from  steps
 * @property {number} to
 * @property {number} low  depths: those above
 * @property {number} high
 * @property {number} scale  pixels of the screen in one of the page
 * @property {boolean} labels  wide nodes have their digits
 */

/**
 * @typedef {object} Marks
 * @property {number} step
 * @property {number} found  the run is at its end, with a solution: nodes up to this depth show it; else 0
 * @property {Node[]} open  nodes that contain the step
 * @property {Node[]} solved  nodes that contain a solution
 * @property {number[]} solutions  steps
 * @property {number} reject  bit of the kind of event that a digit does not fit
 * @property {(cell: number) => string} cellName
 */

/** @typedef {Pick<TreeNode, 'begin' | 'end' | 'depth' | 'cell' | 'digit'>} Node */

/** How strong the colour of a column is that a depth covers in part. */
const ALPHA = Uint8Array.from({ length: 1025 }, (_, i) => 255 * (i / 1024) ** 0.62);

/**
 * @param {Landscape} landscape
 * @param {Bar[]} bars
 * @param {Tones} tones
 * @param {number} reach  the depth with the strongest colour
 * @returns {Images}
 */
export function imagesOf({ borders, steps }, bars, tones, reach) {
  const width = Math.max(1, borders.length - 1);
  const parts = Array.from({ length: DEPTHS }, (_, depth) => Math.min(1, depth / reach));
  /** @param {(part: number) => number[]} tone */
  const image = (tone) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = DEPTHS - 1;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const data = context.createImageData(width, DEPTHS - 1);
    const pixels = new DataView(data.data.buffer);
    const put = (
      /** @type {number} */ x,
      /** @type {number} */ depth,
      /** @type {number} */ value,
    ) => pixels.setUint32(4 * ((depth - 1) * width + x), value);
    const packed = (/** @type {number[]} */ colour) =>
      colour.reduce((bits, value) => bits * 256 + Math.round(value), 0) * 256;
    const plain = parts.map((part) => packed(tone(part)));
    for (let x = 0; x < borders.length - 1; x++) {
      const whole = borders[x + 1] - borders[x];
      let covered = 0;
      for (let depth = DEPTHS - 1; depth > 0; depth--) {
        covered += steps[DEPTHS * x + depth];
        if (covered) put(x, depth, plain[depth] + ALPHA[Math.ceil((1024 * covered) / whole)]);
      }
    }
    for (const { first, last, depth, digit } of bars) {
      const value = packed(tones.shade(tone(parts[depth]), digit)) + 255;
      for (let x = first; x < last; x++) put(x, depth, value);
    }
    context.putImageData(data, 0, 0);
    return canvas;
  };
  /** @type {{past?: HTMLCanvasElement, ahead?: HTMLCanvasElement}} */
  const made = {};
  return {
    get past() {
      return (made.past ??= image(tones.past));
    },
    get ahead() {
      return (made.ahead ??= image(tones.ahead));
    },
  };
}

/** A bar has an edge from this width on, a digit, and also the name of its cell. */
const [EDGE, DIGIT, NAME] = [4, 13, 78];
/** Single steps are seen from this width on. */
const STEP = 2;

/** Draws a landscape, and over it what is about the pointer. */
export class Painter {
  #context;
  #tones;
  #view;

  /** @param {HTMLCanvasElement} canvas @param {Tones} tones @param {View} view */
  constructor(canvas, tones, view) {
    this.#context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    this.#tones = tones;
    this.#view = view;
    this.width = canvas.width;
    this.height = canvas.height;
    this.row = this.height / (view.high - view.low);
    this.gap = this.row >= 9 * view.scale ? view.scale : 0;
  }

  /** @param {number} step */
  x(step) {
    const { from, to } = this.#view;
    return ((step - from) / (to - from)) * this.width;
  }

  /** Where the step is in the picture. @param {number} step */
  #now(step) {
    return Math.max(0, Math.min(this.width, this.x(step)));
  }

  /** The upper edge of a depth. @param {number} depth */
  y(depth) {
    return Math.round(this.height - (depth - this.#view.low) * this.row);
  }

  /** @param {Landscape} landscape @param {Images} images @param {Bar[]} bars @param {Marks} marks */
  draw(landscape, images, bars, marks) {
    const context = this.#context;
    context.clearRect(0, 0, this.width, this.height);
    context.imageSmoothingEnabled = false;
    const now = this.#now(marks.step);
    if (now > 0) this.#columns(landscape, images.past, 0, now);
    if (now < this.width) this.#columns(landscape, images.ahead, now, this.width);
    this.#clashes(landscape, marks);
    for (const node of marks.solved) this.#solved(node, marks);
    for (const step of marks.solutions) {
      const x = Math.min(this.x(step), this.width);
      context.fillStyle = css(this.#tones.solved(1, marks.found > 0));
      const width = 2.5 * this.#view.scale;
      if (x >= 0 && x <= this.width) context.fillRect(x - width, 0, width, this.height);
    }
    const { scale } = this.#view;
    for (const { begin, depth, digit } of marks.open)
      this.#box(
        this.x(begin),
        Math.max(now, this.x(begin) + scale),
        depth,
        css(this.#tones.open(digit)),
      );
    const wide = bars.filter(({ begin, end }) => this.x(end) - this.x(begin) >= EDGE * scale);
    this.#edges(wide);
    this.#labels(wide, marks, now);
  }

  /** @param {Landscape} landscape @param {HTMLCanvasElement} image @param {number} left @param {number} right */
  #columns({ borders }, image, left, right) {
    const count = borders.length - 1;
    if (count < 1) return;
    const context = this.#context;
    const { from, to, low, high } = this.#view;
    const width = (borders[count] - borders[0]) / count; // steps
    // Only what is seen: in a much larger window, the image would be too wide for a canvas.
    const first = Math.max(0, Math.floor((from - borders[0]) / width));
    const last = Math.min(count, Math.ceil((to - borders[0]) / width));
    if (last <= first) return;
    const [begin, end] = [first, last].map((column) => this.x(borders[0] + column * width));
    context.save();
    context.beginPath();
    context.rect(left, 0, right - left, this.height);
    context.clip();
    for (let depth = Math.floor(low) + 1; depth <= Math.ceil(high); depth++) {
      const top = this.y(depth) + this.gap;
      const height = Math.max(1, this.y(depth - 1) - top);
      context.drawImage(image, first, depth - 1, last - first, 1, begin, top, end - begin, height);
    }
    context.restore();
  }

  /** @param {number} left @param {number} right @param {number} depth @param {string} colour */
  #box(left, right, depth, colour) {
    const [a, b] = [Math.max(0, left), Math.min(this.width, right)];
    if (b <= a) return;
    const top = this.y(depth) + (b - a < 5 * this.#view.scale ? 0 : this.gap);
    this.#context.fillStyle = colour;
    this.#context.fillRect(a, top, b - a, this.y(depth - 1) - top);
  }

  /** @param {Node} node @param {Marks} marks */
  #solved({ begin, end, depth, digit }, { found }) {
    const right = this.x(end);
    const left = Math.min(this.x(begin), right - 2.5 * this.#view.scale);
    if (right >= 0) this.#box(left, right, depth, css(this.#tones.solved(digit, depth <= found)));
  }

  /** Ticks where a digit does not fit, if single steps are seen. @param {Landscape} landscape @param {Marks} marks */
  #clashes({ borders, kinds, low }, { step, reject }) {
    const { scale } = this.#view;
    if (this.x(1) - this.x(0) < STEP * scale) return;
    kinds.forEach((mask, column) => {
      const at = borders[column + 1];
      if (!(mask & reject) || at - borders[column] !== 1) return;
      const [left, right] = [this.x(at - 1), this.x(at)];
      const height = this.row * 0.34;
      this.#context.fillStyle = css(this.#tones.of('clash'), at <= step ? 0.62 : 0.25);
      const bottom = this.y(low[column]);
      this.#context.fillRect(left, bottom - height, Math.max(scale, right - left - scale), height);
    });
  }

  /** @param {Bar[]} bars */
  #edges(bars) {
    const { scale } = this.#view;
    this.#context.fillStyle = css(this.#tones.of('paper'));
    for (const { begin, end, depth } of bars) {
      const left = Math.round(this.x(begin));
      const width = scale * (this.x(end) - left > 40 * scale ? 1.5 : 1);
      if (left > 0) this.#context.fillRect(left, this.y(depth), width, this.row + 0.5);
    }
  }

  /** @param {Bar[]} bars @param {Marks} marks @param {number} now */
  #labels(bars, { open, solved, found, cellName, step }, now) {
    const { scale } = this.#view;
    if (!this.#view.labels || this.row < 14 * scale) return;
    const context = this.#context;
    const tones = this.#tones;
    const { digits, text } = tones.faces;
    const size = Math.min(this.row * 0.74, 22 * scale);
    const within = (/** @type {Node[]} */ nodes, /** @type {Bar} */ bar) =>
      nodes.some(
        (each) => each.depth === bar.depth && each.begin <= bar.begin + 1 && each.end >= bar.end,
      );
    context.textBaseline = 'alphabetic';
    for (const bar of bars) {
      let [left, right] = [Math.max(0, this.x(bar.begin)), Math.min(this.width, this.x(bar.end))];
      const isOpen = within(open, bar);
      const isSolved = within(solved, bar);
      if (isOpen && now > left && now < right) {
        if (now - left >= 16 * scale) right = now;
        else left = now;
      }
      if (right - left < DIGIT * scale || !bar.digit || bar.depth > this.#view.high) continue;
      const dark = (isOpen && left < now) || (isSolved && bar.depth <= found);
      const light =
        bar.begin < step
          ? mix(tones.of('hill-top'), tones.of('ink'), 0.6)
          : mix(tones.of('ahead'), tones.of('ink'), 0.7);
      context.fillStyle = css(dark ? tones.of('on-ink') : isSolved ? tones.of('proven') : light);
      const named = right - left > NAME * scale;
      const middle = this.y(bar.depth) + (this.row + this.gap) / 2;
      if (named) {
        context.textAlign = 'left';
        context.font = `400 ${13 * scale}px ${text}`;
        context.fillText(cellName(bar.cell), left + 9 * scale, middle + 4.7 * scale);
      }
      context.font = `italic 400 ${size}px ${digits}`;
      context.textAlign = named ? 'left' : 'center';
      const x = named ? left + 46 * scale : (left + right) / 2;
      context.fillText(String(bar.digit), x, middle + size * 0.345);
    }
  }

  /**
   * Shows the picture of another canvas and frames a node in it: all but its subtree is paler.
   * @param {HTMLCanvasElement} picture
   * @param {Node | null} chosen  the node below the pointer
   * @param {Pick<Marks, 'step' | 'open'>} marks
   */
  frame(picture, chosen, { step, open }) {
    const context = this.#context;
    const { scale } = this.#view;
    context.globalCompositeOperation = 'copy';
    context.drawImage(picture, 0, 0);
    context.globalCompositeOperation = 'source-over';
    if (!chosen) return;
    const { begin, end, depth } = chosen;
    const now = this.#now(step);
    const [left, right, top] = [this.x(begin), this.x(end), this.y(depth)];
    context.globalCompositeOperation = 'destination-out';
    context.fillStyle = 'rgb(0 0 0 / 0.56)';
    context.fillRect(0, 0, left, top + this.row);
    context.fillRect(right, 0, this.width - right, top + this.row);
    context.globalCompositeOperation = 'source-over';
    for (const each of open)
      if (each.depth >= depth)
        this.#box(this.x(each.begin), now, each.depth, css(this.#tones.of('tried'), 0.55));
    context.strokeStyle = css(this.#tones.of('ink'));
    context.lineWidth = 2 * scale;
    const x = Math.max(scale, left - scale);
    const width = Math.max(3 * scale, Math.min(this.width - scale, right + scale) - x);
    context.strokeRect(x, top + this.gap - scale, width, this.row - this.gap + 2 * scale);
  }
}
