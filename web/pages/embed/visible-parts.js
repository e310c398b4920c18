// Which parts of an embedded board are shown, and which overlays on it.
// @ts-check
import { PARTS, USUAL_PARTS } from '../../run/embed-options.js';

const FINE_PRINT = ['code', 'stack', 'log', 'counters'];
const BAR = ['strip', 'player', 'speed'];

export class Shown {
  #names = new Set(USUAL_PARTS);
  /** @type {string[]} */
  #always = [];
  #find;

  /**
   * @param {HTMLElement} root  holds the parts, each with a `data-part`
   * @param {ReturnType<typeof import('../../base/dom/dom.js').finderIn>} find
   */
  constructor(root, find) {
    this.root = root;
    this.#find = find;
    this.#render();
  }

  /** @param {string} name */
  has(name) {
    return this.#names.has(name) || this.#always.includes(name);
  }

  get names() {
    return [...new Set([...this.#names, ...this.#always])];
  }

  set names(names) {
    this.#names = new Set(names);
    this.#render();
  }

  /** Parts that are shown also without their names. @param {string[]} names */
  set always(names) {
    this.#always = names;
    this.#render();
  }

  #render() {
    const any = (/** @type {string[]} */ parts) => parts.some((part) => this.has(part));
    for (const part of this.root.querySelectorAll('[data-part]')) {
      /** @type {HTMLElement} */ (part).hidden = !this.has(part.getAttribute('data-part') ?? '');
    }
    // The log is updated only while its place is visible.
    this.#find('panel-log').hidden = !this.has('log');
    this.#find('player').hidden = !any(BAR);
    const { classList } = this.root;
    classList.toggle('sided', any(FINE_PRINT));
    classList.toggle('boardless', !this.has('board'));
    classList.toggle('stageless', !any(PARTS.filter((part) => !FINE_PRINT.includes(part))));
  }
}
