// The puzzles that the player has solved, stored on this device only: one line of JSON for each, so that a
// damaged line loses no other. And what they add up to.
// @ts-check
import { bandOf } from '../../logic/difficulty.js';
import { dateOf, dayOf } from './days.js';
import { isCount, movesOf } from './game.js';

/**
 * @typedef {Omit<import('./game.js').Score, 'done'> & import('./game.js').About & {at: string, givens: string}} Solve
 * `at`: the day on which it was solved
 */
/** What can be stored. @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Store */

const KEY = 'sudoku-lab-solves';
/** Solves whose moves are kept, the latest. */
const REPLAYED = 60;
/** The fields of a solve. */
const TEXTS = ['at', 'day', 'givens'];
const COUNTS = ['er', 'ms', 'mistakes', 'revealed', 'hints'];
/** Solves in the chart of a level, the latest. */
export const LAST = 10;

/** @param {string} line @returns {Solve | string}  a solve, or the name of the field that is wrong; empty if there are none */
function read(line) {
  /** @type {unknown} */
  let fields = null;
  try {
    fields = JSON.parse(line);
  } catch {
    // No JSON.
  }
  if (typeof fields !== 'object' || !fields || Array.isArray(fields)) return '';
  const known = /** @type {Record<string, unknown>} */ (fields);
  const wrong =
    TEXTS.find((name) => typeof known[name] !== 'string') ??
    COUNTS.find((name) => !isCount(known[name]));
  if (wrong) return wrong;
  const solve = /** @type {Solve} */ (/** @type {unknown} */ (known));
  const { at, day, er, givens, ms, mistakes, revealed, hints, moves } = solve;
  return { at, day, er, givens, ms, mistakes, revealed, hints, moves: movesOf(moves) };
}

/** @param {string} line @returns {Solve | null} */
function parse(line) {
  const solve = read(line);
  return typeof solve === 'string' ? null : solve;
}

/** The same for a solve whose moves are no longer kept. @param {Solve} solve */
const nameOf = ({ at, givens, ms }) => `${at} ${givens} ${ms}`;

export class Solves {
  #store;
  /** Lines that cannot be read, kept as they are. @type {string[]} */
  damaged = [];
  /** The oldest first. @type {Solve[]} */
  list = [];
  /** The last one could not be stored. */
  unsaved = false;

  /** @param {() => Store} [store]  throws where nothing can be stored */
  constructor(store = () => localStorage) {
    this.#store = store;
    this.#read();
  }

  #read() {
    try {
      this.#take(this.#store().getItem(KEY) ?? '');
    } catch {
      // Without storage, the solves last as long as the page.
    }
  }

  /** @param {string} text */
  #take(text) {
    const lines = text.split('\n').filter(Boolean);
    this.list = lines.flatMap((line) => parse(line) ?? []);
    this.damaged = lines.filter((line) => !parse(line));
  }

  /** All of it as a file: a line for each solve. */
  get text() {
    return [...this.list.map((solve) => JSON.stringify(solve)), ...this.damaged]
      .map((line) => `${line}\n`)
      .join('');
  }

  #save() {
    const old = this.list.length - REPLAYED;
    this.list = this.list.map((solve, i) => (i < old ? { ...solve, moves: [] } : solve));
    try {
      this.#store().setItem(KEY, this.text);
      this.unsaved = false;
    } catch {
      this.unsaved = true;
    }
  }

  /** Adds a solve to those that are stored, also by another tab. @param {Solve} solve */
  add(solve) {
    if (!this.unsaved) this.#read();
    this.list = [...this.list, solve];
    this.#save();
  }

  /**
   * Adds the solves of an exported file, each once.
   * @param {string} text
   * @returns {{added: number, known: number, wrong: {line: number, field: string}[]}}  `known`: were there already;
   *   `wrong`: lines that are no solve, from 1, and the name of the field that is wrong, if they have fields
   */
  merge(text) {
    if (!this.unsaved) this.#read();
    const wrong = [];
    const names = new Set(this.list.map(nameOf));
    const added = [];
    let known = 0;
    for (const [i, line] of text.split(/\r?\n/).entries()) {
      if (!line.trim()) continue;
      const solve = read(line);
      if (typeof solve === 'string') wrong.push({ line: i + 1, field: solve });
      else if (names.has(nameOf(solve))) known++;
      else {
        names.add(nameOf(solve));
        added.push(solve);
      }
    }
    if (added.length) {
      this.list = [...this.list, ...added].sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
      this.#save();
    }
    return { added: added.length, known, wrong };
  }

  /** Adds the rating to a solve. @param {Solve} solve  in the list @param {number} er */
  rate(solve, er) {
    const text = JSON.stringify(solve);
    this.list = this.list.map((each) => (JSON.stringify(each) === text ? { ...each, er } : each));
    this.#save();
  }

  /** Removes everything; `restore` takes its result. */
  clear() {
    const { text } = this;
    this.restore('');
    return text;
  }

  /** @param {string} text  see `text` */
  restore(text) {
    this.#take(text);
    this.#save();
  }
}

/** The day before. @param {string} day */
function before(day) {
  const date = dateOf(day);
  date.setDate(date.getDate() - 1);
  return dayOf(date);
}

/**
 * The days in a row whose puzzle was solved, up to today, or to yesterday while that of today is open.
 * @param {readonly Solve[]} solves
 * @param {string} today
 */
export function streakOf(solves, today) {
  const days = new Set(solves.map(({ day }) => day));
  let day = days.has(today) ? today : before(today);
  let streak = 0;
  for (; days.has(day); day = before(day)) streak++;
  return streak;
}

/**
 * The times of a level, without puzzles that the page has helped to fill in.
 * @param {readonly Solve[]} solves
 * @param {number} band  0..4
 * @returns {{last: number[], best: number, usual: number} | null}  milliseconds: the last ones, the oldest
 *   first; the shortest; the median. Null if there is none
 */
export function timesOf(solves, band) {
  const own = solves.filter(({ er, revealed }) => er && !revealed && bandOf(er) === band);
  if (!own.length) return null;
  const sorted = own.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    last: own.slice(-LAST).map(({ ms }) => ms),
    best: sorted[0],
    usual: sorted[Math.floor((sorted.length - 1) / 2)],
  };
}
