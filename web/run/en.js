// Texts about runs, in English. The translations are in languages/xx/run.js, those of the algorithms in
// languages/xx/algorithms.js.
// @ts-check
import { cellName, count, houseName, number } from '../puzzle/en.js';
import { messageOf } from '../base/words/numbers.js';
import { ALGORITHMS, TRACE } from './algorithms/table.js';
import { constraintName, event, sentence, short } from './en-events.js';

/** @typedef {import('./en-events.js').EventFacts} EventFacts */
/** @typedef {import('./run-protocol.js').Extent} Extent */
/** @typedef {import('./run-protocol.js').TraceReport} TraceReport */
/** @typedef {import('./run-protocol.js').WhyNot} WhyNot */
/** @typedef {import('./algorithms/view.js').AlgorithmText} AlgorithmText */

/** By the ids of the core's table; `trace` is a recorded trace. @type {Record<string, AlgorithmText>} */
const TEXTS = Object.fromEntries([...ALGORITHMS, TRACE].map(({ id, text }) => [id, text]));

/** By the ids of variants. @type {Record<string, string>} */
const VARIANTS = {
  stop: 'Stop when stuck',
  'hidden-singles': 'Continue with hidden singles',
  search: 'Continue with a search',
  all: 'All solutions',
  first: 'Stop at the first solution',
};

/** @param {Extent} extent */
const total = ({ length, ended }) => `${ended ? '' : 'at least '}${number(length)}`;

/** @param {number} n @param {Extent} extent */
const step = (n, extent) => `Step ${number(n)} of ${total(extent)}`;

/** @param {number} n @param {Extent} extent @param {EventFacts} facts */
const status = (n, extent, facts) => `${step(n, extent)}: ${event(facts)}`;

/** How a run ended. @param {string} outcome @param {number} left  cells that are empty @param {number} found  solutions */
const ending = (outcome, left, found) =>
  ({
    solved: 'Solved.',
    exhausted: found ? `${count(found, 'solution')} found.` : 'No solution.',
    stuck: `${count(left, 'cell')} open.`,
    invalid: 'The puzzle is invalid.',
  })[outcome] ?? '';

/** @param {number} n @param {Extent} extent @param {number} depth */
const position = (n, extent, depth) => `${step(n, extent)}, depth ${number(depth)}`;

/** @typedef {NonNullable<import('./playback.js').Playback['sought']>} Sought */

/** @param {Sought} sought @returns {string} */
const notFound = ({ goal, way }) =>
  ({
    backtrack: way === 'next' ? 'No more backtracks.' : 'No earlier backtracks.',
    breakpoint: 'No breakpoint is reached any more.',
    solution: 'No more solutions.',
    out: 'The search does not leave this cell any more.',
  })[goal];

/** @param {Sought} sought @returns {string} */
const seeking = ({ goal }) =>
  ({
    backtrack: 'Looking for a backtrack…',
    breakpoint: 'Running to a breakpoint…',
    solution: 'Looking for a solution…',
    out: 'Running out of this cell…',
  })[goal];

/** @param {number} rate  steps a second */
function speed(rate) {
  if (rate === Infinity) return 'full speed';
  if (rate < 1) return `one step in ${number(1 / rate)} s`;
  // There is no room for a longer text.
  return rate < 1e5 ? `${count(rate, 'step')}/s` : `${number(rate)}/s`;
}

/**
 * @param {number} at
 * @param {number} digit
 * @param {WhyNot} why
 * @param {ArrayLike<number>} digits  on the board
 * @param {number} house  that contains `at` and the conflicting cell
 */
function whyNot(at, digit, why, digits, house) {
  const here = cellName(at);
  const not = `Not ${digit} in ${here}`;
  switch (why.reason) {
    case 'present':
      return `${here} already contains ${digit}.`;
    case 'given':
      return `${not}: it holds ${digits[at]}, a given.`;
    case 'filled':
      return `${not}: the algorithm has placed ${digits[at]} there for now.`;
    case 'blocked':
      return `${not}: ${houseName(house)} has it in ${cellName(why.cell)}, ${
        why.choice ? 'placed by the algorithm, perhaps wrongly' : 'a given'
      }.`;
    case 'eliminated':
      return `${not}: the algorithm has crossed it out.`;
    case 'refuted':
      return why.cell < 0
        ? `${not}: it was tried and failed.`
        : `${not}: it was tried and failed after the earlier choices, the last of them ${
            digits[why.cell]
          } in ${cellName(why.cell)}.`;
    case 'open':
      return `${digit} is still possible in ${here}.`;
    case 'out_of_range':
      return 'Cells go from r1c1 to r9c9, digits from 1 to 9.';
  }
}

/** Why a move is illegal (see trace.hpp). @type {Record<string, (where: string) => string>} */
const REASONS = {
  unreadable: () => 'not a move',
  out_of_range: () => 'rows, columns and digits range from 1 to 9',
  on_given: (where) => `${where} is a given`,
  filled: (where) => `${where} already contains a digit`,
  empty: (where) => `${where} is empty`,
  clash: (where) => `${where} already contains that digit`,
  not_a_solution: () => 'not a solution',
};
/** @param {NonNullable<TraceReport['illegal']>} move */
const illegal = ({ move, line, text, reason, cell: against }) =>
  `Move ${number(move)}, “${text}” in line ${number(line)}, is illegal: ${REASONS[reason](
    against < 0 ? '' : cellName(against),
  )}.`;
/** @param {TraceReport} report */
const traceRead = ({ moves, illegal: wrong }) =>
  wrong
    ? `${illegal(wrong)} The moves before it can be played.`
    : `A trace of ${count(moves, 'move')}, all legal: press Play.`;

/**
 * The name of a cell for screen readers.
 * @param {number} at
 * @param {import('../board/board.js').CellView} view
 * @param {number[]} candidates  shown in the cell
 * @param {number[]} crossed  candidates shown as crossed out
 */
function cell(at, { digit, kind, marks }, candidates, crossed) {
  const parts = [`Row ${Math.floor(at / 9) + 1} column ${(at % 9) + 1}`];
  const word = marks.includes('rejected') ? 'rejected' : kind === 'trial' ? 'trying' : kind;
  parts.push(digit ? `${word} ${digit}` : 'empty');
  if (candidates.length) parts.push(`candidates ${candidates.join(' ')}`);
  if (crossed.length) parts.push(`crossed out ${crossed.join(' ')}`);
  if (marks.includes('removed')) parts.push('removed');
  if (marks.includes('blocks')) parts.push('conflicts');
  return parts.join(', ');
}

/** @param {number} at  from 1 @param {string} code */
const line = (at, code) => `Line ${at}: ${code}`;

/** @param {unknown} error */
const failed = (error) => `The algorithms could not be run (${messageOf(error)}).`;

export const strings = {
  ALGORITHMS: TEXTS,
  VARIANTS,
  cell,
  constraintName,
  ending,
  event,
  failed,
  illegal,
  line,
  notFound,
  number,
  position,
  seeking,
  sentence,
  short,
  speed,
  status,
  step,
  traceRead,
  whyNot,
  breakpoint: 'Stopped at a breakpoint.',
  loading: 'Loading the algorithms…',
  noRun: 'No steps yet: run your program.',
  unfinished: 'The last step known so far. End continues the search.',
};
