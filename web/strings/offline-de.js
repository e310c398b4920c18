// Was über Versionen und die Kopie zum Gebrauch ohne Netz gesagt wird, auf Deutsch.
// @ts-check

/** @type {typeof import('./offline-en.js').strings} */
export const strings = {
  newer: 'Eine neue Version liegt bereit.',
  reload: 'Neu laden',
  notKept: (reason) => `Keine Kopie zum Gebrauch ohne Netz: ${reason}`,
};
