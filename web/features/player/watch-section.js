// What stands beside the board while a run is watched: made when the player comes, into the place
// that the page keeps for it.
// @ts-check
import { find } from '../../base/dom/dom.js';
import { SPRITE } from '../../base/dom/icons.js';
import { strings } from './en.js';

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
    ([names, does]) => `<dt>${names.replace(/\[(.+?)\]/g, '<kbd>$1</kbd>')}</dt><dd>${does}</dd>`,
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
