// What each cell of the board shows at a step of a run.
// @ts-check
import { blockerOf } from '../puzzle/constraints.js';
import { partsOf } from './run-protocol.js';
import { digitsOf } from '../puzzle/puzzle.js';
import { strings } from './en.js';

/** @typedef {import('../board/board.js').CellView} CellView */
/** @typedef {import('./run-protocol.js').Snapshot} Snapshot */

/**
 * @typedef {object} Moment
 * @property {string} givens
 * @property {Snapshot} snapshot
 * @property {string} kind  of the event that led here
 * @property {boolean} [written]  only digits of the grid are shown, not the one that is tried
 * @property {boolean} possible  the candidates are the algorithm's own
 * @property {boolean} pencilled  candidates are shown
 * @property {number} blamed  the conflicting cell in the answer to the latest "why not", -1 for none
 */

/**
 * The facts of an event, with the cell that conflicts with its digit.
 * @param {string} kind
 * @param {number} bits
 * @param {ArrayLike<number> | null} digits  of the step that it leads to
 * @returns {import('./en-events.js').EventFacts}
 */
export function factsOf(kind, bits, digits) {
  const { place, digit, before } = partsOf(bits);
  const asks = digits && (kind === 'reject' || kind === 'eliminate');
  return { kind, place, digit, before, blocker: asks ? blockerOf(digits, place, digit) : null };
}

const ALL = 0x1ff;

/**
 * 81 cells, in reading order.
 * @param {Moment} moment
 * @param {typeof strings} [texts]  in the language of the page
 * @returns {CellView[]}
 */
export function runCells(
  { givens, snapshot, kind, written, possible, pencilled, blamed },
  texts = strings,
) {
  const facts = factsOf(kind, snapshot.last, snapshot.digits);
  // Events of dancing-links may name a constraint that is no cell.
  const last = kind !== 'none' && facts.place < 81 ? facts.place : -1;
  const done = kind === 'solution' || snapshot.outcome === 'solved';
  const [solution] = snapshot.outcome === 'exhausted' ? snapshot.solutions : [];
  const digits = solution ?? snapshot.digits;
  return Array.from({ length: 81 }, (_, at) => {
    const asked = !written && at === last && (kind === 'reject' || kind === 'try');
    const digit = digits[at] || (asked ? facts.digit : 0);
    const given = givens[at] !== '0';
    const marks = [
      at === last && 'last',
      at === last && kind === 'reject' && 'conflict rejected',
      at === last && kind === 'remove' && 'removed',
      (at === facts.blocker?.cell || at === blamed) && 'blocks',
    ];
    const left = snapshot.candidates[at];
    /** @type {CellView} */
    const view = {
      digit,
      kind: given ? 'given' : !digit ? '' : done || solution ? 'solved' : 'trial',
      marks: marks.filter(Boolean).join(' '),
      other: at === last && kind === 'remove' && !digit ? facts.before : 0,
      candidates: digit || !pencilled ? 0 : left,
      crossed: digit || !possible ? 0 : ALL & ~left,
      readonly: true,
      name: '',
    };
    const [candidates, crossed] = [view.candidates, view.crossed].map((mask) =>
      pencilled ? digitsOf(mask) : [],
    );
    view.name = texts.cell(at, view, candidates, crossed);
    return view;
  });
}
