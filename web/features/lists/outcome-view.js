// The outcome of a list and its results.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';

/** @typedef {import('./list-job.js').Outcome} Outcome */

export class OutcomeView {
  #texts;
  /** @type {Outcome | null} */
  #outcome = null;
  /** Address of the results in the page; empty if there are none. */
  #address = '';
  #warned = false;

  /**
   * @param {Element} parent
   * @param {() => typeof import('./en.js').strings} texts
   * @param {import('./list-run.js').ListRun} run
   * @param {() => void} again  returns to the choice of a list
   */
  constructor(parent, texts, run, again) {
    this.#texts = texts;
    this.root = add(parent, 'section', 'batch-outcome');
    this.root.setAttribute('aria-labelledby', 'batch-outcome');
    this.title = add(this.root, 'h3');
    this.title.id = 'batch-outcome';
    this.title.tabIndex = -1;
    this.error = add(this.root, 'p', 'error');
    this.kept = add(this.root, 'p');
    const bar = add(this.root, 'div', 'bar');
    this.link = add(bar, 'a', 'p');
    this.link.onclick = () => {
      this.#warned = false;
      run.save();
    };
    this.again = addButton(bar, '', () => {
      if (run.unsaved && !this.#warned) {
        this.#warned = true;
        return this.render();
      }
      this.#forget();
      again();
    });
    this.warning = add(this.root, 'p', 'error');
    this.warning.setAttribute('role', 'alert');
  }

  #forget() {
    if (this.#address) URL.revokeObjectURL(this.#address);
    this.#address = '';
    this.#warned = false;
    this.#outcome = null;
  }

  /** @param {Outcome} outcome */
  take(outcome) {
    this.#outcome = outcome;
    const blob = outcome.result?.blob;
    this.link.hidden = !blob?.size;
    if (blob?.size) {
      this.#address = URL.createObjectURL(blob);
      this.link.href = this.#address;
      this.link.download = outcome.result?.name ?? '';
    }
  }

  focus() {
    (this.link.hidden ? this.title : this.link).focus();
  }

  render() {
    const outcome = this.#outcome;
    if (!outcome) return;
    const texts = this.#texts();
    this.title.textContent = texts.outcome(outcome);
    this.error.textContent = texts.trouble(outcome);
    this.kept.textContent = texts.kept(outcome);
    this.link.textContent = texts.save(outcome.bytes);
    this.again.textContent = texts.again(this.#warned);
    this.warning.textContent = this.#warned ? texts.unsaved : '';
  }
}
