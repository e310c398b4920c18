// Texts of the drill, in German.
// @ts-check
import { cellName } from './puzzle.js';

/** @type {typeof import('../../features/drill/en.js').strings} */
export const strings = {
  title: 'Üben',
  technique: 'Technik',
  task: (places) =>
    places
      ? 'Welche Ziffer folgt, und wo? Erst die Zelle, dann die Ziffer wählen.'
      : 'Welcher Kandidat fällt weg? Erst die Zelle, dann die Ziffer wählen.',
  score: (right, all) => `${right} von ${all} auf Anhieb richtig`,
  exercise: (number, all, found) => `Aufgabe ${number} von ${all}${found ? ', gefunden' : ''}`,
  right: 'Richtig.',
  wrong: (cell, digit) => `${digit} in ${cellName(cell)}: nicht durch dieses Muster.`,
  none: 'Für diese Technik fand sich keine Stellung.',
  show: 'Zeigen',
  next: 'Nächste Stellung',
  done: 'Fertig',
};
