// How a batch ended, and where its results are.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { strings } from './en.js';

/** @typedef {import('./batch.js').Summary} Summary */
/** @typedef {import('./target.js').Result} Result */

/**
 * @typedef {object} Outcome
 * @property {Omit<Summary, 'cancelled' | 'input' | 'lines' | 'guesses'>} summary
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
   * @param {() => void} again
   */
  constructor(parent, again) {
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
    const blob = outcome.result?.blob;
    this.unsaved = Boolean(blob?.size);
    this.link.hidden = !blob?.size;
    if (blob?.size) {
      this.#address = URL.createObjectURL(blob);
      this.link.href = this.#address;
      this.link.download = outcome.result?.name ?? '';
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
    this.title.textContent = this.text;
    this.error.textContent = strings.trouble(outcome);
    this.kept.textContent = strings.kept(outcome);
    this.link.textContent = strings.save(outcome.bytes);
    this.again.textContent = strings.again(this.#warned);
    this.warning.textContent = this.#warned ? strings.unsaved : '';
  }
}
