// The puzzle as text, in one of the formats of the solver.
// @ts-check
import { add, addButton, withWords } from '../../base/dom/element.js';

const SOLUTION = 'solution';

export class CopySection {
  #host;
  #turn = 0;
  #none = '';

  /**
   * @param {Element} parent
   * @param {import('./share-dialog.js').Host} host
   * @param {(area: HTMLTextAreaElement) => void} copy
   */
  constructor(parent, host, copy) {
    this.#host = host;
    this.root = add(parent, 'section', 'share-copy');
    const label = add(this.root, 'label', 'labelled');
    withWords(add(label, 'span'), 'format');
    this.format = add(label, 'select');
    this.format.onchange = () => this.show();
    this.area = add(this.root, 'textarea');
    Object.assign(this.area, { readOnly: true, rows: 9, wrap: 'off' });
    this.area.setAttribute('data-words-aria-label', 'SECTIONS.copy');
    const copier = addButton(add(this.root, 'div', 'bar'), '', () => copy(this.area));
    this.copier = withWords(copier, 'copy');
    copier.className = 'p';
  }

  /** @param {string} _address @param {typeof import('./en.js').strings} texts */
  open(_address, texts) {
    const { COPY_FORMATS } = texts;
    const chosen = this.format.value;
    // The state is not offered: it is the text in the link.
    const formats = this.#host.formats.filter(({ id }) => id !== 'state');
    this.format.replaceChildren(
      ...formats.map(({ id }) => new Option(COPY_FORMATS[id] ?? id, id)),
      new Option(texts.solution, SOLUTION),
    );
    if (chosen) this.format.value = chosen;
    this.#none = texts.noSolution;
  }

  /** Writes the puzzle in the chosen format. */
  async show() {
    const turn = ++this.#turn;
    const format = this.format.value;
    let text = '';
    try {
      text = (format === SOLUTION ? this.#host.solution() : await this.#host.write(format)) ?? '';
    } catch (error) {
      this.#none = String(error);
    }
    if (turn !== this.#turn) return;
    this.area.value = text || this.#none;
    this.copier.disabled = !text;
  }
}
