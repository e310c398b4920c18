// The elements of the mode Play. Texts are filled in from the tables; see base/words/words.js.
// @ts-check

/** @param {string} path  within 24 by 24 */
const icon = (path) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const FRAME = 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';

/** The pens with their icons, in the order of the keys Z X C V. */
const PENS = [
  ['answers', 'digit', `${FRAME}M10.5 9l2-1v8`],
  ['corner', 'corner', `${FRAME}M7.5 8H9M7.5 16H9M15 8h1.5`],
  ['centre', 'centre', `${FRAME}M8.2 12h1M11.5 12h1M14.8 12h1`],
  ['candidates', 'crossOut', `${FRAME}M8 8l8 8m0-8l-8 8`],
  ['colour', 'colour', `${FRAME}M4 12.5 12.5 4M4 20 20 4M11.5 20l8.500-8.500`],
];

const pens = PENS.map(
  ([pen, text, path]) =>
    `<button type="button" value="${pen}">${icon(path)}<span data-words="play.${text}"></span></button>`,
).join('');

/** @param {string} id @param {string} text @param {string} symbol */
const iconButton = (id, text, symbol) =>
  `<button type="button" id="${id}" class="icon" data-words-aria-label="play.${text}" data-words-title="play.${text}">` +
  `<svg aria-hidden="true"><use href="#i-${symbol}"/></svg></button>`;

export const DOCK = `
<div class="pad yours" id="play-pad"></div>
<div class="under">
  <div class="seg pens" id="play-pens" role="group" data-words-aria-label="play.pen">${pens}</div>
  <span class="push"></span>${iconButton('play-undo', 'undo', 'undo')}${iconButton('play-redo', 'redo', 'redo')}
</div>`;

export const PROGRESS = `
<div class="finish" id="finish" hidden>
  <div class="verdict">
    <div class="seal" data-seal="one" aria-hidden="true"><svg viewBox="0 0 24 24"><path pathLength="1" d="m7 12.500 3.500 3.500L17 8.500"/></svg></div>
    <div><h2 data-words="play.solved"></h2><p id="score"></p></div>
  </div>
  <p class="acts">
    <button type="button" class="p" id="another"></button>
    <button type="button" class="s" id="follow-person" data-words="play.followPerson"></button>
    <button type="button" class="q" id="play-again" data-words="play.again"></button>
  </p>
</div>
<div class="progress" id="progress">
  <h2 id="filled"></h2>
  <span class="clock" id="clock" role="timer" hidden></span>
  <button type="button" class="q" id="pause" hidden></button>
  <div class="meter" aria-hidden="true"><i></i></div>
</div>
<div class="hintbox" id="hint" hidden></div>`;

/** @param {string} id @param {string} text @param {string} [note] */
const option = (id, text, note = '') =>
  `<label class="check"><input type="checkbox" id="${id}"/><span><span data-words="play.${text}"></span>` +
  `${note && `<small data-words="play.${note}"></small>`}</span></label>`;

const swatches = [1, 2, 3, 4, 5, 6]
  .map((n) => `<button type="button" data-tint="${n}" value="${n}"><i class="sign"></i></button>`)
  .join('');

export const TOOLS = `
<div class="acts tools-row">
  <button type="button" class="s" id="check" data-words="play.check"></button>
  <button type="button" class="s" id="fill-notes" data-words="play.fillNotes"></button>
  <button type="button" class="q" id="reveal-cell" data-words="play.reveal"></button>
  <button type="button" class="q" id="start-over" data-words="play.startOver"></button>
</div>
<div class="swatch-part">
  <h3 id="colours-title" data-words="play.colours"></h3>
  <div class="swatches" id="swatches" role="group" aria-labelledby="colours-title">${swatches}</div>
</div>
<div>
  <h3 id="options-title" data-words="play.options"></h3>
  <div class="options" role="group" aria-labelledby="options-title">
    ${option('highlights', 'highlights')}${option('candidates', 'candidates')}
    ${option('tidy', 'tidy')}${option('timer', 'timer')}
  </div>
</div>
<div class="keys-part">
  <h3 data-words="play.keys"></h3>
  <dl class="keys-list" id="play-keys"></dl>
</div>`;

/** Covers the board while the game is paused. */
export const COVER = `<p data-words="play.paused"></p><button type="button" class="p" id="resume" data-words="play.resume"></button>`;
