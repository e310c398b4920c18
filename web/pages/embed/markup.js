// The elements of an embedded board. Ids are those that the shared modules look for; they are
// looked up in one tree, so that each shadow root has its own.
// @ts-check
import { SPRITE } from '../../base/dom/icons.js';
import { LEVELS } from '../../run/level.js';
import { POSITIONS } from '../../features/player/strip.js';
import { SPEEDS } from '../../run/speed.js';
import { strings } from './en.js';

const ICONS = {
  'go-first': 'first',
  'backtrack-previous': 'backtrack-previous',
  'step-back': 'back',
  play: 'play',
  'step-on': 'step',
  'backtrack-next': 'backtrack-next',
  'go-last': 'last',
};

const icon = (/** @type {string} */ name) =>
  `<svg aria-hidden="true"><use href="#i-${name}"/></svg>`;

const buttons = () =>
  Object.entries(ICONS)
    .map(([id, name]) => {
      const label = strings.BUTTONS[id];
      return `<button type="button" id="${id}" aria-label="${label}" title="${label}" disabled>${icon(name)}</button>`;
    })
    .join('');

const options = () =>
  LEVELS.map((id) => `<option value="${id}">${strings.LEVELS[id]}</option>`).join('');

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((digit) => `<button type="button" value="${digit}">${digit}</button>`)
  .join('');

const panel = (/** @type {string} */ part, /** @type {string} */ place) =>
  `<section data-part="${part}" aria-labelledby="name-${part}"><h2 id="name-${part}">${strings.PANELS[part]}</h2>${place}</section>`;

/** Nothing in it comes from outside: it is the same for all. */
export const markup = () => `
<svg class="sprite" aria-hidden="true">${SPRITE}
  <symbol id="i-erase" viewBox="0 0 20 20"><path d="M7 4.5h10v11H7L2.5 10zM9.5 7.5l5 5m0-5-5 5"/></symbol>
</svg>
<div class="stage">
  <p id="verdict" data-part="verdict"></p>
  <div class="play" data-part="board"><div class="board">
    <table id="board" role="grid" aria-label="${strings.board}" aria-multiselectable="true"></table>
  </div></div>
  <section class="player" id="player" aria-label="${strings.player}">
    <div class="status-row" data-part="status">
      <p id="step-status">${strings.beginning}</p>
      <button type="button" id="leave" class="quiet" aria-label="${strings.leave}" title="${strings.leave}" hidden>${icon('leave')}</button>
    </div>
    <div class="strip" data-part="strip">
      <canvas id="strip" aria-hidden="true"></canvas>
      <input type="range" id="scrub" min="0" max="${POSITIONS}" value="0" aria-label="${strings.scrub}" disabled>
    </div>
    <div class="player-buttons" data-part="player">${buttons()}</div>
    <div class="player-options" data-part="speed">
      <label class="hidden" for="level">${strings.level}</label>
      <select id="level" disabled>${options()}</select>
      <label class="speed"><span class="hidden">${strings.speed}</span>
        <input type="range" id="speed" min="0" max="${SPEEDS.length - 1}" value="4" disabled>
        <output id="speed-words" aria-hidden="true"></output>
      </label>
    </div>
  </section>
  <div class="pad" id="pad" data-part="pad" role="group" aria-label="${strings.pad}">${DIGITS}
    <button type="button" id="erase" value="0" aria-label="${strings.erase}">${icon('erase')}</button>
  </div>
  <p class="foot"><span role="status"><span id="said"></span> <span id="announced" class="hidden"></span></span>
    <a id="open" data-part="link" target="_blank" rel="noopener">${strings.open}</a>
  </p>
</div>
<div class="side">
  ${panel('code', '<div id="panel-code"></div>')}
  ${panel('stack', '<div id="panel-state" tabindex="0" role="group" aria-labelledby="name-stack"></div>')}
  ${panel('log', '<div id="panel-log"></div>')}
  ${panel('counters', '<dl id="counters"></dl>')}
</div>`;
