// What the player says, in English. A translation is another file like this one.
// @ts-check
import { cellName, houseName, number } from '../workbench/en.js';
import { messageOf } from '../../base/words/numbers.js';

/** @typedef {import('../../run/run-protocol.js').Extent} Extent */
/** @typedef {import('../../run/run-protocol.js').TraceReport} TraceReport */
/** @typedef {import('../../run/run-protocol.js').WhyNot} WhyNot */

/**
 * What is known of an event.
 * @typedef {object} EventFacts
 * @property {string} kind
 * @property {number} place  a cell or a constraint, 511 where it concerns none
 * @property {number} digit
 * @property {number} before
 * @property {{cell: number, house: number} | null} blocker  what stands against the digit
 */

/** What is to be met: a cell, or a digit in a house. @param {number} constraint */
const constraintName = (constraint) =>
  constraint < 81
    ? cellName(constraint)
    : `${((constraint - 81) % 9) + 1} in ${houseName(Math.floor((constraint - 81) / 9))}`;

/** @param {EventFacts} facts */
const because = ({ blocker, digit }) =>
  blocker ? `${houseName(blocker.house)} already has a ${digit}` : 'it does not fit';

/** @type {Record<string, (facts: EventFacts) => string>} */
const EVENTS = {
  none: () => 'the puzzle as it was given',
  begin: () => 'takes in the puzzle',
  enter: () => 'calls the search',
  leave: ({ place }) =>
    place < 81 ? `nothing is left to try in ${cellName(place)}, the call returns` : 'returns',
  choose: ({ place }) =>
    place < 81 ? `goes to ${cellName(place)}` : `chooses where to put ${constraintName(place)}`,
  try: ({ place, digit }) => `tries ${digit} in ${cellName(place)}`,
  write: ({ place, digit, before }) =>
    before
      ? `raises ${cellName(place)} from ${before} to ${digit}`
      : `writes ${digit} in ${cellName(place)}`,
  place: ({ place, digit, before }) =>
    before
      ? `${digit} in ${cellName(place)} fits and stays`
      : `places ${digit} in ${cellName(place)}`,
  reject: (facts) => `tries ${facts.digit} in ${cellName(facts.place)} — ${because(facts)}`,
  remove: ({ place, before }) => `takes ${before} back from ${cellName(place)}`,
  eliminate: (facts) =>
    `crosses out ${facts.digit} in ${cellName(facts.place)}${facts.blocker ? ` — ${because(facts)}` : ''}`,
  pass: () => 'begins another pass over all cells',
  cover: ({ place }) => `covers ${constraintName(place)}`,
  uncover: ({ place }) => `uncovers ${constraintName(place)}`,
  solution: () => 'finds a solution',
  exhausted: () => 'nothing is left to try, the run ends',
  stuck: () => 'stuck, the deductions yield no more',
  invalid: () => 'two givens clash, the run ends',
};

/** @param {EventFacts} facts */
const event = (facts) => EVENTS[facts.kind](facts);

/** @param {Extent} extent */
const total = ({ length, ended }) => `${ended ? '' : 'at least '}${number(length)}`;

/**
 * @param {number} step
 * @param {Extent} extent
 * @param {EventFacts} facts
 */
const status = (step, extent, facts) => `Step ${number(step)} of ${total(extent)}: ${event(facts)}`;

/** How a run ended. @param {string} outcome @param {number} left  cells that are empty */
const ending = (outcome, left) =>
  ({
    solved: 'Solved.',
    exhausted: 'The run has ended.',
    stuck: `Stuck, ${number(left)} cells left.`,
    invalid: 'An invalid puzzle.',
  })[outcome] ?? '';

/** @param {number} step @param {Extent} extent @param {number} depth */
const position = (step, extent, depth) =>
  `Step ${number(step)} of ${total(extent)}, depth ${number(depth)}`;

/** @param {'next' | 'previous'} way @returns {string} */
const notFound = (way) =>
  way === 'next'
    ? 'There is no later one: this is the end.'
    : 'There is no earlier one: this is the beginning.';
/** @param {boolean} playing @returns {string} */
const play = (playing) => (playing ? 'Pause' : 'Play');
/** @param {boolean} running @returns {string} */
const survey = (running) => (running ? 'Stop looking ahead' : 'Look ahead');

/** @param {number} rate  steps a second */
function speed(rate) {
  if (rate === Infinity) return 'as fast as it goes';
  if (rate < 1) return `a step in ${number(1 / rate)} s`;
  return `${number(rate)} step${rate === 1 ? '' : 's'}/s`;
}

const TABS = { code: 'Code', state: 'State', log: 'Log' };

/** For the help: keys, each in brackets, and what they do. */
const KEYS = [
  [
    '[Space], arrows, [Home], [End]',
    'on the player: play or pause, step, beginning, end; with Shift to backtracks',
  ],
  ['digit, while watching', 'ask why it does not stand in the chosen cell'],
  ['[N] [P]', 'step on, step back'],
  ['[+] [−]', 'on the player: faster, slower'],
];

/** @type {Record<string, string>} */
const PANELS = {
  'free-cells': 'Free cells',
  calls: 'Calls',
  possible: 'Possible',
  matrix: 'Matrix',
};

/** @param {string} source @param {string} teaches */
const about = (source, teaches) => `${teaches} (${source}.)`;

/** @param {number} line  from 1 */
const breakpointAt = (line) => `Breakpoint at line ${line}`;
/** @param {number} k @param {number} n */
const freeCells = (k, n) =>
  n ? `k = ${number(k)} of ${number(n)} free cells` : 'The list is made at the first step.';
/** @param {number} n */
const calls = (n) => (n ? `${number(n)} open, the latest first` : 'No call is open.');
/** @param {number} n */
const possible = (n) => `${number(n)} candidates left in the cells that are not filled.`;
/** @param {number} covered */
const matrix = (covered) =>
  `${number(covered)} of 324 constraints covered; of the others, the options left.`;
/** @param {number} n */
const optionsDone = (n) => (n ? `${n} done` : '');
const BLOCKS = ['Cell', 'Row has digit', 'Column has digit', 'Box has digit'];
/** @param {number} step @param {string} words */
const logLine = (step, words) => `${number(step)}: ${words}`;

/**
 * @param {number} at
 * @param {number} digit
 * @param {WhyNot} why
 * @param {ArrayLike<number>} digits  on the board
 * @param {number} house  that `at` shares with the cell to blame
 */
function whyNot(at, digit, why, digits, house) {
  const here = cellName(at);
  const not = `Not ${digit} in ${here}`;
  switch (why.reason) {
    case 'stands':
      return `${digit} stands in ${here}.`;
    case 'given':
      return `${not}: it holds ${digits[at]}, a given.`;
    case 'filled':
      return `${not}: the algorithm has put ${digits[at]} there for now.`;
    case 'blocked':
      return `${not}: ${houseName(house)} has it in ${cellName(why.cell)}, ${
        why.choice ? 'a choice of the algorithm that may be to blame' : 'a given'
      }.`;
    case 'eliminated':
      return `${not}: the algorithm has crossed it out.`;
    case 'refuted':
      return why.cell < 0
        ? `${not}: it was tried, and led no further.`
        : `${not}: it was tried and led no further under the choices before, the last of them ${
            digits[why.cell]
          } in ${cellName(why.cell)}.`;
    case 'open':
      return `Nothing speaks against ${digit} in ${here} so far.`;
  }
}

/** @param {boolean} complete @param {number} limit */
const saved = (complete, limit) =>
  complete ? 'The trace is saved.' : `The first ${number(limit)} moves are saved.`;

/** Why a move cannot be (see trace.hpp). @type {Record<string, (where: string) => string>} */
const REASONS = {
  unreadable: () => 'this is no move',
  out_of_range: () => 'rows, columns and digits go from 1 to 9',
  on_given: (where) => `${where} is a given`,
  filled: (where) => `${where} holds a digit already`,
  empty: (where) => `${where} is empty`,
  clash: (where) => `${where} has that digit`,
  not_a_solution: () => 'this is no solution',
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
    : `A trace of ${number(moves)} moves, all legal: press Play.`;

/**
 * What a screen reader is told of a cell.
 * @param {number} at
 * @param {import('../../board/board.js').CellView} view
 * @param {number[]} candidates  shown in it
 * @param {number[]} crossed  candidates shown as crossed out
 */
function cell(at, { digit, kind, marks }, candidates, crossed) {
  const parts = [`Row ${Math.floor(at / 9) + 1} column ${(at % 9) + 1}`];
  const word = marks.includes('rejected') ? 'rejected' : kind === 'trial' ? 'trying' : kind;
  parts.push(digit ? `${word} ${digit}` : 'empty');
  if (candidates.length) parts.push(`candidates ${candidates.join(' ')}`);
  if (crossed.length) parts.push(`crossed out ${crossed.join(' ')}`);
  if (marks.includes('removed')) parts.push('taken back');
  if (marks.includes('blocks')) parts.push('stands in the way');
  return parts.join(', ');
}

/** @param {unknown} error */
const failed = (error) => `The algorithms could not be run (${messageOf(error)}).`;

/** What the player says; translate.js puts the words of another language in. */
export const strings = {
  BLOCKS,
  KEYS,
  PANELS,
  TABS,
  about,
  breakpointAt,
  calls,
  cell,
  constraintName,
  ending,
  event,
  failed,
  freeCells,
  illegal,
  logLine,
  matrix,
  notFound,
  number,
  optionsDone,
  play,
  position,
  possible,
  saved,
  speed,
  status,
  survey,
  traceRead,
  whyNot,
  breakpoint: 'Stopped at a breakpoint.',
  title: 'Watch it solve',
  algorithm: 'Algorithm',
  variant: 'Variant',
  tabs: 'State of the algorithm',
  race: 'Race',
  saveTrace: 'Download trace',
};
