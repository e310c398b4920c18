// The header of the pages beside the lab: the wordmark, the tabs of the lab, and a menu with the language.
import { THEME_BUTTON, WORDMARK } from '../base/dom/top.js';
import { MODES } from '../pages/lab/mode-table.js';

/** The tab of a page, by its folder; of all others, Learn. @type {Record<string, string>} */
const TABS = { worksheet: 'make' };

/**
 * @param {import('./languages.mjs').Page} page
 * @returns {string} HTML; `<!-- insert languages -->` in it stands for the options of the menu
 */
export function headerOf({ english, name, language }) {
  const top = name.includes('/') ? '../' : '';
  const own = TABS[english.split('/')[1]] ?? 'learn';
  const inLanguage = language === 'en' ? '' : `&amp;lang=${language}`;
  const tab = (/** @type {string} */ id, /** @type {string} */ icon) =>
    `<a href="${top || './'}#mode=${id}${inLanguage}"${id === own ? ' aria-current="page"' : ''}><svg aria-hidden="true" viewBox="0 0 24 24">${icon}</svg><span data-words="puzzle.${id}"></span></a>`;
  return `<header class="top">
<a class="mark" href="${top || './'}${inLanguage.replace('&amp;', '?')}" aria-label="Sudoku Lab">${WORDMARK}</a>
<nav class="modes" data-words-aria-label="puzzle.modes">
${Object.entries(MODES)
  .map(([id, { icon }]) => tab(id, icon))
  .join('\n')}
</nav>
<div class="tools">
${THEME_BUTTON}
<div class="menu">
<button type="button" id="more" class="icon" popovertarget="more-menu" data-words-aria-label="puzzle.more" data-words-title="puzzle.more">
<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M5.5 12h.01M12 12h.01M18.5 12h.01" stroke-width="3.2" /></svg>
</button>
<div id="more-menu" popover>
<label class="row"><span data-words="puzzle.language"></span>
<select id="language"><!-- insert languages --></select></label>
</div>
</div>
</div>
</header>`;
}
