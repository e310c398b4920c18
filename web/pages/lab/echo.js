// Announces the cell that an edit has changed: undo may change one far from the focus, and not every
// screen reader announces the new name of the focused cell.
// @ts-check
import { find, setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';

/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */

/** The cells in which two puzzles differ. @param {Puzzle} a @param {Puzzle} b */
const differing = (a, b) =>
  a.eliminated
    .map((_, at) => at)
    .filter(
      (at) =>
        a.givens[at] !== b.givens[at] ||
        a.entries[at] !== b.entries[at] ||
        a.eliminated[at] !== b.eliminated[at],
    );

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Works as long as the page exists. It has its own live region: that of the page announces the verdict.
 * @param {import('../../features/workbench/session.js').Session} session
 * @param {HTMLTableElement} table  of the board
 */
export function echoEdits(session, table) {
  const status = add(find('line'), 'p', 'visually-hidden');
  status.setAttribute('role', 'status');
  let before = session.puzzle;
  session.addEventListener('change', async () => {
    const cells = differing(before, session.puzzle);
    if (!cells.length) return;
    before = session.puzzle;
    await nextFrame();
    await nextFrame(); // by then the cell has its new name
    const [name] = cells.map((at) => table.querySelectorAll('td')[at].getAttribute('aria-label'));
    setText(status, (cells.length === 1 && name) || '');
  });
}
