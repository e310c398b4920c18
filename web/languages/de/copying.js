// The texts of the dialog from which a text is copied by hand, in German.
// @ts-check

/** @type {typeof import('../../base/dom/en.js').strings} */
export const strings = {
  title: 'Diesen Text kopieren',
  byHand: 'Der Browser erlaubt der Seite kein Kopieren. Strg+C drücken, auf dem Mac Cmd+C.',
  text: 'Text',
  close: 'Schließen',
};
