// A section of the share dialog whose code loads when it is first shown.
// @ts-check
import { add } from '../../base/dom/element.js';

/** @typedef {import('../workbench/mode.js').SharedPart} SharedPart */

export class LateSection {
  #load;
  /** Null before it is shown, and after it has failed to load. @type {Promise<SharedPart | void> | null} */
  #part = null;

  /**
   * @param {Element} parent
   * @param {(place: HTMLElement) => Promise<SharedPart | void>} load  fills the section; resolves with nothing
   *   if that has failed, which the page reports
   */
  constructor(parent, load) {
    this.#load = load;
    this.root = add(parent, 'section');
  }

  open() {}

  async show() {
    this.#part ??= this.#load(this.root);
    const part = await this.#part;
    if (!part) this.#part = null;
    else if (this.root.checkVisibility()) part.show();
  }

  async hide() {
    (await this.#part)?.hide?.();
  }

  async close() {
    (await this.#part)?.close();
  }
}
