// What a batch came to, to click into.
// @ts-check
import { add, addButton } from '../element.js';
import { strings } from '../strings/batch-en.js';

/** @typedef {import('./batch.js').Summary} Summary */
/** @typedef {import('./target.js').Result} Result */

/**
 * @typedef {object} Outcome
 * @property {Pick<Summary, 'puzzles' | 'errors' | 'milliseconds' | 'slowest' | 'firstErrors'>} summary
 * @property {'done' | 'cancelled' | 'full' | 'failed'} end
 * @property {unknown} error  where it failed
 * @property {string} target  its id
 * @property {Result | null} result  null where it could not be kept
 * @property {number} bytes  of output
 */

export class OutcomeView {
  /** @type {Outcome | null} */
  #outcome = null;
  #address = '';
  #warned = false;

  /** The results may be lost. */
  unsaved = false;

  /**
   * @param {Element} parent
   * @param {{again: () => void, show: (puzzle: string) => void}} actions
   */
  constructor(parent, { again, show }) {
    this.show = show;
    this.root = add(parent, 'section', 'batch-outcome');
    this.root.setAttribute('aria-labelledby', 'batch-outcome');
    this.title = add(this.root, 'h3');
    this.title.id = 'batch-outcome';
    this.title.tabIndex = -1;
    this.error = add(this.root, 'p', 'error');
    this.kept = add(this.root, 'p');
    const bar = add(this.root, 'div', 'bar');
    this.link = add(bar, 'a', 'batch-main');
    this.link.onclick = () => {
      this.unsaved = this.#warned = false;
      this.render();
    };
    this.again = addButton(bar, '', () => {
      if (this.unsaved && !this.#warned) {
        this.#warned = true;
        return this.render();
      }
      this.forget();
      again();
    });
    this.warning = add(this.root, 'p', 'error');
    this.warning.setAttribute('role', 'alert');
    const lists = add(this.root, 'div', 'batch-lists');
    this.slowest = this.#addList(lists, 'ol');
    this.errors = this.#addList(lists, 'ul');
  }

  /** @param {Element} parent @param {'ol' | 'ul'} kind */
  #addList(parent, kind) {
    const root = add(parent, 'section');
    const title = add(root, 'h4');
    return { root, title, list: add(root, kind) };
  }

  /** Of the results no link is left. */
  forget() {
    if (this.#address) URL.revokeObjectURL(this.#address);
    this.#address = '';
    this.unsaved = this.#warned = false;
    this.#outcome = null;
  }

  /** @param {Outcome} outcome */
  take(outcome) {
    this.#outcome = outcome;
    const { result, summary } = outcome;
    const blob = result?.blob;
    this.unsaved = Boolean(blob?.size);
    this.link.hidden = !blob?.size;
    if (blob?.size) {
      this.#address = URL.createObjectURL(blob);
      this.link.href = this.#address;
      this.link.download = result?.name ?? '';
    }
    this.slowest.root.hidden = !summary.slowest.length;
    this.slowest.list.replaceChildren();
    for (const { puzzle } of summary.slowest) {
      const item = add(this.slowest.list, 'li');
      const button = addButton(item, '', () => this.show(puzzle));
      add(button, 'span');
      add(button, 'code', '', puzzle);
    }
    this.errors.root.hidden = !summary.firstErrors.length;
    this.errors.list.replaceChildren();
    for (const { text } of summary.firstErrors) {
      const details = add(add(this.errors.list, 'li'), 'details');
      add(details, 'summary');
      add(details, 'code', '', text);
    }
    this.render();
  }

  focus() {
    (this.link.hidden ? this.title : this.link).focus();
  }

  /** The headline. */
  get text() {
    return this.#outcome ? strings.outcome(this.#outcome) : '';
  }

  render() {
    const outcome = this.#outcome;
    if (!outcome) return;
    const { summary, bytes } = outcome;
    this.title.textContent = this.text;
    this.error.textContent = strings.trouble(outcome);
    this.kept.textContent = strings.kept(outcome);
    this.link.textContent = strings.save(bytes);
    this.again.textContent = strings.again(this.#warned);
    this.warning.textContent = this.#warned ? strings.unsaved : '';
    this.slowest.title.textContent = strings.slowest(summary.slowest.length);
    summary.slowest.forEach((slow, i) => {
      const text = this.slowest.list.children[i].querySelector('span');
      if (text) text.textContent = strings.slow(slow);
    });
    this.errors.title.textContent = strings.errors(summary.firstErrors.length, summary.errors);
    summary.firstErrors.forEach((error, i) => {
      const text = this.errors.list.children[i].querySelector('summary');
      if (text) text.textContent = strings.error(error);
    });
  }
}
