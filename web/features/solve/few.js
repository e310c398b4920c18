// A few solutions of a puzzle side by side, to choose the one that the board shows.
// @ts-check
import { addStyle } from '#platform';
import { find, setText } from '../../base/dom/dom.js';
import { fewOf } from '../../solver/solutions.js';
import { awaited } from '../../base/worker/waits.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */

export class FewSolutions {
  #workbench;
  /** The solutions that have thumbnails. @type {readonly string[]} */
  #pictured = [];

  /** @param {Workbench} workbench */
  constructor(workbench) {
    this.#workbench = workbench;
    workbench.session.addEventListener('analysis', () => this.#follow());
    this.#follow();
  }

  #follow() {
    const few = fewOf(this.#workbench.session.solutions);
    if (few === this.#pictured) return;
    this.#pictured = few;
    const place = find('pairs');
    place.replaceChildren();
    if (few.length > 1) this.#show(few, place).catch(() => {}); // the stepper shows them, too
  }

  /** @param {typeof import('./en.js').strings} texts */
  render(texts) {
    const { session, view } = this.#workbench;
    const { solutions } = session;
    const few = this.#pictured;
    find('few').hidden = few.length < 2;
    setText(find('all'), few.length ? texts.all(few.length) : '');
    [...find('pairs').children].forEach((button, index) => {
      setText(/** @type {Element} */ (button.lastElementChild), texts.solution(index + 1));
      button.setAttribute('aria-pressed', String(view.solution && index === solutions.index));
    });
  }

  /** @param {readonly string[]} few @param {HTMLElement} place */
  async #show(few, place) {
    const { session, view } = this.#workbench;
    const { givens } = session.puzzle;
    const [{ showThumbnails }] = await Promise.all([
      awaited(() => import('./thumbnails.js')),
      addStyle('mini.css'),
    ]);
    if (few !== this.#pictured) return;
    showThumbnails(place, few, givens, (index) => {
      this.#workbench.say('');
      session.solutions.index = index;
      view.solution = true;
      this.#workbench.invalidate();
    });
    this.#workbench.invalidate();
  }
}
