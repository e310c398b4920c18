// The examples of techniques: positions, and what a board shows of them before, at and after the deduction.
// @ts-check
import { possibleIn } from '../puzzle/constraints.js';
import { permuted, randomForm, seeded } from '../puzzle/permute.js';
import { digitsAt, digitsOf, EMPTY, readPuzzle } from '../puzzle/puzzle.js';
import { paint, pictureOf } from './picture.js';

/** @typedef {import('./protocol.js').Deduction} Deduction */
/** @typedef {import('../board/board.js').CellView} CellView */

/**
 * Parses the list of examples, static/technique-examples.txt, which were found in generated puzzles: in each line the id of a technique, a blank, and a state.
 * @param {string} text
 * @returns {Map<string, string>} states by technique
 */
export const examplesIn = (text) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => /** @type {[string, string]} */ (line.split(' '))),
  );

/** Number of exercises of a technique. */
export const EXERCISES = 6;

/**
 * The position of an exercise: the example in another form, the same one for everybody.
 * @param {string} state  of the example
 * @param {number} number  1 to EXERCISES
 */
export const exerciseOf = (state, number) =>
  permuted(readPuzzle(state) ?? EMPTY, randomForm(seeded(number)));

/** What a board shows. */
export const STEPS = /** @type {const} */ ({ before: 0, pattern: 1, after: 2 });

/**
 * What a board shows of a position and of a deduction in it.
 * @param {string} state  see State in wasm/sudoku.d.ts
 * @param {Deduction | null} deduction  null: only the position
 * @param {number} step  one of STEPS
 * @param {typeof import('../puzzle/en.js').strings} texts
 * @returns {{views: CellView[], drawing: Partial<import('./picture.js').Picture['drawing']>}}
 */
export function exampleAt(state, deduction, step, texts) {
  const puzzle = readPuzzle(state) ?? EMPTY;
  const digits = digitsAt(puzzle);
  const candidates = digits.map((digit, cell) =>
    digit ? 0 : possibleIn(digits, cell) & ~puzzle.eliminated[cell],
  );
  const picture = deduction && pictureOf(deduction);
  const after = deduction && step === STEPS.after;
  for (const { cell, digit } of (after && deduction.eliminations) || [])
    candidates[cell] &= ~(1 << (digit - 1));
  for (const { cell, digit } of (after && deduction.placements) || []) {
    digits[cell] = digit;
    candidates[cell] = 0;
  }
  if (after && deduction.placements.length)
    candidates.forEach((mask, cell) => (candidates[cell] = mask & possibleIn(digits, cell)));
  const views = digits.map((digit, cell) => {
    const kind = puzzle.givens[cell] !== '0' ? 'given' : digit ? 'solved' : '';
    const view = {
      ...{ digit, kind, marks: '', other: 0, crossed: 0, readonly: true, name: '', tint: 0 },
      candidates: candidates[cell],
    };
    if (after && picture?.victims.has(cell)) view.marks = 'victim';
    if (after && deduction.placements.some((each) => each.cell === cell)) view.marks = 'pattern';
    view.name = texts.cell(cell, view, [], digitsOf(candidates[cell]), []);
    return /** @type {CellView} */ (view);
  });
  const drawn = picture && step === STEPS.pattern;
  if (drawn) paint(picture, views);
  return { views, drawing: drawn ? picture.drawing : {} };
}
