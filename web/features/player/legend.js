// The legend of the marks that the board, the listing and the timeline share.
// @ts-check

/** A cell of the board as a picture. @param {string} content */
const cell = (content) =>
  `<svg viewBox="0 0 32 32" aria-hidden="true"><rect class="cell" x=".5" y=".5" width="31" height="31"/>${content}</svg>`;
/** @param {string} name @param {number} n */
const digit = (name, n) => `<text class="${name}" x="16" y="23">${n}</text>`;

/** Pictures by their texts in `player.LEGEND`. @type {Record<string, string>} */
const MARKS = {
  given: cell(digit('given', 4)),
  tried: cell(`<circle class="disc" cx="16" cy="16" r="12"/>${digit('tried', 7)}`),
  proven: cell(`${digit('proven', 5)}<path class="under" d="M10 26.500h12"/>`),
  clash: cell(
    `<rect class="clash-wash" x="1" y="1" width="30" height="30"/><path class="wedge" d="M22 1h9v9z"/>${digit('clash', 8)}`,
  ),
  arc: `<svg viewBox="0 0 32 32" aria-hidden="true"><path class="arc" d="M4 28Q26 24 28 4"/></svg>`,
  removed: cell(
    `<path class="hatch" d="M1 9 9 1M1 19 19 1M1 29 29 1M9 31 31 9M19 31 31 19"/><rect class="clear" x="17" y="15" width="11" height="14"/><text class="tried small" x="22.500" y="26">9</text><path class="strike" d="M17.500 22h10"/>`,
  ),
  last: cell('<rect class="frame-mark" x="2.500" y="2.500" width="27" height="27"/>'),
  candidate: cell(
    '<text class="note" x="9" y="13">2</text><text class="note" x="23" y="26">6</text>',
  ),
  density: `<svg viewBox="0 0 32 32" aria-hidden="true"><path class="hill" d="M1 31V12H12V6H22V10H31V31Z"/><path class="ticks" d="M4 31v-6m3 6v-6m3 6v-6m3 6v-6m7 6v-6m7 6v-6"/></svg>`,
};

/** HTML; its texts are those of the table `player`. */
export const LEGEND = `<h3 data-words="player.legend"></h3><dl>${Object.entries(MARKS)
  .map(([id, picture]) => `<dt>${picture}</dt><dd data-words="player.LEGEND.${id}"></dd>`)
  .join('')}</dl>`;
