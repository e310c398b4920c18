// The picture dialog: the board, or steps of the run, as SVG or PNG. Loads on demand.
// @ts-check
import { Dialog, styleDialog } from '../../base/dom/dialog.js';
import { setText } from '../../base/dom/dom.js';
import { add, addButton, addChoice } from '../../base/dom/element.js';
import { saveFile } from '../../base/dom/save.js';
import { pngOf } from '../../board/picture/canvas.js';
import { strings } from './en.js';
import { stepsBetween } from '../../run/spread.js';
import { MOST, sheetOf } from './layout.js';
import { showSvg, svgText } from '../../board/picture/svg.js';

/** @typedef {import('./subject.js').Subject} Subject */

const SETTLED_MS = 300; // delay of the preview after the last change
const SCALE = 10; // pixels per unit in a PNG: a board is 900 pixels wide
const WIDEST = 4000; // pixels; some browsers limit a canvas to 4096
const DEFAULT_BOARDS = 6;

class PictureDialog {
  #subject;
  #texts;
  #timer = 0;
  #drawing = new AbortController();
  /** @type {import('../../board/picture/svg.js').Picture | null} */
  #picture = null;

  /**
   * Opens the dialog.
   * @param {Subject} subject
   * @param {typeof import('./en.js').strings} texts  in the language of the page
   */
  constructor(subject, texts) {
    this.#subject = subject;
    this.#texts = texts;
    this.frame = new Dialog('picture');
    this.frame.setTexts(texts.pictureTitle, texts.close);
    const dialog = this.frame.body;
    this.dialog = this.frame.element;
    const form = add(dialog, 'fieldset', 'bar');
    add(form, 'legend', 'visually-hidden', texts.shows);
    this.board = this.#addRadio(form, texts.boardShown);
    this.run = this.#addRadio(form, texts.stepsOfRun);
    this.board.checked = true;
    this.run.disabled = !subject.length;
    this.range = add(form, 'div', 'bar');
    this.from = this.#addNumber(texts.from, 0, subject.length, subject.step);
    const end = Math.min(subject.length, subject.step + DEFAULT_BOARDS - 1);
    this.to = this.#addNumber(texts.to, 0, subject.length, end);
    this.count = this.#addNumber(texts.boards, 2, MOST, DEFAULT_BOARDS);
    this.message = add(dialog, 'p', 'picture-message');
    this.message.setAttribute('role', 'status');
    this.preview = add(dialog, 'div', 'picture-preview');
    this.preview.tabIndex = 0; // keyboard users must be able to scroll it
    this.preview.setAttribute('role', 'group');
    this.preview.setAttribute('aria-label', texts.preview);
    const bar = this.frame.addFoot();
    this.files = [
      addButton(bar, texts.saveSvg, () => this.#saveSvg()),
      addButton(bar, texts.savePng, () => this.#savePng()),
    ];
    this.files[0].className = 'p';
    form.addEventListener('input', () => this.#follow());
    this.#draw();
    this.frame.open(this.board).then(() => this.remove());
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

  /** Removes the dialog and stops the drawing of boards. */
  remove() {
    clearTimeout(this.#timer);
    this.#drawing.abort();
    this.dialog.remove();
  }

  #follow() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw(), SETTLED_MS);
  }

  /** The chosen boards; null if the range is invalid. @param {AbortSignal} signal */
  async #frames(signal) {
    const { board, frames } = this.#subject;
    if (this.board.checked) return [board];
    const [from, to, count] = [this.from, this.to, this.count].map((field) =>
      field.validity.valid && field.value ? Number(field.value) : -1,
    );
    if (from < 0 || to < from || count < 2) return null;
    const made = [];
    for await (const frame of frames(stepsBetween(from, to, count), signal)) made.push(frame);
    return made;
  }

  async #draw() {
    this.#drawing.abort();
    const { signal } = (this.#drawing = new AbortController());
    this.range.hidden = this.board.checked;
    let message = '';
    this.#offer(null);
    try {
      const frames = await this.#frames(signal);
      if (signal.aborted) return;
      if (frames) {
        const { algorithm, title } = this.#subject;
        const sheet = sheetOf(frames, this.run.checked ? algorithm : '');
        this.#offer({ ...sheet, title: sheet.title || title });
        if (this.run.checked) message = this.#texts.boardsShown(frames.length);
      } else {
        message = this.#texts.noRange(this.#subject.length, MOST);
      }
    } catch (error) {
      message = this.#texts.noPicture(error);
    }
    if (signal.aborted) return;
    this.message.classList.toggle('error', !this.#picture);
    setText(this.message, message);
  }

  /** @param {import('../../board/picture/svg.js').Picture | null} picture */
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
      setText(this.message, this.#texts.noPicture(error));
    }
  }
}

/** @type {PictureDialog | undefined} */
let dialog;

/**
 * Opens the dialog.
 * @param {import('./subject.js').Subject} subject
 * @param {import('../../base/words/words.js').Words} words
 */
export async function openPicture(subject, words) {
  await Promise.all([words.add({ paper: strings }), styleDialog(dialog ? '' : 'picture.css')]);
  dialog?.remove();
  dialog = new PictureDialog(subject, words.of(strings));
}
