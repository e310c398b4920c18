// What a link asks of a board: `try:step=0&play`.
// @ts-check
import { ALGORITHMS, OWN } from '../../run/algorithms/table.js';
import { readOptions } from '../../run/embed-options.js';
import { puzzleOf, transformed } from './transform.js';

/**
 * Where a step leads: one of these.
 * @typedef {object} Fields
 * @property {number | 'last'} [step]
 * @property {number} [by]
 * @property {'next' | 'previous'} [backtrack]
 * @property {'next'} [question]
 */

/**
 * One thing to do.
 * @typedef {{type: 'play' | 'pause' | 'reset'} | {type: 'step', fields: Fields} | {type: 'first'}
 *   | {type: 'load', from: string} | {type: 'transform', forms: string}
 *   | {type: 'set', fields: Record<string, string>}} Action
 */
/** @typedef {{board: string, actions: Action[]}} Drive */

/** Options that a link can change. */
const OPTIONS = ['algo', 'variant', 'speed', 'level', 'loop', 'show', 'lock', 'keys', 'ask'];
const ID = /^[a-z][a-z0-9-]*$/;

/** @param {string} id  of a board or question */
export const isId = (id) => ID.test(id) && !['http', 'https', 'mailto'].includes(id);

/** @param {string} name @param {string} value @returns {boolean} whether an option can have this value */
export const isOption = (name, value) =>
  name === 'algo'
    ? value === OWN || ALGORITHMS.some(({ id }) => id === value)
    : readOptions((each) => (each === name ? value : null)).problems.length === 0;

/** @type {Record<string, (value: string) => Action | null>} */
const ACTIONS = {
  play: () => ({ type: 'play' }),
  pause: () => ({ type: 'pause' }),
  reset: () => ({ type: 'reset' }),
  step(value) {
    if (value === 'last') return { type: 'step', fields: { step: value } };
    return /^\d{1,15}$/.test(value) ? { type: 'step', fields: { step: Number(value) } } : null;
  },
  by: (value) =>
    /^-?\d{1,9}$/.test(value) ? { type: 'step', fields: { by: Number(value) } } : null,
  backtrack(value) {
    if (value === 'first') return { type: 'first' };
    const known = value === 'next' || value === 'previous';
    return known ? { type: 'step', fields: { backtrack: value } } : null;
  },
  question: (value) => (value === 'next' ? { type: 'step', fields: { question: value } } : null),
  load: (value) => (isId(value) || puzzleOf(value) ? { type: 'load', from: value } : null),
  transform: (value) =>
    transformed('', value) === null ? null : { type: 'transform', forms: value },
};

/** The boards that a link names. @param {Drive} drive @returns {string[]} */
export const boardsOf = ({ board, actions }) => [
  board,
  ...actions.flatMap((each) => (each.type === 'load' && isId(each.from) ? [each.from] : [])),
];

/**
 * Reads the address of a link that drives a board.
 * @param {string} to  BOARD:ACTION&ACTION
 * @returns {Drive | string} a string is the part that cannot be used
 */
export function readDrive(to) {
  const [, board = '', rest = ''] = /^([\w-]+):(.*)$/s.exec(to) ?? [];
  if (!isId(board)) return to;
  /** @type {Action[]} */
  const actions = [];
  for (const part of rest.split('&')) {
    const [, name, value = ''] = /^([a-z]+)(?:=(.*))?$/s.exec(part) ?? [];
    if (name && Object.hasOwn(ACTIONS, name)) {
      const action = ACTIONS[name](value);
      if (!action) return rest.includes('&') ? part : to;
      actions.push(action);
    } else if (name && OPTIONS.includes(name) && isOption(name, value)) {
      actions.push({ type: 'set', fields: { [name]: value } });
    } else return rest.includes('&') && part ? part : to;
  }
  return { board, actions };
}
