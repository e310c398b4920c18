// The texts of an embedded board, in English. The translations are languages/xx/embed.js.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';

/** Headings of the panels, by their parts in the address. @type {Record<string, string>} */
const PANELS = { code: 'Code', stack: 'Variables', log: 'Log', counters: 'Counters' };

/** Options that could not be used. @param {import('../../run/embed-options.js').Problem[]} list */
const problems = (list) =>
  `Ignored options: ${list.map(({ name, value }) => `${name} “${value}”`).join(', ')}.`;
/** @param {string} id */
const noAlgorithm = (id) => `There is no algorithm “${id}”. Another one is shown.`;
const program = 'A program, which runs only when you press Run.';
const noProgram = 'The program runs in Sudoku Lab: open it there.';
/** Why the board cannot be shown. @param {unknown} error */
const noStart = (error) =>
  `Sudoku Lab cannot run here (${messageOf(error) || 'its worker does not start'}). Open it in a separate page.`;

/** Why a message was refused; for the developer of the page. @type {Record<string, (what: string) => string>} */
const REFUSALS = {
  version: () => 'the field v is not 1',
  type: () => 'unknown type of message',
  id: () => 'id must be a number or a string of at most 64 characters',
  value: (what) => `the value of ${what} cannot be used`,
  superseded: () => 'superseded by a later message',
  busy: () => 'too many messages: some errors were not reported',
  puzzle: (why) => why,
  start: (why) => `Sudoku Lab cannot run here: ${why}`,
  algorithm: (id) => `there is no algorithm ${id}`,
};

export const strings = {
  PANELS,
  REFUSALS,
  problems,
  noAlgorithm,
  noProgram,
  noStart,
  program,
  frame: 'A program in Sudoku Lab',
  title: 'Sudoku Lab, embedded',
  loading: 'Loading the algorithms…',
  pad: 'Digits',
  erase: 'Erase',
  open: 'Open in Sudoku Lab',
};
