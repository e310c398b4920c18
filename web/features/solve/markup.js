// The elements of the mode Solve. Texts are set when they are rendered: see verdict.js.
// @ts-check

const icon = (/** @type {string} */ name) =>
  `<svg aria-hidden="true"><use href="#i-${name}" /></svg>`;

export const DOCK = `
<div class="pad bold" id="pad" role="group"></div>
<div class="under">
  <button type="button" id="skip" class="s" data-words="solve.skip"></button><span class="push"></span>
  <button type="button" id="undo" class="icon" data-words-aria-label="solve.undo" data-words-title="solve.undo">${icon('undo')}</button>
  <button type="button" id="redo" class="icon" data-words-aria-label="solve.redo" data-words-title="solve.redo">${icon('redo')}</button>
  <button type="button" id="clear" class="q" data-words="solve.clear"></button>
</div>`;

/** The side: the verdict and what can be done about it. */
export const SIDE = `
<p class="welcome" id="welcome" hidden></p>
<div class="verdict">
  <div class="seal" id="seal" aria-hidden="true"></div>
  <div>
    <h2 id="verdict">&nbsp;</h2>
    <p id="facts"></p>
  </div>
</div>
<div class="acts" id="acts">
  <button type="button" id="show" hidden></button>
  <button type="button" id="copy" class="q" data-action="openCopy" hidden data-words="solve.copy"></button>
  <button type="button" id="reveal" class="s" hidden data-words="solve.reveal"></button>
  <span class="stepper" id="stepper" hidden>
    <button type="button" id="solution-back" class="s icon" data-words-aria-label="solve.previous" data-words-title="solve.previous">${icon('left')}</button>
    <button type="button" id="solution-next" class="p"><span data-words="solve.next"></span>${icon('right')}</button>
    <span id="which" class="by"></span>
  </span>
  <label class="check" id="mark-differences" hidden>
    <input type="checkbox" id="differences" /> <span data-words="solve.differences"></span>
  </label>
  <button type="button" id="stop-search" class="s" hidden data-words="solve.stop"></button>
</div>
<div class="counting" id="counting" hidden>
  <button type="button" id="count" class="s"></button>
  <button type="button" id="stop-count" class="s" hidden data-words="solve.stop"></button>
  <span class="count-bar" id="count-progress" hidden><i></i></span>
  <span id="counted"></span>
</div>
<div id="few" hidden>
  <h3 id="all"></h3>
  <div class="pairs" id="pairs" role="group" aria-labelledby="all"></div>
</div>`;

/** The main part. `difficulty` is empty until the puzzle is rated, `search` until a program has solved it. */
export const MAIN = `
<div class="difficulty" id="difficulty" hidden></div>
<div class="search" id="search" hidden></div>
<div class="go-on" id="go-on" hidden>
  <h3 data-words="solve.goOn"></h3>
  <a href="#mode=watch" data-go="watch">${icon('to-watch')}<b data-words="solve.watch"></b><span id="to-watch"></span></a>
  <a href="#mode=play" data-go="play">${icon('to-play')}<b data-words="solve.play"></b><span id="to-play"></span></a>
  <a href="#mode=explain" data-go="explain">${icon('to-explain')}<b data-words="solve.explain"></b><span id="to-explain"></span></a>
</div>`;
