// The languages of the page: one line and one folder per language. English is built in.
// @ts-check

/**
 * The tables of a language by their ids, each loaded on demand.
 * @typedef {Record<string, () => Promise<{strings: object}>>} Tables
 */
/** @typedef {{name: string, load: () => Promise<{tables: Tables}>}} Language */

/** The languages by their codes. @type {Record<string, Language>} */
export const LANGUAGES = {
  en: { name: 'English', load: async () => ({ tables: {} }) },
  de: { name: 'Deutsch', load: () => import('./de/tables.js') },
};
