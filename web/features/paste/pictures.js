// Small pictures of the puzzles in a text, to choose one of them.
// @ts-check
import { miniBoard } from '../../board/mini.js';
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { followArrows } from '../../base/dom/grid-keys.js';

/** Pictures at most; of more puzzles, a number chooses one. */
const MOST = 60;

export class PuzzlePictures {
  /** The givens of the puzzles that have a picture. */
  #drawn = '';

  /** @param {Element} parent @param {(index: number) => void} choose */
  constructor(parent, choose) {
    this.choose = choose;
    this.root = add(parent, 'div', 'paste-many');
    const label = add(this.root, 'label', 'paste-number');
    this.name = add(label, 'span');
    this.number = add(label, 'input');
    Object.assign(this.number, { type: 'number', min: '1' });
    this.whole = add(label, 'span');
    this.number.oninput = () => {
      const n = Number(this.number.value);
      if (Number.isInteger(n) && n > 0 && n <= Number(this.number.max)) choose(n - 1);
    };
    this.list = add(this.root, 'div', 'paste-pictures');
    this.list.setAttribute('role', 'group');
    this.stopAt = followArrows(this.list);
  }

  /**
   * @param {import('./paste.js').Report | null} report  null to show nothing
   * @param {number} index  of the puzzle that is chosen
   * @param {typeof import('./en.js').strings} texts
   */
  show(report, index, texts) {
    this.root.hidden = !report;
    if (!report) return;
    const shown = report.list.slice(0, MOST);
    if (shown.join() !== this.#drawn) this.#draw(shown);
    this.number.max = String(report.puzzleCount);
    if (Number(this.number.value) !== index + 1) this.number.value = String(index + 1);
    setText(this.name, texts.which);
    setText(this.whole, texts.puzzles(report.puzzleCount));
    this.list.setAttribute('aria-label', texts.list);
    [...this.list.children].forEach((button, at) => {
      const givens = shown[at].replace(/[0.]/g, '').length;
      setText(/** @type {Element} */ (button.lastElementChild), texts.puzzle(at + 1, givens));
      button.setAttribute('aria-pressed', String(at === index));
    });
    this.stopAt(/** @type {HTMLElement} */ (this.list.children[index] ?? this.list.firstChild));
  }

  /** @param {string[]} puzzles */
  #draw(puzzles) {
    this.#drawn = puzzles.join();
    this.list.replaceChildren();
    puzzles.forEach((givens, at) => {
      const button = addButton(this.list, '', () => this.choose(at));
      button.className = 'picture-of';
      button.append(miniBoard(givens.replaceAll('.', '0')).element);
      add(button, 'span', '', String(at + 1)).setAttribute('aria-hidden', 'true');
      add(button, 'span', 'visually-hidden');
    });
  }
}
