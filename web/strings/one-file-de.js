// Was die Fassung in einer Datei sagt, wo sie nicht starten kann, auf Deutsch.
// @ts-check

/** @type {typeof import('./one-file-en.js').strings} */
export const strings = {
  failed: (error) =>
    `Dieser Browser kann die Seite nicht öffnen: er ist zu alt, oder die Datei ist beschädigt. (${error})`,
};
