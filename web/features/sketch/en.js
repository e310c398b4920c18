// Texts of one's own links between candidates, in English.
// @ts-check
import { cellName } from '../../puzzle/en.js';

/** @typedef {import('../../puzzle/links.js').Spot} Spot */
/** @typedef {import('../../puzzle/links.js').Link} Link */
/** @typedef {import('../../puzzle/links.js').Fault} Fault */

/** @param {Spot} spot */
const spotName = ({ cell, digit }) => `${cellName(cell)} ${digit}`;
/** @param {Link} link */
const linkName = ({ from, to, strong }) =>
  `${spotName(from)} ${strong ? '=' : '–'} ${spotName(to)}`;

export const strings = {
  title: 'Links and colours',
  strong: 'Strong',
  weak: 'Weak',
  kind: 'Kind of the next link',
  back: 'Take back',
  clear: 'Clear',
  done: 'Done',
  about:
    'A cell and a digit choose a candidate; the next one is linked to it. Or drag from one to the other. The pen for colours colours it. W: weak or strong.',
  from: (/** @type {Spot} */ spot) => `From ${spotName(spot)}: choose where the link leads.`,
  holds: (/** @type {Link} */ link) => `${linkName(link)} holds.`,
  /** @param {Link} link @param {Fault} fault */
  fault: (link, fault) => {
    const name = `${linkName(link)} does not hold`;
    if (fault.why === 'gone') return `${name}: ${spotName(fault.spot)} is no candidate.`;
    if (fault.why === 'other') return `${name}: ${spotName(fault.spot)} is possible, too.`;
    return `${name}: no cell or house in common.`;
  },
  /** @param {Spot[]} spots */
  proves: (spots) => `The chain removes ${spots.map(spotName).join(', ')}.`,
};
