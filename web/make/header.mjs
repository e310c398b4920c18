// The header of the pages beside the lab, from the rows of its actions: the wordmark, the tabs of the lab, the ways
// in, which lead to it, and a menu.
import { WORDMARK } from '../base/dom/top.js';
import { ACTIONS } from '../pages/lab/action-table.js';
import { MODES } from '../pages/lab/mode-table.js';

/** The tab of a page, by its folder; of all others, Learn. @type {Record<string, string>} */
const TABS = { worksheet: 'make' };

const sign = (/** @type {string | undefined} */ icon) =>
  `<svg aria-hidden="true" viewBox="0 0 24 24">${icon}</svg>`;
/** A button with an icon, which is in the menu on narrow windows. @param {string} id @param {string | undefined} icon @param {string} words */
const button = (id, icon, words) =>
  `<button type="button" id="${id}" class="icon wide-only"${words}>${sign(icon)}</button>`;
/** An entry of the menu. @param {string} id @param {string} words */
const row = (id, words) => `<button type="button" id="${id}" data-words="${words}"></button>`;

/**
 * @param {import('./languages.mjs').Page} page
 * @returns {string} HTML; `<!-- insert languages -->` in it stands for the options of the menu
 */
export function headerOf({ english, name, language }) {
  const top = name.includes('/') ? '../' : './';
  const own = TABS[english.split('/')[1]] ?? 'learn';
  const inLanguage = language === 'en' ? '' : `&amp;lang=${language}`;
  const tab = (/** @type {string} */ id, /** @type {string} */ icon) =>
    `<a href="${top}#mode=${id}${inLanguage}"${id === own ? ' aria-current="page"' : ''}>${sign(icon)}<span data-words="puzzle.${id}"></span></a>`;
  /** A link that opens what an action of the lab opens. @param {'openPaste' | 'openPhoto'} action @param {string} [more] */
  const way = (action, more = '') =>
    `<a href="${top}#do=${action}${inLanguage}" class="way ${ACTIONS[action].button}"${more}>${sign(ACTIONS[action].icon)}<span data-words="header.${ACTIONS[action].short}"></span></a>`;
  return `<header class="top">
<a class="mark" href="${top}${inLanguage.replace('&amp;', '?')}" aria-label="Sudoku Lab">${WORDMARK}</a>
<nav class="modes" data-words-aria-label="puzzle.modes">
${Object.entries(MODES)
  .map(([id, { icon }]) => tab(id, icon))
  .join('\n')}
</nav>
<div class="tools">
${way('openPaste')}
${way('openPhoto')}
${button('share', ACTIONS.openShare.icon, ' data-words-aria-label="header.copyLink" data-words-title="header.copyLink"')}
${button('theme', ACTIONS.nextTheme.icon, '')}
<span id="said-shared" class="shared" role="status"></span>
<div class="menu">
<button type="button" id="more" class="icon" popovertarget="more-menu" data-words-aria-label="puzzle.more" data-words-title="puzzle.more">
<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M5.5 12h.01M12 12h.01M18.5 12h.01" stroke-width="3.2" /></svg>
</button>
<div id="more-menu" popover>
<a class="row" href="${top}#do=openPhoto${inLanguage}" data-words="header.photo"></a>
<a class="row" href="${top}lessons${language === 'en' ? '' : `-${language}`}.html" data-words="header.lessons"></a>
<hr />
${row('share-row', 'header.copyLink')}
${row('print-row', 'header.print')}
<hr />
<label class="row"><span data-words="puzzle.language"></span>
<select id="language"><!-- insert languages --></select></label>
<button type="button" id="theme-row"></button>
</div>
</div>
</div>
</header>`;
}
