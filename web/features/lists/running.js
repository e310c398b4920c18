// A batch at work: how far it is, and what it found so far.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { strings } from './en.js';

/** @typedef {import('./batch.js').Progress} Progress */
/** @typedef {import('./tally.js').Counts} Counts */

/** @type {(keyof Counts)[]} */
const COUNTS = ['one', 'many', 'none', 'invalid', 'errors'];

/** The numbers of a batch, each under its name. */
export class CountsView {
  /** @param {Element} parent */
  constructor(parent) {
    this.root = add(parent, 'dl', 'batch-counts');
    /** @type {Record<string, HTMLElement>} */
    this.cells = {};
    for (const id of /** @type {const} */ (['puzzles', ...COUNTS])) {
      const pair = add(this.root, 'div');
      pair.dataset.count = id;
      add(pair, 'dt', '', strings.counts[id]);
      this.cells[id] = add(pair, 'dd');
    }
  }

  /** @param {Counts & {puzzles: number}} counts */
  show(counts) {
    for (const id of /** @type {const} */ (['puzzles', ...COUNTS])) {
      this.cells[id].textContent = strings.number(counts[id]);
      this.cells[id].classList.toggle('error', id === 'errors' && counts[id] > 0);
    }
  }
}

export class RunningView {
  #paused = false;
  #name = '';
  /** @type {Progress | null} */
  #progress = null;

  /**
   * @param {Element} parent
   * @param {{pause: (paused: boolean) => void, cancel: () => void}} actions
   */
  constructor(parent, { pause, cancel }) {
    this.root = add(parent, 'section', 'batch-running');
    this.root.setAttribute('aria-labelledby', 'batch-solving');
    this.title = add(this.root, 'h3');
    this.title.id = 'batch-solving';
    this.bar = add(this.root, 'progress');
    this.bar.max = 1;
    this.bar.setAttribute('aria-labelledby', 'batch-solving');
    this.line = add(this.root, 'p', 'batch-line');
    const bar = add(this.root, 'div', 'bar');
    this.pauser = addButton(bar, '', () => {
      this.#paused = !this.#paused;
      this.render();
      pause(this.#paused);
    });
    addButton(bar, strings.cancel, cancel);
    add(this.root, 'p', 'batch-soft', strings.goesOn);
  }

  /** @param {string} name  of the list */
  begin(name) {
    this.#paused = false;
    this.#name = name;
    this.#progress = null;
    this.render();
  }

  /** @param {Progress} progress */
  show(progress) {
    this.#progress = progress;
    this.render();
  }

  get paused() {
    return this.#paused;
  }

  /** What it says of how far it is. */
  get text() {
    return strings.progress(this.#progress, this.#paused);
  }

  render() {
    const progress = this.#progress;
    this.title.textContent = strings.solving(this.#name);
    if (progress?.size) this.bar.value = progress.bytes / progress.size;
    else this.bar.value = 0;
    this.line.textContent = this.text;
    this.pauser.textContent = strings.pause(this.#paused);
  }
}
