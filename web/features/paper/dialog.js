// The picture dialog itself: what is to be seen, a preview, the files.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add, addButton, addChoice } from '../../base/dom/element.js';
import { saveFile } from '../../base/dom/save.js';
import { strings } from './en.js';
import { pngOf } from './canvas.js';
import { MOST, sheetOf } from './layout.js';
import { showSvg } from './show.js';
import { stepsBetween } from './steps.js';
import { svgText } from './svg.js';

/** @typedef {import('./subject.js').Subject} Subject */

const SETTLED = 300; // ms after which the preview follows
const SCALE = 10; // pixels of a PNG to a unit: a board is 900 wide
const WIDEST = 4000; // pixels; some browsers have no canvas beyond 4096
const FIRST = 6; // boards at first

export class PictureDialog {
  #subject;
  #timer = 0;
  #drawing = new AbortController();
  /** @type {import('./svg.js').Picture | null} */
  #picture = null;

  /** @param {Subject} subject  Opens at once. */
  constructor(subject) {
    this.#subject = subject;
    const dialog = (this.dialog = add(document.body, 'dialog', 'picture'));
    dialog.setAttribute('aria-labelledby', 'picture-title');
    add(dialog, 'h2', '', strings.pictureTitle).id = 'picture-title';
    const form = add(dialog, 'fieldset', 'picture-choices');
    add(form, 'legend', 'hidden', strings.shows);
    this.board = this.#addRadio(form, strings.boardShown);
    this.run = this.#addRadio(form, strings.stepsOfRun);
    this.board.checked = true;
    this.run.disabled = !subject.length;
    this.range = add(form, 'div', 'picture-range');
    this.from = this.#addNumber(strings.from, 0, subject.length, subject.step);
    const end = Math.min(subject.length, subject.step + FIRST - 1);
    this.to = this.#addNumber(strings.to, 0, subject.length, end);
    this.count = this.#addNumber(strings.boards, 2, MOST, FIRST);
    this.told = add(dialog, 'p', 'picture-told');
    this.told.setAttribute('role', 'status');
    this.preview = add(dialog, 'div', 'picture-preview');
    this.preview.tabIndex = 0; // it scrolls
    this.preview.setAttribute('role', 'group');
    this.preview.setAttribute('aria-label', strings.preview);
    const bar = add(dialog, 'p', 'bar');
    this.files = [
      addButton(bar, strings.saveSvg, () => this.#saveSvg()),
      addButton(bar, strings.savePng, () => this.#savePng()),
    ];
    addButton(bar, strings.close, () => dialog.close());
    form.addEventListener('input', () => this.#follow());
    dialog.addEventListener('close', () => this.remove());
    this.#draw();
    dialog.showModal();
  }

  /** @param {Element} form @param {string} text */
  #addRadio(form, text) {
    const radio = addChoice(form, 'radio', text);
    radio.name = 'picture-shows';
    radio.parentElement?.classList.add('check');
    return radio;
  }

  /** @param {string} text @param {number} min @param {number} max @param {number} value */
  #addNumber(text, min, max, value) {
    const label = add(this.range, 'label');
    add(label, 'span', '', text);
    const input = add(label, 'input');
    Object.assign(input, { type: 'number', min, max, step: 1, value });
    return input;
  }

  /** Closes it, and ends what is under way. */
  remove() {
    clearTimeout(this.#timer);
    this.#drawing.abort();
    this.dialog.remove();
  }

  #follow() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw(), SETTLED);
  }

  /** The boards that are asked for; null where the range is none. @param {AbortSignal} signal */
  async #frames(signal) {
    const { board, frames } = this.#subject;
    if (this.board.checked) return [board];
    const [from, to, count] = [this.from, this.to, this.count].map((field) =>
      field.validity.valid && field.value ? Number(field.value) : -1,
    );
    if (from < 0 || to < from || count < 2) return null;
    return frames(stepsBetween(from, to, count), signal);
  }

  async #draw() {
    this.#drawing.abort();
    const { signal } = (this.#drawing = new AbortController());
    this.range.hidden = this.board.checked;
    let told = '';
    this.#offer(null);
    try {
      const frames = await this.#frames(signal);
      if (signal.aborted) return;
      if (frames) {
        const { algorithm, title } = this.#subject;
        const sheet = sheetOf(frames, this.run.checked ? algorithm : '');
        this.#offer({ ...sheet, title: sheet.title || title });
        if (this.run.checked) told = strings.boardsShown(frames.length);
      } else {
        told = strings.noRange(this.#subject.length, MOST);
      }
    } catch (error) {
      told = strings.noPicture(error);
    }
    if (signal.aborted) return;
    this.told.classList.toggle('error', !this.#picture);
    setText(this.told, told);
  }

  /** @param {import('./svg.js').Picture | null} picture */
  #offer(picture) {
    this.#picture = picture;
    for (const button of this.files) button.disabled = !picture;
    if (picture) showSvg(this.preview, svgText(picture));
  }

  get #name() {
    const range = this.run.checked ? `-${this.from.value}-${this.to.value}` : '';
    return `sudoku${range}`;
  }

  #saveSvg() {
    if (!this.#picture) return;
    saveFile(new Blob([svgText(this.#picture, 5)], { type: 'image/svg+xml' }), `${this.#name}.svg`);
  }

  async #savePng() {
    if (!this.#picture) return;
    const { width, height } = this.#picture;
    try {
      const scale = Math.min(SCALE, WIDEST / Math.max(width, height));
      saveFile(await pngOf(this.#picture, scale), `${this.#name}.png`);
    } catch (error) {
      setText(this.told, strings.noPicture(error));
    }
  }
}
