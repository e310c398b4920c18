// The error message of the one-file edition, in German. The build puts it into the page.
// @ts-check

/** @type {typeof import('../../pages/one-file/en.js').strings} */
export const strings = {
  failed:
    'Dieser Browser kann die Seite nicht öffnen: Er ist zu alt, oder die Datei ist beschädigt.',
};
