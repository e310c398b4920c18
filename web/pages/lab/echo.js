// Announces the cell that an edit has changed: undo may change one far from the focus, and not every
// screen reader announces the new name of the focused cell.
// @ts-check
import { find, setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';

/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */

/**
 * The cells that an edit has changed: those with another digit; if there are none, with other marks. An
 * entry may also tidy the notes of its peers, which need no announcement.
 * @param {Puzzle} a @param {Puzzle} b
 */
function changedCells(a, b) {
  const all = [...a.eliminated.keys()];
  const differs = (/** @type {keyof Puzzle} */ part) => (/** @type {number} */ at) =>
    a[part][at] !== b[part][at];
  const digits = all.filter((at) => differs('givens')(at) || differs('entries')(at));
  if (digits.length) return digits;
  const marks = /** @type {const} */ (['eliminated', 'corner', 'centre', 'colours']);
  return all.filter((at) => marks.some((part) => differs(part)(at)));
}

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Works as long as the page exists. It has its own live region: that of the page announces the verdict.
 * @param {import('../../features/workbench/session.js').Session} session
 * @param {HTMLTableElement} table  of the board
 */
export function echoEdits(session, table) {
  const status = add(find('line'), 'p', 'visually-hidden');
  status.setAttribute('role', 'status');
  session.addEventListener('puzzle', async ({ detail: { old, now } }) => {
    const cells = changedCells(old, now);
    if (!cells.length) return;
    await nextFrame();
    await nextFrame(); // by then the cell has its new name
    const [name] = cells.map((at) => table.querySelectorAll('td')[at].getAttribute('aria-label'));
    setText(status, (cells.length === 1 && name) || '');
  });
}
