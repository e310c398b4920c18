// What the mode Solve shows beside the board while a puzzle is typed: the number of givens instead of a
// verdict that says little yet, quicker ways, and the keys. Loaded when it is needed.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { fillIn } from '../../base/words/words.js';
import { filled } from '../../puzzle/puzzle.js';
import { strings } from './entering-en.js';

/** No puzzle with fewer givens has only one solution. */
const LEAST = 17;
/** The gauge ends here. */
const MOST = 40;
/** After this time without a key, a puzzle counts as typed, in milliseconds. */
const TYPED_MS = 400;

const MARKUP = `
<h2></h2>
<p></p>
<div class="gauge" aria-hidden="true"><i></i><s></s><b></b><span>${LEAST}</span><span></span></div>
<p><button type="button" class="act" data-words="entering.anyway"></button></p>
<h3 data-words="entering.quicker"></h3>
<dl class="quicker">
  <dt><button type="button" class="act" data-action="openPaste" data-words="entering.paste"></button></dt>
  <dd data-words="entering.pasteWhat"></dd>
  <dt><button type="button" class="act" data-action="openExamples" data-words="entering.examples"></button></dt>
  <dd data-words="entering.examplesWhat"></dd>
</dl>
<h3 class="typed-keys" data-words="entering.keys"></h3>
<dl class="typed-keys"></dl>`;

/** @typedef {Pick<import('./mode.js').Context, 'workbench' | 'words' | 'panel'>} Context */

/** @param {Context} context @param {() => void} onpause  called when no key has followed the last one for some time @returns {Promise<Entering>} */
export async function addEntering(context, onpause) {
  await context.words.add({ entering: strings });
  return new Entering(context, onpause);
}

export class Entering {
  #context;
  #element;
  #onpause;
  /** The puzzle is being typed: then there is no other panel. */
  on = true;
  /** All givens were typed on an empty board. */
  #typed = true;
  /** Waits for the next key. */
  #timer = 0;
  /** The verdict was asked for, until the board is empty again. */
  #anyway = false;

  /** @param {Context} context @param {() => void} onpause */
  constructor(context, onpause) {
    this.#context = context;
    this.#onpause = onpause;
    const { words, panel } = context;
    this.#element = add(panel.b, 'div', 'entering');
    this.#element.innerHTML = MARKUP;
    this.#find('.act').addEventListener('click', () => this.#judge());
    this.#find('.gauge').style.setProperty('--least', String(LEAST / MOST));
    document.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
      const asked = key === 'Enter' && (ctrlKey || metaKey);
      if (asked && this.on && this.#element.checkVisibility()) this.#judge();
    });
    words.addEventListener('change', () => this.#translate());
    this.#translate();
    this.wait();
  }

  /** Shows the verdict now. */
  #judge() {
    this.#anyway = true;
    this.#onpause();
  }

  get #texts() {
    return this.#context.words.of(strings);
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.#element.querySelector(selector));
  }

  #translate() {
    const texts = this.#texts;
    fillIn(this.#element, { entering: texts });
    setText(this.#find('.gauge span:last-child'), texts.most);
    const keys = this.#find('dl.typed-keys');
    keys.replaceChildren();
    for (const [names, does] of texts.KEYS) {
      const term = add(keys, 'dt');
      for (const name of names) add(term, 'kbd', '', name);
      add(keys, 'dd', '', does);
    }
  }

  /** The cells that were left empty while the puzzle is typed. @returns {Iterable<number>} */
  get passed() {
    return this.on ? this.#context.workbench.entry.passed : [];
  }

  /** Several grids fit until the last givens: only then it is worth saying. */
  #isOn() {
    const { analysis, puzzle, loaded, error } = this.#context.workbench.session;
    const n = filled(puzzle.givens);
    this.#typed = !n || (this.#typed && !loaded);
    if (!this.#typed || this.#anyway || error || puzzle.eliminated.some(Boolean)) return false;
    if (!n) return true;
    if (!analysis) return this.on;
    return analysis.verdict === 'many' && (n < LEAST || this.#timer > 0);
  }

  /** After a key: waits for the next one, and puts the caret on an empty board. */
  wait() {
    const { board, entry, session } = this.#context.workbench;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#onpause();
    }, TYPED_MS);
    if (filled(session.puzzle.givens)) return;
    entry.passed.clear();
    this.#anyway = false;
    if (!board.selection.length) board.moveTo(0, document.activeElement === document.body);
  }

  /** After a change of the session, and after the pause. */
  follow() {
    this.on = this.#isOn();
    this.#context.workbench.invalidate();
  }

  render() {
    this.#element.closest('.panel')?.toggleAttribute('data-entering', this.on);
    if (!this.on) return;
    const texts = this.#texts;
    const n = filled(this.#context.workbench.session.puzzle.givens);
    const [title, text] = this.#element.children;
    setText(title, n ? texts.givens(n) : texts.none);
    setText(text, n < LEAST ? texts.soon : texts.several);
    this.#find('.gauge').style.setProperty('--part', String(Math.min(1, n / MOST)));
  }
}
