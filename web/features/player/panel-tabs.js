// The parts of Watch's panel: the log or the tree; on phones, one part at a time, and a menu for what the
// row above has no room for.
// @ts-check
import { find, PHONE } from '../../base/dom/dom.js';

/** The parts. The listing is the first one shown. */
const PARTS = ['code', 'state', 'log', 'tree'];
/** What is in the menu on phones, and in the row of the algorithm elsewhere. */
const MOVED = ['variant', 'open-legend', 'open-race'];

/** HTML; its texts are those of the table `player`. */
export const TABS = `<div class="seg tabs" role="group" data-words-aria-label="player.parts">${PARTS.map(
  (part) =>
    `<button type="button" value="${part}" aria-pressed="${part === PARTS[0]}" data-words="player.TABS.${part}"></button>`,
).join('')}</div>`;

const VIEWS = ['log', 'tree'];

/** HTML; its texts are those of the table `player`. The log is shown first. */
export const LOG = `<h3 class="views">${VIEWS.map(
  (view) =>
    `<button type="button" class="q" value="${view}" aria-pressed="${view === 'log'}" data-words="player.TABS.${view}"></button>`,
).join('')}</h3><div id="panel-log"></div><div id="panel-tree" hidden></div>`;

/** The log or the search tree, which loads when it is first shown. */
export class LogOrTree {
  #panel;
  #load;
  #playback;
  #tree = /** @type {import('../workbench/mode.js').TreeView | void} */ (undefined);
  #loading = false;

  /**
   * @param {HTMLElement} panel  with LOG
   * @param {import('../workbench/runner.js').Runner} runner
   * @param {(place: HTMLElement) => Promise<import('../workbench/mode.js').TreeView | void>} load
   *   adds the tree
   */
  constructor(panel, runner, load) {
    this.#panel = panel;
    this.#load = load;
    this.#playback = runner.playback;
    for (const button of this.#buttons)
      button.addEventListener('click', () => this.show(button.value));
    this.show('log');
    runner.addEventListener('start', () => this.#tree?.forget());
  }

  get #buttons() {
    return /** @type {NodeListOf<HTMLButtonElement>} */ (
      this.#panel.querySelectorAll('.views button')
    );
  }

  /** @param {string} view  others than 'log' and 'tree' change nothing */
  show(view) {
    if (!VIEWS.includes(view)) return;
    this.#panel.dataset.view = view;
    for (const each of VIEWS) find(`panel-${each}`).hidden = each !== view;
    for (const button of this.#buttons)
      button.setAttribute('aria-pressed', String(button.value === view));
    if (view === 'tree') this.#showTree();
    this.#playback.tell();
  }

  async #showTree() {
    if (this.#tree || this.#loading) return;
    this.#loading = true;
    this.#tree = await this.#load(find('panel-tree'));
    this.#loading = false;
    this.render();
  }

  render() {
    this.#tree?.render();
  }
}

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
