// The level of detail: which events are a step of the player. Lines are finer than events.
// @ts-check

/** @typedef {import('./run-protocol.js').Wanted} Wanted */
/** @typedef {'lines' | 'checks' | 'placements' | 'decisions'} Level */

const ENDS = ['solution', 'exhausted', 'stuck', 'invalid'];
/** Kinds of events by level; null for all. @type {Record<Level, string[] | null>} */
const KINDS = {
  lines: null,
  checks: null,
  placements: ['place', 'remove', ...ENDS],
  decisions: ['choose', 'pass', 'remove', ...ENDS],
};

export const LEVELS = /** @type {Level[]} */ (Object.keys(KINDS));

/**
 * The events of some kinds.
 * @param {string[]} kinds  names of all kinds, by number
 * @param {string[]} names
 * @returns {Wanted}
 */
const wantedOf = (kinds, names) => ({
  kinds: names.reduce((mask, name) => mask | (1 << kinds.indexOf(name)), 0),
  labels: 0,
});

/** The kinds of events of a level; null for all. @param {Level} level */
export const kindsAt = (level) => KINDS[level];

/** The events of a level. @param {string[]} kinds  names of all kinds, by number @param {Level} level */
export const wantedAt = (kinds, level) => wantedOf(kinds, KINDS[level] ?? kinds);

/** The events that remove a digit. @param {string[]} kinds  names of all kinds, by number */
export const backtracks = (kinds) => wantedOf(kinds, ['remove']);

/** The events that report a solution. @param {string[]} kinds  names of all kinds, by number */
export const solutionsOf = (kinds) => wantedOf(kinds, ['solution']);
