// The options of a worksheet and their form in its address: one `p=` per puzzle, as in the address of
// the lab, then `title`, `per`, `rows` and `with`.
// @ts-check

/**
 * @typedef {object} SheetOptions
 * @property {string} title  may be empty
 * @property {number} per  puzzles per sheet: 1, 2, 4 or 6
 * @property {number} rows  number of rows of the call-stack table of each puzzle; 0 for no table
 * @property {boolean} difficulty  each puzzle has its level and rating
 * @property {boolean} candidates
 * @property {boolean} answers  the answers follow on separate sheets
 * @property {boolean} codes  each puzzle has a QR code
 */

/** Maximum number of puzzles on a worksheet. */
export const MOST = 100;

/** Maximum number of rows of a call-stack table, by puzzles per sheet. @type {Record<number, number>} */
export const ROOM = { 1: 24, 2: 12, 4: 14, 6: 8 };

const PARTS = /** @type {const} */ (['candidates', 'difficulty', 'answers', 'codes']);
const USUAL = ['difficulty', 'answers', 'codes'];

/** Limits a number of rows to a whole number that fits. @param {number} rows @param {number} per */
export const rowsFor = (rows, per) => Math.max(0, Math.min(ROOM[per], Math.floor(rows) || 0));

/** Reads the options in a hash. Missing ones have their default values. @param {string} hash @returns {SheetOptions} */
export function optionsIn(hash) {
  const values = new URLSearchParams(hash);
  const per = Number(values.get('per'));
  const parts = values.get('with')?.split(',') ?? USUAL;
  const known = per in ROOM ? per : 2;
  return {
    title: values.get('title') ?? '',
    per: known,
    rows: rowsFor(Number(values.get('rows')), known),
    difficulty: parts.includes('difficulty'),
    candidates: parts.includes('candidates'),
    answers: parts.includes('answers'),
    codes: parts.includes('codes'),
  };
}

/** The address of a worksheet with these puzzles, as many as it holds. @param {string[]} states @param {SheetOptions} options @param {string} lang  see hashOf */
export const addressOf = (states, options, lang) =>
  `worksheet.html#${hashOf(states.slice(0, MOST), options, lang)}`;

/** The address of a worksheet with these puzzles and the usual options, six on a page. @param {string[]} puzzles  81 digits each @param {string} lang  see hashOf */
export const addressOfList = (puzzles, lang) =>
  addressOf(
    puzzles.map((puzzle) => `p=${puzzle}`),
    { ...optionsIn(''), per: 6 },
    lang,
  );

/**
 * The hash with puzzles and options.
 * @param {string[]} states  see State in protocol.js
 * @param {SheetOptions} options
 * @param {string} lang  empty if the browser decides
 */
export function hashOf(states, options, lang) {
  const { title, per, rows } = options;
  const shown = PARTS.filter((part) => options[part]);
  return [
    ...states,
    ...(title ? [`title=${encodeURIComponent(title)}`] : []),
    `per=${per}`,
    ...(rows ? [`rows=${rows}`] : []),
    ...(String(shown) === String(USUAL) ? [] : [`with=${shown}`]),
    ...(lang ? [`lang=${lang}`] : []),
  ].join('&');
}
