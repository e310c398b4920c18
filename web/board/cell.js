// One cell of the board: its elements, and what they show.
// @ts-check
import { add } from '../base/dom/element.js';
import { digitsOf } from '../puzzle/puzzle.js';

/**
 * What a cell shows. Masks have bit d-1 for digit d.
 * @typedef {object} CellView
 * @property {number} digit  0 for none
 * @property {string} kind  'given', 'entered', 'solved', 'trial' or ''
 * @property {string} marks  any of the following, separated by blanks.
 *   Of a puzzle: 'conflict' (clash), 'wrong' and 'suspect' (dashed frame), 'differs' (between
 *   solutions). Of a run: 'last' (at work), 'rejected', 'removed' (taken back), 'blocks' (forbids the
 *   digit tried). Of an explanation: 'house', 'pattern', 'victim', 'left' (gets its digit), 'rest'
 *   (what is asked about rests on it). And 'peer', as for a selected cell
 * @property {number} other  a small digit beside the digit, 0 for none
 * @property {number} [others]  mask of the small digits of a cell that differs between solutions;
 *   shown instead of `other`
 * @property {number} candidates  mask; shown in a cell without a digit
 * @property {number} crossed  mask of candidates that the user has crossed out: struck through
 * @property {number} [on]  mask of candidates that hold: filled discs
 * @property {number} [off]  mask of candidates that do not hold: rings
 * @property {number} [out]  mask of candidates that fall away: rings with a stroke
 * @property {number} [corner]  mask of notes in the corners
 * @property {number} [centre]  mask of notes in the middle
 * @property {number} [tint]  colour 1..6, 0 for none
 * @property {boolean} readonly
 * @property {string} name  for a screen reader
 */

/**
 * Makes an empty cell.
 * @param {HTMLTableRowElement} row  gets the cell as its last
 */
export function addCell(row) {
  const cell = add(row, 'td');
  cell.setAttribute('role', 'gridcell');
  cell.setAttribute('aria-selected', 'false');
  cell.tabIndex = -1;
  add(cell, 'b');
  // The small digits are hidden from screen readers: the name of the cell lists them.
  add(cell, 'small');
  const pencil = add(cell, 'span', 'cand');
  pencil.setAttribute('aria-hidden', 'true');
  for (let digit = 1; digit <= 9; digit++) {
    add(pencil, 'i', 'no').setAttribute('data-digit', String(digit));
  }
  return cell;
}

/** What the candidates of a cell look like, as a key. @param {CellView} view */
const pencilOf = ({ candidates, crossed, on = 0, off = 0, out = 0 }) =>
  [candidates, crossed, on, off, out].join();

/** The class of a candidate. @param {CellView} view @param {number} bit  0..8 */
function candidateClass({ candidates, crossed, on = 0, off = 0, out = 0 }, bit) {
  const has = (/** @type {number} */ mask) => (mask >> bit) & 1;
  if (has(out)) return 'out';
  if (has(on)) return 'on';
  if (has(off)) return 'off';
  if (has(crossed)) return 'crossed';
  return has(candidates) ? '' : 'no';
}

/**
 * Shows notes. Hidden from screen readers: the name of the cell lists them.
 * @param {HTMLElement} cell
 * @param {'corner' | 'centre'} place
 * @param {number} [mask]
 */
function showNotes(cell, place, mask = 0) {
  const text = digitsOf(mask).join('');
  let notes = cell.querySelector(`.${place}`);
  if ((notes?.getAttribute('data-digits') ?? '') === text) return;
  if (!notes) {
    notes = add(cell, 'span', place);
    notes.setAttribute('aria-hidden', 'true');
  }
  notes.setAttribute('data-digits', text);
  notes.replaceChildren();
  if (place === 'corner') for (const digit of text) add(notes, 's').dataset.digit = digit;
}

/** Shows a colour and its sign. @param {HTMLElement} cell @param {number} [tint] */
function showTint(cell, tint = 0) {
  if ((cell.dataset.tint ?? '0') === String(tint)) return;
  cell.querySelector('.sign')?.remove();
  if (tint) {
    cell.dataset.tint = String(tint);
    add(cell, 'span', 'sign');
  } else {
    delete cell.dataset.tint;
  }
}

/**
 * Shows everything except the marks, which are classes that the board combines with the selection.
 * Changes only what differs.
 * @param {HTMLTableCellElement} cell
 * @param {CellView} view
 * @param {CellView | null} old  what the cell shows so far; null if it is empty
 */
export function showCell(cell, view, old) {
  const [digit, small, pencil] = cell.children;
  if (old?.digit !== view.digit) digit.textContent = view.digit ? String(view.digit) : '';
  const beside = view.others ? digitsOf(view.others).join(' ') : String(view.other || '');
  if (small.getAttribute('data-digit') !== beside) small.setAttribute('data-digit', beside);
  if (old?.name !== view.name) cell.setAttribute('aria-label', view.name);
  if (old?.readonly !== view.readonly) cell.setAttribute('aria-readonly', String(view.readonly));
  if (!old || pencilOf(old) !== pencilOf(view)) {
    for (let bit = 0; bit < 9; bit++) pencil.children[bit].className = candidateClass(view, bit);
  }
  showNotes(cell, 'corner', view.corner);
  showNotes(cell, 'centre', view.centre);
  showTint(cell, view.tint);
}
