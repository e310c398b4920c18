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
</div>
<div class="under" id="ended" hidden>
  <button type="button" class="q" id="replay-open" data-words="play.replay"></button>
  <span class="push"></span><button type="button" class="q" id="follow-person" data-words="play.followPerson"></button>
</div>
<div class="under replay" id="replay" role="group" data-words-aria-label="play.replay" hidden>
  ${iconButton('replay-back', 'stepBack', 'left')}
  <button type="button" id="replay-play" class="icon">${icon('M8 5.500v13l10-6.500z')}${icon('M9 6v12M15 6v12')}</button>
  ${iconButton('replay-next', 'stepOn', 'right')}
  <input type="range" id="replay-at" min="0" data-words-aria-label="play.replay"/>
  ${iconButton('replay-close', 'close', 'close')}
</div>`;

const levels = [0, 1, 2, 3, 4]
  .map((level) => `<button type="button" class="q" value="${level}"></button>`)
  .join('');

/** @param {string} id @param {string} text @param {string} path  within 24 by 24 @param {string} more  attributes */
const headButton = (id, text, path, more = '') =>
  `<button type="button" id="${id}" class="icon" data-words-aria-label="play.${text}" data-words-title="play.${text}"${more}>${icon(path)}</button>`;

const option = (/** @type {string} */ id) =>
  `<label class="row"><span data-words="play.${id}"></span><input type="checkbox" id="${id}"/></label>`;

export const STATE = `
<div class="play-head">
  <h2 id="play-title"></h2><div id="play-level"></div>
  <span class="clock" id="clock" role="timer" hidden></span>
  ${headButton('pause', 'pause', 'M9 6v12M15 6v12')}
  <div class="menu">${headButton('play-more', 'options', 'M4 8h9m5 0h2M4 16h2m5 0h9M13 8a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M6 16a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0', ' popovertarget="play-menu"')}
    <div id="play-menu" popover role="group" data-words-aria-label="play.options">
      ${['highlights', 'candidates', 'tidy', 'timer'].map(option).join('')}
      <hr/>
      <button type="button" id="play-keys"><span data-words="play.keys"></span><kbd>?</kbd></button>
      <hr/>
      <button type="button" id="own-open" aria-pressed="false" data-words="play.own"></button>
      <button type="button" id="own-export" data-words="play.ownExport"></button>
      <button type="button" id="own-load" data-words="play.ownImport"></button>
      <button type="button" id="own-delete" data-words="play.ownDelete"></button>
    </div>
  </div>
</div>
<div class="progress" id="progress"><div class="meter" aria-hidden="true"><i></i></div><span id="filled"></span></div>
<div class="finish" id="finish" hidden>
  <h2 data-words="play.solved"></h2>
  <div class="result">
    <div id="result-board"></div>
    <div>
      <p id="result-date"></p><p id="result-time"></p><p id="score"></p>
      <ul id="result-uses"></ul>
    </div>
  </div>
  <p class="acts">
    <button type="button" class="p" id="next-level" hidden></button>
    <button type="button" class="s" id="send-card" data-words="play.sendCard"></button>
    <button type="button" class="q" id="another"></button>
    <button type="button" class="q" id="play-again" data-words="play.again"></button>
  </p>
</div>
<div class="fresh" id="fresh" role="group" data-words-aria-label="play.fresh">
  <button type="button" class="q" id="today" data-words="play.today"></button><span data-words="play.new"></span>${levels}
</div>
<div class="hintbox" id="hint"></div>
<div class="task" id="sketch" hidden></div>
<div class="task" id="drill" hidden></div>`;

export const TOOLS = `
<div class="acts tools-row">
  <button type="button" class="s" id="check" data-words="play.check"></button>
  <button type="button" class="s" id="fill-notes" data-words="play.fillNotes"></button>
  <button type="button" class="q" id="reveal-cell" data-words="play.reveal"></button>
  <button type="button" class="q" id="start-over" data-words="play.startOver"></button>
  <button type="button" class="q" id="own-links" data-words="play.links"></button>
  <button type="button" class="q" id="own-drill" data-words="play.drill"></button>
</div>
<section class="own" id="own" data-words-aria-label="play.own">
  <div>
    <h3 id="own-month"></h3>
    <div class="month" id="own-days" role="img"></div>
  </div>
  <dl id="own-numbers"></dl>
  <table id="own-levels"></table>
  <p class="soft" id="own-wrong"></p>
</section>`;

/** Covers the board while the game is paused. */
export const COVER = `<p data-words="play.paused"></p><button type="button" class="p" id="resume" data-words="play.resume"></button>`;
