// What is worth a look in a list that was solved: the slowest puzzles and the first errors.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { strings } from './en.js';

/** @typedef {import('./tally.js').ListError} ListError */
/** @typedef {import('./tally.js').Slow} Slow */
/** @typedef {{slowest: Slow[], firstErrors: ListError[], errors: number}} Findings */

/** @param {Element} parent @param {'ol' | 'ul'} kind */
function addList(parent, kind) {
  const root = add(parent, 'section');
  return { root, title: add(root, 'h3'), list: add(root, kind) };
}

export class FindingsView {
  /** @type {Findings} */
  #findings = { slowest: [], firstErrors: [], errors: 0 };
  /** The texts of the items, made anew for another language. @type {(() => void)[]} */
  #texts = [];

  /** @param {Element} parent @param {(puzzle: string) => void} show */
  constructor(parent, show) {
    this.show = show;
    this.root = add(parent, 'div', 'batch-lists');
    this.slowest = addList(this.root, 'ol');
    this.errors = addList(this.root, 'ul');
  }

  /** @param {Findings} findings */
  take(findings) {
    const { slowest, firstErrors } = (this.#findings = findings);
    this.#texts = [];
    this.slowest.root.hidden = !slowest.length;
    this.slowest.list.replaceChildren();
    for (const slow of slowest) {
      const button = addButton(add(this.slowest.list, 'li'), '', () => this.show(slow.puzzle));
      const text = add(button, 'span');
      add(button, 'code', '', slow.puzzle);
      this.#texts.push(() => (text.textContent = strings.slow(slow)));
    }
    this.errors.root.hidden = !firstErrors.length;
    this.errors.list.replaceChildren();
    for (const error of firstErrors) {
      const details = add(add(this.errors.list, 'li'), 'details');
      const text = add(details, 'summary');
      add(details, 'code', '', error.text);
      this.#texts.push(() => (text.textContent = strings.error(error)));
    }
    this.render();
  }

  render() {
    const { slowest, firstErrors, errors } = this.#findings;
    this.slowest.title.textContent = strings.slowest(slowest.length);
    this.errors.title.textContent = strings.errors(firstErrors.length, errors);
    for (const write of this.#texts) write();
  }
}
