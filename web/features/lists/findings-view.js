// The hardest puzzles of a list and its first errors.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';

/** @typedef {import('./tally.js').ListError} ListError */
/** @typedef {import('./tally.js').Hard} Hard */
/**
 * @typedef {object} Findings
 * @property {Hard[]} hardest
 * @property {ListError[]} firstErrors
 * @property {number} errors  all, of which the first are listed
 * @property {boolean} rated
 */

/** @param {Element} parent @param {'ol' | 'ul'} kind */
function addList(parent, kind) {
  const root = add(parent, 'section');
  return { root, title: add(root, 'h3'), list: add(root, kind) };
}

export class FindingsView {
  #texts;
  /** @type {Findings} */
  #findings = { hardest: [], firstErrors: [], errors: 0, rated: false };
  /** Functions that write the text of one item each. @type {(() => void)[]} */
  #items = [];

  /**
   * @param {Element} parent
   * @param {() => typeof import('./en.js').strings} texts
   * @param {(puzzle: string) => void} show  called with the puzzle that the reader clicks
   */
  constructor(parent, texts, show) {
    this.#texts = texts;
    this.show = show;
    this.root = add(parent, 'div', 'batch-lists');
    this.hardest = addList(this.root, 'ol');
    this.errors = addList(this.root, 'ul');
  }

  /** @param {Findings} findings */
  take(findings) {
    const { hardest, firstErrors } = (this.#findings = findings);
    this.#items = [];
    this.hardest.root.hidden = !hardest.length;
    this.hardest.list.replaceChildren();
    for (const hard of hardest) {
      const button = addButton(add(this.hardest.list, 'li'), '', () => this.show(hard.puzzle));
      const text = add(button, 'span');
      add(button, 'code', '', hard.puzzle);
      this.#items.push(() => (text.textContent = this.#texts().hard(hard)));
    }
    this.errors.root.hidden = !firstErrors.length;
    this.errors.list.replaceChildren();
    for (const error of firstErrors) {
      const details = add(add(this.errors.list, 'li'), 'details');
      const text = add(details, 'summary');
      add(details, 'code', '', error.text);
      this.#items.push(() => (text.textContent = this.#texts().error(error)));
    }
  }

  render() {
    const { hardest, firstErrors, errors, rated } = this.#findings;
    const texts = this.#texts();
    this.hardest.title.textContent = texts.hardest(hardest.length, rated);
    this.errors.title.textContent = texts.errors(firstErrors.length, errors, rated);
    for (const write of this.#items) write();
  }
}
