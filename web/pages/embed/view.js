// A board with a player in any place of a document or of a shadow root: a puzzle, a run on it, and
// what it tells the page around it. It takes no focus, plays nothing of itself and keeps nothing.
//
// Events, each a CustomEvent with a detail that messages.md describes: ready, step, done, answer, error.
// @ts-check
import { Board } from '../../board/board.js';
import { cellViews } from '../../board/cells.js';
import { Client } from '../../solver/client.js';
import { finderIn, setText } from '../../base/dom/dom.js';
import { FIRST } from '../../puzzle/examples.js';
import { headlineOf } from '../../features/workbench/panel.js';
import { PlayerBar } from '../../features/player/player-bar.js';
import { RunBoard } from '../../features/player/run-board.js';
import { RunClient } from '../../run/run-client.js';
import { Session } from '../../features/workbench/session.js';
import { Speaker } from '../../features/player/speaker.js';
import { SPEEDS, speedOf } from '../../run/speed.js';
import { Playback } from '../../run/playback.js';
import { Entry } from './entry.js';
import { linkTo } from './link.js';
import { markup } from './markup.js';
import { Panels } from './panels.js';
import { Reports } from './reports.js';
import { Shown } from './visible-parts.js';
import { strings as pageStrings } from '../../puzzle/en.js';
import { strings } from './en.js';

/** @typedef {import('../../run/embed-options.js').Options} Options */
/**
 * Where the workers come from, and what is named by an address.
 * @typedef {object} Place
 * @property {(name: 'solver-worker' | 'run-worker') => Worker} startWorker
 * @property {string} page  the address of the full page
 */
/** And the language that is spoken there. @typedef {Place & {lang: string}} Home */

const PATIENCE = 2000; // ms that a far step is waited for

/** The end of a move, unless it takes long or is overtaken. @param {Playback} watch */
const arrival = (watch) =>
  new Promise((done) => {
    watch.addEventListener('arrive', done, { once: true });
    setTimeout(done, PATIENCE);
  });

export class View extends EventTarget {
  #find;
  #shown;
  #options = /** @type {Options} */ ({});
  #begun = false; // the run is set on the puzzle at hand
  #asked = false; // a rendering
  /** @type {string} the givens that the run was asked for */
  #running = '';

  /**
   * @param {HTMLElement} root  empty, in its document or shadow root already
   * @param {Home} home
   */
  constructor(root, home) {
    super();
    this.root = root;
    this.home = home;
    root.innerHTML = markup();
    this.#find = finderIn(/** @type {Document | ShadowRoot} */ (root.getRootNode()));
    this.#shown = new Shown(root, this.#find);
    this.board = new Board(root, this.#find('board', HTMLTableElement));
    this.session = new Session(
      new Client(
        () => home.startWorker('solver-worker'),
        () => {},
      ),
    );
    this.reports = new Reports(this);
    this.entry = new Entry(this, this.#find);
    this.board.addEventListener('select', () => this.#invalidate());
    this.session.addEventListener('change', () => {
      this.#follow();
      this.#invalidate();
    });
    this.ready = this.#startRuns();
    this.ready.catch((error) => this.say(strings.noStart(error)));
  }

  /** @returns {Promise<void>}  resolves when the algorithms are there */
  #startRuns() {
    return new Promise((resolve) => {
      const client = new RunClient(
        () => this.#startRunWorker(),
        (ready) => {
          // A worker that died took its run along.
          if (this.watch) return void this.watch.restart();
          this.#makePlayer(new Playback(client, ready));
          resolve();
        },
      );
    });
  }

  /** One that cannot start at all is told: a frame's policy or sandbox may be to blame. */
  #startRunWorker() {
    const worker = this.home.startWorker('run-worker');
    worker.addEventListener('error', ({ message }) => {
      if (this.watch) return;
      this.say(strings.noStart(message));
      this.reports.error('start', message);
    });
    return worker;
  }

  /** @param {Playback} watch */
  #makePlayer(watch) {
    const find = this.#find;
    this.watch = watch;
    this.bar = new PlayerBar(watch, () => this.board.singleKeys, find);
    this.speaker = new Speaker(watch, (text) => setText(find('announced'), text));
    this.run = new RunBoard(watch, {
      candidates: () => this.#shown.has('candidates'),
      say: (text) => this.say(text),
      invalidate: () => this.#invalidate(),
    });
    this.panels = new Panels(watch, find, () => this.#invalidate());
    watch.addEventListener('change', () => this.#invalidate());
    watch.addEventListener('arrive', () => {
      this.run?.forget();
      this.speaker?.arrive();
      this.say('');
    });
    this.reports.follow(watch);
  }

  /** The board shows the run, not the puzzle. */
  get watching() {
    return this.#begun && Boolean(this.watch?.step);
  }

  /** There is a run on the puzzle at hand. */
  get watchable() {
    return this.#begun;
  }

  /** Says something that is told nowhere else. @param {string} text */
  say(text) {
    setText(this.#find('said'), text);
  }

  // ---- What is asked of it ----------------------------------------------------------------------

  /**
   * Reads a puzzle and sets a run on it; a text that holds none leaves all as it was.
   * @param {string} text  anything the page's field takes; empty for the first example
   * @param {Options} [options]
   * @returns {Promise<string>} what is wrong with the text, empty where nothing is
   */
  async load(text, options = {}) {
    await this.ready;
    const wrong = await this.#read(text || FIRST);
    if (wrong) this.say(wrong);
    else this.say('');
    if (wrong && this.session.facts) return wrong;
    this.set({ ...options, step: undefined });
    await this.#start(options);
    return wrong;
  }

  /** @param {string} text @returns {Promise<string>} */
  async #read(text) {
    const { report, facts, error } = await this.session.load(text);
    if (error) return pageStrings.failed(error);
    return report && !facts ? pageStrings.unreadable(report) : '';
  }

  /** @param {Options} options */
  async #start({ algo, variant, step, loop }) {
    const { watch } = this;
    if (!watch) return;
    if (algo && !watch.algorithms.some(({ id }) => id === algo)) {
      this.say(strings.noAlgorithm(algo));
      this.reports.error('algorithm', algo);
    }
    watch.choose(algo ?? watch.algorithm.id, variant ?? (algo ? 0 : watch.variant));
    const givens = (this.#running = this.session.puzzle.givens);
    this.#begun = false;
    this.reports.forget();
    this.panels?.forget();
    await watch.start(givens);
    this.#begun = true;
    const first = step ?? loop?.from ?? 0;
    if (first && watch.view) {
      watch.go(first);
      await arrival(watch);
    }
    this.#invalidate();
  }

  play() {
    this.watch?.play();
  }

  pause() {
    this.watch?.pause();
  }

  /** @param {{step?: number, backtrack?: 'next' | 'previous', by?: number}} request */
  seek({ step, backtrack, by }) {
    const { watch } = this;
    if (!watch) return;
    if (backtrack) watch.backtrack(backtrack);
    else watch.go(step ?? watch.step + (by ?? 0));
  }

  /** Changes what is given, leaves the rest. @param {Options} options */
  set(options) {
    const { watch, board } = this;
    this.#options = { ...this.#options, ...options };
    const { show, speed, level, loop, theme, lock, keys } = options;
    if (show) this.#shown.names = show;
    if (theme) this.root.dataset.theme = theme;
    if (lock !== undefined) this.entry.locked = lock;
    if (keys !== undefined) board.singleKeys = keys;
    if (watch && speed) watch.setSpeed(speed === Infinity ? SPEEDS.length - 1 : speedOf(speed));
    if (watch && level) watch.level = level;
    if (level) this.#find('level', HTMLSelectElement).value = level;
    if (watch && loop !== undefined) watch.loop.range = loop;
    this.#invalidate();
  }

  /** As `set`, where it may also concern the run. @param {Options} options */
  async change(options) {
    this.set({ ...options, step: undefined });
    const { algo, variant, step } = options;
    if (algo !== undefined || variant !== undefined)
      await this.#start({ ...options, loop: undefined });
    else if (step !== undefined) this.watch?.go(step);
  }

  /** How it stands, as `state` and `ready` tell it. */
  get state() {
    const { session, watch } = this;
    const { puzzle, analysis } = session;
    const { theme = 'auto' } = this.#options;
    return {
      puzzle: puzzle.givens,
      entries: puzzle.entries,
      verdict: analysis?.verdict ?? null,
      algo: watch?.algorithm.id ?? null,
      variant: watch?.variant ?? 0,
      ...this.reports.where(),
      speed: watch ? SPEEDS[watch.speed] : 0,
      level: watch?.level ?? 'checks',
      loop: watch?.loop.range ?? null,
      show: this.#shown.names,
      theme,
      lock: this.entry.locked,
    };
  }

  // ---- Showing ----------------------------------------------------------------------------------

  #invalidate() {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => this.#render());
  }

  #render() {
    this.#asked = false;
    const { session, watch, run, watching, board } = this;
    const shown = this.#shown;
    setText(this.#find('verdict'), headlineOf(session));
    if (session.searchedMs) setTimeout(() => this.#invalidate(), 100);
    const houses = new Set(watching ? [] : session.facts?.conflicts.map(({ house }) => house));
    board.render(watching && run ? run.cells() : this.#puzzleCells(), houses);
    const pencilled = watching && run ? run.pencilled : shown.has('candidates');
    board.table.classList.toggle('pencilled', pencilled);
    this.#find('leave').hidden = !watching;
    if (!watch?.playing) this.#renderLink();
    if (!watch) return;
    this.bar?.render();
    this.speaker?.render();
    this.reports.look();
    this.panels?.render(shown);
  }

  #puzzleCells() {
    const { puzzle, facts, solutions } = this.session;
    return cellViews({
      puzzle,
      facts,
      solution: this.#shown.has('solution') ? solutions.current : undefined,
      other: undefined,
      checked: undefined,
      candidates: this.#shown.has('candidates'),
      givensLocked: true,
    });
  }

  #renderLink() {
    const link = this.#find('open', HTMLAnchorElement);
    const watch = this.watching ? this.watch : undefined;
    const { puzzle } = this.session;
    const { theme } = this.#options;
    const { lang, page } = this.home;
    const href = linkTo({ puzzle, watch, shown: this.#shown, theme, lang }, page);
    if (link.href !== href) link.href = href;
  }

  /** Undo may bring another puzzle back: then the run is of that one. */
  #follow() {
    const { givens } = this.session.puzzle;
    if (!this.#begun || givens === this.#running) return;
    this.#running = givens;
    this.#start({});
  }
}
