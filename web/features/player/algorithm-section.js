// The section of the lab's page beside the board: the choice of the algorithm, tabs with its listing,
// variables and log, its counters, and what can be done with its run.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { SPRITE } from '../../base/dom/icons.js';
import { saveFile } from '../../base/dom/save.js';
import { setUpTabs } from '../../base/dom/tabs.js';
import { fillIn } from '../../base/words/words.js';
import { strings as runStrings } from '../../run/en.js';
import { panelOf } from '../../run/listing.js';
import { TRACE_LIMIT } from '../../run/trace.js';
import { strings } from './en.js';
import { Panels } from './panels.js';

/** @param {string} id @param {string} text */
const menu = (id, text) =>
  `<label class="visually-hidden" for="${id}" data-words="player.${text}"></label><select id="${id}"></select>`;

/** @typedef {'code' | 'state' | 'log'} Tab */
const TABS = /** @type {Tab[]} */ (['code', 'state', 'log']);
const tabs = TABS.map(
  (id) =>
    `<button type="button" role="tab" id="tab-${id}" aria-controls="panel-${id}" data-words="player.TABS.${id}"></button>`,
);
const panels = TABS.map(
  (id) => `<div role="tabpanel" id="panel-${id}" aria-labelledby="tab-${id}"></div>`,
);

const SECTION = `
  <div class="bar">
    <h3 data-words="player.title"></h3>
    ${menu('algorithm', 'algorithm')}
    ${menu('variant', 'variant')}
  </div>
  <p id="teaches"></p>
  <div role="tablist" data-words-aria-label="player.tabs" id="tabs">${tabs.join('')}</div>
  ${panels.join('')}
  <dl id="counters"></dl>
  <div class="bar" id="run-buttons">
    <button type="button" id="save-trace" data-words="player.saveTrace"></button>
    <button type="button" id="survey" hidden></button>
  </div>`;

export class AlgorithmSection {
  #workbench;
  #runner;
  #panels;

  /**
   * @param {import('../workbench/workbench.js').Workbench} workbench
   * @param {import('../workbench/runner.js').Runner} runner
   * @param {HTMLElement} element  is filled
   */
  constructor(workbench, runner, element) {
    this.#workbench = workbench;
    this.#runner = runner;
    const { playback } = runner;
    const { words } = workbench;
    document.querySelector('.sprite')?.insertAdjacentHTML('beforeend', SPRITE);
    this.element = element;
    this.element.innerHTML = SECTION;
    find('panel-state').tabIndex = 0; // it scrolls, and has nothing that takes the focus
    this.#panels = new Panels(
      workbench,
      runner,
      (panel) => panel === 'counters' || !find(`panel-${panel}`).hidden,
    );
    setUpTabs(find('tabs'), () => workbench.invalidate());
    const algorithm = find('algorithm', HTMLSelectElement);
    algorithm.addEventListener('change', () => runner.choose(algorithm.value, 0));
    const variant = find('variant', HTMLSelectElement);
    variant.addEventListener('change', () => {
      runner.choose(playback.algorithm.id, variant.selectedIndex);
    });
    onClick('survey', () => (playback.surveying ? playback.stopSurvey() : playback.survey()));
    onClick('save-trace', () => this.#save());
    runner.addEventListener('start', () => this.#showAlgorithm());
    words.addEventListener('change', () => this.#translate());
    this.#translate();
  }

  get #texts() {
    return this.#workbench.words.of(strings);
  }

  get #runTexts() {
    return this.#workbench.words.of(runStrings);
  }

  #translate() {
    fillIn(this.element, { player: this.#texts });
    this.#showAlgorithm();
  }

  #showAlgorithm() {
    const { algorithms, algorithm, trace, variant, watched } = this.#runner.playback;
    const { ALGORITHMS, VARIANTS, traceRead } = this.#runTexts;
    const choice = find('algorithm', HTMLSelectElement);
    const options = algorithms.map(({ id }) => new Option(ALGORITHMS[id].name, id));
    choice.replaceChildren(...(trace ? [new Option(ALGORITHMS.trace.name, '')] : []), ...options);
    choice.value = trace ? '' : algorithm.id;
    const ways = find('variant', HTMLSelectElement);
    ways.replaceChildren(...algorithm.variants.map((id) => new Option(VARIANTS[id], id)));
    ways.selectedIndex = variant;
    ways.hidden = !algorithm.variants.length || Boolean(trace);
    const { source, teaches } = ALGORITHMS[algorithm.id];
    setText(find('teaches'), trace ? traceRead(trace) : this.#texts.about(source, teaches));
    setText(find('tab-state'), this.#texts.PANELS[panelOf(watched)]);
  }

  async #save() {
    const { playback } = this.#runner;
    const workbench = this.#workbench;
    try {
      const { text, complete } = await playback.write(TRACE_LIMIT);
      saveFile(new Blob([text], { type: 'text/plain' }), `${playback.algorithm.id}.txt`);
      workbench.say(this.#texts.saved(complete, TRACE_LIMIT));
    } catch (error) {
      workbench.say(this.#runTexts.failed(error));
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
  }
}
