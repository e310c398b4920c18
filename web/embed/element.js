// `<sudoku-lab puzzle algo step show …>`: a board in a shadow root. Its attributes are the options of
// a frame, its methods the requests, its events the messages, all by the same names.
// @ts-check
import { readOptions } from './options.js';
import { View } from './view.js';
import { style } from './inside.js';
import { strings } from '../strings/embed-en.js';

/** @typedef {import('./view.js').Home} Home */

const OPTIONS = [
  'algo',
  'variant',
  'step',
  'speed',
  'level',
  'loop',
  'show',
  'lock',
  'keys',
  'theme',
];
const EVENTS = ['step', 'done', 'answer', 'error'];

/** The element fits in with its page; a page may style it as it likes. */
const HOST = `:host { display: block; color-scheme: inherit; background: none; max-width: 36rem; }
:host([hidden]) { display: none; }`;

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** The style sheet that all of them share. */
function sheetOf() {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(style + HOST);
  // A shadow root knows no @property, and the strip is drawn in colours.
  for (const name of ['--strip-behind', '--strip-ahead', '--strip-flag']) {
    try {
      CSS.registerProperty({ name, syntax: '<color>', inherits: true, initialValue: 'gray' });
    } catch {
      // The page has it already.
    }
  }
  return sheet;
}

/** Workers that end with their element. @param {Home} home @param {Worker[]} workers @returns {Home} */
const kept = (home, workers) => ({
  ...home,
  startWorker(name) {
    const worker = home.startWorker(name);
    workers.push(worker);
    return worker;
  },
});

/** @param {() => Promise<Home>} makeHome */
export function defineElement(makeHome) {
  if (customElements.get('sudoku-lab')) return;
  class SudokuLab extends HTMLElement {
    static observedAttributes = ['puzzle', ...OPTIONS];

    /** @type {View | undefined} */
    #view;
    /** @type {Worker[]} */
    #workers = [];
    /** Names of the attributes that were changed. @type {Set<string>} */
    #changed = new Set();
    #seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#begin();
    });

    connectedCallback() {
      if (!this.#view) this.#seen.observe(this);
    }

    async disconnectedCallback() {
      await null; // it may only be moved
      if (this.isConnected) return;
      this.#seen.disconnect();
      for (const worker of this.#workers.splice(0)) worker.terminate();
      this.#view = undefined;
      this.shadowRoot?.replaceChildren();
    }

    /** @param {string} name */
    async attributeChangedCallback(name) {
      this.#changed.add(name);
      await null; // others may change together with it
      if (!this.#view || !this.#changed.size) return;
      const all = this.#changed.has('puzzle');
      const names = all ? OPTIONS : [...this.#changed];
      this.#changed.clear();
      await this.#follow(names, all);
    }

    /** @param {string[]} names @param {boolean} all  the puzzle, too */
    async #follow(names, all) {
      const { options, problems } = readOptions((name) =>
        names.includes(name) ? this.getAttribute(name) : null,
      );
      const view = this.#view;
      if (!view) return;
      const wrong = all ? await view.load(this.getAttribute('puzzle') ?? '', options) : '';
      if (!all) await view.change(options);
      const unused = problems.length ? strings.problems(problems) : '';
      if (wrong || unused) view.say([wrong, unused].filter(Boolean).join(' '));
      if (wrong) this.#tell('error', { code: 'puzzle', message: wrong });
      if (unused) this.#tell('error', { code: 'value', message: unused });
    }

    async #begin() {
      this.#seen.disconnect();
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheetOf()];
      const root = document.createElement('div');
      root.className = 'embed';
      shadow.replaceChildren(root);
      try {
        const home = await makeHome();
        if (!root.isConnected) return;
        const view = (this.#view = new View(root, kept(home, this.#workers)));
        for (const type of EVENTS) {
          view.addEventListener(type, (event) => {
            this.#tell(type, /** @type {CustomEvent} */ (event).detail);
          });
        }
        await view.ready;
        this.#changed.clear();
        await this.#follow(OPTIONS, true);
        this.#tell('ready', view.state);
      } catch (error) {
        root.textContent = strings.noStart(error);
        this.#tell('error', { code: 'start', message: String(error) });
      }
    }

    /** @param {string} type @param {object} detail */
    #tell(type, detail) {
      this.dispatchEvent(new CustomEvent(type, { detail }));
    }

    /** How it stands; null before `ready`. */
    getState() {
      return this.#view?.state ?? null;
    }

    play() {
      this.#view?.play();
    }

    pause() {
      this.#view?.pause();
    }

    /** @param {{step?: number, backtrack?: 'next' | 'previous', by?: number}} request */
    seek(request) {
      this.#view?.seek(request);
    }
  }
  customElements.define('sudoku-lab', SudokuLab);
}
