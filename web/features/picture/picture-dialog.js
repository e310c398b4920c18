// A puzzle from a picture: shows what is read in it, lets the user change that, and puts it on the board.
// The board stays as it is until then.
// @ts-check
import { Dialog, styleDialog } from '../../base/dom/dialog.js';
import { setText } from '../../base/dom/dom.js';
import { add, addButton, withWords } from '../../base/dom/element.js';
import { addFileInput, catchDrops } from '../../base/dom/file-input.js';
import { fillIn } from '../../base/words/words.js';
import { EMPTY } from '../../puzzle/puzzle.js';
import { Camera } from './camera.js';
import { Draft } from './draft.js';
import { strings } from './en.js';
import { Overlay } from './overlay.js';
import { decoded, TooLarge } from './pixels.js';
import { Reader } from './reader.js';
import { Rows } from './rows.js';

/** @typedef {import('./protocol.js').Corners} Corners */

/**
 * @typedef {object} Host
 * @property {import('../../base/words/words.js').Words} words
 * @property {(puzzle: import('../../puzzle/puzzle.js').Puzzle) => unknown} take  puts a puzzle on the board
 * @property {() => void} undo
 * @property {(text: string, how: {kind: 'info', action: {text: string, run: () => void}}) => void} say
 */

/**
 * What the dialog says.
 * @typedef {'hint' | 'live' | 'reading' | 'none' | 'read' | typeof FAILURES[number]} Said
 */
const FAILURES = /** @type {const} */ ([
  ...['unreadable', 'tooSmall', 'tooLarge', 'failed', 'denied', 'noCamera'],
]);

class PictureDialog {
  #host;
  #reader = new Reader();
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
  /** What is being tried or has failed. @type {() => unknown} */
  #tried = () => {};

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
    this.camera = new Camera(body);
    this.several = add(body, 'div', 'photo-several');
    this.several.setAttribute('role', 'group');
    this.rows = new Rows(body, (cell, digit) => this.#write(cell, digit));
    this.change = withWords(add(body, 'p', 'soft'), 'change');
    withWords(add(body, 'p', 'soft'), 'local');
    const foot = this.dialog.addFoot();
    /** @param {string} words @param {string} kind  its class @param {() => void} press */
    const button = (words, kind, press) => {
      const made = withWords(addButton(foot, '', press), words);
      made.className = kind;
      return made;
    };
    const take = (/** @type {File} */ file) => this.open(file);
    this.use = button('use', 'p', () => this.#use());
    this.retry = button('retry', 'p', () => this.#tried());
    this.shoot = button('shoot', 'p', () => this.#shoot());
    button('choose', 's', addFileInput(foot, take, { accept: 'image/*' }));
    this.live = button('camera', 's', () => this.#watch());
    const photograph = addFileInput(foot, take, { accept: 'image/*', capture: 'environment' });
    button('photograph', 's photo-camera', photograph);
    catchDrops(element, ({ dataTransfer }) => {
      if (dataTransfer?.files.length) this.open(dataTransfer.files[0]);
    });
    element.addEventListener('paste', ({ clipboardData }) => {
      if (clipboardData?.files.length) this.open(clipboardData.files[0]);
    });
    element.addEventListener('close', () => this.#rest());
    host.words.addEventListener('change', () => this.#render());
  }

  /** Stops what is being read or watched. @returns {AbortSignal} of what begins now */
  #begin() {
    this.#stop.abort();
    return (this.#stop = new AbortController()).signal;
  }

  /** After the dialog has closed: it keeps what is read. */
  #rest() {
    this.#stop.abort();
    if (this.#said === 'read') return;
    this.#canvas = null;
    this.#show('hint');
  }

  /** @param {Blob} [file]  the picture; without one, the dialog asks for it */
  async open(file) {
    this.#render();
    this.dialog.open();
    if (!file) return;
    const signal = this.#begin();
    this.#show('reading');
    try {
      const picture = await decoded(file);
      if (!signal.aborted) await this.#take(picture);
    } catch (error) {
      if (!signal.aborted) this.#show(error instanceof TooLarge ? 'tooLarge' : 'unreadable');
    }
  }

  /** Shows a picture and reads it. @param {HTMLCanvasElement} picture */
  #take(picture) {
    this.#canvas = picture;
    this.overlay.showPicture(picture);
    return this.#read(null);
  }

  /** Shows what the camera sees until a frame is read. */
  async #watch() {
    this.#tried = () => this.#watch();
    const signal = this.#begin();
    this.#show('live');
    try {
      await this.camera.start(signal);
    } catch (error) {
      const denied = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!signal.aborted) this.#show(denied ? 'denied' : 'noCamera');
      return;
    }
    try {
      const found = await this.#reader.watch(() => this.camera.frame(), signal);
      if (!found) return;
      this.#begin();
      this.#canvas = found.picture;
      this.overlay.showPicture(found.picture);
      this.#showReading(found.reading);
    } catch {
      if (signal.aborted) return;
      this.#begin();
      this.#show('failed');
    }
  }

  /** Reads what the camera sees now. */
  #shoot() {
    if (this.camera.isOn) this.#take(this.camera.frame());
  }

  /** Reads the picture. A later call replaces this one. @param {Corners | null} corners */
  async #read(corners) {
    if (!this.#canvas) return;
    this.#tried = () => this.#read(corners);
    const signal = this.#begin();
    this.#part = 0;
    this.#show('reading');
    const progress = (/** @type {number} */ part) => {
      this.#part = part;
      this.#render();
    };
    try {
      const reading = await this.#reader.read(this.#canvas, corners, { signal, progress });
      if (!reading) return;
      if (!reading.grids.length && !corners) this.overlay.showNone();
      this.#showReading(reading);
    } catch {
      if (!signal.aborted) this.#show('failed');
    }
  }

  /** @param {import('./protocol.js').PictureReading} reading */
  #showReading({ grids, error }) {
    this.#drafts = grids.map((grid) => new Draft(grid));
    this.#show(grids.length ? 'read' : error === 'too_small' ? 'tooSmall' : 'none');
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
    this.rows.focus();
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
    const { givens, entries, corner, centre } = draft;
    take({ ...EMPTY, givens, entries, corner, centre });
    const texts = words.of(strings);
    const counts = [givens, entries].map((line) => line.replaceAll('0', '').length);
    const noted = texts.notes(draft.noted, draft.illegible);
    const text = `${texts.taken(counts[0], counts[1])} ${noted}`.trim();
    say(text, { kind: 'info', action: { text: texts.undo, run: undo } });
  }

  /** The sentence about the picture. */
  get #sentence() {
    const texts = this.#host.words.of(strings);
    if (this.#said === 'reading' && this.#part)
      return `${texts.reading} ${Math.round(this.#part * 100)} %`;
    const draft = this.#draft;
    if (this.#said !== 'read' || !draft) return texts[this.#said === 'read' ? 'hint' : this.#said];
    const sentences = [
      texts.read(draft.count, draft.doubts),
      texts.notes(draft.noted, draft.illegible),
      draft.grid.hasOneSolution ? '' : texts.unsolved,
    ];
    return sentences.filter(Boolean).join(' ');
  }

  #render() {
    const { words } = this.#host;
    const texts = words.of(strings);
    fillIn(this.dialog.element, texts);
    this.dialog.setTexts(texts.title, texts.close);
    setText(this.said, this.#sentence);
    const failed = FAILURES.some((each) => each === this.#said);
    this.said.classList.toggle('error', failed || this.#said === 'none');
    const live = this.#said === 'live';
    this.camera.video.hidden = !live;
    this.camera.video.setAttribute('aria-label', texts.camera);
    this.overlay.root.hidden = !this.#canvas || live || failed;
    this.overlay.grid.setAttribute('aria-label', texts.grid);
    this.overlay.handles.forEach((handle, n) => handle.setAttribute('aria-label', texts.corner(n)));
    const draft = this.#draft;
    this.use.disabled = !draft;
    this.use.hidden = live || this.#said === 'failed';
    this.retry.hidden = this.#said !== 'failed';
    this.shoot.hidden = !live;
    this.live.hidden = live || !Camera.isPossible;
    this.change.hidden = !draft;
    if (draft) this.overlay.show(draft, (cell) => texts.cell(cell, draft.view(cell)));
    else this.overlay.grid.hidden = true;
    this.#renderSeveral(texts);
    this.rows.show(draft ?? null, this.#cell, texts);
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
