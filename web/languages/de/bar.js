// The texts of the player under the board, in German.
// @ts-check

/** @type {typeof import('../../features/player/bar-words.js').strings} */
export const strings = {
  player: 'Ablauf',
  invitation: 'Einem Algorithmus Schritt für Schritt beim Lösen zusehen.',
  leave: 'Zurück zum Rätsel',
  step: 'Schritt',
  first: 'Anfang',
  previousBacktrack: 'Voriger Rücksprung',
  back: 'Schritt zurück',
  play: 'Abspielen',
  pause: 'Pause',
  next: 'Schritt',
  nextBacktrack: 'Nächster Rücksprung',
  last: 'Ende',
  level: 'Genauigkeit',
  checks: 'Prüfungen',
  placements: 'Eintragungen',
  decisions: 'Entscheidungen',
  speed: 'Tempo',
};
