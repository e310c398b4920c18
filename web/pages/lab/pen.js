// The pen in hand, and what it writes: the keys of the board, the pad below it, undo and redo.
// @ts-check
import * as edits from '../../puzzle/edits.js';
import { find, onClick } from '../../base/dom/dom.js';
import { keep } from '../../base/platform/storage.js';
import { strings } from '../../puzzle/en.js';
import { say } from '../../base/dom/live-region.js';

/**
 * @param {object} desk
 * @param {import('../../board/board.js').Board} desk.board
 * @param {import('../../features/workbench/session.js').Session} desk.session
 * @param {(digit: number) => boolean} desk.ask  whether a digit is a question now, and so asked
 * @param {() => void} desk.showCandidates
 * @param {() => void} desk.invalidate
 */
export function setUpPen({ board, session, ask, showCandidates, invalidate }) {
  const pen = {
    name: /** @type {edits.Pen} */ ('answers'),
    /** @param {string} name */
    take(name) {
      pen.name = /** @type {edits.Pen} */ (name);
      const radio = find('pens').querySelector(`[value=${name}]`);
      if (radio instanceof HTMLInputElement) radio.checked = true;
      keep({ pen: name });
      invalidate();
    },
    /** Makes an edit, or says what is in its way. @param {import('../../puzzle/puzzle.js').Puzzle | edits.Problem} next */
    edit(next) {
      if (typeof next === 'string') say(strings[next]);
      else session.edit(next);
    },
  };

  /** @param {number} digit @param {boolean} [cross]  whatever the pen */
  function put(digit, cross = pen.name === 'candidates') {
    if (ask(digit)) return;
    if (cross) showCandidates();
    pen.edit(edits.enter(session.puzzle, board.selection, cross ? 'candidates' : pen.name, digit));
  }
  const erase = () => pen.edit(edits.erase(session.puzzle, board.selection, pen.name));

  board.addEventListener('digit', (event) => {
    const { digit, cross } = /** @type {CustomEvent} */ (event).detail;
    put(digit, cross || undefined);
  });
  board.addEventListener('erase', erase);
  board.addEventListener('pen', (event) => pen.take(/** @type {CustomEvent} */ (event).detail.pen));
  find('pens').addEventListener('change', ({ target }) => {
    pen.take(/** @type {HTMLInputElement} */ (target).value);
  });
  for (const way of /** @type {const} */ (['undo', 'redo'])) {
    const travel = () => session[way]();
    board.addEventListener(way, travel);
    onClick(way, travel);
  }
  for (let digit = 1; digit <= 9; digit++) {
    const button = find('pad').insertBefore(document.createElement('button'), find('erase'));
    button.type = 'button';
    button.textContent = String(digit);
    button.addEventListener('click', () => put(digit));
  }
  onClick('erase', erase);
  return pen;
}
