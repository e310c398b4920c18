// The landscape of a whole run as a small picture, without marks or pointer.
// @ts-check
import { barsOf, DEPTHS } from './columns.js';
import { imagesOf } from './picture.js';
import { css, Tones } from './tones.js';

/** Width of the line of a solution, in pixels of the page. */
const LINE = 2.5;

export class SmallLandscape {
  #canvas;
  #images;
  #tones;
  #path;
  #columns;
  #deepest;
  #drawn = '';

  /**
   * @param {HTMLCanvasElement} canvas  in the document
   * @param {import('../../../../wasm/run.d.ts').Landscape} landscape
   * @param {number} deepest  the depth at the top
   */
  constructor(canvas, landscape, deepest) {
    const bars = barsOf(landscape);
    this.#canvas = canvas;
    this.#deepest = Math.max(1, deepest);
    this.#tones = new Tones(/** @type {HTMLElement} */ (canvas.parentElement));
    this.#columns = Math.max(1, landscape.borders.length - 1);
    const reach = landscape.high.reduce((a, b) => Math.max(a, b), 1);
    this.#images = imagesOf(landscape, bars, this.#tones, reach);
    /** Nodes that contain the end. */
    this.#path = bars.filter(({ last }) => last === this.#columns);
  }

  /**
   * @param {number} part  of the run that is over, 0..1
   * @param {boolean} solves  the run ends with a solution
   * @param {object} [options]
   * @param {number[]} [options.solutions]  others, as parts of the run
   * @param {{width: number, height: number, scale: number}} [options.size]  in pixels, and how many of them
   *   are a pixel of the page; by default as the canvas is shown
   */
  draw(part, solves, { solutions = [], size } = {}) {
    const canvas = this.#canvas;
    const scale = size?.scale ?? devicePixelRatio;
    const [width, height] = size
      ? [size.width, size.height]
      : [canvas.clientWidth, canvas.clientHeight].map((pixels) => Math.round(pixels * scale));
    const now = Math.round(part * width);
    const drawn = [width, height, now, solves].join();
    const context = canvas.getContext('2d');
    if (!context || !width || drawn === this.#drawn) return;
    this.#drawn = drawn;
    Object.assign(canvas, { width, height });
    context.imageSmoothingEnabled = false;
    context.setTransform(1, 0, 0, -1, 0, height); // depth goes up
    const rows = Math.min(DEPTHS - 1, this.#deepest);
    for (const [image, from, to] of /** @type {const} */ ([
      [this.#images.past, 0, now],
      [this.#images.ahead, now, width],
    ])) {
      if (to <= from) continue;
      context.save();
      context.beginPath();
      context.rect(from, 0, to - from, height);
      context.clip();
      context.drawImage(image, 0, 0, this.#columns, rows, 0, 0, width, height);
      context.restore();
    }
    const line = LINE * scale;
    context.fillStyle = css(this.#tones.solved(1, part === 1));
    for (const at of solutions) context.fillRect(at * width - line, 0, line, height);
    if (!solves) return;
    for (const { first, depth, digit } of this.#path) {
      context.fillStyle = css(this.#tones.solved(digit, part === 1));
      const x = (first / this.#columns) * width;
      context.fillRect(x, ((depth - 1) / rows) * height, width - x, height / rows);
    }
    context.fillStyle = css(this.#tones.solved(1, part === 1));
    context.fillRect(width - line, 0, line, height);
  }
}
