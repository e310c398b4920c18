// The player: watching an algorithm solve the puzzle at hand. Its bundle comes after the first
// verdict; all that it shares with the page it gets from it.
// @ts-check
import { CodePanel } from './code-panel.js';
import { Counters } from './counters.js';
import { find, onClick, setText } from '../../base/dom/dom.js';
import { echoEdits } from './echo.js';
import { keepFocus } from '../../base/dom/focus.js';
import { LogPanel } from './log-panel.js';
import { addStyle, startWorker } from '#platform';
import { addPaperButtons } from '../paper/button.js';
import { PlayerBar } from './player-bar.js';
import { RunBoard } from './run-board.js';
import { openRace } from '../race/race.js';
import { panelOf } from '../../run/listing.js';
import { RunClient } from '../../run/run-client.js';
import { partsOf } from '../../run/run-protocol.js';
import { Speaker } from './speaker.js';
import { SPEEDS, speedOf } from '../../run/speed.js';
import { addShareButton } from '../share/button.js';
import { StackPanel } from './state-panel.js';
import { setUpTabs } from '../../base/dom/tabs.js';
import { saveFile } from '../../base/dom/save.js';
import { TRACE_LIMIT } from '../../run/trace.js';
import { Playback } from '../../run/playback.js';
import { makeSection } from './watch-section.js';
import { strings as names } from '../../run/en.js';
import { strings } from './en.js';

/**
 * What the page lends.
 * @typedef {object} Page
 * @property {import('../../board/board.js').Board} board
 * @property {import('../workbench/session.js').Session} session
 * @property {() => boolean} candidates  whether they are shown
 * @property {(text: string) => void} say  to all
 * @property {(text: string) => void} announce  to a screen reader
 * @property {() => void} invalidate  asks for a rendering
 * @property {() => void} save  the address
 * @property {(givens: string) => void} setPuzzle
 * @property {typeof import('../../base/words/language.js').speak} speak
 * @property {import('../../base/words/words.js').Words} words  the tables in the page's language
 */
/** @typedef {import('../../puzzle/address.js').Scene} Scene */

const SETTLED = 200; // ms after which an edited puzzle is run

export class Player {
  #timer = 0;
  #speaker;
  #begun = false; // the reader has gone to another step
  #givens = '';

  /** @param {Page} page @param {Playback} watch @param {RunClient} client */
  constructor(page, watch, client) {
    this.page = page;
    this.watch = watch;
    this.#speaker = new Speaker(watch, page.announce);
    makeSection();
    this.bar = new PlayerBar(watch, () => page.board.singleKeys, find);
    this.board = new RunBoard(watch, page);
    this.code = new CodePanel(find('panel-code'), (label) => {
      watch.breakpoints ^= 1 << label;
      this.#render();
    });
    this.stack = new StackPanel(find('panel-state'));
    this.log = new LogPanel(find('panel-log'), watch);
    this.counters = new Counters(find('counters'));
    addShareButton(page.words, () => this.#share().catch((error) => page.say(String(error))));
    addPaperButtons(this, client, () => import('../paper/picture.js'));
    setUpTabs(find('tabs'), () => this.#render());
    this.#fillMenus();
    this.#listen();
    onClick('open-race', () => {
      watch.pause();
      const { givens } = page.session.puzzle;
      openRace({ client, algorithms: watch.algorithms, givens, words: page.words }).catch((error) =>
        page.say(String(error)),
      );
    });
  }

  /** The board shows the run, not the puzzle. */
  get watching() {
    return this.#begun && this.watch.step > 0;
  }

  #fillMenus() {
    const { watch } = this;
    const menu = find('algorithm', HTMLSelectElement);
    menu.replaceChildren(
      ...watch.algorithms.map(({ id }) => new Option(names.ALGORITHMS[id].name, id)),
    );
    menu.addEventListener('change', () => this.#choose(menu.value, 0));
    const variant = find('variant', HTMLSelectElement);
    variant.addEventListener('change', () => {
      this.#choose(watch.algorithm.id, variant.selectedIndex);
    });
  }

  /** @param {string} id @param {number} variant */
  #choose(id, variant) {
    const { watch } = this;
    watch.choose(id, variant);
    this.#showAlgorithm();
    return this.#start();
  }

  #showAlgorithm() {
    const { algorithm, trace, variant, watched } = this.watch;
    const menu = find('variant', HTMLSelectElement);
    menu.replaceChildren(...algorithm.variants.map((id) => new Option(names.VARIANTS[id], id)));
    menu.selectedIndex = variant;
    menu.hidden = !algorithm.variants.length || Boolean(trace);
    const choice = find('algorithm', HTMLSelectElement);
    for (const option of choice.querySelectorAll('[value=""]')) option.remove();
    if (trace) choice.add(new Option(names.ALGORITHMS.trace.name, ''), 0);
    choice.value = trace ? '' : algorithm.id;
    const { source, teaches } = names.ALGORITHMS[algorithm.id];
    setText(find('teaches'), trace ? names.traceRead(trace) : strings.about(source, teaches));
    setText(find('tab-state'), strings.PANELS[panelOf(watched)]);
  }

  /** @param {string} [moves]  of another program */
  async #start(moves) {
    this.log.forget();
    this.#begun = false;
    clearTimeout(this.#timer);
    const { givens } = this.page.session.puzzle;
    await (moves === undefined ? this.watch.start(givens) : this.watch.startTrace(moves, givens));
    this.#showAlgorithm();
    this.#begun = true;
    this.page.save();
  }

  #listen() {
    const { watch, page } = this;
    watch.addEventListener('change', () => page.invalidate());
    watch.addEventListener('arrive', () => {
      this.board.forget();
      this.#speaker.arrive();
      page.say('');
      page.save();
    });
    page.session.addEventListener('change', () => this.follow());
    addEventListener('languagechange', () => {
      this.#showAlgorithm();
      this.log.forget();
      this.#render();
    });
    onClick('leave', () => watch.go(0));
    onClick('survey', () => (watch.surveying ? watch.stopSurvey() : watch.survey()));
    onClick('save-trace', () => this.#save().catch((error) => page.say(names.failed(error))));
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    main.addEventListener('keydown', (event) => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      const way = { n: 'next', p: 'previous' }[key.toLowerCase()];
      if (!way || altKey || ctrlKey || metaKey || !page.board.singleKeys) return;
      // Letters choose in a menu.
      if (target instanceof Element && target.matches('select, textarea')) return;
      event.preventDefault();
      watch.stepBy(/** @type {'next' | 'previous'} */ (way));
    });
    page.board.table.addEventListener('click', (event) => {
      if (this.watching) this.board.askAt(event, page.board.selection);
    });
  }

  /** Sets the algorithm on the puzzle at hand, soon after its last change. */
  follow() {
    const { givens } = this.page.session.puzzle;
    if (givens === this.#givens) return;
    this.#givens = givens;
    this.#begun = false;
    this.watch.pause();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.watch.givens === givens && this.watch.view) this.#begun = true;
      else this.#restart();
    }, SETTLED);
  }

  #restart() {
    return this.#start();
  }

  /** An edit that leaves the givens as they are ends the watching all the same. */
  leave() {
    if (this.watching) this.watch.go(0);
  }

  /** Says why a digit does not stand in a cell. @param {number[]} cells @param {number} digit */
  ask(cells, digit) {
    return this.board.ask(cells, digit);
  }

  async #share() {
    this.page.save(); // the dialog takes the state from the address
    (await import('../share/share-dialog.js')).openShare(this.page.words);
  }

  async #save() {
    const { watch, page } = this;
    const { text, complete } = await watch.write(TRACE_LIMIT);
    saveFile(new Blob([text], { type: 'text/plain' }), `${watch.algorithm.id}.txt`);
    page.say(strings.saved(complete, TRACE_LIMIT));
  }

  /** Plays the moves of another program. @param {string} moves */
  async play(moves) {
    const { watch, page } = this;
    await this.#start(moves);
    if (!watch.trace) return page.say(names.failed(watch.trouble));
    this.#givens = watch.givens;
    if (page.session.puzzle.givens !== watch.givens) page.setPuzzle(watch.givens);
    page.say(names.traceRead(watch.trace));
  }

  /** Goes to the scene that an address tells. @param {Scene} scene */
  async show({ algorithm, variant, step, rate }) {
    const { watch } = this;
    if (rate) watch.setSpeed(speedOf(rate));
    clearTimeout(this.#timer);
    this.#givens = this.page.session.puzzle.givens;
    const id = watch.algorithms.some((each) => each.id === algorithm) ? algorithm : undefined;
    await this.#choose(id ?? watch.algorithm.id, variant);
    if (step) watch.go(step);
  }

  /** What the address should tell; null where the puzzle is looked at. @returns {Scene | null} */
  get scene() {
    if (!this.watching || this.watch.trace) return null;
    const { algorithm, variant, step, speed } = this.watch;
    return { algorithm: algorithm.id, variant, step, rate: SPEEDS[speed] };
  }

  /** Candidates are shown. */
  get pencilled() {
    return this.board.pencilled;
  }

  cells() {
    return this.board.cells();
  }

  #render() {
    this.page.invalidate();
  }

  /** Shows all but the board, once a frame. */
  render() {
    const { watch } = this;
    this.bar.render();
    find('leave').hidden = !this.watching;
    const survey = find('survey');
    survey.hidden = !watch.surveying && (!watch.used || watch.view?.extent.ended !== false);
    setText(survey, strings.survey(watch.surveying));
    find('save-trace', HTMLButtonElement).disabled = !watch.view;
    if (!watch.view) return;
    const { snapshot } = watch.view;
    const { watched, variant, breakpoints } = watch;
    const label = snapshot.step ? partsOf(snapshot.last).label : -1;
    this.code.render(watched, variant, label, breakpoints);
    if (!find('panel-state').hidden) this.stack.render(panelOf(watched), snapshot);
    this.log.render();
    this.counters.render(watched.counters, snapshot.counters);
    this.#speaker.render();
  }
}

/** Resolves when the algorithms are there. @param {Page} page @returns {Promise<Player>} */
export async function startPlayer(page) {
  for (const name of ['watch.css', 'panels.css', 'race.css', 'print.css']) addStyle(name);
  keepFocus();
  echoEdits(page.session, page.board.table);
  await page.speak({
    player: strings,
    run: names,
  });
  return new Promise((resolve) => {
    /** @type {Player | undefined} */
    let player;
    const client = new RunClient(
      () => startWorker('run-worker'),
      (ready) => {
        // A worker that died took its runs along.
        if (player) player.watch.restart();
        else resolve((player = new Player(page, new Playback(client, ready), client)));
      },
    );
  });
}
