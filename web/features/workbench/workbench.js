// A board with a puzzle and, on request, the run of an algorithm on it. The page of the lab and every
// embedded board mount one; they differ in the parts that they add.
// @ts-check
import { Board } from '../../board/board.js';
import { cellViews } from '../../board/cells.js';
import { finderIn } from '../../base/dom/dom.js';
import { awaited, waits } from '../../base/worker/waits.js';
import { strings } from '../../puzzle/en.js';
import { housesOf } from '../../puzzle/houses.js';
import { filled, stateText } from '../../puzzle/puzzle.js';
import { Client } from '../../solver/client.js';
import { Entry } from './entry.js';
import { headlineOf } from './headline.js';
import { Line } from './line.js';
import { sealOf } from './seal.js';
import { Session } from './session.js';

/** While a search is slow, its duration is rendered this often, in milliseconds. */
const SEARCHING_MS = 100;

/**
 * What a workbench needs from its page.
 * @typedef {object} Host
 * @property {import('../../base/words/words.js').Words} words
 * @property {(name: string) => Worker} startWorker
 * @property {(client: Client) => import('./session.js').CountAll} [countAll]  undefined if solutions
 *   are not counted
 * @property {(ready: import('../../solver/protocol.js').ReadyReply) => void} [onready]  the solver
 *   is ready; called again for each new worker
 */

/** Renders what has changed, once a frame. @typedef {{render: () => void}} Part */

/** @typedef {import('../../board/board.js').CellView} CellView */
/** @typedef {import('../../board/board.js').Drawing} Drawing */
/** @typedef {import('./line.js').Message} Message */

/**
 * A layer over the puzzle on the board.
 * @typedef {object} Layer
 * @property {() => boolean} [shown]  by default it always is
 * @property {(views: CellView[]) => void} [cells]  changes the views before they are shown
 * @property {boolean} [pencilled]  candidates are shown, whatever `view` says
 * @property {() => Drawing} [drawing]  drawn beside the houses of clashing digits; the cells
 *   of its houses are washed
 */

/**
 * What a mode contributes to what is shown, and what it changes in how the board works. A mode returns it
 * as a value, which the value of the next mode replaces as a whole.
 * @typedef {object} Scene
 * @property {import('../../puzzle/edits.js').Pen} [pen]  taken at the beginning; by default the pen in use remains
 * @property {boolean} [locked]  the puzzle cannot be edited
 * @property {(cells: number[], digit: number, pen: string) => void} [asks]  takes digits as questions about the selected cells
 * @property {boolean} [spoils]  false: the board does not show the solution
 * @property {boolean} [run]  whether the board shows the run; by default after its first step
 * @property {boolean} [fingerSelects]  a finger that moves over the board selects cells
 * @property {() => Message | null} [resting]  what the line shows while there is no message; not announced
 * @property {Layer[]} [layers]
 * @property {() => import('../../puzzle/address.js').Scene | import('../../puzzle/address.js').Detail | null} [address]  the step of a run, or what else the address names
 */

export class Workbench extends EventTarget {
  #host;
  /** @type {Part[]} */
  #parts = [];
  /** Layers over those of the scene. @type {Layer[]} */
  #layers = [];
  /** @type {Promise<import('./runner.js').Runner> | null} */
  #starting = null;
  #frame = 0;
  /** Parts to render beside the board and the line, if not all. @type {Set<Part>} */
  #changed = new Set();
  #all = false;
  #timer = 0;
  #destroyed = false;
  /** Why the part that failed last could not be loaded. @type {unknown} */
  #failure;
  /** The puzzle whose answers were checked, as its state. */
  #checked = '';

  /** What the board shows besides the puzzle. */
  view = { solution: false, candidates: false, differences: true };
  /** @type {Readonly<Scene>} */
  scene = {};
  /** Null until `startRuns` has resolved. @type {import('./runner.js').Runner | null} */
  runner = null;

  /**
   * @param {HTMLElement} root  holds the empty elements `#board`, a table in its `.frame`, and `#line`,
   *   and those that the parts look up by their ids; in a document or in a shadow root
   * @param {Host} host
   */
  constructor(root, host) {
    super();
    this.#host = host;
    this.root = root;
    this.words = host.words;
    this.find = finderIn(/** @type {Document | ShadowRoot} */ (root.getRootNode()));
    this.board = new Board(root, this.find('board', HTMLTableElement));
    this.line = new Line(this.find('line'));
    this.client = new Client(
      () => host.startWorker('solver-worker'),
      (ready) => host.onready?.(ready),
    );
    this.session = new Session(this.client, host.countAll?.(this.client));
    this.entry = new Entry(this);
    this.board.addEventListener('select', () => this.invalidate());
    for (const type of /** @type {const} */ (['puzzle', 'analysis']))
      this.session.addEventListener(type, () => this.invalidate());
    waits.addEventListener('change', () => {
      const { failure } = waits;
      if (failure && failure !== this.#failure) this.say(''); // of a message and a failure, the newest is shown
      this.#failure = failure;
      this.invalidate();
    });
    this.words.addEventListener('change', () => {
      this.say('');
      this.invalidate();
    });
  }

  /** The texts about puzzles in the current language. */
  get texts() {
    return this.words.of(strings);
  }

  /** The verdict, or why there is none yet. */
  get headline() {
    return headlineOf(this.session, this.texts);
  }

  /** The shape of the verdict and its number of solutions. */
  get seal() {
    return sealOf(this.session);
  }

  /** The board shows a step of the run, not the puzzle. */
  get watching() {
    return Boolean(this.runner?.watching);
  }

  /** The puzzle without an empty cell, the shown solution included. */
  get full() {
    const { givens, entries } = this.session.puzzle;
    return Boolean(this.#solution) || filled(givens) + filled(entries) === 81;
  }

  get #solution() {
    return this.view.solution && this.scene.spoils !== false
      ? this.session.solutions.current
      : undefined;
  }

  /** Makes a scene the current one. @param {Scene} scene */
  stage(scene) {
    this.scene = scene;
    if (scene.pen) this.entry.take(scene.pen);
    this.board.fingerSelects = Boolean(scene.fingerSelects);
    this.invalidate();
  }

  /** @param {Layer} layer  over those of each scene */
  addLayer(layer) {
    this.#layers.push(layer);
  }

  /**
   * Shows and announces a message in the line under the board. It remains until the next message.
   * @param {string} text  one sentence or two; empty to remove the message
   * @param {Omit<Message, 'text'>} [options]
   */
  say(text, options) {
    this.line.say({ text, ...options });
    this.invalidate();
  }

  /** Announces to screen readers what is visible elsewhere. @param {string} text */
  announce(text) {
    this.line.announce(text);
  }

  /** @param {Part} part  rendered from now on, after those added before */
  add(part) {
    this.#parts.push(part);
    this.invalidate();
  }

  /**
   * Loads the algorithms and starts the first one on the current puzzle on request. After a
   * failure, the next call tries again.
   * @returns {Promise<import('./runner.js').Runner>}  rejects if the code or its worker fails to load
   */
  startRuns() {
    this.#starting ??= awaited(() => import('./runner.js'))
      .then(({ startRunner }) =>
        this.#destroyed ? new Promise(() => {}) : startRunner(this, this.#host.startWorker),
      )
      .then((runner) => (this.runner = runner))
      .catch((error) => {
        this.#starting = null;
        throw error;
      });
    return this.#starting;
  }

  /** Compares the answers with the solution, now and until the puzzle changes. */
  check() {
    const { puzzle, answer } = this.session;
    this.#checked = answer ? stateText(puzzle) : '';
    this.invalidate();
  }

  /** Requests a rendering. @param {Part} [part]  if all others are as they were, but for the board and the line */
  invalidate(part) {
    if (part) this.#changed.add(part);
    else this.#all = true;
    if (!this.#destroyed) this.#frame ||= requestAnimationFrame(() => this.#render());
  }

  #render() {
    this.#frame = 0;
    const { session, board, runner } = this;
    const run = runner?.watching ? runner.board : null;
    const views = run ? run.cells() : this.#cells();
    const layers = run ? [] : [...(this.scene.layers ?? []), ...this.#layers];
    const shown = layers.filter((layer) => layer.shown?.() ?? true);
    for (const layer of shown) layer.cells?.(views);
    const drawing = run ? causesIn(views) : this.#drawing(shown);
    washHouses(views, drawing);
    board.pace = run && runner ? runner.rate : 0;
    board.render(views);
    board.draw(drawing);
    board.table.classList.toggle(
      'pencilled',
      run ? run.pencilled : this.#pencilled || shown.some(({ pencilled }) => pencilled),
    );
    const parts = this.#all ? this.#parts : [...this.#changed];
    this.#all = false;
    this.#changed.clear();
    for (const part of parts) part.render();
    this.line.notice = this.#notice();
    this.line.render(session, this.texts, this.scene.resting?.() ?? null);
    clearTimeout(this.#timer);
    if (session.searchedMs) this.#timer = setTimeout(() => this.invalidate(), SEARCHING_MS);
  }

  /** Whether candidates are shown: on request, and while a puzzle is edited of which they are part. */
  get #pencilled() {
    return (
      this.view.candidates || (this.entry.pen === 'puzzle' && !!this.session.analysis?.restricted)
    );
  }

  #cells() {
    const { puzzle, facts, solutions, answer } = this.session;
    const { solution, differences } = this.view;
    return cellViews(
      {
        puzzle,
        facts,
        solution: this.#solution,
        others: solution && differences ? solutions.others : [],
        checked: this.#checked === stateText(puzzle) ? answer : undefined,
        candidates: this.#pencilled,
        givensLocked: this.entry.pen !== 'puzzle',
      },
      this.texts,
    );
  }

  /** What the user can try again. @returns {Message | null} */
  #notice() {
    const { session, texts } = this;
    const { error } = session;
    /** @param {string} text @param {string} act @param {() => void} run @returns {Message} */
    const notice = (text, act, run) => ({ text, kind: 'none', action: { text: act, run } });
    if (waits.late) return notice(texts.late, texts.retry, () => waits.retry());
    if (error) return notice(texts.failed(error), texts.retry, () => session.retry());
    if (!waits.failure || this.line.answers) return null;
    return notice(texts.notLoaded(waits.failure), texts.reload, () => location.reload());
  }

  /** @param {Layer[]} layers @returns {Drawing} */
  #drawing(layers) {
    const drawings = layers.map((layer) => layer.drawing?.() ?? {});
    const broken = new Set(this.session.facts?.conflicts.map(({ house }) => house));
    drawings.push({ houses: Array.from(broken, (house) => ({ house, broken: true })) });
    /** @type {Record<string, unknown[]>} */
    const whole = {};
    for (const drawing of drawings)
      for (const [part, items] of Object.entries(drawing))
        whole[part] = [...(whole[part] ?? []), ...items];
    return whole;
  }

  /** Stops everything; nothing is rendered any more. The host ends the workers. */
  destroy() {
    this.#destroyed = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.runner?.destroy();
  }
}

/** Marks the cells of the houses that are outlined. @param {CellView[]} views @param {Drawing} drawing */
function washHouses(views, { houses = [] }) {
  for (const { house } of houses) {
    views.forEach((view, cell) => {
      if (housesOf(cell).includes(house)) view.marks += ' house';
    });
  }
}

/** An arc from the digit that a run tries to the digit that forbids it. @param {CellView[]} views @returns {Drawing} */
function causesIn(views) {
  const at = (/** @type {string} */ mark) =>
    views.findIndex(({ marks }) => marks.split(' ').includes(mark));
  const [from, to] = [at('rejected'), at('blocks')];
  return from >= 0 && to >= 0 ? { arcs: [{ from, to }] } : {};
}
