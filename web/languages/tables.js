// The languages besides English: a line and a folder each.
// @ts-check

/** @typedef {Record<string, () => Promise<{strings: Record<string, any>}>>} Tables */

/** @type {Record<string, () => Promise<{tables: Tables}>>} */
export const TABLES = {
  de: () => import('./de/tables.js'),
};
