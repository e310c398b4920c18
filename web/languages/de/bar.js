// The texts of the player under the board, in German.
// @ts-check

/** @type {typeof import('../../features/player/bar-words.js').strings} */
export const strings = {
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
  depth: 'Tiefe',
  whole: 'Ganzer Lauf',
};
