// What an embedded board says, in English. A translation is another file like this one.
// @ts-check

export const title = 'Sudoku Lab';
export const label = 'Sudoku Lab, a board to watch';
export const board = 'Sudoku';
export const player = 'Player';
export const scrub = 'Step';
export const level = 'Level of detail';
export const speed = 'Speed';
export const pad = 'Digits';
export const leave = 'Back to the puzzle';
export const open = 'Open in Sudoku Lab';
export const erase = 'Erase';
export const beginning = 'The algorithms are being loaded…';

/** By their part in the address. @type {Record<string, string>} */
export const PANELS = { code: 'Code', stack: 'State', log: 'Log', counters: 'Counters' };

/** By the ids of the buttons. @type {Record<string, string>} */
export const BUTTONS = {
  'go-first': 'Beginning',
  'backtrack-previous': 'Previous backtrack',
  'step-back': 'Step back',
  play: 'Play',
  'step-on': 'Step',
  'backtrack-next': 'Next backtrack',
  'go-last': 'End',
};

/** @type {Record<import('../level.js').Level, string>} */
export const LEVELS = { checks: 'Checks', placements: 'Placements', decisions: 'Decisions' };

export const locked = 'This puzzle is locked: it can be watched, not edited.';

/** Options of the address that could not be used. @param {import('../embed/options.js').Problem[]} list */
export const problems = (list) =>
  `Not understood and left out: ${list.map(({ name, value }) => `${name} “${value}”`).join(', ')}.`;
/** @param {string} id */
export const noAlgorithm = (id) => `There is no algorithm “${id}”; another one is shown.`;

/** What cannot be shown here at all. @param {unknown} error */
export const noStart = (error) =>
  `The lab cannot run here (${(error instanceof Error ? error.message : error) || 'its worker does not start'}). It can be opened in a page of its own.`;
/** Why a message of the page around was not followed; for its developer. @type {Record<string, (what: string) => string>} */
export const REFUSALS = {
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
