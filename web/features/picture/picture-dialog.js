// A puzzle from a picture: shows what is read in it, lets the user change that, and puts it on the board.
// The board stays as it is until then.
// @ts-check
import { startWorker } from '#platform';
import { Dialog, styleDialog } from '../../base/dom/dialog.js';
import { setText } from '../../base/dom/dom.js';
import { add, addButton, withWords } from '../../base/dom/element.js';
import { addFileInput, catchDrops } from '../../base/dom/file-input.js';
import { Requests } from '../../base/worker/requests.js';
import { fillIn } from '../../base/words/words.js';
import { EMPTY } from '../../puzzle/puzzle.js';
import { Draft } from './draft.js';
import { strings } from './en.js';
import { Overlay } from './overlay.js';
import { decoded, pixelsOf } from './pixels.js';

/** @typedef {import('./protocol.js').Table} Table */
/** @typedef {import('./protocol.js').Corners} Corners */

/**
 * @typedef {object} Host
 * @property {import('../../base/words/words.js').Words} words
 * @property {(puzzle: import('../../puzzle/puzzle.js').Puzzle) => unknown} take  puts a puzzle on the board
 * @property {() => void} undo
 * @property {(text: string, how: {kind: 'info', action: {text: string, run: () => void}}) => void} say
 */

/** What the dialog says. @typedef {'hint' | 'reading' | 'none' | 'unreadable' | 'tooSmall' | 'failed' | 'read'} Said */

class PictureDialog {
  #host;
  /** @type {Requests<Table> | null} */
  #requests = null;
  #stop = new AbortController();
  /** @type {HTMLCanvasElement | null} */
  #canvas = null;
  /** @type {Draft[]} */
  #drafts = [];
  #index = 0;
  /** A cell that was pressed. @type {number | null} */
  #cell = null;
  /** @type {Said} */
  #said = 'hint';
  #part = 0;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.dialog = new Dialog('picture-dialog');
    const { body, element } = this.dialog;
    this.said = add(body, 'p', 'said');
    this.said.setAttribute('role', 'status');
    this.overlay = new Overlay(body, {
      choose: (cell) => this.#choose(cell),
      write: (cell, digit) => this.#write(cell, digit),
      move: (corners) => this.#read(corners),
    });
    this.overlay.root.hidden = true;
    this.several = add(body, 'div', 'photo-several');
    this.several.setAttribute('role', 'group');
    this.rows = add(body, 'div', 'photo-rows');
    this.change = withWords(add(body, 'p', 'soft'), 'change');
    withWords(add(body, 'p', 'soft'), 'local');
    const foot = this.dialog.addFoot();
    this.use = withWords(
      addButton(foot, '', () => this.#use()),
      'use',
    );
    this.use.className = 'p';
    const take = (/** @type {File} */ file) => this.open(file);
    const choose = addFileInput(foot, take, { accept: 'image/*' });
    withWords(addButton(foot, '', choose), 'choose').className = 's';
    const photograph = addFileInput(foot, take, { accept: 'image/*', capture: 'environment' });
    this.camera = withWords(addButton(foot, '', photograph), 'camera');
    this.camera.className = 's photo-camera';
    catchDrops(element, ({ dataTransfer }) => {
      if (dataTransfer?.files.length) this.open(dataTransfer.files[0]);
    });
    element.addEventListener('paste', ({ clipboardData }) => {
      if (clipboardData?.files.length) this.open(clipboardData.files[0]);
    });
    element.addEventListener('close', () => this.#stop.abort());
    host.words.addEventListener('change', () => this.#render());
  }

  /** @param {Blob} [file]  the picture; without one, the dialog asks for it */
  async open(file) {
    this.#render();
    this.dialog.open();
    if (!file) return;
    this.#show('reading');
    try {
      this.#canvas = await decoded(file);
    } catch {
      return this.#show('unreadable');
    }
    this.overlay.showPicture(this.#canvas);
    await this.#read(null);
  }

  /** Reads the picture. A later call replaces this one. @param {Corners | null} corners */
  async #read(corners) {
    if (!this.#canvas) return;
    this.#stop.abort();
    const { signal } = (this.#stop = new AbortController());
    this.#part = 0;
    this.#show('reading');
    this.#requests ??= new Requests(() => startWorker('picture-worker'));
    /** @type {import('./protocol.js').PictureReading | null} */
    let reading = null;
    try {
      const question = {
        type: /** @type {const} */ ('read'),
        pixels: pixelsOf(this.#canvas),
        corners,
      };
      const progress = (/** @type {{part: number}} */ { part }) => {
        this.#part = part;
        this.#render();
      };
      ({ reading } = await this.#requests.ask(question, { signal, progress }).answer);
    } catch {
      if (!signal.aborted) this.#show('failed');
      return;
    }
    if (signal.aborted || !reading) return;
    if (reading.grids.length) {
      this.#drafts = reading.grids.map((grid) => new Draft(grid));
      return this.#show('read');
    }
    if (!corners) this.overlay.showNone();
    this.#show(reading.error === 'too_small' ? 'tooSmall' : 'none');
  }

  /** @param {Said} said */
  #show(said) {
    this.#said = said;
    this.#index = 0;
    this.#cell = null;
    if (said !== 'read') this.#drafts = [];
    this.#render();
    const doubtful = this.#draft?.doubtful ?? [];
    if (said === 'read' && !doubtful.length) this.use.focus();
  }

  get #draft() {
    return this.#drafts[this.#index];
  }

  /** @param {number} cell */
  #choose(cell) {
    this.#cell = cell;
    this.#render();
    /** @type {HTMLElement | null} */ (this.rows.querySelector('[aria-pressed=true]'))?.focus();
  }

  /** @param {number} cell @param {number} digit */
  #write(cell, digit) {
    this.#draft?.set(cell, digit);
    this.#render();
  }

  #use() {
    const draft = this.#draft;
    if (!draft) return;
    this.dialog.close();
    const { words, take, say, undo } = this.#host;
    const { givens, entries } = draft;
    take({ ...EMPTY, givens, entries });
    const texts = words.of(strings);
    const counts = [givens, entries].map((line) => line.replaceAll('0', '').length);
    const text = texts.taken(counts[0], counts[1]);
    say(text, { kind: 'info', action: { text: texts.undo, run: undo } });
  }

  /** The sentence about the picture. */
  get #sentence() {
    const texts = this.#host.words.of(strings);
    if (this.#said === 'reading' && this.#part)
      return `${texts.reading} ${Math.round(this.#part * 100)} %`;
    const draft = this.#draft;
    if (this.#said !== 'read' || !draft) return texts[this.#said === 'read' ? 'hint' : this.#said];
    const sentence = texts.read(draft.count, draft.doubts);
    return draft.grid.hasOneSolution ? sentence : `${sentence} ${texts.unsolved}`;
  }

  #render() {
    const { words } = this.#host;
    const texts = words.of(strings);
    fillIn(this.dialog.element, texts);
    this.dialog.setTexts(texts.title, texts.close);
    setText(this.said, this.#sentence);
    this.said.classList.toggle(
      'error',
      ['none', 'unreadable', 'tooSmall', 'failed'].includes(this.#said),
    );
    this.overlay.root.hidden = !this.#canvas || this.#said === 'unreadable';
    this.overlay.grid.setAttribute('aria-label', texts.grid);
    this.overlay.handles.forEach((handle, n) => handle.setAttribute('aria-label', texts.corner(n)));
    const draft = this.#draft;
    this.use.disabled = !draft;
    this.change.hidden = !draft;
    if (draft)
      this.overlay.show(draft, (cell) =>
        texts.cell(cell, draft.digit(cell), draft.isDoubtful(cell), draft.isEntry(cell)),
      );
    else this.overlay.grid.hidden = true;
    this.#renderSeveral(texts);
    this.#renderRows(texts);
  }

  /** @param {typeof strings} texts */
  #renderSeveral(texts) {
    this.several.hidden = this.#drafts.length < 2;
    this.several.setAttribute('aria-label', texts.grids);
    while (this.several.children.length > this.#drafts.length) this.several.lastChild?.remove();
    this.#drafts.forEach((_, index) => {
      const choose = () => {
        this.#index = index;
        this.#cell = null;
        this.#render();
      };
      const button = this.several.children[index] ?? addButton(this.several, '', choose);
      setText(button, texts.puzzle(index + 1));
      button.className = 's';
      button.setAttribute('aria-pressed', String(index === this.#index));
    });
  }

  /** A row for each cell in doubt, and for the one that was pressed. @param {typeof strings} texts */
  #renderRows(texts) {
    const draft = this.#draft;
    const focused = document.activeElement?.getAttribute('data-key');
    this.rows.replaceChildren();
    if (!draft) return;
    const cells = new Set([...(this.#cell === null ? [] : [this.#cell]), ...draft.doubtful]);
    for (const cell of cells) {
      const row = add(this.rows, 'div', 'photo-row');
      row.setAttribute('role', 'group');
      row.setAttribute('aria-label', texts.row(cell));
      add(row, 'span', '', texts.row(cell));
      const all = cell === this.#cell ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : draft.grid.cells[cell].doubts;
      for (const digit of [...all.filter(Boolean), 0]) {
        const button = addButton(row, digit ? String(digit) : texts.empty, () =>
          this.#write(cell, digit),
        );
        button.dataset.key = `${cell} ${digit}`;
        button.setAttribute('aria-pressed', String(draft.digit(cell) === digit));
      }
    }
    if (focused)
      /** @type {HTMLElement | null} */ (
        this.rows.querySelector(`[data-key="${focused}"]`)
      )?.focus();
  }
}

/** @type {PictureDialog | null} */
let made = null;

/**
 * Opens the dialog, which is made once.
 * @param {Host} host
 * @param {Blob} [file]
 */
export async function openPicture(host, file) {
  await Promise.all([styleDialog('photo.css'), host.words.add({ photo: strings })]);
  made ??= new PictureDialog(host);
  await made.open(file);
}
