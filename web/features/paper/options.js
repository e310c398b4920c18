// What a worksheet is to look like, and how its address tells it: the puzzles, each as in the
// address of the lab and so with `p=` repeated, then `title`, `per`, `rows` and `with`.
// @ts-check

/**
 * @typedef {object} SheetOptions
 * @property {string} title  may be empty
 * @property {number} per  puzzles a sheet: 1, 2, 4 or 6
 * @property {number} rows  of the call-stack table beside each puzzle, 0 for none
 * @property {boolean} candidates
 * @property {boolean} answers  on the last sheet
 * @property {boolean} codes  a QR code beside each puzzle
 */

/** Puzzles a sheet, and the rows that a call-stack table has room for then. @type {Record<number, number>} */
export const ROOM = { 1: 24, 2: 12, 4: 14, 6: 8 };

const PARTS = /** @type {const} */ (['candidates', 'answers', 'codes']);
const USUAL = ['answers', 'codes'];

/** Whole, from 0 to the room there is. @param {number} rows @param {number} per */
export const rowsFor = (rows, per) => Math.max(0, Math.min(ROOM[per], Math.floor(rows) || 0));

/** What is not told is as usual. @param {string} hash @returns {SheetOptions} */
export function optionsIn(hash) {
  const values = new URLSearchParams(hash);
  const per = Number(values.get('per'));
  const parts = values.get('with')?.split(',') ?? USUAL;
  const known = per in ROOM ? per : 2;
  return {
    title: values.get('title') ?? '',
    per: known,
    rows: rowsFor(Number(values.get('rows')), known),
    candidates: parts.includes('candidates'),
    answers: parts.includes('answers'),
    codes: parts.includes('codes'),
  };
}

/**
 * The hash that tells puzzles and options.
 * @param {string[]} states  see State in protocol.js
 * @param {SheetOptions} options
 * @param {string} lang  empty where the browser decides
 */
export function hashOf(states, options, lang) {
  const { title, per, rows } = options;
  const told = PARTS.filter((part) => options[part]);
  return [
    ...states,
    ...(title ? [`title=${encodeURIComponent(title)}`] : []),
    `per=${per}`,
    ...(rows ? [`rows=${rows}`] : []),
    ...(String(told) === String(USUAL) ? [] : [`with=${told}`]),
    ...(lang ? [`lang=${lang}`] : []),
  ].join('&');
}
