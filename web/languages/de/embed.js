// What an embedded board says, in German.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';

/** @type {typeof import('../../pages/embed/en.js').strings} */
export const strings = {
  title: 'Sudoku Lab',
  label: 'Sudoku Lab, ein Brett zum Zusehen',
  board: 'Sudoku',
  player: 'Ablauf',
  scrub: 'Schritt',
  level: 'Genauigkeit',
  speed: 'Tempo',
  pad: 'Ziffern',
  leave: 'Zurück zum Rätsel',
  open: 'In Sudoku Lab öffnen',
  erase: 'Löschen',
  beginning: 'Die Algorithmen werden geladen …',
  PANELS: { code: 'Code', stack: 'Zustand', log: 'Protokoll', counters: 'Zähler' },
  BUTTONS: {
    'go-first': 'Anfang',
    'backtrack-previous': 'Voriger Rücksprung',
    'step-back': 'Schritt zurück',
    play: 'Abspielen',
    'step-on': 'Schritt',
    'backtrack-next': 'Nächster Rücksprung',
    'go-last': 'Ende',
  },
  LEVELS: { checks: 'Prüfungen', placements: 'Eintragungen', decisions: 'Entscheidungen' },
  locked: 'Dieses Rätsel ist gesperrt: Zusehen geht, Ändern nicht.',
  problems: (list) =>
    `Nicht verstanden und weggelassen: ${list.map(({ name, value }) => `${name} „${value}“`).join(', ')}.`,
  noAlgorithm: (id) => `Einen Algorithmus „${id}“ gibt es nicht; gezeigt wird ein anderer.`,
  noStart: (error) =>
    `Hier kann Sudoku Lab nicht laufen (${messageOf(error) || 'ein Worker startet nicht'}). Es lässt sich auf einer eigenen Seite öffnen.`,
  REFUSALS: {
    version: () => 'das Feld v ist nicht 1',
    type: () => 'diese Art von Nachricht gibt es nicht',
    id: () => 'id muss eine Zahl oder ein Text von höchstens 64 Zeichen sein',
    value: (what) => `der Wert von ${what} ist nicht zu gebrauchen`,
    superseded: () => 'eine spätere Nachricht trat an ihre Stelle, bevor sie ausgeführt war',
    busy: () => 'zu viele Nachrichten: manche blieben ohne Antwort',
    puzzle: (why) => why,
    start: (why) => `Sudoku Lab kann hier nicht laufen ${why}`,
    algorithm: (id) => `einen Algorithmus ${id} gibt es nicht`,
  },
};
