// Below the buttons of the program: why it has found no solution, and the way to the step that shows it.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';

/** @typedef {import('./diagnosis.js').Diagnosis} Diagnosis */
/** @typedef {typeof import('./en.js').strings} Texts */

export class Why {
  /** @type {Texts | null} */
  #texts = null;
  /** @type {Diagnosis | null} */
  #found = null;
  #go = () => {};

  /** @param {HTMLElement} bar  that it follows */
  constructor(bar) {
    this.root = document.createElement('div');
    this.root.className = 'program-why';
    this.root.setAttribute('role', 'status');
    bar.after(this.root);
    this.text = add(this.root, 'p');
    this.button = addButton(this.root, '', () => this.#go());
    this.button.className = 'q';
    this.show(null);
  }

  /** @param {Texts} texts */
  translate(texts) {
    this.#texts = texts;
    this.#render();
  }

  /** @param {Diagnosis | null} found  null for none @param {() => void} [go]  goes to its step */
  show(found, go = () => {}) {
    this.#found = found;
    this.#go = go;
    this.#render();
  }

  #render() {
    const [found, texts] = [this.#found, this.#texts];
    this.root.classList.toggle('none', !found);
    setText(this.text, found && texts ? texts.diagnosis(found) : '');
    const step = found?.step ?? 0;
    const name = found?.id === 'gap' ? texts?.toGap : step ? texts?.toStep(step) : '';
    this.button.hidden = !name;
    setText(this.button, name ?? '');
  }
}
