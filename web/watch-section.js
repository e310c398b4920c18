// What stands beside the board while a run is watched: made when the player comes, into the place
// that the page keeps for it.
// @ts-check
import { find } from './dom.js';
import { strings } from './strings/player-en.js';

/** @param {string} id @param {string} label */
const menu = (id, label) =>
  `<label class="hidden" for="${id}">${label}</label><select id="${id}"></select>`;

/** @param {[id: string, name: string][]} tabs */
const section = (tabs) => `
  <div class="bar">
    <h3>${strings.title}</h3>
    ${menu('algorithm', strings.algorithm)}
    ${menu('variant', strings.variant)}
  </div>
  <p id="teaches"></p>
  <div role="tablist" aria-label="${strings.tabs}" id="tabs">
    ${tabs.map(([id, name]) => `<button type="button" role="tab" id="tab-${id}" aria-controls="panel-${id}">${name}</button>`).join('')}
  </div>
  ${tabs.map(([id]) => `<div role="tabpanel" id="panel-${id}" aria-labelledby="tab-${id}"></div>`).join('')}
  <dl id="counters"></dl>
  <div class="bar">
    <button type="button" id="open-race">${strings.race}</button>
    <button type="button" id="save-trace">${strings.saveTrace}</button>
    <button type="button" id="survey" hidden></button>
  </div>`;

const keyRows = () =>
  strings.KEYS.map(
    ([keys, does]) => `<dt>${keys.replace(/\[(.+?)\]/g, '<kbd>$1</kbd>')}</dt><dd>${does}</dd>`,
  ).join('');

/** Paths of icons, 20 by 20; the first two are filled. */
const ICONS = [
  ['play', 'M6 3.5 16 10 6 16.5z'],
  ['pause', 'M5 4h3v12H5zm7 0h3v12h-3z'],
  ['leave', 'm5 5 10 10m0-10L5 15'],
  ['first', 'M5 4v12M15 4l-7 6 7 6z'],
  ['last', 'M15 4v12M5 4l7 6-7 6z'],
  ['step', 'M4 4v12M8 4l8 6-8 6z'],
  ['back', 'M16 4v12M12 4l-8 6 8 6z'],
  ['backtrack-next', 'M3 7h9a3.5 3.5 0 0 1 0 7H8m2.5-3L7.5 14l3 3M17 4v12'],
  ['backtrack-previous', 'M17 7H8a3.5 3.5 0 0 0 0 7h4M9.5 4 6.5 7l3 3M3 4v12'],
];

const SPRITE = ICONS.map(
  ([name, path], i) =>
    `<symbol id="i-${name}" viewBox="0 0 20 20"><path ${i < 2 ? 'class="solid"' : ''} d="${path}"/></symbol>`,
).join('');

export function makeSection() {
  document.querySelector('.sprite')?.insertAdjacentHTML('beforeend', SPRITE);
  find('watch').innerHTML = section(Object.entries(strings.TABS));
  find('panel-state').tabIndex = 0; // it scrolls, and nothing in it takes the focus
  const list = find('keys');
  const others = list.childElementCount;
  const tell = () => {
    while (list.childElementCount > others) list.lastElementChild?.remove();
    list.insertAdjacentHTML('beforeend', keyRows());
  };
  tell();
  addEventListener('languagechange', tell);
}
