// The texts of an embedded board, in German.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';

/** @type {typeof import('../../pages/embed/en.js').strings} */
export const strings = {
  PANELS: { code: 'Code', stack: 'Variablen', log: 'Protokoll', counters: 'Zähler' },
  REFUSALS: {
    version: () => 'das Feld v ist nicht 1',
    type: () => 'unbekannte Art von Nachricht',
    id: () => 'id muss eine Zahl oder ein Text von höchstens 64 Zeichen sein',
    value: (what) => `der Wert von ${what} ist nicht zu gebrauchen`,
    superseded: () => 'durch eine spätere Nachricht überholt',
    busy: () => 'zu viele Nachrichten: manche Fehler wurden nicht gemeldet',
    puzzle: (why) => why,
    start: (why) => `Sudoku Lab kann hier nicht laufen: ${why}`,
    algorithm: (id) => `einen Algorithmus ${id} gibt es nicht`,
  },
  problems: (list) =>
    `Nicht verwendete Angaben: ${list.map(({ name, value }) => `${name} „${value}“`).join(', ')}.`,
  noAlgorithm: (id) => `Einen Algorithmus „${id}“ gibt es nicht. Gezeigt wird ein anderer.`,
  frame: 'Ein eigenes Programm in Sudoku Lab',
  noProgram: 'Das Programm läuft in Sudoku Lab: Öffne es dort.',
  program: 'Ein Programm. Es läuft erst, wenn du auf „Ausführen“ drückst.',
  noStart: (error) =>
    `Sudoku Lab kann hier nicht laufen (${messageOf(error) || 'ein Worker startet nicht'}). Es lässt sich auf einer eigenen Seite öffnen.`,
  title: 'Sudoku Lab, eingebettet',
  loading: 'Die Algorithmen werden geladen …',
  pad: 'Ziffern',
  erase: 'Löschen',
  open: 'In Sudoku Lab öffnen',
};
