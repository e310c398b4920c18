// The program of an algorithm with line numbers: the current line, the loops as rails, the values of
// conditions, and breakpoints at the lines that have events.
// @ts-check
import { add } from '../../base/dom/element.js';
import { setAttribute, setText } from '../../base/dom/dom.js';
import { OWN, viewOf } from '../../run/algorithms/table.js';
import { conditionsAt, indentOf, linesOf, loopsOf, methodAround } from '../../run/listing.js';
import { strings } from './en.js';

/** @typedef {import('../../../wasm/run.d.ts').Algorithm} Algorithm */
/** @typedef {import('../../run/algorithms/view.js').Moment} Moment */

const MARGIN = 2; // lines that stay visible above and below the current line

/** Characters that matter less than words. */
const SOFT = /[{};]/;

export class ListingPanel {
  /** @type {import('../../../wasm/run.d.ts').CodeLine[]} */
  #lines = [];
  /** The elements of the lines. @type {HTMLLIElement[]} */
  #items = [];
  /** The loops, each with its rail. @type {{first: number, last: number, rail: HTMLElement}[]} */
  #loops = [];
  /** @type {Algorithm | null} */
  #algorithm = null;
  #variant = 0;
  #puzzle = '';
  #current = -1;
  /** The line that stays at the top. @type {number | undefined} */
  #head;
  #sizes = new ResizeObserver(() => this.refresh());
  #centred = false;

  /**
   * @param {HTMLElement} place  empty; it scrolls
   * @param {import('../../base/words/words.js').Words} words
   * @param {(label: number) => void} ontoggle  called when the user clicks a breakpoint
   */
  constructor(place, words, ontoggle) {
    this.words = words;
    this.place = place;
    this.ontoggle = ontoggle;
    place.addEventListener('keydown', (event) => this.#key(event));
    this.#sizes.observe(place);
    place.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      this.#makeStop(button);
      ontoggle(Number(button.value));
    });
    words.addEventListener('change', () => {
      // A hidden panel is not rendered until it is shown.
      if (this.#algorithm) this.#make(this.#algorithm, this.#variant, this.#puzzle);
    });
  }

  get #buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.place.querySelectorAll('button')]);
  }

  /** Makes a breakpoint the one tab stop. @param {HTMLButtonElement} chosen */
  #makeStop(chosen) {
    for (const button of this.#buttons) button.tabIndex = button === chosen ? 0 : -1;
  }

  /** Arrows choose among the breakpoints. @param {KeyboardEvent} event */
  #key(event) {
    const buttons = this.#buttons;
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
    const button = at < 0 || to === undefined || to < 0 ? undefined : buttons[to];
    if (at >= 0 && to !== undefined) event.preventDefault();
    if (!button) return;
    this.#makeStop(button);
    button.focus();
  }

  /** @param {Algorithm} algorithm @param {number} variant @param {string} puzzle */
  #make(algorithm, variant, puzzle) {
    this.#algorithm = algorithm;
    this.#variant = variant;
    this.#puzzle = puzzle;
    this.#current = -1;
    this.#lines = linesOf(algorithm, variant, puzzle);
    const texts = this.words.of(strings);
    const list = document.createElement('ol');
    list.className = 'code';
    this.#items = this.#lines.map(({ text, label }, i) => {
      const item = add(list, 'li');
      // The labels of a program of the user are lines, at which no run can stop.
      if (label >= 0 && algorithm.id !== OWN) {
        const button = add(item, 'button');
        button.type = 'button';
        button.value = String(label);
        button.tabIndex = -1;
        button.title = texts.breakpoint;
        button.setAttribute('aria-label', texts.breakpointAt(i + 1));
      }
      add(item, 'span', 'no', String(i + 1)).setAttribute('aria-hidden', 'true');
      const code = add(item, 'code');
      code.style.setProperty('--indent', String(indentOf(text)));
      this.#write(code, text.trimStart());
      add(item, 'span', 'val');
      if (algorithm.id === 'trace') add(item, 'small', '', texts.MOVES[text[0]]);
      return item;
    });
    this.#loops = loopsOf(this.#lines).map(({ first, last }) => {
      const rail = add(list, 'span', 'rail');
      rail.setAttribute('aria-hidden', 'true');
      rail.style.setProperty('--indent', String(indentOf(this.#lines[first].text)));
      return { first, last, rail };
    });
    this.place.replaceChildren(list);
    this.#sizes.observe(list); // its lines wrap anew when their face is loaded
    this.#setTabStop();
    this.#placeRails();
    const [first] = this.#buttons;
    if (first) first.tabIndex = 0;
    this.#showStart();
  }

  /** The current line stays in the middle, and no breakpoints are shown. @param {boolean} centred */
  set centred(centred) {
    this.#centred = centred;
    this.#setTabStop();
  }

  get centred() {
    return this.#centred;
  }

  /** It scrolls: without buttons, it is a tab stop. */
  #setTabStop() {
    this.place.tabIndex = this.#centred || this.#algorithm?.id === OWN ? 0 : -1;
  }

  /** The size of the panel or of the lines has changed. */
  refresh() {
    this.#placeRails();
    const item = this.#items[this.#current];
    if (item) this.#show(item, this.#head);
  }

  /** From the first to the last line of each loop; long lines wrap. */
  #placeRails() {
    for (const { first, last, rail } of this.#loops) {
      const [top, bottom] = [first, last].map((i) => this.#items[i].offsetTop);
      rail.style.top = `${top}px`;
      rail.style.height = `${bottom - top}px`;
    }
  }

  /** @param {Element} code @param {string} text */
  #write(code, text) {
    for (const part of text.split(/([{};])/)) {
      if (SOFT.test(part)) add(code, 'i', '', part);
      else code.append(part);
    }
  }

  /** Shows the method in which the program does its work. */
  #showStart() {
    const firstLoop = this.#loops[0];
    if (!firstLoop) return void (this.place.scrollTop = 0);
    const at = this.#lines.findIndex(({ label }) => label >= 0);
    const { first } = methodAround(this.#lines, Math.max(at, 0));
    this.place.scrollTop = this.#items[first].offsetTop;
  }

  /**
   * @param {Algorithm} algorithm
   * @param {number} variant  index into its variants, else 0
   * @param {string} puzzle  81 digits
   * @param {number} label  of the last event, -1 if there is none
   * @param {number} breakpoints  mask of labels
   * @param {Moment} moment
   * @param {import('../../run/lines/machine.js').Machine | null} [machine]  if lines are followed
   */
  render(algorithm, variant, puzzle, label, breakpoints, moment, machine) {
    const isSame = algorithm === this.#algorithm && variant === this.#variant;
    if (!isSame || puzzle !== this.#puzzle) this.#make(algorithm, variant, puzzle);
    const lines = this.#lines;
    const event = label < 0 ? -1 : lines.findIndex((line) => line.label === label);
    const current = machine?.line ?? event;
    const conditions = machine
      ? [{ line: current, value: String(machine.holds ?? '') }]
      : conditionsAt(viewOf(algorithm), lines, current, moment);
    const values = new Map(conditions.map(({ line, value }) => [line, value]));
    const heads = this.#loops.filter(({ first, last }) => first < current && current <= last);
    const [head] = heads;
    this.#head = head?.first;
    const method = lines[methodAround(lines, Math.max(current, 0)).first];
    this.place.style.setProperty('--common', String(indentOf(method?.text ?? '')));
    this.#items.forEach((item, i) => {
      const own = lines[i].label;
      if (own >= 0 && algorithm.id !== OWN) {
        const stops = String(Boolean((breakpoints >> own) & 1));
        setAttribute(/** @type {Element} */ (item.firstElementChild), 'aria-pressed', stops);
      }
      if (i === current) item.setAttribute('aria-current', 'step');
      else if (item.hasAttribute('aria-current')) item.removeAttribute('aria-current');
      const name = i === head?.first ? 'loop' : '';
      if (item.className !== name) item.className = name;
      setText(/** @type {Element} */ (item.querySelector('.val')), values.get(i) ?? '');
    });
    for (const { first, last, rail } of this.#loops)
      rail.classList.toggle('live', first <= current && current <= last);
    if (current !== this.#current && current >= 0) this.#show(this.#items[current], head?.first);
    if (current < 0 && this.#current >= 0) this.#showStart();
    this.#current = current;
  }

  /**
   * Scrolls the panel, but not the page, to a line.
   * @param {HTMLLIElement} item
   * @param {number} [head]  index of the line that stays at the top
   */
  #show(item, head) {
    const { place } = this;
    const shown = place.getBoundingClientRect();
    const line = item.getBoundingClientRect();
    if (!shown.height) return;
    const height = parseFloat(getComputedStyle(item).lineHeight);
    if (this.centred) {
      const above = Math.floor(Math.round(shown.height / height) / 2);
      place.scrollTop = item.offsetTop - above * height;
      return;
    }
    const covered = head === undefined ? 0 : this.#items[head].offsetHeight;
    const margin = Math.min(MARGIN * height, (shown.height - line.height - covered) / 2);
    const above = line.top - margin - covered - shown.top;
    const below = line.bottom + margin - shown.bottom;
    const cut = place.scrollTop % height; // lines have changed their height
    const by = above < 0 ? above : below > 0 ? below : cut > 1 ? -cut : 0;
    // Whole lines: none is cut at the top.
    const to = (place.scrollTop + by) / height;
    if (by) place.scrollTop = (by < 0 ? Math.floor(to) : Math.ceil(to)) * height;
  }
}
