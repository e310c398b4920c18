// The panel of Watch on phones: one part at a time, and a menu for what the row above has no room for.
// @ts-check
import { LogOrTree } from '#tree';
import { find, PHONE } from '../../base/dom/dom.js';

/** The parts. The listing is the first one shown. */
const PARTS = ['code', 'state', 'log', ...(LogOrTree ? ['tree'] : [])];
/** What is in the menu on phones, and in the row of the algorithm elsewhere. */
const MOVED = ['variant', 'open-legend', 'open-race'];

/** HTML; its texts are those of the table `player`. */
export const TABS = `<div class="seg tabs" role="group" data-words-aria-label="player.parts">${PARTS.map(
  (part) =>
    `<button type="button" value="${part}" aria-pressed="${part === PARTS[0]}" data-words="player.TABS.${part}"></button>`,
).join('')}</div>`;

export class PanelTabs {
  /** Where the moved elements were: a comment before each. @type {Map<HTMLElement, Comment>} */
  #places = new Map();
  #menu;

  /**
   * @param {HTMLElement} panel  with TABS; style sheets show the part in its `data-tab`
   * @param {(part: string) => void} onshow  called with the part that is shown
   */
  constructor(panel, onshow) {
    const tabs = [...panel.querySelectorAll('.tabs button')];
    const show = (/** @type {string} */ part) => {
      panel.dataset.tab = part;
      onshow(part);
      for (const tab of tabs)
        tab.setAttribute('aria-pressed', String(tab.getAttribute('value') === part));
    };
    for (const tab of tabs)
      tab.addEventListener('click', () => show(tab.getAttribute('value') ?? PARTS[0]));
    show(PARTS[0]);
    const menu = (this.#menu = find('run-more-menu'));
    for (const element of MOVED.map((id) => find(id))) {
      const place = document.createComment('');
      element.before(place);
      this.#places.set(element, place);
      element.addEventListener('click', () => {
        if (menu.contains(element) && element.matches('button')) menu.hidePopover();
      });
    }
    const phone = matchMedia(PHONE);
    phone.addEventListener('change', () => this.#place(phone.matches));
    this.#place(phone.matches);
  }

  /** @param {boolean} inMenu */
  #place(inMenu) {
    for (const [element, place] of this.#places) {
      if (inMenu) this.#menu.append(element);
      else place.after(element);
    }
  }
}
