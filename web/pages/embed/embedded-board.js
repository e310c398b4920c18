// A board with a player in a frame or in a shadow root: a workbench that is driven by requests and
// reports what happens. It takes no focus, plays nothing unasked and stores nothing.
//
// Events, each a CustomEvent with a detail that messages.md describes: EVENTS.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { fillIn } from '../../base/words/words.js';
import { strings as bar } from '../../features/player/bar-words.js';
import { Panels } from '../../features/player/panels.js';
import { Player, PLAYER_TABLES } from '../../features/player/player.js';
import { headlineOf } from '../../features/workbench/headline.js';
import { Workbench } from '../../features/workbench/workbench.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { strings as readingStrings } from '../../puzzle/reading-en.js';
import { FIRST } from '../../puzzle/first.js';
import { OWN } from '../../run/algorithms/table.js';
import { callsAt } from '../../run/lines/calls-at.js';
import { SPEEDS, speedOf } from '../../run/speed.js';
import { Asking } from './asking.js';
import { strings } from './en.js';
import { linkTo } from './link.js';
import { MARKUP } from './markup.js';
import { Own } from './own.js';
import { Reports } from './reports.js';
import { Shown } from './visible-parts.js';

/** @typedef {import('../../run/embed-options.js').Options} Options */
/**
 * @typedef {object} Place
 * @property {(name: string) => Worker} startWorker
 * @property {string} page  the address of the full page
 */
/** @typedef {Place & {words: import('../../base/words/words.js').Words}} Home */

/** The tables of an embedded board. */
export const TABLES = {
  ...PLAYER_TABLES,
  puzzle: puzzleStrings,
  reading: readingStrings,
  embed: strings,
};

/** Types of the events. */
export const EVENTS = ['step', 'done', 'answer', 'question', 'prediction', 'error'];

/** A distant step is awaited this long, in milliseconds. */
const ARRIVAL_MS = 2000;

/** The parts that show a panel. */
const PANELS = { code: 'code', state: 'stack', log: 'log', counters: 'counters' };

export class EmbeddedBoard extends EventTarget {
  #home;
  #shown;
  #options = /** @type {Options} */ ({});
  /** @type {Player | null} */
  player = null;

  /**
   * @param {HTMLElement} root  empty, in its document or shadow root already
   * @param {Home} home
   */
  constructor(root, home) {
    super();
    this.root = root;
    this.#home = home;
    root.innerHTML = MARKUP;
    this.#fillIn();
    this.workbench = new Workbench(root, home);
    this.workbench.view.differences = false;
    this.workbench.stage({ resting: () => ({ text: this.#texts.loading }) });
    this.#shown = new Shown(root, this.workbench.find);
    this.reports = new Reports(this);
    this.asking = new Asking(this);
    this.own = new Own(this);
    this.workbench.add({ render: () => this.#render() });
    home.words.addEventListener('change', () => this.#fillIn());
    const { entry, find } = this.workbench;
    entry.addEventListener('enter', (event) => {
      const { cells, digit } = /** @type {CustomEvent} */ (event).detail;
      this.reports.answers(cells, digit);
    });
    find('pad').addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      if (button.value === '0') entry.erase();
      else entry.enter(Number(button.value));
    });
    /** Resolves when the algorithms are ready. @type {Promise<void>} */
    this.ready = this.#start();
    this.ready.catch((error) => {
      const action = { text: this.workbench.texts.reload, run: () => location.reload() };
      this.workbench.say(this.#texts.noStart(error), { action });
      this.reports.error('start', String(error));
    });
  }

  async #start() {
    const runner = await this.workbench.startRuns();
    const panels = new Panels(this.workbench, runner, (panel) => this.#shown.has(PANELS[panel]));
    this.player = new Player(this.workbench, runner);
    this.workbench.add(this.player);
    this.workbench.add({ render: () => this.reports.look() });
    this.workbench.add(panels);
  }

  get #texts() {
    return this.#home.words.of(strings);
  }

  get runner() {
    return this.workbench.runner;
  }

  get playback() {
    return this.workbench.runner?.playback;
  }

  #fillIn() {
    const { words } = this.#home;
    fillIn(this.root, { embed: words.of(strings), bar: words.of(bar) });
  }

  /** Shows a message under the board. @param {string} text */
  say(text) {
    this.workbench.say(text);
  }

  // ---- Requests ---------------------------------------------------------------------------------

  /**
   * Loads a puzzle and starts a run on it. A text without a puzzle changes nothing.
   * @param {string} text  anything that the page reads; empty for the first example
   * @param {Options} [options]
   * @returns {Promise<string>} what is wrong with the text; empty if nothing is
   */
  async load(text, options = {}) {
    await this.ready;
    const load = () => this.#load(text, options);
    return this.runner ? this.runner.load(load) : load();
  }

  /** @param {string} text @param {Options} options */
  async #load(text, options) {
    const { session, texts } = this.workbench;
    const { report, facts, error, superseded } = await session.load(text || FIRST);
    if (superseded) return '';
    const unread = report && !facts ? this.#home.words.of(readingStrings).unreadable(report) : '';
    const wrong = error ? texts.failed(error) : unread;
    this.say(wrong);
    if (wrong && session.facts) return wrong;
    this.set({ ...options, step: undefined });
    await this.asking.set(options.ask);
    await this.#run(options);
    return wrong;
  }

  /** Starts a run. @param {Options} options */
  async #run({ algo, code, variant, step, loop }) {
    const { runner, playback } = this;
    if (!runner || !playback) return;
    this.reports.forget();
    if (algo === OWN || (code && !algo)) return this.own.open(code ?? '');
    if (!algo && playback.program) return runner.start(); // which runs again if it was shown
    this.own.forget();
    if (algo && !playback.algorithms.some(({ id }) => id === algo)) {
      this.say(this.#texts.noAlgorithm(algo));
      this.reports.error('algorithm', algo);
    }
    await runner.choose(algo, variant ?? (algo ? 0 : playback.variant));
    const first = step ?? loop?.from ?? 0;
    if (first && playback.view) {
      this.#go(first);
      await this.#arrival();
    }
    this.workbench.invalidate();
  }

  /** @param {number} step  that the address or a request names */
  #go(step) {
    this.asking.expect();
    this.playback?.go(step);
  }

  /** The end of a move, unless it takes long. */
  #arrival() {
    return new Promise((resolve) => {
      this.runner?.addEventListener('arrive', resolve, { once: true });
      setTimeout(resolve, ARRIVAL_MS);
    });
  }

  play() {
    this.playback?.play();
  }

  pause() {
    this.playback?.pause();
  }

  /** @param {import('../../features/embedding/messages.js').Move} request */
  seek({ step, backtrack, by, question }) {
    const { playback } = this;
    if (!playback) return;
    if (question) this.asking.next();
    else if (backtrack) playback.backtrack(backtrack);
    else if (step === undefined) playback.go(playback.step + (by ?? 0));
    else this.#go(step);
  }

  /** Changes the given options that need no other run. @param {Options} options */
  set(options) {
    const { playback } = this;
    const { board, find, scene, view } = this.workbench;
    this.#options = { ...this.#options, ...options };
    const { show, speed, level, loop, theme, lock, keys } = options;
    // What runs has to be seen.
    this.#shown.always = options.algo === OWN || playback?.program ? ['code'] : [];
    if (show) {
      this.#shown.names = show;
      view.solution = this.#shown.has('solution');
      view.candidates = this.#shown.has('candidates');
    }
    if (theme) this.root.dataset.theme = theme;
    if (lock !== undefined) this.workbench.stage({ ...scene, locked: lock });
    if (keys !== undefined) board.singleKeys = keys;
    if (playback && speed) {
      playback.setSpeed(speed === Infinity ? SPEEDS.length - 1 : speedOf(speed));
    }
    if (playback && level) playback.level = level;
    if (level) find('level', HTMLSelectElement).value = level;
    if (playback && loop !== undefined) playback.loop.range = loop;
    this.workbench.invalidate();
  }

  /** As `set`; starts another run or goes to another step if asked to. @param {Options} options */
  async change(options) {
    this.set({ ...options, step: undefined });
    await this.asking.set(options.ask);
    const { algo, variant, step, code } = options;
    if (algo !== undefined || variant !== undefined || code)
      await this.#run({ ...options, loop: undefined });
    else if (step !== undefined) this.#go(step);
  }

  /**
   * The calls at a step of any run; what is on the board stays.
   * @param {import('../../features/embedding/messages.js').Traced} run
   * @returns {ReturnType<typeof callsAt>}  null if there is no such run or step
   */
  async callsAt(run) {
    await this.ready;
    const { runner } = this;
    return runner ? callsAt(runner.client, runner.playback, run).catch(() => null) : null;
  }

  /** The state that `state` and `ready` report. */
  get state() {
    const { playback } = this;
    const { session, scene } = this.workbench;
    const { theme = 'auto' } = this.#options;
    return {
      puzzle: session.puzzle.givens,
      entries: session.puzzle.entries,
      verdict: session.analysis?.verdict ?? null,
      algo: playback?.program ? OWN : (playback?.algorithm.id ?? null),
      variant: playback?.variant ?? 0,
      ...this.reports.where(),
      ...this.asking.state,
      speed: playback ? SPEEDS[playback.speed] : 0,
      level: playback?.level ?? 'checks',
      loop: playback?.loop.range ?? null,
      show: this.#shown.names,
      theme,
      lock: Boolean(scene.locked),
    };
  }

  /** Stops everything. */
  destroy() {
    this.reports.forget();
    this.workbench.destroy();
  }

  // ---- Rendering --------------------------------------------------------------------------------

  #render() {
    const { find, session, texts, watching } = this.workbench;
    setText(find('verdict'), headlineOf(session, texts));
    const { playback } = this;
    if (playback?.playing) return;
    const link = find('open', HTMLAnchorElement);
    const { words, page } = this.#home;
    const state = {
      puzzle: session.puzzle,
      playback: watching ? playback : undefined,
      code: this.own.code,
      shown: this.#shown,
      ask: this.asking.state.ask,
      theme: this.#options.theme,
      lang: words.language,
    };
    const href = linkTo(state, page);
    if (link.href !== href) link.href = href;
  }
}
