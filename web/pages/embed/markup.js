// The elements of an embedded board. The modules that render them look them up by id within one
// document or shadow root. `data-part` names the parts that can be hidden.
// @ts-check
import { SPRITE } from '../../base/dom/icons.js';
import { BAR } from '../../features/player/bar-markup.js';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => `<button type="button" value="${digit}">${digit}</button>`)
  .join('');

/** @param {string} part @param {string} content */
const panel = (part, content) =>
  `<section data-part="${part}" aria-labelledby="name-${part}"><h2 id="name-${part}" data-words="embed.PANELS.${part}"></h2>${content}</section>`;

/** HTML without texts: `fillIn` adds those of the tables `embed` and `bar`. */
export const MARKUP = `
<svg class="sprite" aria-hidden="true">${SPRITE}
  <symbol id="i-erase" viewBox="0 0 20 20"><path d="M7 4.5h10v11H7L2.5 10zM9.5 7.5l5 5m0-5-5 5"/></symbol>
</svg>
<div class="stage">
  <p id="verdict" data-part="verdict"></p>
  <div class="play" data-part="board"><div class="frame">
    <table id="board" role="grid" aria-label="Sudoku" aria-multiselectable="true"></table>
  </div></div>
  <div class="line" id="line" data-part="status"></div>
  ${BAR}
  <div class="pad" id="pad" data-part="pad" role="group" data-words-aria-label="embed.pad">${DIGITS}
    <button type="button" id="erase" value="0" data-words-aria-label="embed.erase"><svg aria-hidden="true"><use href="#i-erase"/></svg></button>
  </div>
  <p class="foot"><a id="open" data-part="link" target="_blank" rel="noopener" data-words="embed.open"></a></p>
</div>
<div class="side">
  ${panel('code', '<div id="panel-code" class="listing" role="group" tabindex="-1" aria-labelledby="name-code"></div>')}
  ${panel('stack', '<div id="panel-state"></div>')}
  ${panel('log', '<div id="panel-log"></div>')}
  ${panel('counters', '<dl id="counters"></dl>')}
</div>`;
