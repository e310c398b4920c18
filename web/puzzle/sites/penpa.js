// The puzzles of Penpa+: lines of settings and JSON, with letters for long names, deflated. Cells, corners
// and edges are numbered row by row in a grid with two more cells at each side.
// @ts-check
import { digitsOf } from '../puzzle.js';
import { isThere, isUsual, puzzleIn, SIZE, titleOf } from './site-puzzle.js';

/** @typedef {import('./site-puzzle.js').SitePuzzle} SitePuzzle */
/** @typedef {import('./site-puzzle.js').Trouble} Trouble */

/** The letter after a `z`, and what it stands for; a `z` itself is `zZ`. */
const SHORT =
  'Z:z 9:"qa" Q:"pu_q" A:"pu_a" G:"grid" M:"edit_mode" S:"surface" L:"line" E:"lineE" W:"wall" C:"cage" ' +
  'N:"number" Y:"symbol" P:"special" B:"board" R:"command_redo" U:"command_undo" 8:"command_replay" ' +
  '1:"numberS" F:"freeline" 2:"freelineE" T:"thermo" 3:"arrows" D:"direction" 0:"squareframe" ' +
  '5:"polygon" 4:"deletelineE" 6:"killercages" 7:"nobulbthermo" _:"__a" O:null';
const LONG = new Map(
  SHORT.split(' ').map((pair) => /** @type {[string, string]} */ ([pair[0], pair.slice(2)])),
);
/** The colours of cells, by number. */
const COLOURS =
  ',#444444,#b3ffb3,#cccccc,#000000,#c0e0ff,#ffa3a3,#ffffa3,#999999,#ffb3ff,#ffcc80,#cc99ff,#eecab1'.split(
    ',',
  );
/** Their numbers for the six colours of this page. */
const NUMBERS = [7, 2, 5, 6, 11, 3];
/** Layers of a drawing that a classic Sudoku does not have. @type {Record<string, string>} */
const LAYERS = {
  thermo: 'thermometer',
  nobulbthermo: 'thermometer',
  arrows: 'arrow',
  killercages: 'killercage',
  cage: 'killercage',
  direction: 'drawings',
  squareframe: 'drawings',
  polygon: 'drawings',
  symbol: 'drawings',
  line: 'drawings',
  freeline: 'drawings',
  freelineE: 'drawings',
  wall: 'drawings',
};

const BESIDE = 2;
/** How the values of `number` are written: alone, small, medium, as candidates. */
const [ALONE, SMALL, MEDIUM, CANDIDATES] = ['1', '5', '6', '7'];

/** @typedef {{number?: Record<string, [unknown, number, string]>, numberS?: Record<string, [unknown, number]>, surface?: Record<string, number>, lineE?: Record<string, number>} & Record<string, unknown>} Layer */

/** A layer that is empty, too, has its lists. @param {string | undefined} line @returns {Layer} */
function layerIn(line) {
  const layer = line && line[0] === '{' ? JSON.parse(line) : {};
  return typeof layer === 'object' && layer ? layer : {};
}

/** @param {unknown} value @returns {boolean} */
const hasAny = (value) =>
  value !== null && typeof value === 'object' ? Object.keys(value).length > 0 : isThere(value);

/**
 * The digits of a layer.
 * @param {Layer} layer
 * @param {number} key  of the cell
 * @param {number} all  cells of the grid
 */
function digitsIn({ number = {}, numberS = {} }, key, all) {
  const [value, , kind] = number[key] ?? [];
  const candidates = kind === CANDIDATES && Array.isArray(value) ? value : [];
  const noted = candidates.flatMap((on, i) => (on === 1 ? [i + 1] : []));
  const sides = [1, 2].flatMap((part) => [0, 1, 2, 3].map((side) => 4 * (key + part * all) + side));
  const corner = sides.flatMap((side) => [...String(numberS[side]?.[0] ?? '')]);
  const isNote = kind === SMALL || kind === MEDIUM;
  return {
    digit: kind === ALONE ? value : noted.length === 1 ? noted[0] : undefined,
    centre: isNote ? [...String(value)] : noted.length > 1 ? noted : [],
    corner,
    other: number[key] !== undefined && ![ALONE, SMALL, MEDIUM, CANDIDATES].includes(String(kind)),
  };
}

/**
 * @param {string} text  inflated
 * @returns {SitePuzzle | Trouble}
 */
export function readPenpa(text) {
  const lines = text.replace(/z(.)/g, (_, letter) => LONG.get(letter) ?? '').split('\n');
  const [grid, ...settings] = lines[0].split(',');
  const spaces = JSON.parse(lines[1]).map(Number);
  const [width, height] = settings.map(Number);
  const [top, bottom, left, right] = spaces;
  if (!['square', 'sudoku'].includes(grid)) return 'size';
  if (width - left - right !== SIZE || height - top - bottom !== SIZE) return 'size';
  const wide = width + 2 * BESIDE;
  const all = wide * (height + 2 * BESIDE);
  const keyOf = (/** @type {number} */ at) =>
    wide * (Math.floor(at / SIZE) + BESIDE + top) + (at % SIZE) + BESIDE + left;
  const keys = Array.from({ length: SIZE * SIZE }, (_, at) => keyOf(at));
  const [question, answer] = [layerIn(lines[3]), layerIn(lines[4])];
  const tints = [layerIn(lines[14]), layerIn(lines[15])].map(({ surface = {} }) => surface);
  const cells = keys.map((key) => {
    const [given, entry] = [question, answer].map((layer) => digitsIn(layer, key, all));
    const own = tints.map((surface) => surface[key]).find(Boolean);
    return {
      given: given.digit,
      entry: entry.digit,
      corner: [...given.corner, ...entry.corner],
      centre: [...given.centre, ...entry.centre],
      colour: own ?? COLOURS[question.surface?.[key] ?? answer.surface?.[key] ?? 0],
    };
  });
  const { puzzle, left: lost } = puzzleIn(cells);
  const rules = [question, answer].flatMap((layer) =>
    Object.keys(LAYERS).flatMap((name) => (hasAny(layer[name]) ? [LAYERS[name]] : [])),
  );
  const places = Object.keys(question.number ?? {}).map(Number);
  if (places.some((key) => !keys.includes(key))) rules.push('outside');
  if (keys.some((key) => digitsIn(question, key, all).other)) rules.push('drawings');
  const [, , , , , , , , , , ...more] = settings;
  if (more[0] === '1') rules.push('diagonal+');
  if (more[3] === '1') rules.push('diagonal-');
  if (!areBoxes(question.lineE ?? {}, wide, all, [top, left])) rules.push('regions');
  if (!isUsual(more[7])) lost.push('text');
  const title = titleOf((more[4] ?? '').replace(/^Title: ?/, '').replaceAll('%2C', ','));
  return { puzzle, title, rules: [...new Set(rules)], left: lost };
}

/**
 * Whether the lines inside the board are those between boxes.
 * @param {Record<string, number>} edges  by their ends
 * @param {number} wide @param {number} all @param {number[]} start  row and column of the board
 */
function areBoxes(edges, wide, all, [top, left]) {
  return Object.keys(edges).every((edge) => {
    const [from, to] = edge.split(',').map((end) => {
      const key = Number(end) - all;
      return [Math.floor(key / wide) - 1 - top, (key % wide) - 1 - left];
    });
    if (!to) return true;
    const along = from[0] === to[0] ? 0 : 1; // the row or the column that the line follows
    return from[along] === to[along] && from[along] % 3 === 0;
  });
}

/** The text of a puzzle before it is deflated: givens as the question; entries, notes and colours as the answer. @param {import('../puzzle.js').Puzzle} puzzle */
export function penpaText({ givens, entries, corner, centre, colours }) {
  const wide = SIZE + 2 * BESIDE;
  const all = wide * wide;
  const keys = Array.from({ length: SIZE * SIZE }, (_, at) => at).map(
    (at) => wide * (Math.floor(at / SIZE) + BESIDE) + (at % SIZE) + BESIDE,
  );
  const empty = () => ({
    command_redo: { __a: [] },
    command_undo: { __a: [] },
    command_replay: { __a: [] },
    surface: /** @type {Record<string, number>} */ ({}),
    number: /** @type {Record<string, unknown>} */ ({}),
    numberS: /** @type {Record<string, unknown>} */ ({}),
    symbol: {},
    freeline: {},
    freelineE: {},
    thermo: [],
    arrows: [],
    direction: [],
    squareframe: [],
    polygon: [],
    line: {},
    lineE: /** @type {Record<string, number>} */ ({}),
    wall: {},
    cage: {},
    deletelineE: {},
    killercages: [],
    nobulbthermo: [],
  });
  const [question, answer] = [empty(), empty()];
  keys.forEach((key, at) => {
    if (givens[at] !== '0') question.number[key] = [givens[at], 1, ALONE];
    else if (entries[at] !== '0') answer.number[key] = [entries[at], 2, ALONE];
    else if (centre[at]) answer.number[key] = [digitsOf(centre[at]).join(''), 2, SMALL];
    if (givens[at] === '0' && entries[at] === '0')
      digitsOf(corner[at]).forEach((digit, i) => {
        const part = Math.floor(i / 4) + 1;
        if (part < 3) answer.numberS[4 * (key + part * all) + (i % 4)] = [String(digit), 9];
      });
    if (colours[at]) answer.surface[key] = NUMBERS[colours[at] - 1];
  });
  for (const line of [3, 6])
    for (let part = 0; part < SIZE; part++) {
      const end = (/** @type {number} */ row, /** @type {number} */ column) =>
        all + wide * (row + 1) + column + 1;
      question.lineE[`${end(line, part)},${end(line, part + 1)}`] = 2;
      question.lineE[`${end(part, line)},${end(part + 1, line)}`] = 2;
    }
  const pen = (/** @type {number} */ style) => ({
    edit_mode: 'sudoku',
    surface: ['', 1],
    line: ['1', style],
    lineE: ['1', style],
    wall: ['', style],
    cage: ['1', 10],
    number: ['1', style === 3 ? 2 : 1],
    symbol: ['circle_L', 1],
    special: ['thermo', ''],
    board: ['', ''],
    move: ['1', ''],
    combi: ['battleship', ''],
    sudoku: ['1', style === 3 ? 9 : 1],
  });
  const mode = { qa: 'pu_a', grid: ['1', '2', '1'], pu_q: pen(2), pu_a: pen(3) };
  const steps = keys.map((key, i) => (i ? key - keys[i - 1] : key));
  const lines = [
    'sudoku,9,9,38,0,1,1,380,380,84,84,0,0,0,0,Title: ,Author: ,,,OFF,false',
    ...[[0, 0, 0, 0], mode, question, answer, steps, [], {}, 'x', 'x', [3, 0, 0], mode, 'x'].map(
      (each) => JSON.stringify(each),
    ),
    '0',
    ...[empty(), empty(), {}, ['classic']].map((each) => JSON.stringify(each)),
  ];
  let text = lines.join('\n');
  for (const [letter, name] of LONG) text = text.replaceAll(name, `z${letter}`);
  return text;
}
