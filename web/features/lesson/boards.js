// The boards of a lesson: its links drive them, and they report their runs.
// @ts-check
import { FIRST } from '../../puzzle/first.js';
import { readDrive } from './actions.js';
import { puzzleOf, transformed } from './transform.js';

/** @typedef {import('./actions.js').Action} Action */
/** @typedef {import('./types.js').BoardBlock} BoardBlock */

/**
 * A board: in a frame, or an element. Its events are those of features/embedding/messages.md.
 * @typedef {EventTarget & {ask: (type: string, fields?: object) => void, load: () => void,
 *   callsAt: (run: object) => Promise<import('./traced.js').Call[]>,
 *   close: () => void}} Board  `load`: now, if it has not; `callsAt`: of any run, see `getCalls` of the messages
 */

/**
 * A run that a board has shown.
 * @typedef {object} Run
 * @property {string} board  its id
 * @property {string} label
 * @property {string} algo
 * @property {number} length  known steps
 * @property {boolean} ended  known to the end
 * @property {boolean} counting  the end was asked for
 * @property {boolean} current  it is on the board
 */

/** Time between two questions for the length of a run, in milliseconds. */
const ASK_MS = 300;
/** After this number of equal answers the board has stopped counting: of a long run it counts only a part. */
const ASK_TIMES = 5;
/** Distance from the visible part of the page at which boards load. */
const NEAR = '200px';

/** What is known of one board. */
class Held {
  /** Runs, by puzzle and algorithm. @type {Map<string, Run>} */
  runs = new Map();
  /** The name of the next run that is new. */
  label;
  ready = false;
  timer = 0;
  /** Answers without news about the length. */
  equal = 0;

  /** @param {BoardBlock} block @param {Board} board @param {HTMLElement} element */
  constructor(block, board, element) {
    this.block = block;
    this.board = board;
    this.element = element;
    this.label = block.title;
    /** The puzzle on the board. */
    this.puzzle = block.puzzle || FIRST;
  }
}

/**
 * Events: `answer`, a CustomEvent with the message of the board and its id as `board`, and so
 * `prediction`; `runs` when the runs of a board have changed.
 */
export class Boards extends EventTarget {
  /** @type {Map<string, Held>} */
  #held = new Map();
  #make;
  #near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) this.#of(target)?.board.load();
    },
    { rootMargin: NEAR },
  );
  /** Boards whose runs are compared. @type {Set<string>} */
  #compared = new Set();

  /** @param {(element: HTMLElement) => Board} make */
  constructor(make) {
    super();
    this.#make = make;
  }

  /** @param {Element} element */
  #of(element) {
    return [...this.#held.values()].find((held) => held.element === element);
  }

  /** @param {string} id @returns {Run[]} the runs of a board, oldest first */
  runsOf(id) {
    return [...(this.#held.get(id)?.runs.values() ?? [])];
  }

  /** Follows the run that is on a board to its end, which may take a minute. @param {string} id */
  count(id) {
    const held = this.#held.get(id);
    const run = this.runsOf(id).find(({ current }) => current);
    if (!held || !run) return;
    run.counting = true;
    held.board.ask('seek', { step: 'last' });
    this.#follow(held);
    this.dispatchEvent(new Event('runs'));
  }

  /** Asks each board. @param {string} type @param {object} fields */
  askAll(type, fields) {
    for (const { board } of this.#held.values()) board.ask(type, fields);
  }

  /**
   * Takes the boards below an element; those that it has already stay as they are.
   * @param {Element} root @param {BoardBlock[]} blocks
   */
  attach(root, blocks) {
    const elements = [...root.querySelectorAll('[data-board]')];
    for (const [id, { element, board, timer }] of this.#held) {
      if (elements.includes(element)) continue;
      this.#near.unobserve(element);
      clearTimeout(timer);
      board.close();
      this.#held.delete(id);
    }
    for (const element of elements) {
      const block = blocks.find(({ id }) => id === element.getAttribute('data-board'));
      const known = this.#of(element);
      if (block && known) known.block = block;
      if (!block || known || !(element instanceof HTMLElement)) continue;
      const held = new Held(block, this.#make(element), element);
      this.#held.set(block.id, held);
      this.#listen(held);
      this.#near.observe(element);
    }
  }

  /** Follows the runs of these boards to their ends. @param {string[]} ids */
  compare(ids) {
    this.#compared = new Set(ids);
    for (const held of this.#held.values()) this.#follow(held);
  }

  /** Loads boards that are not near. @param {string[]} ids */
  load(ids) {
    for (const id of ids) this.#held.get(id)?.board.load();
  }

  /**
   * The calls at a step of the run that a board has at first, whatever it shows now.
   * @param {string} id @param {number} step
   */
  async callsAt(id, step) {
    const held = this.#held.get(id);
    if (!held) throw new Error(id);
    held.board.load();
    const { puzzle, options } = held.block;
    const variant = Number(options.variant ?? 0);
    return held.board.callsAt({ puzzle: puzzle || FIRST, algo: options.algo, variant, step });
  }

  /** @param {Held} held */
  #listen(held) {
    const { board, block } = held;
    const learn = (/** @type {Event} */ event) =>
      this.#learn(held, /** @type {CustomEvent} */ (event).detail);
    board.addEventListener('ready', (event) => {
      held.ready = true;
      learn(event);
    });
    board.addEventListener('state', learn);
    board.addEventListener('step', () => this.#follow(held));
    for (const type of ['answer', 'prediction'])
      board.addEventListener(type, (event) => {
        const { detail } = /** @type {CustomEvent} */ (event);
        this.dispatchEvent(new CustomEvent(type, { detail: { ...detail, board: block.id } }));
      });
  }

  /** @param {Held} held @param {{puzzle?: string, algo?: string, variant: number, length: number, ended: boolean}} state */
  #learn(held, { puzzle, algo, variant, length, ended }) {
    held.ready = true;
    if (!puzzle || !algo) return;
    const key = `${puzzle} ${algo} ${variant}`;
    const fresh = { board: held.block.id, label: held.label, algo, length: 0, counting: false };
    const run = held.runs.get(key) ?? { ...fresh, ended: false, current: false };
    held.equal = run.length === length && !run.counting ? held.equal + 1 : 0;
    const news = !held.equal || !run.current || run.ended !== ended;
    for (const each of held.runs.values()) each.current = false;
    // Of a run that has been on the board before, more may be known than the board knows now.
    const known = run.ended || run.length > length ? {} : { length, ended };
    const next = { ...run, ...known, current: true };
    held.runs.set(key, next);
    if (news) this.dispatchEvent(new Event('runs'));
    if (!next.ended && held.equal < ASK_TIMES) this.#askLength(held);
  }

  /** Asks again how long the run is, as long as there is news. @param {Held} held */
  #follow(held) {
    held.equal = 0;
    this.#askLength(held);
  }

  /** Asks how long the run is, a little later. @param {Held} held */
  #askLength(held) {
    if (!held.ready || !this.#compared.has(held.block.id)) return;
    clearTimeout(held.timer);
    held.timer = setTimeout(() => held.board.ask('getState'), ASK_MS);
  }

  /**
   * Does what a link asks for.
   * @param {string} to  see readDrive
   * @param {string} label  names the run, if it is another one
   */
  drive(to, label) {
    const drive = readDrive(to);
    if (typeof drive === 'string') return;
    const held = this.#held.get(drive.board);
    if (!held) return;
    held.board.load();
    for (const action of drive.actions) this.#act(held, action, label);
    this.#follow(held); // the run may be another one
    const { top, bottom } = held.element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) held.element.scrollIntoView({ block: 'nearest' });
  }

  /** @param {Held} held @param {Action} action @param {string} label */
  #act(held, action, label) {
    const { board } = held;
    switch (action.type) {
      case 'play':
      case 'pause':
        return board.ask(action.type);
      case 'step':
        return board.ask('seek', action.fields);
      case 'first':
        board.ask('seek', { step: 0 });
        return board.ask('seek', { backtrack: 'next' });
      case 'set':
        if (action.fields.algo) held.label = label;
        return board.ask('set', action.fields);
      case 'load': {
        const other = this.#held.get(action.from)?.block.puzzle ?? puzzleOf(action.from);
        return this.#put(held, other || FIRST, label);
      }
      case 'transform':
        return this.#put(held, transformed(held.puzzle, action.forms) ?? held.puzzle, label);
      case 'reset':
        return this.#put(held, held.block.puzzle || FIRST, held.block.title, held.block.options);
    }
  }

  /** @param {Held} held @param {string} puzzle @param {string} label @param {Record<string, string>} [options] */
  #put(held, puzzle, label, options = {}) {
    held.puzzle = puzzle;
    held.label = label;
    // Entries and crossed-out candidates are part of the puzzle's text.
    const { e, x, ...rest } = options;
    const state = [`p=${puzzle}`, e && `e=${e}`, x && `x=${x}`].filter(Boolean).join('&');
    held.board.ask('load', { puzzle: e || x ? state : puzzle, ...rest });
  }
}
