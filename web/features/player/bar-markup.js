// The elements of the player under the board: part of the page of the lab, where the build inserts
// them, and of every embedded board. `data-part` names the parts that a board can hide.
// @ts-check
import { LEVELS } from '../../run/level.js';
import { FIRST_SPEED, SPEEDS } from '../../run/speed.js';
import { POSITIONS } from './strip.js';

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
    `<button type="button" id="${id}" data-words-aria-label="bar.${text}" data-words-title="bar.${text}" disabled>${icon(name)}</button>`,
).join('');

const levels = LEVELS.map((id) => `<option value="${id}" data-words="bar.${id}"></option>`).join(
  '',
);

/** HTML; its texts are those of the table `bar`. */
export const BAR = `<section class="player" id="player" data-words-aria-label="bar.player">
  <div class="status-row" data-part="status">
    <p id="step-status" data-words="bar.invitation"></p>
    <button type="button" id="leave" class="quiet" data-words-title="bar.leave" hidden>
      ${icon('leave')}<span data-words="bar.leave"></span>
    </button>
  </div>
  <div class="strip" data-part="strip">
    <canvas id="strip" aria-hidden="true"></canvas>
    <input type="range" id="scrub" min="0" max="${POSITIONS}" value="0" data-words-aria-label="bar.step" disabled />
  </div>
  <div class="player-buttons" data-part="player">${buttons}</div>
  <div class="player-options" data-part="speed">
    <label class="visually-hidden" for="level" data-words="bar.level"></label>
    <select id="level" disabled>${levels}</select>
    <label class="speed">
      <span class="visually-hidden" data-words="bar.speed"></span>
      <input type="range" id="speed" min="0" max="${SPEEDS.length - 1}" value="${FIRST_SPEED}" disabled />
      <output id="speed-words" aria-hidden="true"></output>
    </label>
  </div>
</section>`;
