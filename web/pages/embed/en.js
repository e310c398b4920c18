// What an embedded board says, in English. A translation is another file like this one.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';

const title = 'Sudoku Lab';
const label = 'Sudoku Lab, a board to watch';
const board = 'Sudoku';
const player = 'Player';
const scrub = 'Step';
const level = 'Level of detail';
const speed = 'Speed';
const pad = 'Digits';
const leave = 'Back to the puzzle';
const open = 'Open in Sudoku Lab';
const erase = 'Erase';
const beginning = 'The algorithms are being loaded…';

/** By their part in the address. @type {Record<string, string>} */
const PANELS = { code: 'Code', stack: 'State', log: 'Log', counters: 'Counters' };

/** By the ids of the buttons. @type {Record<string, string>} */
const BUTTONS = {
  'go-first': 'Beginning',
  'backtrack-previous': 'Previous backtrack',
  'step-back': 'Step back',
  play: 'Play',
  'step-on': 'Step',
  'backtrack-next': 'Next backtrack',
  'go-last': 'End',
};

/** @type {Record<import('../../run/level.js').Level, string>} */
const LEVELS = { checks: 'Checks', placements: 'Placements', decisions: 'Decisions' };

const locked = 'This puzzle is locked: it can be watched, not edited.';

/** Options of the address that could not be used. @param {import('../../run/embed-options.js').Problem[]} list */
const problems = (list) =>
  `Not understood and left out: ${list.map(({ name, value }) => `${name} “${value}”`).join(', ')}.`;
/** @param {string} id */
const noAlgorithm = (id) => `There is no algorithm “${id}”; another one is shown.`;

/** What cannot be shown here at all. @param {unknown} error */
const noStart = (error) =>
  `The lab cannot run here (${messageOf(error) || 'its worker does not start'}). It can be opened in a page of its own.`;
/** Why a message of the page around was not followed; for its developer. @type {Record<string, (what: string) => string>} */
const REFUSALS = {
  version: () => 'the field v is not 1',
  type: () => 'there is no such type of message',
  id: () => 'id is to be a number or a string of at most 64 characters',
  value: (what) => `the value of ${what} cannot be used`,
  superseded: () => 'a later message took its place before it was carried out',
  busy: () => 'too many messages: some were not answered',
  puzzle: (why) => why,
  start: (why) => `the lab cannot run here ${why}`,
  algorithm: (id) => `there is no algorithm ${id}`,
};

export const strings = {
  title,
  label,
  board,
  player,
  scrub,
  level,
  speed,
  pad,
  leave,
  open,
  erase,
  beginning,
  PANELS,
  BUTTONS,
  LEVELS,
  locked,
  problems,
  noAlgorithm,
  noStart,
  REFUSALS,
};
