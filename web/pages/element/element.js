// `<sudoku-lab puzzle algo step show …>`: a board in a shadow root. Its attributes are the options of
// a frame, its methods the requests, its events the messages, all by the same names.
// @ts-check
import { makeCopy, style } from 'sudoku-lab-inside';
import { spokenFor } from '../../base/words/languages.js';
import { stateText } from '../../puzzle/puzzle.js';

/** @typedef {typeof import('./spoken.js')} Copy */
/** @typedef {import('../../run/embed-options.js').Options} Options */
/** @typedef {import('../embed/view.js').Place} Place */
/** A board as it stood, to be made again. @typedef {{text: string, options: Options}} Kept */

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

/** Workers that end with their element. @param {Place} place @param {Worker[]} workers @returns {Place} */
const tied = (place, workers) => ({
  ...place,
  startWorker(name) {
    const worker = place.startWorker(name);
    workers.push(worker);
    return worker;
  },
});

/** @param {import('../embed/view.js').View} view @returns {Kept} */
function standing({ session, state }) {
  const { algo, variant, step, speed, level, loop, show, theme, lock } = state;
  const options = { variant, step, speed, level, loop, show, theme, lock };
  return { text: stateText(session.puzzle), options: algo ? { ...options, algo } : options };
}

/** Boards that speak a language, by its name. @type {Map<string, Copy>} */
const copies = new Map();

/** @param {string} language */
function copyFor(language) {
  const copy = copies.get(language) ?? makeCopy();
  if (!copies.has(language)) copy.speak(language);
  copies.set(language, copy);
  return copy;
}

/** That of the text around, through all shadows, as far as it can be spoken. @param {Element} element @returns {string} */
function languageOf(element) {
  const around = element.closest('[lang]');
  const root = element.getRootNode();
  if (!around && root instanceof ShadowRoot) return languageOf(root.host);
  return spokenFor(around?.getAttribute('lang') ?? '');
}

/** @param {() => Promise<Place>} makeHome */
export function defineElement(makeHome) {
  if (customElements.get('sudoku-lab')) return;
  class SudokuLab extends HTMLElement {
    static observedAttributes = ['puzzle', 'lang', ...OPTIONS];

    /** What is spoken now; empty before it begins. */
    #language = '';
    /** @type {import('../embed/view.js').View | undefined} */
    #view;
    #ready = false;
    /** @type {Worker[]} */
    #workers = [];
    /** Names of the attributes that were changed. @type {Set<string>} */
    #changed = new Set();
    #seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#begin();
    });

    connectedCallback() {
      if (this.#language) this.#translate();
      else this.#seen.observe(this);
    }

    async disconnectedCallback() {
      await null; // it may only be moved
      if (this.isConnected) return;
      this.#seen.disconnect();
      this.#end();
      this.#language = '';
      this.shadowRoot?.replaceChildren();
    }

    #end() {
      for (const worker of this.#workers.splice(0)) worker.terminate();
      this.#view = undefined;
      this.#ready = false;
    }

    /** @param {string} name */
    async attributeChangedCallback(name) {
      this.#changed.add(name);
      await null; // others may change together with it
      if (this.#language && this.#changed.delete('lang')) await this.#translate();
      if (!this.#view || !this.#changed.size) return;
      const all = this.#changed.has('puzzle');
      const names = all ? OPTIONS : [...this.#changed];
      this.#changed.clear();
      await this.#follow(names, all);
    }

    /** Makes the board again where it is to speak another language. */
    async #translate() {
      if (languageOf(this) === this.#language) return;
      const kept = this.#ready && this.#view ? standing(this.#view) : undefined;
      this.#end();
      await this.#begin(kept);
    }

    /**
     * @param {string[]} names  of attributes
     * @param {boolean} all  the puzzle, too
     * @param {Kept} [kept]  instead
     */
    async #follow(names, all, kept) {
      const { readOptions, strings } = copyFor(this.#language);
      const { options, problems } = readOptions((name) =>
        names.includes(name) ? this.getAttribute(name) : null,
      );
      const view = this.#view;
      if (!view) return;
      const text = kept?.text ?? this.getAttribute('puzzle') ?? '';
      const wrong = all ? await view.load(text, { ...options, ...kept?.options }) : '';
      if (!all) await view.change(options);
      const unused = problems.length ? strings.problems(problems) : '';
      if (wrong || unused) view.say([wrong, unused].filter(Boolean).join(' '));
      if (wrong) this.#tell('error', { code: 'puzzle', message: wrong });
      if (unused) this.#tell('error', { code: 'value', message: unused });
    }

    /** @param {Kept} [kept] */
    async #begin(kept) {
      this.#seen.disconnect();
      const lang = (this.#language = languageOf(this));
      const { View, strings } = copyFor(lang);
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheetOf()];
      const root = document.createElement('div');
      root.className = 'embed';
      root.lang = lang;
      shadow.replaceChildren(root);
      try {
        const place = await makeHome();
        if (!root.isConnected) return;
        const home = { ...tied(place, this.#workers), lang };
        const view = (this.#view = new View(root, home));
        for (const type of EVENTS) {
          view.addEventListener(type, (event) => {
            this.#tell(type, /** @type {CustomEvent} */ (event).detail);
          });
        }
        await view.ready;
        if (!kept) this.#changed.clear();
        await this.#follow(OPTIONS, true, kept);
        if (view !== this.#view) return; // another language was asked for meanwhile
        this.#ready = true;
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
