// The texts of the lesson's script, in German.
// @ts-check
import { cellName, number } from './puzzle.js';

/** @type {typeof import('../../pages/lesson/en.js').strings} */
export const strings = {
  compared: (few, many) =>
    `Für das Rätsel von oben braucht es ${number(few)} Schritte; Zeile für Zeile waren es ${number(many)}.`,
  answer({ cell, digit, right, solved }) {
    const here = cellName(cell);
    if (solved) return 'Das Brett ist voll und richtig. Gut gemacht.';
    if (!digit) return `${here} ist wieder frei. Das war ein Rücksprung.`;
    return right
      ? `${digit} in ${here} ist richtig.`
      : `${digit} in ${here} steht nicht in der Lösung. Zurücknehmen, oder sehen, wohin es führt.`;
  },
};
