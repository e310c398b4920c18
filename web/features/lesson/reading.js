// What the readers of a lesson's parts share: pieces of lines that know their places, and the messages.
// @ts-check

/** @typedef {import('./types.js').Message} Message */
/** A part of a line. @typedef {{text: string, line: number, column: number}} Piece */

/** A part of a piece. @param {Piece} piece @param {number} from @param {number} [to] @returns {Piece} */
export const cut = ({ text, line, column }, from, to) => ({
  text: text.slice(from, to),
  line,
  column: column + from,
});

/** A piece without the spaces around it. @param {Piece} piece */
export const trimmed = (piece) => {
  const start = piece.text.length - piece.text.trimStart().length;
  return cut(piece, start, Math.max(start, piece.text.trimEnd().length));
};

/** Collects the messages about one text. */
export class Reading {
  /** @type {Message[]} */
  messages = [];
  /** Boards that the text names; they may follow later. `runs`: it needs the run of an algorithm. @type {{id: string, line: number, column: number, runs?: boolean}[]} */
  references = [];

  /** @param {Message['code']} code @param {{line: number, column: number}} place @param {string} [what] */
  complain(code, { line, column }, what = '') {
    this.messages.push({ line, column, code, what: what.slice(0, 60) });
  }
}
