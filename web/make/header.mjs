// The header of the pages beside the lab: the wordmark, the tabs of the lab, and a menu with the language.
import { THEME_BUTTON, WORDMARK } from '../base/dom/top.js';
import { MODES } from '../pages/lab/mode-table.js';

/** The icon of Learn. */
const LEARN =
  '<path d="M12 6.5v13C10 17.8 7 17.5 3.5 18V5C7 4.5 10 4.8 12 6.5c2-1.7 5-2 8.5-1.500v13c-3.5-.5-6.5-.2-8.5 1.500" />';

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
  const lessons = `${language === 'en' ? 'lessons' : `lessons-${language}`}.html`;
  const tab = (/** @type {string} */ id, /** @type {string} */ icon) =>
    `<a href="${id === 'learn' ? top + lessons : `${top || './'}#mode=${id}${inLanguage}`}"${id === own ? ' aria-current="page"' : ''}><svg aria-hidden="true" viewBox="0 0 24 24">${icon}</svg><span data-words="puzzle.${id}"></span></a>`;
  return `<header class="top">
<a class="mark" href="${top || './'}${inLanguage.replace('&amp;', '?')}" aria-label="Sudoku Lab">${WORDMARK}</a>
<nav class="modes" data-words-aria-label="puzzle.modes">
${Object.entries({ ...MODES, learn: { icon: LEARN } })
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
