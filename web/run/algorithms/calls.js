// The calls of each algorithm between the events of its run, as the page shows them. The editions of one file
// do not have this.
// @ts-check
import { housesOf } from '../../puzzle/houses.js';
import { FIRST } from './links.js';

/** @typedef {import('../../../wasm/run.d.ts').Frame} Frame */
/** @typedef {import('../lines/library.js').Fields} Fields */
/**
 * A call of the program while its lines are followed.
 * @typedef {object} LineCall
 * @property {import('../lines/program.js').Method} method
 * @property {number} line
 * @property {Fields} own  its visible variables
 * @property {boolean} searches  a call of the search
 * @property {boolean} failed  the condition of its line is false
 */
/** Entries of the free-cell list or of the call stack, as in a snapshot, and the current cell, else -1. @typedef {{stack: Frame[], depth?: number, cell: number}} LineState */
/**
 * What a program is on the page after a line.
 * @typedef {object} CallsView
 * @property {(calls: LineCall[], digits: ArrayLike<number>, lines: string[]) => LineState} calls  given all
 *   calls, with `main` first, the grid and the texts of the lines
 * @property {(valueOf: (name: string) => unknown) => Int8Array} [matrix]  as in a snapshot
 */

/** Options that come after the last one. */
const AFTER = 10;

/** The value of the variable of a loop through options; 0 before the loop, `AFTER` behind it. @param {LineCall} call @param {string} name */
function optionOf({ method, line, own }, name) {
  const { from = 0, to = 0 } = method.variables.find((each) => each.name === name) ?? {};
  return line < from ? 0 : line > to ? AFTER : Number(own[name] ?? AFTER);
}

/** Options before a number, as a mask. @param {number} option */
const before = (option) => ((1 << Math.min(option, AFTER)) >> 1) - 1;

/**
 * The calls of a search that fills a cell in each call.
 * @param {string} option  the variable of the digit
 * @param {string} tried  the last line at which the digit is only tried
 * @param {(own: Fields) => number} cellOf  -1 while it is not known
 * @returns {CallsView['calls']}
 */
const fills = (option, tried, cellOf) => (calls, digits, lines) => {
  const tries = lines.indexOf(tried);
  const stack = calls
    .filter(({ searches }) => searches)
    .map((call) => {
      const [constraint, digit] = [cellOf(call.own), optionOf(call, option)];
      const passed = call.line > tries || (call.line === tries && call.failed);
      const over = digit < AFTER && passed && digits[constraint] !== digit;
      const trying = digit > 0 && digit < AFTER && !over;
      return {
        constraint,
        cell: trying ? constraint : -1,
        digit: trying ? digit : 0,
        done: digit && before(over ? digit + 1 : digit),
      };
    });
  return { stack, cell: stack.at(-1)?.constraint ?? -1 };
};

/** The cell of a row and a column; -1 for none. @param {import('../lines/library.js').Value} place */
const cellAt = (place) => {
  const [r = -1, c = 0] = /** @type {number[]} */ (place ?? []);
  return r < 0 ? -1 : 9 * r + c;
};

/** The cell that an assignment is at, with indices 1..9. @param {Fields} own */
const numbered = ({ i = 0, j }) => (j ? cellAt([Number(i) - 1, Number(j) - 1]) : -1);
const searched = fills('k', 'if (fits(G, i, j, k)) {', numbered);

/** The number of an option among those of a constraint. @param {number} constraint @param {number} cell @param {number} digit */
function indexIn(constraint, cell, digit) {
  if (constraint < 81) return digit - 1;
  const house = Math.floor((constraint - 81) / 9);
  return Array.from({ length: cell }).filter((_, each) => housesOf(each).includes(house)).length;
}

/**
 * A call of the search of dancing links.
 * @param {LineCall} call
 * @param {ArrayLike<number>} digits
 * @param {boolean} taken  the digit is taken back
 * @returns {Frame}
 */
function optionAt(call, digits, taken) {
  const constraint = Number(call.own.c ?? 0) - 1;
  const node = optionOf(call, 'r');
  const isOption = node >= FIRST;
  const [cell, digit] = [Math.floor((node - FIRST) / 36), (Math.floor((node - FIRST) / 4) % 9) + 1];
  const isPlaced = isOption && digits[cell] === digit;
  const over = isOption ? indexIn(constraint, cell, digit) + Number(taken) : node ? 9 : 0;
  const done = (1 << over) - 1;
  return { constraint, done, ...(isPlaced ? { cell, digit } : { cell: -1, digit: 0 }) };
}

/** By the ids of the algorithms. @type {Record<string, CallsView>} */
export const CALLS = {
  'free-cell-list': {
    calls(calls, digits) {
      const { freeCellList, count, k } = calls.find(({ own }) => own.freeCellList)?.own ?? {};
      const list = /** @type {number[][]} */ (freeCellList ?? []);
      const cells = list.slice(0, Number(count ?? list.length)).map(cellAt);
      const stack = cells.map((cell) => ({ constraint: cell, cell, digit: digits[cell], done: 0 }));
      const depth = Number(k ?? -1);
      return { stack, depth, cell: cells[depth] ?? -1 };
    },
  },
  bitmask: { calls: fills('n', 'if (grid.set(loc, n)) {', ({ loc = -1 }) => Number(loc)) },
  'is-safe': {
    calls: fills('num', 'if (isSafe(grid, row, col, num)) {', ({ ra }) => cellAt(ra)),
  },
  'candidate-elimination': {
    calls(calls, digits, lines) {
      const changing = [...calls]
        .reverse()
        .find(({ method }) => /^(update|search)/.test(method.name));
      return { ...searched(calls, digits, lines), cell: changing ? numbered(changing.own) : -1 };
    },
  },
  'count-solutions': {
    calls: fills('n', 'if (!givesConflict(r, c, n)) {', ({ square }) => cellAt(square)),
  },
  'fewest-candidates': {
    calls: fills('digit', 'for (int digit : digits) {', ({ cell = -1 }) => Number(cell)),
  },
  'dancing-links': {
    calls(calls, digits, texts) {
      const stack = calls
        .filter(({ searches }) => searches)
        .map((call) => optionAt(call, digits, texts[call.line] === 'grid[cell] = 0;'));
      const { constraint = -1, cell = -1 } = stack.at(-1) ?? {};
      return { stack, cell: constraint < 81 ? constraint : cell };
    },
    matrix(valueOf) {
      const [left, right, size] = ['left', 'right', 'size'].map(
        (name) => /** @type {number[]} */ (valueOf(name)),
      );
      return Int8Array.from({ length: 324 }, (_, constraint) => {
        const c = constraint + 1;
        return right[left[c]] === c ? size[c] : -1;
      });
    },
  },
};
