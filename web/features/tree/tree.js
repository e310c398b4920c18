// The search tree beside the log of the run that is watched. Its view loads when it is first shown.
// @ts-check
import { addStyle } from '#platform';
import { find } from '../../base/dom/dom.js';
import { awaited } from '../../base/worker/waits.js';

/** What the place is for. The log is shown first. @typedef {'log' | 'tree'} View */

/** @type {View[]} */
const VIEWS = ['log', 'tree'];

/** HTML; its texts are those of the table `player`. */
export const HEAD = `<h3 class="views">${VIEWS.map(
  (view) =>
    `<button type="button" class="q" value="${view}" aria-pressed="${view === 'log'}" data-words="player.TABS.${view}"></button>`,
).join('')}</h3>`;

/** The keys of the tree, for the help. @param {import('../../base/words/words.js').Words} words */
export async function keys(words) {
  const { strings } = await awaited(() => import('./en.js'));
  await words.add({ tree: strings });
  return words.of(strings).KEYS;
}

export class LogOrTree {
  #panel;
  #words;
  #playback;
  /** @type {import('./tree-view.js').TreeView | null} */
  #tree = null;
  #loading = false;

  /**
   * @param {HTMLElement} panel  with HEAD and, after it, `#panel-log`
   * @param {import('../../base/words/words.js').Words} words
   * @param {import('../workbench/runner.js').Runner} runner
   */
  constructor(panel, words, runner) {
    this.#panel = panel;
    this.#words = words;
    this.#playback = runner.playback;
    const place = document.createElement('div');
    place.id = 'panel-tree';
    find('panel-log').after(place);
    addStyle('tree.css');
    for (const button of this.#buttons)
      button.addEventListener('click', () => this.show(/** @type {View} */ (button.value)));
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
    if (!VIEWS.includes(/** @type {View} */ (view))) return;
    this.#panel.dataset.view = view;
    for (const each of VIEWS) find(`panel-${each}`).hidden = each !== view;
    for (const button of this.#buttons)
      button.setAttribute('aria-pressed', String(button.value === view));
    if (view === 'tree') this.#load().catch(() => {}); // the next click tries again
    this.#playback.tell();
  }

  async #load() {
    if (this.#tree || this.#loading) return;
    this.#loading = true;
    try {
      const [{ strings }, { TreeView }] = await Promise.all([
        awaited(() => import('./en.js')),
        awaited(() => import('./tree-view.js')),
      ]);
      await this.#words.add({ tree: strings });
      this.#tree = new TreeView(find('panel-tree'), this.#words, this.#playback);
      this.#tree.render();
    } finally {
      this.#loading = false;
    }
  }

  render() {
    this.#tree?.render();
  }
}
