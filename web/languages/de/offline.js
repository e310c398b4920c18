// Texts about new versions and the copy for offline use, in German.
// @ts-check

/** @type {typeof import('../../features/offline/en.js').strings} */
export const strings = {
  newer: 'Eine neue Version liegt bereit.',
  reload: 'Neu laden',
  notKept: (reason) => `Keine Kopie zum Gebrauch ohne Netz: ${reason}`,
};
