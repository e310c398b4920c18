// What is said about versions and the copy for offline use, in German.
// @ts-check

/** For the console. @param {string} reason */
const notKept = (reason) => `Keine Kopie für die Nutzung ohne Netz: ${reason}`;

/** @type {typeof import('./offline-en.js').strings} */
export const strings = {
  notKept,
  newer: 'Eine neue Version liegt bereit.',
  reload: 'Neu laden',
};
