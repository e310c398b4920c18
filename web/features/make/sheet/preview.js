// The sheet in the panel of Make: what is seen here is what is printed.
// @ts-check
import { add, addButton } from '../../../base/dom/element.js';
import { setText } from '../../../base/dom/dom.js';
import { setUpLarge } from './large.js';
import { makePage } from './sheets.js';
import { setUpPicks } from './picks.js';

/** @typedef {import('./sheets.js').Page} Page */
/** @typedef {import('./sheets.js').Setting} Setting */

/** Milliseconds between puzzles that appear, and of one that goes to its place. */
const [APPEAR_MS, MOVE_MS] = [120, 160];
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * What the preview reports.
 * @typedef {object} Handlers
 * @property {(title: string) => void} rename
 * @property {(index: number) => void} choose
 * @property {(index: number) => void} remove
 * @property {(from: number, to: number) => void} move
 */

export class Preview {
  #sheet;
  #head;
  #title;
  #owner;
  #pager;
  #turns;
  #large;
  #where;
  /** The page that is shown, from 0. */
  #index = 0;
  #drawn = '';
  /** The puzzles that were shown last. @type {Set<string>} */
  #seen = new Set();
  /** Gets the focus with the next page. */
  #focused = '';
  /** The puzzle on the board, which the page has followed. */
  #current = '';
  #invalidate;

  /** @param {HTMLElement} place @param {Handlers} handlers @param {() => void} invalidate  calls `render` soon */
  constructor(place, handlers, invalidate) {
    this.#invalidate = invalidate;
    this.#sheet = add(place, 'section', 'sheet');
    this.#head = add(this.#sheet, 'div', 'sheet-head');
    this.#title = add(this.#head, 'input', 'sheet-title');
    Object.assign(this.#title, { type: 'text', maxLength: 120, autocomplete: 'off' });
    this.#title.addEventListener('input', () => handlers.rename(this.#title.value.trim()));
    this.#owner = add(this.#head, 'p', 'sheet-owner');
    setUpPicks(this.#sheet, handlers);
    this.#pager = add(place, 'p', 'pager');
    const go = (/** @type {number} */ by) => {
      this.#index += by;
      this.#invalidate();
    };
    const turn = (/** @type {string} */ icon, /** @type {number} */ by) => {
      const button = addButton(this.#pager, '', () => go(by));
      button.className = 'icon';
      button.innerHTML = `<svg aria-hidden="true"><use href="#i-${icon}" /></svg>`;
      return button;
    };
    const before = turn('left', -1);
    this.#where = add(this.#pager, 'span');
    this.#where.ariaLive = 'polite';
    this.#turns = [before, turn('right', 1)];
    this.#large = setUpLarge(place, this.#pager, go);
  }

  /** Keeps the focus at a puzzle that will have another place. @param {string} givens */
  focus(givens) {
    this.#focused = givens;
  }

  /**
   * @param {Page[]} pages
   * @param {Setting} setting
   * @param {string} current  givens on the board
   * @param {boolean} collected  the puzzles are those of the worksheet, which can be chosen, moved and removed
   */
  render(pages, setting, current, collected) {
    const { texts, options } = setting;
    const wanted = this.#focused || (current !== this.#current && current);
    const found = pages.findIndex(
      ({ kind, items }) => kind === 'puzzles' && items.some(({ facts }) => facts.givens === wanted),
    );
    if (found >= 0) [this.#index, this.#current] = [found, current];
    this.#index = Math.max(0, Math.min(this.#index, pages.length - 1));
    const page = pages[this.#index] ?? { kind: 'puzzles', first: 1, items: [] };
    const { title, ...others } = options;
    const givens = page.items.map(({ facts }) => facts.givens);
    const ratings = givens.map(setting.ratingOf);
    const shown = page.kind === 'puzzles' ? '' : title;
    const state = JSON.stringify([
      this.#index,
      page.kind,
      page.first,
      givens,
      ratings,
      others,
      shown,
    ]);
    if (this.#drawn !== state + texts.heading + collected) {
      this.#drawn = state + texts.heading + collected;
      this.#draw(page, setting, collected);
    }
    this.#sheet.ariaLabel = texts.preview;
    this.#large.open.ariaLabel = texts.look;
    this.#large.close.ariaLabel = texts.close;
    this.#title.ariaLabel = this.#title.placeholder = texts.heading;
    setText(this.#owner, texts.owner);
    setText(this.#where, texts.pageOf(this.#index + 1, Math.max(1, pages.length)));
    const [before, next] = this.#turns;
    [before.ariaLabel, next.ariaLabel] = [texts.before, texts.next];
    before.disabled = !this.#index;
    next.disabled = this.#index >= pages.length - 1;
    for (const pick of this.#picks()) pick.ariaPressed = String(pick.dataset.givens === current);
  }

  /** @returns {NodeListOf<HTMLElement>} */
  #picks() {
    return this.#sheet.querySelectorAll('.sheet-pick');
  }

  /** Where each puzzle is, by its givens. */
  #places() {
    return new Map(
      [...this.#picks()].map((pick) => [pick.dataset.givens ?? '', pick.getBoundingClientRect()]),
    );
  }

  /** @param {Page} page @param {Setting} setting @param {boolean} collected */
  #draw(page, setting, collected) {
    const before = this.#places();
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const focused =
      this.#focused || (this.#sheet.contains(active) ? (active?.dataset.givens ?? '') : '');
    this.#focused = '';
    const isFirst = page.kind === 'puzzles';
    // On these pages, the title is the field.
    const options = isFirst ? { ...setting.options, title: '' } : setting.options;
    const fresh = makePage(page, { ...setting, options });
    const [head, ...parts] = fresh.children;
    this.#head.hidden = !isFirst;
    this.#sheet.className = fresh.className;
    for (const old of [...this.#sheet.children]) if (old !== this.#head) old.remove();
    this.#sheet.append(...(isFirst ? parts : [head, ...parts]));
    if (isFirst && collected) parts.forEach((part, i) => this.#addPick(part, page, i, setting));
    if (isFirst) this.#animate(before, page);
    if (!focused) return;
    [...this.#picks()].find((pick) => pick.dataset.givens === focused)?.focus();
  }

  /** A button over a puzzle. @param {Element} part @param {Page} page @param {number} i @param {Setting} setting */
  #addPick(part, { first, items }, i, { texts }) {
    const pick = addButton(part, '', () => {});
    pick.className = 'sheet-pick';
    pick.dataset.index = String(first - 1 + i);
    pick.dataset.givens = items[i].facts.givens;
    pick.ariaLabel = texts.pick(first + i);
    pick.title = texts.keys;
    pick.setAttribute('aria-keyshortcuts', 'Alt+ArrowLeft Alt+ArrowRight Delete');
  }

  /** New puzzles appear one by one; others go from where they were. @param {Map<string, DOMRect>} before @param {Page} page */
  #animate(before, { items }) {
    let fresh = 0;
    const places = this.#places();
    for (const pick of this.#picks()) {
      const givens = pick.dataset.givens ?? '';
      const part = /** @type {HTMLElement} */ (pick.parentElement);
      const [from, to] = [before.get(givens), places.get(givens)];
      if (calm.matches || !to) continue;
      if (from && (from.x !== to.x || from.y !== to.y)) {
        const translate = [`${from.x - to.x}px ${from.y - to.y}px`, '0 0'];
        part.animate({ translate }, { duration: MOVE_MS, easing: 'ease-out' });
      } else if (!from && !this.#seen.has(givens)) {
        const delay = fresh++ * APPEAR_MS;
        part.animate({ opacity: [0, 1] }, { duration: APPEAR_MS, delay, fill: 'backwards' });
      }
    }
    for (const { facts } of items) this.#seen.add(facts.givens);
  }
}
