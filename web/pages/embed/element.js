// `<sudoku-lab puzzle algo step show …>`: a board in a shadow root. Its attributes are the options of
// a frame, its methods the requests and its events the messages, all with the same names.
// @ts-check
import { style } from 'sudoku-lab-inside';
import { firstKnown } from '../../base/words/languages.js';
import { Words } from '../../base/words/words.js';
import { readMove, readTraced } from '../../features/embedding/messages.js';
import { readOptions } from '../../run/embed-options.js';
import { OWN } from '../../run/algorithms/table.js';
import { EmbeddedBoard, EVENTS, TABLES } from './embedded-board.js';
import { strings } from './en.js';
import { FramedProgram } from './framed-program.js';

/** @typedef {import('./embedded-board.js').Place} Place */

const OPTIONS = [
  'algo',
  'code',
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
:host([hidden]) { display: none; }
iframe { flex: 1 1 100%; height: 34rem; border: 0; color-scheme: inherit; }`;

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

/** Defines `<sudoku-lab>`. @param {string} page  the address of the full page @param {() => Promise<Place>} makePlace */
export function defineElement(page, makePlace) {
  if (customElements.get('sudoku-lab')) return;
  class SudokuLab extends HTMLElement {
    static observedAttributes = ['puzzle', 'lang', ...OPTIONS];

    #words = new Words();
    /** @type {EmbeddedBoard | undefined} */
    #board;
    /** The board, if it has a program. @type {FramedProgram | undefined} */
    #framed;
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
      this.#framed?.destroy();
      for (const worker of this.#workers.splice(0)) worker.terminate();
      this.#board = this.#framed = undefined;
    }

    /** @param {string} name */
    async attributeChangedCallback(name) {
      this.#changed.add(name);
      await null; // so that attributes that change together are applied together
      if (this.#framed) return this.#followFramed();
      if (this.#board && this.#isProgram) return this.#restart();
      if (this.#started && this.#changed.delete('lang')) this.#translate();
      if (!this.#board || !this.#changed.size) return;
      const all = this.#changed.has('puzzle');
      const names = all ? OPTIONS : [...this.#changed];
      this.#changed.clear();
      await this.#follow(names, all);
    }

    get #isProgram() {
      return this.getAttribute('algo') === OWN;
    }

    #restart() {
      this.#end();
      return this.#begin();
    }

    /** As `#follow`, in the frame. */
    #followFramed() {
      const changed = [...this.#changed];
      this.#changed.clear();
      if (!changed.length) return;
      if (!this.#isProgram || changed.includes('lang')) return this.#restart();
      if (changed.includes('puzzle')) return this.#framed?.load(this.#parameters);
      const values = changed.map((name) => [name, this.getAttribute(name) ?? '']);
      this.#framed?.ask('set', Object.fromEntries(values));
    }

    /** Those of a frame with the same board. */
    get #parameters() {
      const parameters = new URLSearchParams({ puzzle: this.getAttribute('puzzle') ?? '' });
      for (const name of OPTIONS) {
        const value = this.getAttribute(name);
        if (value !== null) parameters.set(name, value);
      }
      const { language } = this.#words;
      if (language !== 'en') parameters.set('lang', language);
      return parameters;
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
        if (this.#isProgram) {
          if (!root.isConnected) return;
          const texts = this.#words.of(strings);
          this.#framed = new FramedProgram(root, page, texts, (...told) => this.#tell(...told));
          this.#changed.clear();
          return this.#framed.load(this.#parameters);
        }
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
      return (this.#framed ?? this.#board)?.state ?? null;
    }

    /** The calls at a step of a run, see `getCalls` of the messages. @param {object} request */
    async getCalls(request) {
      const run = readTraced(request);
      return run && this.#board ? this.#board.callsAt(run) : null;
    }

    play() {
      this.#board?.play();
      this.#framed?.ask('play');
    }

    pause() {
      this.#board?.pause();
      this.#framed?.ask('pause');
    }

    /** A request that cannot be carried out is ignored. @param {object} request  `{step}`, `{by}`, `{backtrack}` or `{question}` */
    seek(request) {
      const move = readMove(request);
      if (move) this.#board?.seek(move);
      if (move) this.#framed?.ask('seek', request);
    }
  }
  customElements.define('sudoku-lab', SudokuLab);
}
