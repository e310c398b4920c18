// The texts of pictures, in German.
// @ts-check
import { count, number } from './puzzle.js';
import { messageOf } from '../../base/words/numbers.js';

/** @param {number} n */
const boardsShown = (n) => `${count(n, 'Brett', 'Bretter')}.`;
/** @param {number} length @param {number} most */
const noRange = (length, most) =>
  `Ein Bereich geht von einem Schritt zu einem späteren, 0 bis ${number(length)}; ein Bild fasst 2 bis ${most} Bretter.`;
/** @param {unknown} error */
const noPicture = (error) => `Davon gibt es kein Bild (${messageOf(error)}).`;

/** @type {typeof import('../../features/paper/en.js').strings} */
export const strings = {
  boardsShown,
  noRange,
  noPicture,

  openPicture: 'Bild',
  pictureTitle: 'Bild des Bretts',
  shows: 'Was es zeigt',
  boardShown: 'Das Brett, wie es zu sehen ist',
  stepsOfRun: 'Schritte des Laufs',
  from: 'Von Schritt',
  to: 'bis Schritt',
  boards: 'Bretter',
  preview: 'Vorschau',
  saveSvg: 'SVG herunterladen',
  savePng: 'PNG herunterladen',
  close: 'Schließen',
};
