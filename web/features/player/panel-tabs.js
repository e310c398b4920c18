// The parts of Watch's panel: the listing and what belongs to it, or the landscape; on phones, one part at a
// time, and a menu for what the row above has no room for.
// @ts-check
import { find, PHONE } from '../../base/dom/dom.js';

/** The parts. The listing is the first one shown. Only phones have the two in the middle. */
const PARTS = ['code', 'state', 'log', 'land'];
/** Those that a switch has elsewhere. */
const BOTH = ['code', 'land'];
/** What is in the menu on phones, and elsewhere in the row of the algorithm or below the listing. */
const MOVED = ['variant', 'open-legend', 'present', 'open-race', 'console'];

/** HTML; its texts are those of the table `player`: on a phone the short ones. */
export const TABS = `<div class="seg tabs" role="group" data-words-aria-label="player.parts">${PARTS.map(
  (part) =>
    `<button type="button" value="${part}" aria-pressed="${part === PARTS[0]}"><span class="short" data-words="player.TABS.${part}"></span>${
      BOTH.includes(part) ? `<span class="long" data-words="player.SWITCH.${part}"></span>` : ''
    }</button>`,
).join('')}</div>`;

export class PanelTabs {
  /** Where the moved elements were: a comment before each. @type {Map<HTMLElement, Comment>} */
  #places = new Map();
  #menu;
  #panel;
  #tabs;
  #own = find('own-code');
  /** Shows a part. @type {(part: string) => void} */
  show;

  /**
   * @param {HTMLElement} panel  with TABS; style sheets show the part in its `data-tab`
   * @param {(part: string) => void} onshow  called with the part that is shown
   */
  constructor(panel, onshow) {
    const tabs = [...panel.querySelectorAll('.tabs button')];
    this.show = (part) => {
      panel.dataset.tab = part;
      onshow(part);
      for (const tab of tabs)
        tab.setAttribute('aria-pressed', String(tab.getAttribute('value') === part));
    };
    for (const tab of tabs)
      tab.addEventListener('click', () => this.show(tab.getAttribute('value') ?? PARTS[0]));
    this.show(PARTS[0]);
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
    this.#panel = panel;
    this.#tabs = /** @type {HTMLElement} */ (panel.querySelector('.tabs'));
    this.#place(phone.matches);
  }

  /** On a phone, the switch is in the row of the algorithm, and that for own code in the row of the variables. @param {boolean} inMenu */
  #place(inMenu) {
    if (inMenu) {
      this.#panel.querySelector('.which')?.after(this.#tabs);
      this.#panel.prepend(this.#own);
    } else {
      this.#panel.querySelector('.origin')?.append(this.#own);
      this.#panel.prepend(this.#tabs);
    }
    for (const [element, place] of this.#places) {
      if (inMenu) this.#menu.append(element);
      else place.after(element);
    }
  }
}
