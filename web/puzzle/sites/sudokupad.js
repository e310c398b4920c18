// The puzzles of SudokuPad: JSON, shortened by hand before lz-string shortens it; and classic Sudokus as a
// line of characters.
// @ts-check
import { digitsOf } from '../puzzle.js';
import { expand, shorten } from './lz.js';
import { isThere, isUsual, puzzleIn, SIZE, TINTS, tintOf, titleOf } from './site-puzzle.js';

/** @typedef {import('./site-puzzle.js').SitePuzzle} SitePuzzle */
/** @typedef {import('./site-puzzle.js').Trouble} Trouble */

/** Short names, and what they are short for. @type {Record<string, string>} */
const LONG = {
  a: 'arrows',
  ca: 'cages',
  ce: 'cells',
  ct: 'center',
  c2: 'backgroundColor',
  h: 'height',
  l: 'lines',
  o: 'overlays',
  re: 'regions',
  t: 'title',
  u: 'underlays',
  v: 'value',
  w: 'width',
};
/** Deeper nesting is no puzzle. */
const DEEPEST = 30;

/** A word without quotes. @param {string} word @returns {unknown} */
function meaning(word) {
  if (word === '') return {};
  if (word === 't' || word === 'true') return true;
  if (word === 'f' || word === 'false') return false;
  if (word === 'null') return null;
  if (word === '#0') return '#000000';
  if (word === '#F') return '#FFFFFF';
  if (/^[\da-f]{6}$/i.test(word)) return `#${word}`;
  return word.trim() && isFinite(Number(word)) ? Number(word) : word;
}

/**
 * Reads the JSON, also if it is shortened: names without quotes, `'` for `"`, `t` and `f`, colours without
 * quotes, nothing for an empty object.
 * @param {string} text
 * @returns {unknown}  throws if it is damaged
 */
export function parse(text) {
  let at = 0;
  let depth = 0;
  const string = () => {
    const quote = text[at++];
    let value = '';
    while (text[at] !== quote) {
      if (at >= text.length) throw new SyntaxError('quote');
      if (text[at] !== '\\') value += text[at++];
      else {
        const [escape] = /\\(u[\da-f]{4}|.)/isy.exec(text.slice(at, at + 6)) ?? ['\\'];
        value += escape === "\\'" ? "'" : JSON.parse(`"${escape}"`);
        at += escape.length;
      }
    }
    at++;
    return value;
  };
  const word = () => {
    const start = at;
    while (at < text.length && !',:]}'.includes(text[at])) at++;
    return text.slice(start, at);
  };
  const isQuote = () => text[at] === '"' || text[at] === "'";
  const next = (/** @type {string} */ close) => {
    if (text[at] === ',') return Boolean(++at);
    if (text[at++] !== close) throw new SyntaxError(close);
    return false;
  };
  /** @returns {unknown} */
  const value = () => {
    while (text[at] === ' ') at++;
    if (isQuote()) return string();
    if (text[at] !== '[' && text[at] !== '{') return meaning(word());
    if (++depth > DEEPEST) throw new SyntaxError('depth');
    const isList = text[at] === '[';
    const close = isList ? ']' : '}';
    /** @type {unknown[]} */
    const list = [];
    /** @type {Record<string, unknown>} */
    const object = Object.create(null);
    at++;
    if (text[at] === close && !isList) at++;
    else
      do {
        if (isList) list.push(value());
        else {
          const name = isQuote() ? string() : word();
          if (text[at++] !== ':') throw new SyntaxError(':');
          object[LONG[name] ?? name] = value();
        }
      } while (next(close));
    depth--;
    return isList ? list : object;
  };
  const whole = value();
  if (at < text.length) throw new SyntaxError('end');
  return whole;
}

/** @param {Record<string, unknown>} mark  on the board @returns {{at: number, colour: unknown} | null}  the cell that it colours */
function colourOf({ center, width, height, backgroundColor, text }) {
  if (width !== 1 || height !== 1 || text || !Array.isArray(center)) return null;
  const [row, column] = center.map((/** @type {number} */ place) => place - 0.5);
  const at = SIZE * row + column;
  const inside = [row, column].every((each) => Number.isInteger(each) && each >= 0 && each < SIZE);
  return inside && tintOf(backgroundColor) ? { at, colour: backgroundColor } : null;
}

/** Whether regions are the nine boxes. @param {unknown} regions */
function areBoxes(regions) {
  const boxOf = (/** @type {number[]} */ [row, column]) =>
    3 * Math.floor(row / 3) + Math.floor(column / 3);
  const isBox = (/** @type {number[][]} */ region) =>
    region.length === SIZE && new Set(region.map(boxOf)).size === 1;
  return !isThere(regions) || (Array.isArray(regions) && regions.every(isBox));
}

/** Remarks are cages without cells: `title: …`. @param {Record<string, unknown>[]} cages */
function remarksIn(cages) {
  const remarks = cages
    .filter(({ cells }) => !isThere(cells))
    .map(({ value }) => /^(\w+): *([^]*)/.exec(String(value)));
  return Object.fromEntries(remarks.flatMap((each) => (each ? [[each[1], each[2]]] : [])));
}

/** @param {string} text  JSON, perhaps shortened @returns {SitePuzzle | Trouble} */
export function readSource(text) {
  const source = /** @type {Record<string, unknown>} */ (parse(text));
  const { cells: rows, regions, metadata, global } = source;
  /** @param {string} name @returns {Record<string, unknown>[]} */
  const lists = (name) => (Array.isArray(source[name]) ? source[name] : []);
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) return 'damaged';
  if (rows.length !== SIZE || rows.some(({ length }) => length !== SIZE)) return 'size';
  const cages = lists('cages');
  /** @type {Record<string, unknown>} */
  const about = { .../** @type {object} */ (metadata), ...remarksIn(cages) };
  const underlays = lists('underlays');
  const coloured = new Map();
  for (const colour of underlays.map(colourOf)) if (colour) coloured.set(colour.at, colour.colour);
  const { puzzle, left } = puzzleIn(
    rows.flat().map((cell, at) => ({
      given: cell?.value,
      corner: cell?.pencilMarks,
      centre: cell?.centremarks,
      colour: coloured.get(at),
    })),
  );
  const signs = [...lists('overlays'), ...underlays.filter((each) => !colourOf(each))];
  const rules = [
    ...(Array.isArray(global) ? global.map(String) : []),
    ...['antiknight', 'antiking', 'nonconsecutive'].filter((name) => about[name]),
    ...(cages.some(({ cells }) => isThere(cells)) ? ['cages'] : []),
    ...(isThere(source.arrows) ? ['arrow'] : []),
    ...(isThere(source.lines) || signs.length ? ['drawings'] : []),
    ...(isThere(source.foglight) ? ['fogofwar'] : []),
    ...(areBoxes(regions) ? [] : ['regions']),
  ];
  if (!isUsual(about.rules)) left.push('text');
  return { puzzle, title: titleOf(about.title ?? source.title), rules: [...new Set(rules)], left };
}

const RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
const UNITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';

/**
 * A classic Sudoku: digits, each with up to five blanks that follow; or digits and runs of blanks.
 * @param {string} code
 * @returns {SitePuzzle | Trouble}
 */
export function readClassic(code) {
  const units = [...code].map((unit) => UNITS.indexOf(unit));
  const first = units.includes(-1)
    ? ''
    : units.map((unit) => (unit % 10) + '0'.repeat(unit / 10)).join('');
  const second = [...code]
    .map((letter) =>
      /[1-9]/.test(letter) ? letter : '0'.repeat(Math.max(0, RUNS.indexOf(letter))),
    )
    .join('');
  const line = [first, second].find(({ length }) => length === SIZE * SIZE);
  if (!line) return 'damaged';
  return { title: '', rules: [], ...puzzleIn([...line].map((given) => ({ given }))) };
}

/** @param {string} code  of lz-string @param {number} most  characters of its text */
export function readSudokuPad(code, most) {
  const text = expand(code, most);
  return text ? readSource(text) : 'damaged';
}

/** The code of a puzzle: it has no entries. @param {import('../puzzle.js').Puzzle} puzzle */
export function writeSudokuPad({ givens, corner, centre, colours }) {
  const all = Array.from({ length: SIZE }, (_, at) => at);
  const cell = (/** @type {number} */ at) => ({
    ...(givens[at] !== '0' && { value: givens[at] }),
    ...(corner[at] && { pencilMarks: digitsOf(corner[at]) }),
    ...(centre[at] && { centremarks: digitsOf(centre[at]) }),
  });
  const boxes = all.map((box) =>
    all.map((at) => [3 * Math.floor(box / 3) + Math.floor(at / 3), 3 * (box % 3) + (at % 3)]),
  );
  const underlays = colours.flatMap((colour, at) => {
    const center = [Math.floor(at / SIZE) + 0.5, (at % SIZE) + 0.5];
    const backgroundColor = TINTS[colour - 1];
    return colour ? [{ center, width: 1, height: 1, backgroundColor }] : [];
  });
  const cells = all.map((row) => all.map((column) => cell(SIZE * row + column)));
  return shorten(JSON.stringify({ cellSize: 50, cells, regions: boxes, underlays }));
}
