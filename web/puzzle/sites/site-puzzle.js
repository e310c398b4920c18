// What the modules for the links of other sites have in common: cells and colours as these sites have them.
// @ts-check
import { EMPTY } from '../puzzle.js';

/** @typedef {import('../puzzle.js').Puzzle} Puzzle */

/**
 * What a link says.
 * @typedef {object} SitePuzzle
 * @property {Puzzle} puzzle
 * @property {string} title  empty if it has none
 * @property {string[]} rules  ids of the rules and signs that a classic Sudoku does not have, see en.js
 * @property {string[]} left  ids of what else is not in `puzzle`
 */

/** Why a link cannot be read. @typedef {'damaged' | 'large' | 'server' | 'size'} Trouble */

/** @typedef {object} SiteCell
 * @property {unknown} [given]
 * @property {unknown} [entry]
 * @property {unknown} [corner]  list of digits
 * @property {unknown} [centre]
 * @property {unknown} [colour]  `#rgb` or `#rrggbb`
 */

export const SIZE = 9;

/** The six colours of cells, close to those of the board. */
export const TINTS = ['#f3cf7a', '#a9d8c1', '#a9c8ea', '#e9b3a6', '#cdbde6', '#d3cbbb'];

/** @param {string} colour @returns {number[] | null}  red, green, blue */
function channels(colour) {
  const [, short, long] =
    /^#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/i.exec(colour) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  return digits ? [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)) : null;
}

/** How light and how strong a colour is does not matter: the hue does. @param {number[]} rgb */
function hue(rgb) {
  const grey = Math.min(...rgb);
  const strength = Math.max(...rgb) - grey;
  return rgb.map((channel) => (strength > 24 ? (channel - grey) / strength : 1));
}
const HUES = TINTS.map((tint) => hue(/** @type {number[]} */ (channels(tint))));
HUES[TINTS.length - 1] = [1, 1, 1];

/** The nearest of the six colours, 1..6; 0 for none, such as white. @param {unknown} colour */
export function tintOf(colour) {
  const rgb = channels(String(colour ?? ''));
  if (!rgb || Math.min(...rgb) > 250) return 0;
  const wanted = hue(rgb);
  const distance = (/** @type {number[]} */ other) =>
    other.reduce((sum, channel, i) => sum + (channel - wanted[i]) ** 2, 0);
  const distances = HUES.map(distance);
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** A digit 1..9; 0 for anything else. @param {unknown} value */
export const digitOf = (value) => (/^[1-9]$/.test(String(value)) ? Number(value) : 0);

/** @param {unknown} list */
const maskOf = (list) =>
  (Array.isArray(list) ? list : [])
    .map(digitOf)
    .reduce((mask, digit) => (digit ? mask | (1 << (digit - 1)) : mask), 0);

/**
 * @param {SiteCell[]} cells  81
 * @returns {{puzzle: Puzzle, left: string[]}}
 */
export function puzzleIn(cells) {
  const line = (/** @type {(cell: SiteCell) => unknown} */ digit) =>
    cells.map((cell) => digitOf(digit(cell))).join('');
  const givens = line(({ given }) => given);
  const typed = line(({ given, entry }) => (digitOf(given) ? 0 : entry));
  // A grid that is full is the solution that its author typed.
  const whole = cells.every((_, at) => givens[at] !== '0' || typed[at] !== '0');
  const open = (/** @type {number} */ at) => givens[at] === '0';
  const colours = cells.map(({ colour }) => tintOf(colour));
  const kinds = new Set(cells.map(({ colour }) => colour).filter((each) => tintOf(each)));
  return {
    puzzle: {
      ...EMPTY,
      givens,
      entries: whole ? EMPTY.entries : typed,
      corner: cells.map(({ corner }, at) => (open(at) ? maskOf(corner) : 0)),
      centre: cells.map(({ centre }, at) => (open(at) ? maskOf(centre) : 0)),
      colours,
    },
    left: [
      ...(whole && /[1-9]/.test(typed) ? ['solution'] : []),
      ...(kinds.size > new Set(colours.filter(Boolean)).size ? ['shades'] : []),
    ],
  };
}

/** The rules text says no more than the name of a classic Sudoku. @param {unknown} text */
export const isUsual = (text) =>
  !text ||
  /^\s*[+-]?\s*(normal|standard|usual|classic) sudoku( rules)?( apply)?\s*\.?\s*$/i.test(
    String(text),
  );

/** Something that is there: not false, not an empty list. @param {unknown} value */
export const isThere = (value) => Boolean(value) && !(Array.isArray(value) && !value.length);

/** @param {unknown} text */
export const titleOf = (text) => (typeof text === 'string' ? text.trim().slice(0, 80) : '');
