// Was über Fassungen und die Kopie zum Gebrauch ohne Netz gesagt wird, auf Deutsch.
// @ts-check

/** @type {typeof import('./offline-en.js').strings} */
export const strings = {
  newer: 'Eine neue Fassung liegt bereit.',
  reload: 'Neu laden',
  notKept: (reason) => `Es gibt keine Kopie zum Gebrauch ohne Netz: ${reason}`,
};
