// Texts of one's own links between candidates, in German.
// @ts-check
import { cellName } from './puzzle.js';

/** @typedef {import('../../puzzle/links.js').Spot} Spot */
/** @typedef {import('../../puzzle/links.js').Link} Link */

/** @param {Spot} spot */
const spotName = ({ cell, digit }) => `${cellName(cell)} ${digit}`;
/** @param {Link} link */
const linkName = ({ from, to, strong }) =>
  `${spotName(from)} ${strong ? '=' : '–'} ${spotName(to)}`;

/** @type {typeof import('../../features/sketch/en.js').strings} */
export const strings = {
  title: 'Verbindungen und Farben',
  strong: 'Stark',
  weak: 'Schwach',
  kind: 'Art der nächsten Verbindung',
  back: 'Zurück',
  clear: 'Leeren',
  done: 'Fertig',
  about:
    'Zelle und Ziffer wählen einen Kandidaten; der nächste wird mit ihm verbunden. Oder ziehen. Der Farbstift färbt ihn. W: schwach oder stark.',
  from: (spot) => `Von ${spotName(spot)}: wählen, wohin die Verbindung führt.`,
  holds: (link) => `${linkName(link)} gilt.`,
  fault: (link, fault) => {
    const name = `${linkName(link)} gilt nicht`;
    if (fault.why === 'gone') return `${name}: ${spotName(fault.spot)} ist kein Kandidat.`;
    if (fault.why === 'other') return `${name}: ${spotName(fault.spot)} ist auch möglich.`;
    return `${name}: keine Zelle, kein Haus gemeinsam.`;
  },
  proves: (spots) => `Die Kette streicht ${spots.map(spotName).join(', ')}.`,
};
