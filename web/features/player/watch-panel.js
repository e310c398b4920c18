// The panel of the mode Watch: the choice of the algorithm, its listing, its state, counters and log,
// and what can be done with its run.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { saveFile } from '../../base/dom/save.js';
import { fillIn } from '../../base/words/words.js';
import { OWN } from '../../run/algorithms/table.js';
import { strings as runStrings } from '../../run/en.js';
import { TRACE_LIMIT } from '../../run/trace.js';
import { Console, CONSOLE } from './console.js';
import { strings } from './en.js';
import { PanelTabs, TABS } from './panel-tabs.js';
import { Unfolding } from './unfolding.js';
import { Panels } from './panels.js';
import { tabStopsWhileScrolling } from './state-panel.js';

/** @param {string} id @param {string} path  of the icon @param {string} text */
const iconButton = (id, path, text, more = '') =>
  `<button type="button" class="icon" id="${id}" ${more} data-words-aria-label="player.${text}" data-words-title="player.${text}"><svg aria-hidden="true" viewBox="0 0 24 24"><path d="${path}"/></svg><span class="label" data-words="player.${text}"></span></button>`;

// The legend of the marks that the board, the listing and the timeline share.
/** A cell of the board as a picture. @param {string} content */
const cell = (content) =>
  `<svg viewBox="0 0 32 32" aria-hidden="true"><rect class="cell" x=".5" y=".5" width="31" height="31"/>${content}</svg>`;
/** @param {string} name @param {number} n */
const digit = (name, n) => `<text class="${name}" x="16" y="23">${n}</text>`;

/** Pictures by their texts in `player.LEGEND`. @type {Record<string, string>} */
const MARKS = {
  given: cell(digit('given', 4)),
  tried: cell(`<circle class="disc" cx="16" cy="16" r="12"/>${digit('tried', 7)}`),
  proven: cell(`${digit('proven', 5)}<path class="rule" d="M10 26.500h12"/>`),
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
const LEGEND = `<h3 data-words="player.legend"></h3><dl>${Object.entries(MARKS)
  .map(([id, picture]) => `<dt>${picture}</dt><dd data-words="player.LEGEND.${id}"></dd>`)
  .join('')}</dl>`;

const MAIN = `
  <div class="head">
    <div class="which">
      <label class="pick"><h2 id="algorithm-name"></h2><svg aria-hidden="true" viewBox="0 0 24 24"><path d="m6 9.500 6 6 6-6"/></svg>
        <select id="algorithm" data-words-aria-label="player.algorithm"></select></label>
      <div class="origin">
        <span class="by" id="by"></span>
        <select id="variant" class="quiet" data-words-aria-label="player.variant"></select>
        <button type="button" id="own-code" class="q" data-words="player.ownCode"></button>
      </div>
    </div>
    ${TABS}
    ${iconButton('open-legend', 'M12 16.500v-.5c0-2 2.800-2.300 2.800-4.600a2.800 2.800 0 0 0-5.600 0M12 19.500v.1', 'legend', 'popovertarget="legend"')}
    ${iconButton('present', 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', 'present')}
    ${iconButton('run-more', 'M5.500 12h.01M12 12h.01M18.500 12h.01', 'more', 'popovertarget="run-more-menu"')}
    <button type="button" class="q" id="open-race" data-words="player.race"></button>
    <div id="run-more-menu" class="run-menu" popover role="group" data-words-aria-label="player.more">
      <p id="teaches"></p>
      <p id="found"></p>
      <button type="button" class="q" id="open-list" data-words="player.list"></button>
      <button type="button" class="q" id="save-trace" data-words="player.saveTrace"></button>
      <button type="button" class="q" id="survey" hidden></button>
    </div>
    <div id="legend" class="legend" popover role="group" tabindex="0" data-words-aria-label="player.legend">${LEGEND}</div>
  </div>
  <div id="panel-code" class="listing" role="group" tabindex="-1" data-words-aria-label="player.PARTS.code"></div>
  ${CONSOLE}
  <div id="panel-land" hidden></div>`;

const SIDE = `
  <div class="state-part"><h3 class="vars-head" data-words="player.PARTS.state"></h3><div id="panel-state"></div></div>
  <div class="counts"><h3 data-words="player.PARTS.counters"></h3><dl id="counters"></dl></div>
  <div class="log-part"><h3 data-words="player.PARTS.log"></h3><div id="panel-log"></div></div>`;

export class WatchPanel {
  #workbench;
  #runner;
  #panels;
  #console;
  #landscape;
  #root;

  /**
   * @param {import('../workbench/workbench.js').Workbench} workbench
   * @param {import('../workbench/runner.js').Runner} runner
   * @param {import('../workbench/mode.js').Panel} panel  empty
   * @param {import('../workbench/mode.js').Act} act
   * @param {() => void} present  opens the lecture view
   */
  constructor(workbench, runner, panel, act, present) {
    this.#workbench = workbench;
    this.#runner = runner;
    this.#root = panel.root;
    const { playback } = runner;
    const { words } = workbench;
    panel.a.innerHTML = MAIN;
    panel.b.innerHTML = SIDE;
    this.#console = new Console(playback, words);
    this.#panels = new Panels(workbench, runner, () => true);
    const landscape = new Unfolding(find('panel-land'), find('strip'), runner, (unfold) =>
      act('addLandscape', unfold, workbench, runner, landscape),
    );
    this.#landscape = landscape;
    const tabs = new PanelTabs(panel.root, (part) => landscape.show(part === 'land'));
    landscape.ontoggle = (unfolded) => tabs.show(unfolded ? 'land' : 'code');
    onClick('open-list', () => {
      find('run-more-menu').hidePopover();
      landscape.list();
    });
    const place = { runner, panel, listing: find('panel-code') };
    const algorithm = find('algorithm', HTMLSelectElement);
    algorithm.addEventListener('change', () => {
      if (algorithm.value === OWN) {
        this.showAlgorithm(); // until the program is there: it may fail to load
        act('openProgram', place);
      } else runner.choose(algorithm.value, 0);
    });
    onClick('own-code', () => {
      if (playback.program) runner.choose(playback.algorithm.id, playback.variant);
      else act('openProgram', place);
    });
    const variant = find('variant', HTMLSelectElement);
    variant.addEventListener('change', () => {
      runner.choose(playback.algorithm.id, variant.selectedIndex);
    });
    onClick('survey', () => (playback.surveying ? playback.stopSurvey() : playback.survey()));
    onClick('save-trace', () => this.#save());
    onClick('present', present);
    this.race = () => act('openRace', place);
    /** Opens the user's own program. @param {string} code  that of an address @param {number} step */
    this.own = (code, step) => act('openProgram', place, code, step);
    onClick('open-race', this.race);
    const counts = /** @type {HTMLElement} */ (find('counters').parentElement);
    const counters = tabStopsWhileScrolling([counts]);
    for (const part of [counts, find('counters')]) counters.observe(part);
    const observer = new ResizeObserver(() => this.#fitListing(panel.a));
    for (const part of [panel.a, find('panel-code'), find('console'), find('algorithm-name')])
      observer.observe(part);
    for (const [button, menu] of [
      ['open-legend', 'legend'],
      ['run-more', 'run-more-menu'],
    ])
      find(menu).addEventListener('beforetoggle', () => placeBelow(find(menu), find(button)));
    runner.addEventListener('start', () => this.showAlgorithm());
    words.addEventListener('change', () => this.#translate());
    this.#translate();
  }

  /** The listing shows whole lines. @param {HTMLElement} column */
  #fitListing(column) {
    const listing = find('panel-code');
    if (this.#panels.code.centred) return this.#panels.code.refresh(); // a number of lines
    const item = listing.querySelector('li');
    const line = item ? parseFloat(getComputedStyle(item).lineHeight) : 0;
    if (!line) return;
    const below = listing.parentElement?.querySelector(':scope > .console')?.clientHeight ?? 0;
    const { bottom } = column.getBoundingClientRect();
    const room = bottom - below - listing.getBoundingClientRect().top;
    const height = `${Math.max(3, Math.floor(room / line)) * line}px`;
    if (listing.style.maxHeight !== height) listing.style.maxHeight = height;
    this.#panels.code.refresh();
  }

  /** The lecture view is shown: the listing keeps the current line in the middle. @param {boolean} shown */
  set lecture(shown) {
    if (shown) this.#landscape.ontoggle(false);
    this.#panels.code.centred = shown;
    find('panel-code').style.maxHeight = '';
    this.#fitListing(/** @type {HTMLElement} */ (find('panel-code').parentElement));
  }

  get #texts() {
    return this.#workbench.words.of(strings);
  }

  get #runTexts() {
    return this.#workbench.words.of(runStrings);
  }

  /** What the line says about the node below the pointer. */
  get message() {
    return this.#landscape.message;
  }

  /** T unfolds the strip. @param {KeyboardEvent} event */
  key(event) {
    this.#landscape.key(event, this.#workbench.board.singleKeys);
  }

  #translate() {
    fillIn(this.#root, { player: this.#texts });
    this.#landscape.translate(this.#texts.unfold);
    this.showAlgorithm();
  }

  /** Names the chosen algorithm, whose run may not be there yet. */
  showAlgorithm() {
    const { algorithms, algorithm, program, trace, variant } = this.#runner.playback;
    const { ALGORITHMS, VARIANTS, traceRead } = this.#runTexts;
    const choice = find('algorithm', HTMLSelectElement);
    const options = algorithms.map(({ id }) => new Option(ALGORITHMS[id].name, id));
    const own = new Option(this.#texts.program, OWN);
    const traced = trace && !program ? [new Option(ALGORITHMS.trace.name, '')] : [];
    choice.replaceChildren(...traced, ...options, own);
    find('own-code').setAttribute('aria-pressed', String(Boolean(program)));
    choice.value = program ? OWN : trace ? '' : algorithm.id;
    const ways = find('variant', HTMLSelectElement);
    ways.replaceChildren(...algorithm.variants.map((id) => new Option(VARIANTS[id], id)));
    ways.selectedIndex = variant;
    ways.hidden = !algorithm.variants.length || Boolean(trace ?? program);
    const {
      title,
      by,
      source,
      found = '',
      teaches,
    } = ALGORITHMS[trace || program ? 'trace' : algorithm.id];
    setText(find('algorithm-name'), program?.texts.name ?? title);
    setText(find('by'), program ? '' : by);
    find('by').title = program ? '' : source;
    setText(find('teaches'), trace ? traceRead(trace) : teaches);
    setText(find('found'), found);
  }

  async #save() {
    const { playback } = this.#runner;
    const workbench = this.#workbench;
    find('run-more-menu').hidePopover();
    try {
      const { text, complete } = await playback.write(TRACE_LIMIT);
      saveFile(new Blob([text], { type: 'text/plain' }), `${playback.algorithm.id}.txt`);
      workbench.say(this.#texts.saved(complete, TRACE_LIMIT), { kind: 'good' });
    } catch (error) {
      workbench.say(this.#runTexts.failed(error), { kind: 'none' });
    }
  }

  render() {
    const { playback } = this.#runner;
    const survey = find('survey');
    const { surveying, used, view } = playback;
    survey.hidden = !surveying && (!used || view?.extent.ended !== false);
    setText(survey, this.#texts.survey(surveying));
    find('save-trace', HTMLButtonElement).disabled = !view;
    this.#panels.render();
    this.#console.render();
    this.#landscape.render(true);
    if (!find('panel-code').style.maxHeight)
      this.#fitListing(/** @type {HTMLElement} */ (find('panel-code').parentElement));
  }
}

/** Pixels of the widest popover, with its distance from the edge of the window. */
const WIDEST = 344;
/** With less room below its button, in pixels, a popover is at the bottom of the window. */
const LEAST_ROOM = 400;

/** Puts a popover below its button, inside the window. @param {HTMLElement} menu @param {HTMLElement} button */
function placeBelow(menu, button) {
  const anchor = button.getClientRects().length ? button : find('run-more');
  const { bottom, right } = anchor.getBoundingClientRect();
  const low = innerHeight - bottom < LEAST_ROOM;
  const { clientWidth } = document.documentElement;
  const beside = Math.min(clientWidth - right, clientWidth - WIDEST);
  Object.assign(menu.style, {
    top: low ? 'auto' : `${bottom + 6}px`,
    bottom: low ? '0.5rem' : 'auto',
    right: `${Math.max(8, beside)}px`,
    left: 'auto',
    maxHeight: low ? 'calc(100vh - 1rem)' : `${innerHeight - bottom - 20}px`,
  });
}
