// The pictures on a worksheet: a puzzle, its answer, and the QR code of its link.
// @ts-check
import { cellViews } from '../../../board/cells.js';
import { EMPTY, fromFacts } from '../../../puzzle/puzzle.js';
import { codePath, qrCode, QUIET } from '../../../base/dom/qr.js';
import { boardShapes, INK } from '../../../board/picture/shapes.js';
import { boardPicture, svgText } from '../../../board/picture/svg.js';

/**
 * A puzzle of a worksheet.
 * @typedef {object} Item
 * @property {import('../../../solver/protocol.js').PuzzleFacts} facts
 * @property {string} state  see State in protocol.js
 * @property {import('../../../solver/protocol.js').Verdict | null} verdict  of the givens; null if the search
 *   took too long
 * @property {string | undefined} solution  the only one, or the first of several; of the givens
 */

/** @param {Item} item @param {string | undefined} solution @param {boolean} candidates @param {string} title */
function board({ facts }, solution, candidates, title) {
  // The answer is the solution of the givens; entries may be wrong.
  const puzzle = solution ? { ...EMPTY, givens: facts.givens } : fromFacts(facts);
  const views = cellViews({
    puzzle,
    facts: solution ? null : facts,
    solution,
    checked: undefined,
    candidates,
    givensLocked: true,
  });
  const houses = solution ? [] : facts.conflicts.map(({ house }) => house);
  return svgText(boardPicture(boardShapes(views, { pencilled: candidates, houses }), title));
}

/** @param {Item} item @param {boolean} candidates @param {string} title */
export const puzzleBoard = (item, candidates, title) => board(item, undefined, candidates, title);

/** The solution; the puzzle itself if it has none. @param {Item} item @param {string} title */
export const answerBoard = (item, title) => board(item, item.solution, false, title);

/** @param {string} link @param {string} title @returns {string} an SVG; empty if the link is too long */
export function codePicture(link, title) {
  const modules = qrCode(link);
  if (!modules) return '';
  const size = modules.length + 2 * QUIET;
  const white = { d: `M0 0h${size}v${size}h${-size}z`, fill: '#fff' };
  return svgText({
    width: size,
    height: size,
    title,
    shapes: [white, { d: codePath(modules), fill: INK }],
  });
}
