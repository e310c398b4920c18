// The landscape of a search as a canvas, in the colours of a card.
// @ts-check
import { add } from '../../base/dom/element.js';

/** @typedef {import('./search.js').Search} Search */

/** Draws the landscape of a whole run on a canvas; see player/landscape/small.js. @typedef {{draw(part: number, solves: boolean, options: {solutions: number[], size: Size}): void}} Picture */
/** In pixels; `scale` of them are one of the card. @typedef {{width: number, height: number, scale: number}} Size */
/**
 * @typedef {object} Tools
 * @property {import('../workbench/workbench.js').Workbench} workbench
 * @property {import('../workbench/runner.js').Runner} runner
 * @property {new (canvas: HTMLCanvasElement, landscape: import('../../../wasm/run.d.ts').Landscape, deepest: number) => Picture} Landscape
 */

export class SearchLandscape {
  #picture;

  /**
   * @param {HTMLElement} place  in the document, with the colour scheme of the card
   * @param {Tools['Landscape']} Landscape
   * @param {import('../../../wasm/run.d.ts').Landscape} landscape
   * @param {number} deepest  the depth at the top
   */
  constructor(place, Landscape, landscape, deepest) {
    const holder = add(place, 'div');
    this.canvas = add(holder, 'canvas');
    this.#picture = new Landscape(this.canvas, landscape, deepest);
    holder.remove();
  }

  /** @param {Search} search  of the landscape @param {number} step  that is reached @param {Size} size @returns {HTMLCanvasElement} */
  at({ length, solves, solutions }, step, size) {
    const shown = solutions.filter((each) => each <= step).map((each) => each / length);
    this.#picture.draw(step / length, solves, { solutions: shown, size });
    return this.canvas;
  }
}
