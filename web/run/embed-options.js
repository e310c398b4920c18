// The options of an embedded board: one reader for the parameters of an address, the fields of a
// message and the attributes of an element.
// @ts-check
import { flag, id, languageTag, oneOf, rate, whole } from '../base/platform/parameters.js';
import { LEVELS } from './level.js';

/** The parts of a board, in the order in which they are shown. */
export const PARTS = [
  ...['verdict', 'board', 'status', 'strip', 'player', 'speed', 'pad', 'link'],
  ...['code', 'stack', 'log', 'counters'],
];
/** The parts that are shown by default. They fit 360 by 460 pixels. */
export const USUAL_PARTS = ['board', 'status', 'strip', 'player', 'link'];
/** What can be shown on the board besides the digits. */
const OVERLAYS = ['candidates', 'solution'];
export const THEMES = ['auto', 'light', 'dark'];
/** What the reader of a board can be asked about. */
export const ASKED = ['choices', 'checks', 'backtracks'];
/** Which steps are asked about: the first of this kind, then every n-th. @typedef {{kind: string, every: number}} Asked */

/**
 * The options of a board. Each may be missing.
 * @typedef {object} Options
 * @property {string} [algo]  id of an algorithm, or `program`
 * @property {string} [code]  the text of a program, packed for an address; empty for the template
 * @property {number} [variant]  from 0
 * @property {number} [step]
 * @property {number} [speed]  steps per second; Infinity for as fast as possible
 * @property {import('./level.js').Level} [level]
 * @property {import('./loop.js').Range | null} [loop]  null: none
 * @property {string[]} [show]  parts and overlays
 * @property {Asked[] | null} [ask]  questions to the reader; null: none
 * @property {boolean} [lock]  the puzzle cannot be edited
 * @property {boolean} [keys]  whether keys of one character work
 * @property {string} [theme]
 * @property {string} [lang]
 * @property {string} [origin]  the only one with which messages are exchanged
 */

/** A value that cannot be used. @typedef {{name: string, value: string}} Problem */

/** @param {string} text @returns {import('./loop.js').Range | null | undefined} */
function range(text) {
  if (text === '' || text === 'off') return null;
  const [from, to, ...rest] = text.split(/[-,]/).map((part) => whole(part.trim()));
  if (from === undefined || to === undefined || rest.length || from >= to) return undefined;
  return { from, to };
}

/**
 * Questions, such as `choices,checks:5`.
 * @param {string} text
 * @returns {Asked[] | null | undefined}  null: none; undefined for any other text
 */
export function readAsked(text) {
  if (text === '' || text === 'off') return null;
  const list = text.split(',').map((each) => {
    const [, kind, n = '1'] = /^ *(\w+)(?::(\d{1,3}))? *$/.exec(each) ?? [];
    return { kind, every: Number(n) };
  });
  const kinds = new Set(list.map(({ kind }) => kind));
  const known = list.every(({ kind, every }) => ASKED.includes(kind) && every > 0);
  return known && kinds.size === list.length ? list : undefined;
}

/** Questions as `ask` names them. @param {Asked} asked */
export const askedText = ({ kind, every }) => (every > 1 ? `${kind}:${every}` : kind);

/** @param {string} text @returns {string | undefined} */
const packed = (text) => (/^[\w-]{0,200000}$/.test(text) ? text : undefined);

/** An origin; undefined for any other text. @param {string} text  scheme, host and port only */
export function originOf(text) {
  try {
    const { origin } = new URL(text);
    return origin === text.replace(/\/$/, '').toLowerCase() ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** Each returns undefined for a value that cannot be used. @type {Record<string, (text: string) => unknown>} */
const READERS = {
  algo: id,
  code: packed,
  variant: whole,
  step: whole,
  speed: rate,
  level: oneOf(LEVELS),
  loop: range,
  ask: readAsked,
  lock: flag,
  keys: flag,
  theme: oneOf(THEMES),
  lang: languageTag,
  origin: originOf,
};

/**
 * Reads what to show: names of parts, `usual` for the usual ones, and `-` before a name to leave it
 * out. A list that names no part is added to the usual ones.
 * @param {string} text
 * @returns {{shown: string[], unknown: string[]}}
 */
export function readShow(text) {
  const words = text.split(',').map((word) => word.trim());
  const known = [...PARTS, ...OVERLAYS, 'usual'];
  const unknown = words.filter((word) => word && !known.includes(word.replace(/^-/, '')));
  const named = words.some((word) => word === 'usual' || PARTS.includes(word));
  const shown = new Set(named ? [] : USUAL_PARTS);
  for (const word of words) {
    if (word === 'usual') USUAL_PARTS.forEach((part) => shown.add(part));
    else if (word.startsWith('-')) shown.delete(word.slice(1));
    else if (known.includes(word)) shown.add(word);
  }
  return { shown: [...shown], unknown };
}

/**
 * @param {(name: string) => string | null} get  null where the option is not given
 * @returns {{options: Options, problems: Problem[]}}  values that cannot be used are left out
 */
export function readOptions(get) {
  /** @type {Record<string, unknown>} */
  const options = {};
  /** @type {Problem[]} */
  const problems = [];
  const complain = (/** @type {string} */ name, /** @type {string} */ value) =>
    problems.push({ name, value: value.slice(0, 40) });
  for (const [name, read] of Object.entries(READERS)) {
    const text = get(name);
    if (text === null) continue;
    const value = read(text);
    if (value === undefined) complain(name, text);
    else options[name] = value;
  }
  const show = get('show');
  if (show !== null) {
    const { shown, unknown } = readShow(show);
    options.show = shown;
    if (unknown.length) complain('show', unknown.join(','));
  }
  return { options, problems };
}
