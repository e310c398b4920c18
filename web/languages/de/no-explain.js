// What the mode Explain says in an edition without the human solver, in German.
// @ts-check

/** @type {typeof import('../../features/explain/absent-en.js').strings} */
export const strings = {
  needsSite: '„Erklären“ braucht die Website',
  needsSiteBecause:
    'Diese Ausgabe ist eine einzelne Datei ohne den Löser, der wie ein Mensch vorgeht. Auf der Website zeigt „Erklären“ den Weg Schritt für Schritt.',
};
