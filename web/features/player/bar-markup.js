// The elements of the player under the board: the timeline and the controls. They are the dock of the
// mode Watch and part of every embedded board. `data-part` names the parts that a board can hide.
// @ts-check
import { LEVELS } from '../../run/level.js';
import { FIRST_SPEED, SPEEDS } from '../../run/speed.js';
import { STRIP } from './strip.js';

const icon = (/** @type {string} */ name) =>
  `<svg aria-hidden="true"><use href="#i-${name}"></use></svg>`;

/** Ids, texts and icons. */
const BUTTONS = [
  ['go-first', 'first', 'first'],
  ['backtrack-previous', 'previousBacktrack', 'backtrack-previous'],
  ['step-back', 'back', 'back'],
  ['play', 'play', 'play'],
  ['step-on', 'next', 'step'],
  ['backtrack-next', 'nextBacktrack', 'backtrack-next'],
  ['go-last', 'last', 'last'],
];

const buttons = BUTTONS.map(
  ([id, text, name]) =>
    `<button type="button" id="${id}" class="${id === 'play' ? 'go' : 'icon'}" data-words-aria-label="bar.${text}" data-words-title="bar.${text}" disabled>${icon(name)}</button>`,
).join('');

const levels = LEVELS.map((id) => `<option value="${id}" data-words="bar.${id}"></option>`).join(
  '',
);

const untils = ['breakpoint', 'solution', 'out']
  .map(
    (goal) =>
      `<button type="button" class="q" id="until-${goal}" data-words="bar.UNTIL.${goal}"></button>`,
  )
  .join('');

/**
 * The menu of the player. Each of the words beside the buttons opens one of its sections; where there is no room for
 * words, one button opens all.
 */
const MENU = `<div id="run-menu" class="run-menu" popover data-words-aria-label="bar.options" role="group">
  <div data-section="detail">
    <label class="row"><span data-words="bar.level"></span><select id="level" disabled>${levels}</select></label>
    <div class="row" id="speed-place"></div>
    <label class="row check" id="whole-row" hidden><input type="checkbox" id="run-in-30" /><span data-words="bar.wholeRun"></span></label>
  </div>
  <div data-section="ask" id="ask-place"></div>
  <div data-section="stops">
    <p data-words="bar.until"></p>
    ${untils}
    <label class="row check"><input type="checkbox" id="linger" /><span data-words="bar.linger"></span></label>
    <p data-words="bar.howToStop"></p>
    <button type="button" class="q" id="no-stops" data-words="bar.noStops"></button>
  </div>
</div>`;

/** A word that opens a section of the menu. @param {string} id @param {string} section @param {string} content */
const word = (id, section, content) =>
  `<button type="button" id="${id}" class="q" popovertarget="run-menu" value="${section}">${content}</button>`;

/** HTML; its texts are those of the table `bar`. */
export const BAR = `<section class="player" id="player" data-words-aria-label="bar.player">
  ${STRIP}
  <div class="transport">
    <div class="words" id="run-words">
      ${word('run-options', 'detail', '<svg class="phone" aria-hidden="true" viewBox="0 0 24 24"><path d="M4 7h9m5 0h2M4 17h2m5 0h9M15.500 4.500v5M8.500 14.500v5" /></svg><span class="visually-hidden" data-words="bar.options"></span><span id="level-words"></span>')}
      ${word('run-ask', 'ask', '')}
      ${word('run-stops', 'stops', '')}
    </div>
    <div class="keys" data-part="player">${buttons}</div>
    <label class="speed" id="speed-row" data-part="speed">
      <span class="visually-hidden" data-words="bar.speed"></span>
      <input type="range" id="speed" min="0" max="${SPEEDS.length - 1}" value="${FIRST_SPEED}" disabled />
      <output id="speed-words" aria-hidden="true"></output>
    </label>
  </div>
  ${MENU}
</section>`;
