// What the line says in Play while there is no other message, and why entries cannot be checked.
// @ts-check
import { isSolved } from '../../puzzle/game.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../../puzzle/edits.js').Pen} Pen */
/** @typedef {typeof import('./en.js').strings} Texts */

/**
 * @param {Workbench} workbench
 * @param {Pen} pen  in use
 * @param {Texts} texts
 * @param {() => void} explain  shows why a puzzle cannot be finished
 * @returns {import('../workbench/line.js').Message}
 */
export function restingMessage({ session, board, view, texts: common }, pen, texts, explain) {
  const { analysis, facts, puzzle } = session;
  const verdict = analysis?.verdict;
  const action = { text: texts.why, run: explain };
  if (verdict === 'invalid') return { text: texts.invalid, kind: 'clash', action };
  if (verdict === 'none') return { text: texts.none, kind: 'none', action };
  if (isSolved(puzzle)) return { text: texts.solved, kind: 'good' };
  const clashes = facts?.conflicts ?? [];
  if (clashes.length) return { text: common.invalid(clashes), kind: 'clash' };
  if (verdict === 'many') return { text: texts.several, kind: 'none' };
  const cells = board.selection;
  const keys = !matchMedia('(pointer: coarse)').matches;
  const editable = pen === 'colour' || cells.some((cell) => puzzle.givens[cell] === '0');
  const text = texts.selected(cells, keys && editable ? pen : null, view.candidates);
  return { text, kind: 'you' };
}

/**
 * Why the entries cannot be compared with a solution; empty if they can.
 * @param {Workbench['session']} session
 * @param {Texts} texts
 */
export function whyUnknown({ analysis, answer }, texts) {
  if (answer) return '';
  switch (analysis?.verdict) {
    case 'many':
      return texts.severalCheck;
    case 'none':
      return texts.none;
    case 'invalid':
      return texts.invalid;
    default:
      return texts.notYet;
  }
}
