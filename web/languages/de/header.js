// The texts of the header of all pages, in German.
// @ts-check

/** @type {typeof import('../../features/header/en.js').strings} */
export const strings = {
  pasteOrOpen: 'Einfügen oder öffnen',
  photo: 'Rätsel aus einem Bild',
  photoShort: 'Foto',
  lessons: 'Lektionen',
  print: 'Drucken',
  drop: 'Irgendwo ablegen',
  copyLink: 'Link zu dieser Seite kopieren',
  copied: 'Link kopiert',
};
