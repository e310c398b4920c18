// Texts about new versions and the copy for offline use, in German.
// @ts-check

/** @type {typeof import('../../features/offline/en.js').strings} */
export const strings = {
  newer: 'Eine neue Version liegt bereit.',
  reload: 'Neu laden',
  absent: {
    title: 'Ohne Netz nicht verfügbar',
    text: 'Eine Seite wird für den Gebrauch ohne Netz behalten, wenn sie zum ersten Mal geöffnet wird. Diese wurde noch nicht geöffnet.',
  },
  missing: (name) =>
    `„${name}“ ist noch nicht auf diesem Gerät: Es wird mit der nächsten Verbindung geladen und geht dann auch ohne Netz.`,
  onlySite: 'Diese Datei hat keine anderen Seiten: Lektionen und Techniken sind auf der Website.',
  notKept: (reason) => `Keine Kopie zum Gebrauch ohne Netz: ${reason}`,
};
