// Adds up the reports of the chunks of a batch.
// @ts-check

/** @typedef {import('./batch-protocol.js').BatchReport} BatchReport */

/** @typedef {{errors: number, invalid: number, none: number, one: number, many: number}} Counts */
/** @typedef {{line: number, puzzle: string, guesses: number, er: number}} Hard  line from 1 */
/** @typedef {{line: number, text: string, code: string}} ListError  line from 1 */

const HARDEST = 10;
const FIRST_ERRORS = 100;

/** Tenths of ER, or guesses if the puzzle is not rated. @param {{guesses: number, er: number}} puzzle */
const hardness = ({ guesses, er }) => (er > 0 ? Math.round(10 * er) : guesses);

/** @param {number} number */
const digits = (number) => new TextEncoder().encode(String(number));

/**
 * Inserts the missing line numbers into an output.
 * @param {Uint8Array} output
 * @param {Uint32Array} marks  pairs of an offset and a line from 0
 * @param {number} before  number of lines before the chunk
 */
export function numbered(output, marks, before) {
  if (marks.length === 0) return output;
  /** @type {Uint8Array[]} */
  const pieces = [];
  let from = 0;
  for (let i = 0; i < marks.length; i += 2) {
    pieces.push(output.subarray(from, marks[i]), digits(before + marks[i + 1] + 1));
    from = marks[i];
  }
  pieces.push(output.subarray(from));
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

export class Tally {
  /** @type {Counts} */
  counts = { errors: 0, invalid: 0, none: 0, one: 0, many: 0 };
  lines = 0;
  guesses = 0;
  /** The hardest first; of equally hard puzzles, the earlier first. @type {Hard[]} */
  hardest = [];
  /** @type {ListError[]} */
  firstErrors = [];
  /** Numbers of puzzles by ER in tenths; empty if the puzzles are not rated. @type {number[]} */
  ratings = [];

  get puzzles() {
    const { invalid, none, one, many } = this.counts;
    return invalid + none + one + many;
  }

  /** A puzzle must be harder than this to be among the hardest. */
  get hardestThreshold() {
    const last = this.hardest[HARDEST - 1];
    return last ? hardness(last) : 0;
  }

  /** Adds the next chunk. @param {BatchReport} report */
  add(report) {
    const lineOf = (/** @type {{line: number}} */ { line }) => this.lines + line + 1;
    const hardest = report.hardest.map((hard) => ({ ...hard, line: lineOf(hard) }));
    this.hardest = [...this.hardest, ...hardest]
      .sort((a, b) => hardness(b) - hardness(a) || a.line - b.line)
      .slice(0, HARDEST);
    for (const [er, count] of report.ratings.entries()) {
      this.ratings[er] = (this.ratings[er] ?? 0) + count;
    }
    const room = FIRST_ERRORS - this.firstErrors.length;
    for (const error of report.firstErrors.slice(0, room)) {
      this.firstErrors.push({ ...error, line: lineOf(error) });
    }
    for (const key of /** @type {(keyof Counts)[]} */ (Object.keys(this.counts))) {
      this.counts[key] += report[key];
    }
    this.guesses += report.guesses;
    this.lines += report.lines;
  }
}
