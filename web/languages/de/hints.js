// Texts of the hints, in German.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';
import { cellName } from './puzzle.js';

/** @type {typeof import('../../features/hints/en.js').strings} */
export const strings = {
  hint: 'Hinweis',
  PARTS: ['Wo hinsehen', 'Warum', 'Welche Zelle'],
  more: 'Welche',
  doIt: 'Eintragen',
  hide: 'Weg',
  hintIs: 'Drei Teile: wo hinsehen, warum, welche Zelle. Jeder erst auf Wunsch.',
  hintKey: 'H',
  aboutHint: 'Was ist das?',
  hintWrong: (n) =>
    n > 1 ? `Zuerst: ${n} Einträge sind falsch.` : 'Zuerst: Ein Eintrag ist falsch.',
  hintWrongAt: (cells) => `~${cells.map(cellName).join(', ')}~: nicht wie in der Lösung.`,
  hintCrossed: 'Zuerst: Ein richtiger Kandidat ist gestrichen.',
  hintCorrected: (cells) =>
    cells.length ? `Gelöscht: ${cells.map(cellName).join(', ')}.` : 'Berichtigt.',
  hintNone: 'Keine Technik führt von hier weiter.',
  hintSeveral: 'Hinweise brauchen ein Rätsel mit genau einer Lösung.',
  hintSolved: 'Es ist nichts mehr zu tun.',
  failed: (error) => `Der Löser ließ sich nicht laden (${messageOf(error)}).`,
};
