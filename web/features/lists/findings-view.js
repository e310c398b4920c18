// The slowest puzzles of a list and its first errors.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';

/** @typedef {import('./tally.js').ListError} ListError */
/** @typedef {import('./tally.js').Slow} Slow */
/** @typedef {{slowest: Slow[], firstErrors: ListError[], errors: number}} Findings */

/** @param {Element} parent @param {'ol' | 'ul'} kind */
function addList(parent, kind) {
  const root = add(parent, 'section');
  return { root, title: add(root, 'h3'), list: add(root, kind) };
}

export class FindingsView {
  #texts;
  /** @type {Findings} */
  #findings = { slowest: [], firstErrors: [], errors: 0 };
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
    this.slowest = addList(this.root, 'ol');
    this.errors = addList(this.root, 'ul');
  }

  /** @param {Findings} findings */
  take(findings) {
    const { slowest, firstErrors } = (this.#findings = findings);
    this.#items = [];
    this.slowest.root.hidden = !slowest.length;
    this.slowest.list.replaceChildren();
    for (const slow of slowest) {
      const button = addButton(add(this.slowest.list, 'li'), '', () => this.show(slow.puzzle));
      const text = add(button, 'span');
      add(button, 'code', '', slow.puzzle);
      this.#items.push(() => (text.textContent = this.#texts().slow(slow)));
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
    const { slowest, firstErrors, errors } = this.#findings;
    this.slowest.title.textContent = this.#texts().slowest(slowest.length);
    this.errors.title.textContent = this.#texts().errors(firstErrors.length, errors);
    for (const write of this.#items) write();
  }
}
