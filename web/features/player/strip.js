// The timeline: the depth of the run from its first step to the last known one.
// @ts-check

/** @typedef {import('../../run/run-protocol.js').Extent} Extent */

/** Positions of the slider over the strip: any length fits. */
export const POSITIONS = 10_000;

/** @param {number} step @param {number} length */
export const positionOf = (step, length) =>
  length ? Math.round((Math.min(step, length) / length) * POSITIONS) : 0;

/** @param {number} position @param {number} length */
export const stepOf = (position, length) => Math.round((position / POSITIONS) * length);

/**
 * The bars of the timeline, one for each stretch of the run.
 * @param {Extent} extent
 * @param {number} width
 * @param {number} height
 * @returns {{left: number, right: number, top: number, bottom: number}[]} top is the greatest depth
 */
export function bars({ depthProfile, segmentLength, length }, width, height) {
  let deepest = 1;
  for (let i = 1; i < depthProfile.length; i += 2) deepest = Math.max(deepest, depthProfile[i]);
  const x = (/** @type {number} */ step) => (Math.min(step, length) / length) * width;
  // A stretch of constant depth is a line of one pixel.
  const y = (/** @type {number} */ depth) => height - 1 - (depth / deepest) * (height - 2);
  return Array.from({ length: depthProfile.length >> 1 }, (_, i) => ({
    left: x(i * segmentLength),
    right: x((i + 1) * segmentLength),
    top: y(depthProfile[2 * i + 1]),
    bottom: y(depthProfile[2 * i]) + 1,
  }));
}

/** The timeline on a canvas. */
export class Strip {
  /** What was drawn last. @type {Extent | undefined} */
  #extent;
  #drawn = '';

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  }

  /**
   * Does nothing if the picture would be the same.
   * @param {Extent} extent
   * @param {number} step
   * @param {number} [flagged]  a step to be marked
   */
  draw(extent, step, flagged) {
    const { canvas, context } = this;
    const scale = devicePixelRatio;
    const width = canvas.clientWidth;
    const height = canvas.clientHeight;
    const style = getComputedStyle(canvas);
    const drawn = [step, flagged, scale, width, height, style.color].join();
    if (extent === this.#extent && drawn === this.#drawn) return;
    this.#extent = extent;
    this.#drawn = drawn;
    canvas.width = width * scale;
    canvas.height = height * scale;
    context.scale(scale, scale);
    const length = Math.max(1, extent.length);
    const at = (Math.min(step, length) / length) * width;
    const all = bars(extent, width, height);
    for (const [colour, from, to] of /** @type {[string, number, number][]} */ ([
      [style.getPropertyValue('--strip-behind'), 0, at],
      [style.getPropertyValue('--strip-ahead'), at, width],
    ])) {
      context.fillStyle = colour;
      for (const { left, right, top, bottom } of all) {
        const [l, r] = [Math.max(left, from), Math.min(right, to)];
        if (r <= l) continue;
        context.globalAlpha = 0.35;
        context.fillRect(l, top, r - l, height - top);
        context.globalAlpha = 1;
        context.fillRect(l, top, Math.max(r - l, 0.5), bottom - top);
      }
    }
    context.fillStyle = style.color;
    context.fillRect(Math.min(width - 2, Math.max(0, at - 1)), 0, 2, height);
    if (flagged !== undefined) this.#flag((Math.min(flagged, length) / length) * width);
  }

  /** Draws a flag at the top. @param {number} x */
  #flag(x) {
    const { context, canvas } = this;
    const left = Math.min(x, canvas.clientWidth - 2);
    const to = left > canvas.clientWidth / 2 ? -9 : 9;
    context.fillStyle = getComputedStyle(canvas).getPropertyValue('--strip-flag');
    context.fillRect(left - 1, 0, 2, canvas.clientHeight);
    context.beginPath();
    context.moveTo(left, 0);
    context.lineTo(left + to, 5);
    context.lineTo(left, 10);
    context.fill();
  }
}
