// The calls and variables of a program at each move, as `frames.js` has recorded them. Nothing of it is trusted.
// @ts-check
import { RECORDED } from './limits.js';

/** @typedef {import('./scopes.js').Recorded} Recorded */
/** @typedef {import('../../run/lines/walk.js').Followed} Followed */
/** @typedef {import('../../run/lines/walk.js').Rows} Rows */
/** A call: its function, a number of its own, the texts of its variables, after the line in which it waits. @typedef {{index: number, serial: number, texts: number[]}} Call */

/** States between two that are kept. */
const INTERVAL = 512;
const LONGEST_TEXT = 80;
/** The grid is on the board. */
const GRID = 'grid';
/** In a call that waits, a list may have changed since it was recorded. */
const ELSEWHERE = { '[': '[…]', '{': '{…}' };

export class States {
  /** What is known of the functions, by their indices. @type {Recorded[]} */
  functions = [];
  /** For each move, the number of its state, from 1. @type {number[]} */
  #ofMoves = [];
  /** @type {number[]} */
  #words = [];
  #texts = [''];
  /** Each INTERVAL-th state: the place of the words after it, and the calls. @type {{at: number, serial: number, calls: Call[]}[]} */
  #kept = [{ at: 0, serial: 0, calls: [] }];
  /** The state that was read last. */
  #now = { state: 0, at: 0, serial: 0, calls: /** @type {Call[]} */ ([]) };

  /** @param {Uint32Array} states @param {Uint32Array} words @param {unknown[]} texts */
  take(states, words, texts) {
    for (const state of states) this.#ofMoves.push(state);
    if (this.#words.length + words.length <= RECORDED.words + RECORDED.batch)
      for (const word of words) this.#words.push(word);
    for (const text of texts.slice(0, RECORDED.texts + 1 - this.#texts.length))
      this.#texts.push(String(text).slice(0, LONGEST_TEXT));
  }

  /** Reads the words of the next state; false at the end. */
  #next() {
    const now = this.#now;
    const words = this.#words;
    while (now.at < words.length) {
      const word = words[now.at++];
      if (!word) {
        now.state++;
        if (now.state === this.#kept.length * INTERVAL) this.#kept.push(copyOf(now));
        return true;
      }
      const rest = word & 0x3fffffff;
      const kind = word >>> 30;
      if (kind === 1 && now.calls.length < RECORDED.calls)
        now.calls.push({ index: rest, serial: ++now.serial, texts: [] });
      else if (kind === 2) now.calls.length = Math.min(now.calls.length, rest);
      else if (kind === 3) {
        const call = now.calls[rest >>> 22];
        if (call) call.texts[(rest >>> 16) & 63] = rest & 0xffff;
      }
    }
    return false;
  }

  /** The calls after a step, the first one is the program itself; null if they are not recorded. @param {number} step */
  #at(step) {
    const state = this.#ofMoves[step - 1] ?? 0;
    if (!state) return null;
    const before = Math.min(Math.floor(state / INTERVAL), this.#kept.length - 1);
    if (this.#now.state > state || this.#now.state < before * INTERVAL)
      this.#now = { state: before * INTERVAL, ...copyOf(this.#kept[before]) };
    while (this.#now.state < state) if (!this.#next()) return null;
    return this.#now.calls;
  }

  /** The variables of a call that exist in a line, with their texts. @param {Call} call @param {number} line */
  #variables({ index, texts }, line) {
    const { variables = [] } = this.functions[index] ?? {};
    return variables.flatMap(({ name, from, to, known }, i) => {
      const text = this.#texts[texts[i + 1]];
      const isShown = known && text && text !== GRID && from <= line && line <= to;
      return isShown ? [{ name, text, key: String(i) }] : [];
    });
  }

  /** @param {Call} call @param {boolean} waits */
  #nameOf({ index, texts }, waits) {
    const { name = '', parameters = 0 } = this.functions[index] ?? {};
    const values = Array.from({ length: parameters }, (_, i) => {
      const text = this.#texts[texts[i + 1]] || '…';
      return waits && index ? (ELSEWHERE[/** @type {'['} */ (text[0])] ?? text) : text;
    });
    return `${name}(${values.join(', ')})`;
  }

  /** The rows of the variables after a step. @param {number} step @param {number} line @returns {Rows} */
  #rows(step, line) {
    const calls = this.#at(step);
    if (!calls) return [];
    const [program, ...others] = calls;
    const last = others.at(-1);
    const rows = (/** @type {Call} */ call) =>
      this.#variables(call, line).map(({ name, text, key }) => ({
        name,
        value: text,
        key: `${call.serial} ${key}`,
      }));
    const own = last ? rows(last) : [];
    const head = last
      ? [{ name: this.functions[last.index]?.name ?? '', value: null, key: '' }]
      : [];
    const all = program ? rows(program) : [];
    return [
      ...(all.length ? head : []),
      ...own,
      ...(own.length && all.length ? [BETWEEN] : []),
      ...all,
    ];
  }

  /**
   * What is shown of a step: the variables of the innermost call and of the program, now and before; and the
   * calls, the innermost first, with the lines in which they wait.
   * @param {number} step
   * @param {Uint16Array} lines
   * @returns {Followed & {calls: {name: string, line: number}[] | null}}  null: not recorded
   */
  followed(step, lines) {
    if (!step) return { now: [], then: [], calls: [] };
    const now = this.#rows(step, lines[step - 1] ?? 0);
    const calls = this.#at(step)
      ?.slice(1)
      .map((call, i, all) => ({
        name: this.#nameOf(call, i < all.length - 1),
        line: i < all.length - 1 ? Number(this.#texts[call.texts[0]]) || 0 : (lines[step - 1] ?? 0),
      }));
    const then = this.#rows(step - 1, lines[step - 2] ?? 0);
    return { now, then, calls: calls?.reverse() ?? null };
  }
}

/** Before the variables of the program itself. */
const BETWEEN = { name: '', value: null, key: 'program' };

/** @param {{at: number, serial: number, calls: Call[]}} state */
const copyOf = ({ at, serial, calls }) => ({
  at,
  serial,
  calls: calls.map((call) => ({ ...call, texts: [...call.texts] })),
});
