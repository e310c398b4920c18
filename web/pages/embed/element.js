// `<sudoku-lab puzzle algo step show …>`: a board in a shadow root. Its attributes are the options of
// a frame, its methods the requests and its events the messages, all with the same names.
// @ts-check
import { style } from 'sudoku-lab-inside';
import { firstKnown } from '../../base/words/languages.js';
import { Words } from '../../base/words/words.js';
import { readMove } from '../../features/embedding/messages.js';
import { readOptions } from '../../run/embed-options.js';
import { EmbeddedBoard, EVENTS, TABLES } from './embedded-board.js';
import { strings } from './en.js';

/** @typedef {import('./embedded-board.js').Place} Place */

const OPTIONS = [
  'algo',
  'variant',
  'step',
  'speed',
  'level',
  'loop',
  'ask',
  'show',
  'lock',
  'keys',
  'theme',
];

/** Defaults, which the page can override. */
const HOST = `:host { display: block; color-scheme: inherit; background: none; max-width: 36rem; }
:host([hidden]) { display: none; }`;

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** The style sheet of all elements. */
function sheetOf() {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(style + HOST);
  return sheet;
}

/** A place that also lists its workers. @param {Place} place @param {Worker[]} workers @returns {Place} */
const tied = (place, workers) => ({
  ...place,
  startWorker(name) {
    const worker = place.startWorker(name);
    workers.push(worker);
    return worker;
  },
});

/** The language of the text around an element, also outside of its shadow trees. @param {Element} element @returns {string} */
function languageOf(element) {
  const around = element.closest('[lang]');
  const root = element.getRootNode();
  if (!around && root instanceof ShadowRoot) return languageOf(root.host);
  return firstKnown([around?.getAttribute('lang') ?? '']);
}

/** Defines `<sudoku-lab>`. @param {() => Promise<Place>} makePlace */
export function defineElement(makePlace) {
  if (customElements.get('sudoku-lab')) return;
  class SudokuLab extends HTMLElement {
    static observedAttributes = ['puzzle', 'lang', ...OPTIONS];

    #words = new Words();
    /** @type {EmbeddedBoard | undefined} */
    #board;
    #started = false;
    /** @type {Worker[]} */
    #workers = [];
    /** Names of the attributes that have changed. @type {Set<string>} */
    #changed = new Set();
    #seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#begin();
    });

    connectedCallback() {
      if (this.#started) this.#translate();
      else this.#seen.observe(this);
    }

    async disconnectedCallback() {
      await null; // an element that is moved is connected again by then
      if (this.isConnected) return;
      this.#seen.disconnect();
      this.#end();
      this.#started = false;
      this.shadowRoot?.replaceChildren();
    }

    /** Ends the board and its workers. */
    #end() {
      this.#board?.destroy();
      for (const worker of this.#workers.splice(0)) worker.terminate();
      this.#board = undefined;
    }

    /** @param {string} name */
    async attributeChangedCallback(name) {
      this.#changed.add(name);
      await null; // so that attributes that change together are applied together
      if (this.#started && this.#changed.delete('lang')) this.#translate();
      if (!this.#board || !this.#changed.size) return;
      const all = this.#changed.has('puzzle');
      const names = all ? OPTIONS : [...this.#changed];
      this.#changed.clear();
      await this.#follow(names, all);
    }

    /** Changes the language of the board to that of the text around it. */
    async #translate() {
      await this.#words.turnTo(languageOf(this)).catch(() => {});
      const root = this.shadowRoot?.firstElementChild;
      if (root instanceof HTMLElement) root.lang = this.#words.language;
    }

    /**
     * @param {string[]} names  of attributes
     * @param {boolean} all  the puzzle, too
     */
    async #follow(names, all) {
      const board = this.#board;
      const { options, problems } = readOptions((name) =>
        names.includes(name) ? this.getAttribute(name) : null,
      );
      const wrong = all ? await board?.load(this.getAttribute('puzzle') ?? '', options) : '';
      if (!all) await board?.change(options);
      if (!board || board !== this.#board) return; // removed meanwhile
      const unused = problems.length ? this.#words.of(strings).problems(problems) : '';
      if (wrong || unused) board.say([wrong, unused].filter(Boolean).join(' '));
      if (wrong) this.#tell('error', { code: 'puzzle', message: wrong });
      if (unused) this.#tell('error', { code: 'value', message: unused });
    }

    async #begin() {
      this.#seen.disconnect();
      this.#started = true;
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheetOf()];
      const root = document.createElement('div');
      root.className = 'embed';
      shadow.replaceChildren(root);
      try {
        await this.#words.add(TABLES);
        await this.#translate();
        const place = await makePlace();
        if (!root.isConnected) return;
        const home = { ...tied(place, this.#workers), words: this.#words };
        const board = (this.#board = new EmbeddedBoard(root, home));
        // As landmarks, the parts of several boards on a page would have the same names.
        for (const part of root.querySelectorAll('section')) part.setAttribute('role', 'group');
        for (const type of EVENTS) {
          board.addEventListener(type, (event) => {
            this.#tell(type, /** @type {CustomEvent} */ (event).detail);
          });
        }
        await board.ready;
        this.#changed.clear();
        await this.#follow(OPTIONS, true);
        if (board === this.#board) this.#tell('ready', board.state);
      } catch (error) {
        if (!root.isConnected) return;
        this.#end();
        root.textContent = this.#words.of(strings).noStart(error);
        this.#tell('error', { code: 'start', message: String(error) });
      }
    }

    /** @param {string} type @param {object} detail */
    #tell(type, detail) {
      this.dispatchEvent(new CustomEvent(type, { detail }));
    }

    /** The state of the board; null before `ready`. */
    getState() {
      return this.#board?.state ?? null;
    }

    play() {
      this.#board?.play();
    }

    pause() {
      this.#board?.pause();
    }

    /** A request that cannot be carried out is ignored. @param {object} request  `{step}`, `{by}`, `{backtrack}` or `{question}` */
    seek(request) {
      const move = readMove(request);
      if (move) this.#board?.seek(move);
    }
  }
  customElements.define('sudoku-lab', SudokuLab);
}
