// The technique of each move of a game: the easiest one by which its digit follows from the position.
// @ts-check
import { possibleIn } from '../../puzzle/constraints.js';
import { housesOf } from '../../puzzle/houses.js';
import { EMPTY, stateText } from '../../puzzle/puzzle.js';

/** Techniques that remove candidates, from the easiest on, as far as people look ahead. */
const REMOVERS = [
  ...['pointing', 'claiming', 'naked-pair', 'hidden-pair', 'naked-triple', 'x-wing'],
  ...['swordfish', 'hidden-triple', 'xy-wing', 'xyz-wing', 'unique-rectangle-1', 'skyscraper'],
  ...[
    'two-string-kite',
    'w-wing',
    'naked-quad',
    'simple-colors-trap',
    'x-chain',
    'xy-chain',
    'aic',
  ],
];

/** @typedef {import('../../logic/protocol.js').Deduction} Deduction */
/** Finds the next use of a technique; see Logic.next. @typedef {(state: string, technique: string) => Promise<Pick<Deduction, 'eliminations'> | null>} Next */

/**
 * @typedef {object} Move
 * @property {number} second
 * @property {number} cell
 * @property {number} digit  0 if the cell was emptied
 * @property {string} technique  id of a technique; 'wrong'; 'erased'; or 'beyond' if none of these leads there
 */

/** The moves of a list of numbers; see Score. @param {readonly number[]} moves */
export const triples = (moves) =>
  Array.from({ length: moves.length / 3 }, (_, i) => {
    const [second, cell, digit] = moves.slice(3 * i, 3 * i + 3);
    return { second, cell, digit };
  });

/**
 * The digits after some moves.
 * @param {string} givens  81 digits: what was there before the first one
 * @param {readonly {cell: number, digit: number}[]} moves
 */
export function digitsAfter(givens, moves) {
  const digits = [...givens].map(Number);
  for (const { cell, digit } of moves) if (givens[cell] === '0') digits[cell] = digit;
  return digits;
}

/**
 * The single by which a digit follows in a cell.
 * @param {readonly number[]} digits  81
 * @param {readonly number[]} eliminated  81 masks
 * @param {number} cell  empty
 * @param {number} digit
 */
export function singleOf(digits, eliminated, cell, digit) {
  const bit = 1 << (digit - 1);
  const candidates = (/** @type {number} */ at) => possibleIn(digits, at) & ~eliminated[at];
  if (!(candidates(cell) & bit)) return null;
  /** Whether no other empty cell of a house meets a condition. @param {number} house @param {(at: number) => unknown} meets */
  const alone = (house, meets) =>
    digits.every(
      (other, at) => other || at === cell || !housesOf(at).includes(house) || !meets(at),
    );
  const houses = housesOf(cell);
  if (houses.some((house) => alone(house, () => true))) return 'full-house';
  const hidden = (/** @type {number} */ house) => alone(house, (at) => candidates(at) & bit);
  if (hidden(houses[2])) return 'hidden-single-box';
  if (hidden(houses[0]) || hidden(houses[1])) return 'hidden-single-line';
  return candidates(cell) === bit ? 'naked-single' : null;
}

/**
 * The moves of a game with their techniques. What was found for one move is known for the next ones.
 * @param {string} givens  81 digits: what was there before the first move
 * @param {string} solution
 * @param {readonly number[]} moves  see Score
 * @param {Next} next
 * @returns {Promise<Move[]>}  rejects if `next` does
 */
export async function namedMoves(givens, solution, moves, next) {
  const right = [...givens].map(Number);
  const eliminated = Array(81).fill(0);
  /** @type {Move[]} */
  const named = [];
  for (const move of triples(moves)) {
    const { cell, digit } = move;
    const state = !digit ? 'erased' : digit !== Number(solution[cell]) ? 'wrong' : '';
    const technique = state || (await techniqueOf(givens, right, eliminated, move, next));
    named.push({ ...move, technique });
    if (givens[cell] === '0') right[cell] = state ? 0 : digit;
  }
  return named;
}

/**
 * @param {string} givens
 * @param {readonly number[]} digits  only right ones
 * @param {number[]} eliminated  81 masks; extended
 * @param {{cell: number, digit: number}} move
 * @param {Next} next
 */
async function techniqueOf(givens, digits, eliminated, { cell, digit }, next) {
  const single = () => singleOf(digits, eliminated, cell, digit);
  let found = digits[cell] ? 'erased' : single();
  if (found) return found;
  const entries = digits.map((at, i) => (givens[i] === '0' ? at : 0)).join('');
  for (let at = 0; at < REMOVERS.length;) {
    const state = stateText({ ...EMPTY, givens, entries, eliminated });
    const deduction = await next(state, REMOVERS[at]);
    if (!deduction?.eliminations.length) {
      at++;
      continue;
    }
    for (const { cell: victim, digit: out } of deduction.eliminations)
      eliminated[victim] |= 1 << (out - 1);
    found = single();
    if (found) return REMOVERS[at];
    at = 0;
  }
  return 'beyond';
}

/** How often each technique was used, the most used first. @param {readonly Move[]} moves @returns {[technique: string, cells: number[]][]} */
export function usesOf(moves) {
  /** @type {Map<string, number[]>} */
  const uses = new Map();
  for (const { technique, cell } of moves) {
    if (technique === 'erased' || technique === 'wrong') continue;
    uses.set(technique, [...(uses.get(technique) ?? []), cell]);
  }
  return [...uses].sort(([, a], [, b]) => b.length - a.length);
}
