// The block `dials` of a lesson: ../format.md describes it.
// @ts-check
import { puzzleOf } from '../transform.js';

/** @typedef {import('../../../../wasm/dials.d.ts').Dials} Dials */

/**
 * A figure that counts the digits which searches place.
 * @typedef {object} DialsBlock
 * @property {'dials'} type
 * @property {string} id
 * @property {string} title
 * @property {Dials[]} settings  one or two to begin with
 * @property {[number, number] | null} givens  random givens, from the first number to the last
 * @property {string} puzzle  81 digits: one puzzle with many random orders; or empty
 */

/** The positions of each dial. */
export const DIALS = /** @type {const} */ ({
  cells: ['rows', 'columns', 'random', 'fewest'],
  digits: ['ascending', 'descending', 'random'],
  inference: ['none', 'forward', 'naked', 'singles'],
});

/** Numbers of givens are multiples of this, and at most 40: beyond, a grid may have no place for more. */
export const GIVENS_STEP = 2;
const MOST_GIVENS = 40;

/** @param {string} text @returns {Dials | null} */
function settingOf(text) {
  const words = text.split(/\s*,\s*/);
  const names = Object.values(DIALS);
  const known = names.every((positions, i) => positions.some((each) => each === words[i]));
  if (!known || words.length !== names.length) return null;
  const [cells, digits, inference] = words;
  return /** @type {Dials} */ ({ cells, digits, inference });
}

/** @param {string} text @returns {[number, number] | null} */
function rangeOf(text) {
  const [from, to] = (/^(\d+)\.\.(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (!(from < to && to <= MOST_GIVENS)) return null;
  return [from, to].some((each) => each % GIVENS_STEP) ? null : [from, to];
}

/**
 * Reads the settings of the block.
 * @param {string} id
 * @param {import('../fences.js').Setting[]} settings
 * @param {import('../reading.js').Piece} place
 * @param {import('../reading.js').Reading} reading
 * @returns {DialsBlock}
 */
export function readDials(id, settings, place, reading) {
  /** @type {DialsBlock} */
  const block = { type: 'dials', id, title: '', settings: [], givens: null, puzzle: '' };
  for (const { name, value, place: at } of settings) {
    if (name === 'title') block.title = value;
    else if (name === 'a' || name === 'b') {
      const setting = settingOf(value);
      if (setting) block.settings.push(setting);
      else reading.complain('value', at, `${name} = ${value}`);
    } else if (name === 'givens') {
      block.givens = rangeOf(value);
      if (!block.givens) reading.complain('value', at, `${name} = ${value}`);
    } else if (name === 'puzzle') {
      block.puzzle = puzzleOf(value);
      if (!block.puzzle) reading.complain('puzzle', at, value);
    } else reading.complain('unknown', at, name);
  }
  const alone = Boolean(block.givens || block.puzzle);
  if (!block.title) reading.complain('title', place, id);
  if (!block.settings.length || block.settings.length > (alone ? 1 : 2))
    reading.complain('dials', place, id);
  block.settings = block.settings.slice(0, alone ? 1 : 2);
  if (!block.settings.length)
    block.settings.push({ cells: 'rows', digits: 'ascending', inference: 'none' });
  return block;
}
