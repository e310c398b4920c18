// The messages between an embedded board and the page around it. messages.md documents them.
// @ts-check
import { readOptions } from '../../run/embed-options.js';

export const SOURCE = 'sudoku-lab';
const VERSION = 1;
const TEXT_LIMIT = 100_000; // characters of a puzzle
const ID_LIMIT = 64;

/**
 * Where a `seek` goes: one of these.
 * @typedef {object} Move
 * @property {number} [step]
 * @property {'next' | 'previous'} [backtrack]
 * @property {number} [by]  steps forward, back if negative
 * @property {'next'} [question]
 */
/** A step of a run. @typedef {{puzzle: string, algo: string, variant: number, step: number}} Traced */
/**
 * A request that can be carried out, with the Move of a `seek`.
 * @typedef {object} Plain
 * @property {string} type
 * @property {string | number} [id]  the reply names it
 * @property {string} [puzzle]  of `load`
 * @property {import('../../run/embed-options.js').Options} [options]  of `load` and `set`
 * @property {Traced} [run]  of `getCalls`
 */
/** @typedef {Plain & Move} Request */
/**
 * Why a message is refused.
 * @typedef {object} Refusal
 * @property {'version' | 'type' | 'id' | 'value'} code
 * @property {string} what  name of the field
 * @property {string | number} [id]
 */

/** @typedef {Record<string, unknown>} Fields */

const scalarOf = (/** @type {unknown} */ value) =>
  typeof value === 'object' ? '?' : String(value);

/** A value, or a list of values, as it is written in an address; null for undefined. @param {unknown} value */
function textOf(value) {
  if (value === undefined) return null;
  if (value === null) return '';
  if (Array.isArray(value)) return value.slice(0, 40).map(scalarOf).join(',');
  return scalarOf(value);
}

/** @param {Fields} fields */
const optionsOf = (fields) =>
  readOptions((name) => (Object.hasOwn(fields, name) ? textOf(fields[name]) : null));

/** Reads the fields of each type; a string is the name of an invalid field. @type {Record<string, (fields: Fields) => object | string>} */
const TYPES = {
  load(fields) {
    const { puzzle } = fields;
    if (typeof puzzle !== 'string' || !puzzle || puzzle.length > TEXT_LIMIT) return 'puzzle';
    const { problems, options } = optionsOf(fields);
    return problems.length ? problems[0].name : { puzzle, options };
  },
  play: () => ({}),
  pause: () => ({}),
  seek({ step, backtrack, by, question }) {
    if (step === 'last') return { step: Infinity };
    if (typeof step === 'number' && step >= 0) return { step: Math.floor(step) };
    if (backtrack === 'next' || backtrack === 'previous') return { backtrack };
    if (Number.isSafeInteger(by)) return { by };
    if (question === 'next') return { question };
    return 'step';
  },
  set(fields) {
    const { problems, options } = optionsOf(fields);
    return problems.length ? problems[0].name : { options };
  },
  getState: () => ({}),
  getCalls(fields) {
    const run = readTraced(fields);
    return run ? { run } : 'step';
  },
};

/** Where a `seek` goes; null if it cannot. @param {object} fields @returns {Move | null} */
export function readMove(fields) {
  const move = TYPES.seek(/** @type {Fields} */ (fields));
  return typeof move === 'string' ? null : move;
}

/** The run and step of a `getCalls`; null if they cannot be used. @param {object} fields @returns {Traced | null} */
export function readTraced(fields) {
  const { puzzle, algo, variant = 0, step } = /** @type {Fields} */ (fields);
  if (typeof puzzle !== 'string' || !/^\d{81}$/.test(puzzle) || typeof algo !== 'string')
    return null;
  const isCount = (/** @type {unknown} */ n) => Number.isSafeInteger(n) && Number(n) >= 0;
  if (!isCount(variant) || !isCount(step)) return null;
  return { puzzle, algo, variant: Number(variant), step: Number(step) };
}

/** @param {unknown} id */
const isId = (id) =>
  typeof id === 'string' ? id.length <= ID_LIMIT : typeof id === 'number' && Number.isFinite(id);

/**
 * @param {unknown} data  of a message event
 * @returns {Request | Refusal | null}  null for a message that is not for the board
 */
export function readMessage(data) {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const fields = /** @type {Fields} */ (data);
  if (fields.source !== SOURCE) return null;
  const { v, type, id } = fields;
  if (id !== undefined && !isId(id)) return { code: 'id', what: 'id' };
  const named = id === undefined ? {} : { id: /** @type {string | number} */ (id) };
  if (v !== VERSION) return { code: 'version', what: 'v', ...named };
  if (typeof type !== 'string' || !Object.hasOwn(TYPES, type))
    return { code: 'type', what: 'type', ...named };
  const carried = TYPES[type](fields);
  return typeof carried === 'string'
    ? { code: 'value', what: carried, ...named }
    : { type, ...named, ...carried };
}

/** @param {string} type @param {object} fields */
export const messageOf = (type, fields) => ({ ...fields, source: SOURCE, v: VERSION, type });
