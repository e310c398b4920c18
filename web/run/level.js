// What counts as one step of the player: every event, or only those that change much.
// @ts-check

/** @typedef {import('./run-protocol.js').Wanted} Wanted */
/** @typedef {'checks' | 'placements' | 'decisions'} Level */

const ENDS = ['solution', 'exhausted', 'stuck', 'invalid'];
/** @type {Record<Level, string[] | null>} kinds of events; null for all */
const KINDS = {
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

/** @param {string[]} kinds  names of all kinds, by number @param {Level} level */
export const wantedAt = (kinds, level) => wantedOf(kinds, KINDS[level] ?? kinds);

/** A digit is taken back. @param {string[]} kinds  names of all kinds, by number */
export const backtracks = (kinds) => wantedOf(kinds, ['remove']);
