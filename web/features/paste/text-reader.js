// Reads a text without changing the board: which puzzles are in it, or where it cannot be read.
// @ts-check
import { hasLinks, readLinks } from '#sites';
import { isTrace } from '../../run/trace.js';

/** @typedef {import('./paste.js').Report} Report */
/** @typedef {import('./paste.js').Source} Source */
/** @typedef {import('../../../wasm/reader.d.ts').ParseError} Problem */

/** Errors of the whole text, which have no place in it. */
const NOWHERE = ['empty', 'too_few_cells', 'ambiguous', 'not_rows'];

/** The number of givens in a state or in a line of 81 digits. @param {string} text */
export const givensIn = (text) => (/[0-9.]{81}/.exec(text)?.[0] ?? '').replace(/[0.]/g, '').length;

/**
 * What links of other sites say, and what of it is left out.
 * @param {import('../../puzzle/sites/links.js').LinkReading} links
 * @param {typeof import('../../puzzle/sites/en.js').strings} texts
 */
export function aboutLinks({ text, count, site, title, rules, left, trouble }, texts) {
  const parts = [
    count ? texts.read(site, title, count, givensIn(text)) : '',
    trouble ? texts.trouble(trouble, site) : '',
    rules.length ? texts.variant(rules) : '',
    count && left.length ? texts.left(left) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * Where a problem is in a text, whose lines end with one character each, as in a text area.
 * @param {string} text
 * @param {Problem} problem
 * @returns {[from: number, to: number]}  offsets in the text
 */
export function rangeOf(text, { code, line, column, text: wrong }) {
  const before = text.split('\n', line - 1);
  const from = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  if (NOWHERE.includes(code)) return [from, from];
  const whole = code === 'row_length' ? text.slice(from).search(/\n|$/) : 0;
  return [from, from + (whole || wrong.trim().length || 1)];
}

/**
 * Asks the worker of the solver for the report on a text, not for the verdict.
 * @param {import('./paste.js').Host['client']} client
 * @param {import('./paste.js').Text} text
 * @param {number} index  of the puzzle
 * @param {AbortSignal} signal
 * @returns {Promise<Report | null>}  rejects if the worker fails
 */
function ask(client, text, index, signal) {
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  return new Promise((resolve, reject) => {
    client
      .ask(
        { type: 'read', text, index },
        {
          signal: stop.signal,
          progress({ report }) {
            if (report) resolve(report);
            stop.abort(); // the verdict is not needed
          },
        },
      )
      .then(({ report }) => resolve(report), reject);
  });
}

export class TextReader {
  #client;
  #changed;
  #reading = new AbortController();

  /** What is read. @type {Source} */
  source = { text: '', name: '' };
  /** Index of the chosen puzzle. */
  index = 0;
  /** Null for an empty text and for a trace, and until the first text is read. @type {Report | null} */
  report = null;
  /** What links of other sites say; null if the text has none. @type {import('../../puzzle/sites/links.js').LinkReading | null} */
  links = null;
  /** Why the worker could not read the text; null if it could. @type {unknown} */
  error = null;

  /**
   * @param {import('./paste.js').Host['client']} client
   * @param {() => void} changed  called when `report` or `error` is new
   */
  constructor(client, changed) {
    this.#client = client;
    this.#changed = changed;
  }

  /** The text is the trace of a program. */
  get isTrace() {
    return isTrace(this.source.text);
  }

  /**
   * Reads the source. A later call replaces this one.
   * @param {number} index  of the puzzle to choose
   * @returns {Promise<void>}  resolves when it has been read or the call is replaced
   */
  async read(index) {
    this.#reading.abort();
    const { signal } = (this.#reading = new AbortController());
    this.index = index;
    const { text } = this.source;
    /** @type {Report | null} */
    let report = null;
    /** @type {unknown} */
    let error = null;
    const links = typeof text === 'string' && hasLinks(text) ? await readLinks(text) : null;
    const readable = links ? links.text : text;
    try {
      if (readable.length && !isTrace(readable))
        report = await ask(this.#client, readable, index, signal);
    } catch (failure) {
      error = failure;
    }
    if (signal.aborted) return;
    this.report = report;
    this.links = links;
    this.error = error;
    this.#changed();
  }
}
