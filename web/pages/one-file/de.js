// What the one-file edition says where it cannot start, in German.
// @ts-check

/** @type {typeof import('./en.js').strings} */
export const strings = {
  failed: (error) =>
    `Dieser Browser kann die Seite nicht öffnen: Er ist zu alt, oder die Datei ist beschädigt. (${error})`,
};
