// The texts of the player under the board, in German.
// @ts-check
import { count, number } from './puzzle.js';

/** @type {typeof import('../../features/player/bar-words.js').strings} */
export const strings = {
  ask: (asks) => (asks ? 'Fragt' : 'Fragen'),
  left: (seconds) => `noch ${number(seconds)} s`,
  runIn: (seconds) => `Lauf in ${number(seconds)} s`,
  stops: (n) => (n ? count(n, 'Halt', 'Halte') : 'Halte'),
  UNTIL: {
    breakpoint: 'zum nächsten Haltepunkt',
    solution: 'zur nächsten Lösung',
    out: 'aus dieser Zelle heraus',
  },
  player: 'Ablauf',
  step: 'Schritt',
  first: 'Anfang',
  previousBacktrack: 'Voriger Rücksprung',
  back: 'Schritt zurück',
  play: 'Abspielen',
  pause: 'Pause',
  next: 'Schritt',
  nextBacktrack: 'Nächster Rücksprung',
  last: 'Ende',
  options: 'Genauigkeit und Tempo',
  level: 'Genauigkeit',
  lines: 'Zeilen',
  checks: 'Prüfungen',
  placements: 'Einträge',
  decisions: 'Entscheidungen',
  speed: 'Tempo',
  linger: 'Bei Rücksprüngen verweilen',
  until: 'Weiter bis',
  howToStop: 'Eine Zeilennummer setzt einen Haltepunkt.',
  noStops: 'Alle Haltepunkte entfernen',
  wholeRun: 'Ganzer Lauf in 30 s',
  stopping: 'Haltepunkte und Ziele',
  asking: 'Fragen',
  depth: 'Tiefe',
  whole: 'Ganzer Lauf',
};
