// Texts about what was read of a text, in English. They load with the first text that is pasted or opened.
// The translations are in languages/xx/reading.js.
// @ts-check
import { count, number, sentence } from './en.js';

/** @typedef {import('../../wasm/reader.d.ts').ParseError} ParseError */
/** @typedef {import('../../wasm/reader.d.ts').Reading} Report */

/** @param {string} text */
const quote = (text) => `“${text.trim().replace(/\s+/g, ' ')}”`;

/** Names of readers (Report.format), completing "Read as". @type {Record<string, string>} */
export const FORMATS = {
  symbols: '81 characters',
  line: 'a line of 81',
  block: 'a grid',
  numbers: '81 numbers',
  array: 'arrays or records',
  candidates: 'a candidate grid',
  almanac: 'digits and dots',
  table: 'a table',
  'fixed-width': 'a printed grid',
  729: '729 candidates',
  s9b: 'an S9B code',
  hodoku: 'a HoDoKu line',
  sdk: 'an .sdk file',
  opensudoku: 'OpenSudoku XML',
  link: 'a link',
  coordinates: 'cells by their coordinates',
};

/** @param {{line: number, column: number}} place */
const place = ({ line, column }) => `line ${number(line)}, column ${number(column)}`;

/** Letters and signs that a text from a photo has in place of digits. @type {Record<string, number>} */
const LIKE = {
  O: 0,
  o: 0,
  Q: 0,
  D: 0,
  l: 1,
  I: 1,
  i: 1,
  '|': 1,
  Z: 2,
  z: 2,
  S: 5,
  s: 5,
  G: 6,
  b: 6,
  B: 8,
  g: 9,
  q: 9,
};

/**
 * The likely cause of an error: a letter that looks like a digit (returns the digit), numbers with
 * decimals, or a list where one cell is expected. Null if no cause is known.
 * @param {ParseError} error
 * @returns {number | 'decimals' | 'list' | null}
 */
export function slipOf({ code, text }) {
  if (code === 'bad_number' && text.trim() in LIKE) return LIKE[text.trim()];
  if (/\d,00\b/.test(text)) return 'decimals';
  return /\], ?\d/.test(text) ? 'list' : null;
}

/** @param {ParseError} error @param {string} said  what is wrong */
function withHint(error, said) {
  const slip = slipOf(error);
  if (slip === null) return said;
  if (slip === 'decimals') return `${said}; write 5, not 5,00`;
  if (slip === 'list') return `${said}; a cell is one digit, no list of candidates`;
  return `${said}; in a text from a photo it may be a ${slip}`;
}

/** @param {ParseError} error */
const problem = (error) => withHint(error, fault(error));

/** @param {ParseError} error */
function fault(error) {
  const { code, text, cells } = error;
  switch (code) {
    case 'empty':
      return 'no puzzle in this text';
    case 'not_text':
      return `not a text, perhaps a picture: invalid byte at ${place(error)}`;
    case 'too_few_cells':
      return `${number(cells)} of 81 cells read`;
    case 'too_many_cells':
      return `${number(cells)} cells: ${number(cells - 81)} too many, the first at ${place(error)}`;
    case 'row_length':
      return `${number(cells)} of 81 cells read: line ${number(error.line)} has ${number(error.rowCells)}, not 9`;
    case 'bad_number':
      return `${quote(text)} at ${place(error)} is not a number from 0 to 9`;
    case 'bad_candidates':
      return `${quote(text)} at ${place(error)} cannot be candidates`;
    case 'bad_code':
      return `damaged link or code at ${place(error)}: ${quote(text)}`;
    case 'ambiguous':
      return `the cells from ${place(error)} are in no layout that is known, or fit several puzzles`;
    case 'not_rows':
      return `the lines from ${place(error)} are boxes or columns, or in another order: a puzzle is read row by row`;
    case 'which_cell':
      return `${quote(text)} at ${place(error)}: in a spreadsheet a1 is at the top, on a chess board at the bottom; write r1c1`;
  }
}

/** Why nothing could be read. @param {Report} report */
function unread({ errors }) {
  return sentence([...new Set(errors.slice(0, 3).map(problem))].join('; '));
}

/** @param {Report} report */
const unreadable = (report) => `${unread(report)} Board unchanged.`;

/** The report on a text that was read. @param {Report} report */
function understood({ format, puzzleCount, errors, errorCount, ignored }) {
  const parts = [
    puzzleCount > 1
      ? `${number(puzzleCount)} puzzles found`
      : `Read as ${FORMATS[format] ?? format}`,
  ];
  if (ignored.characters) {
    const text = ignored.text && `: ${quote(ignored.text)}`;
    parts.push(
      `ignored ${count(ignored.characters, 'character')}, from line ${number(ignored.line)}${text}`,
    );
  }
  if (errorCount)
    parts.push(
      `${count(errorCount, 'part')} not read: ${problem(errors[0])} (${place(errors[0])})`,
    );
  return sentence(parts.join('; '));
}

/** The English table; the tables of other languages replace it. */
export const strings = { understood, unread, unreadable };
