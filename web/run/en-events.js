// The events of a run in words, in English: in the line, and in few words in the log.
// @ts-check
import { cellName, houseName } from '../puzzle/en.js';

/**
 * The facts of an event.
 * @typedef {object} EventFacts
 * @property {string} kind
 * @property {number} place  a cell or a constraint, 511 for none
 * @property {number} digit
 * @property {number} before
 * @property {{cell: number, house: number} | null} blocker  a cell that conflicts with the digit
 */

/** A constraint: a cell, or a digit in a house. @param {number} constraint */
export const constraintName = (constraint) =>
  constraint < 81
    ? cellName(constraint)
    : `${((constraint - 81) % 9) + 1} in ${houseName(Math.floor((constraint - 81) / 9))}`;

/** @param {EventFacts} facts */
const because = ({ blocker, digit }) =>
  blocker
    ? `${houseName(blocker.house)} already has ${digit === 8 ? 'an' : 'a'} ${digit}`
    : 'it does not fit';

/** @type {Record<string, (facts: EventFacts) => string>} */
const EVENTS = {
  none: () => 'the starting puzzle',
  begin: () => 'reads the puzzle',
  enter: () => 'calls the search',
  leave: ({ place }) =>
    place < 81 ? `no digit left for ${cellName(place)}; the call returns` : 'returns',
  choose: ({ place }) =>
    place < 81 ? `goes to ${cellName(place)}` : `chooses where to put ${constraintName(place)}`,
  try: ({ place, digit }) => `tries ${digit} in ${cellName(place)}`,
  write: ({ place, digit, before }) =>
    before
      ? `raises ${cellName(place)} from ${before} to ${digit}`
      : `writes ${digit} in ${cellName(place)}`,
  place: ({ place, digit, before }) =>
    before
      ? `${digit} fits in ${cellName(place)}; moves on`
      : `places ${digit} in ${cellName(place)}`,
  reject: (facts) => `tries ${facts.digit} in ${cellName(facts.place)} — ${because(facts)}`,
  remove: ({ place, before }) => `backtracks: removes ${before} from ${cellName(place)}`,
  eliminate: (facts) =>
    `crosses out ${facts.digit} in ${cellName(facts.place)}${facts.blocker ? ` — ${because(facts)}` : ''}`,
  pass: () => 'begins a pass over all cells',
  cover: ({ place }) => `covers ${constraintName(place)}`,
  uncover: ({ place }) => `uncovers ${constraintName(place)}`,
  solution: () => 'finds a solution',
  exhausted: () => 'nothing left to try; the run ends',
  stuck: () => 'stuck, no more deductions',
  invalid: () => 'two givens clash; the run ends',
};

/** @param {EventFacts} facts */
export const event = (facts) => EVENTS[facts.kind](facts);

/** An event as a sentence without a full stop, for the line under the board. @param {EventFacts} facts */
export function sentence(facts) {
  const { kind, blocker, digit, place } = facts;
  if (kind === 'reject' && blocker)
    return `${digit} in ${cellName(place)} conflicts with the ${digit} in ${cellName(blocker.cell)}`;
  const words = event(facts);
  return words[0].toUpperCase() + words.slice(1);
}

/** Events in a few words, for the log; the others as in the line. @type {Record<string, (facts: EventFacts) => string>} */
const SHORT = {
  enter: () => 'call',
  leave: ({ place }) => (place < 81 ? `${cellName(place)}: no digit left` : 'return'),
  choose: ({ place }) =>
    place < 81 ? `${cellName(place)}: next` : `chooses ${constraintName(place)}`,
  try: ({ place, digit }) => `${cellName(place)}: tries ${digit}`,
  write: ({ place, digit, before }) =>
    `${cellName(place)}: ${before ? `${before} to ${digit}` : `writes ${digit}`}`,
  place: ({ place, digit, before }) =>
    `${cellName(place)}: ${before ? `${digit} fits` : `places ${digit}`}`,
  reject: ({ place, digit, blocker }) =>
    `${cellName(place)}: ${digit} ${blocker ? `clashes with ${cellName(blocker.cell)}` : 'does not fit'}`,
  remove: ({ place, before }) => `${cellName(place)}: removes ${before}`,
  eliminate: ({ place, digit, blocker }) =>
    `${cellName(place)}: ${blocker ? `${digit} is in ${cellName(blocker.cell)}` : `not ${digit}`}`,
  pass: () => 'next pass',
  exhausted: () => 'the run ends',
  stuck: () => 'stuck',
};

/** @param {EventFacts} facts */
export const short = (facts) => (SHORT[facts.kind] ?? event)(facts);
