// The view of a running list: progress, pause, cancel.
// @ts-check
import { add, addButton, withWords } from '../../base/dom/element.js';

export class RunningView {
  #texts;
  #run;
  #name = '';
  #rated = false;

  /**
   * @param {Element} parent
   * @param {() => typeof import('./en.js').strings} texts
   * @param {import('./list-run.js').ListRun} run
   */
  constructor(parent, texts, run) {
    this.#texts = texts;
    this.#run = run;
    this.root = add(parent, 'section', 'batch-running');
    this.root.setAttribute('aria-labelledby', 'batch-solving');
    this.title = add(this.root, 'h3');
    this.title.id = 'batch-solving';
    this.bar = add(this.root, 'progress');
    this.bar.max = 1;
    this.bar.setAttribute('aria-labelledby', 'batch-solving');
    this.line = add(this.root, 'p', 'batch-line');
    const bar = add(this.root, 'div', 'bar');
    this.pauser = addButton(bar, '', () => run.pause(run.state !== 'paused'));
    withWords(
      addButton(bar, '', () => run.cancel()),
      'cancel',
    );
    withWords(add(this.root, 'p', 'soft'), 'goesOn');
  }

  /** @param {string} name  of the list; empty if it was pasted @param {boolean} rated */
  begin(name, rated) {
    this.#name = name;
    this.#rated = rated;
  }

  /** The progress as a sentence. */
  get text() {
    return this.#texts().progress(this.#run.progress, this.#run.state === 'paused');
  }

  render() {
    const { progress, state } = this.#run;
    this.title.textContent = this.#texts().solving(this.#name, this.#rated);
    this.bar.value = progress?.size ? progress.bytes / progress.size : 0;
    this.line.textContent = this.text;
    this.pauser.textContent = this.#texts().pause(state === 'paused');
  }
}
