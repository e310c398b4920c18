// What the user enters into a puzzle: the keys of the board and the pad of digits, by the pen.
// @ts-check
import * as edits from '../../puzzle/edits.js';

/** @typedef {'undo' | 'redo'} Way */

const isNotePen = (/** @type {edits.Pen} */ pen) => pen === 'corner' || pen === 'centre';

/**
 * Events: `pen` after the pen has changed; `enter`, a CustomEvent whose detail has the `cells` and the
 * `digit` (0: erased), after an answer was entered.
 */
export class Entry extends EventTarget {
  /** @type {edits.Pen} */
  pen = 'answers';
  /** The puzzle cannot be edited. */
  locked = false;
  /** Takes the digits as questions about the selected cells, if it is set. @type {((cells: number[], digit: number) => void) | null} */
  asks = null;
  /** An entry removes the notes that it makes impossible. */
  tidy = false;

  /**
   * @param {Pick<import('./workbench.js').Workbench, 'board' | 'session' | 'texts' | 'view'
   *   | 'watching' | 'runner' | 'say' | 'invalidate'>} workbench
   */
  constructor(workbench) {
    super();
    this.workbench = workbench;
    const { board } = workbench;
    board.addEventListener('digit', (event) => {
      const { digit, cross, pen } = /** @type {CustomEvent} */ (event).detail;
      this.enter(digit, this.#penOf(cross ? 'candidates' : pen));
    });
    board.addEventListener('erase', () => this.erase());
    board.addEventListener('undo', () => this.go('undo'));
    board.addEventListener('redo', () => this.go('redo'));
    board.addEventListener('pen', (event) => {
      const pen = this.#penOf(/** @type {CustomEvent} */ (event).detail.pen);
      if (pen && pen !== this.pen) this.take(pen);
    });
  }

  /**
   * The pen that a key names. The puzzle pen has no other pens beside it: with it, all digits are givens.
   * @param {string | undefined} name
   */
  #penOf(name) {
    return this.pen === 'puzzle' ? undefined : edits.penOf(name === 'digit' ? 'answers' : name);
  }

  /** @param {string} pen */
  take(pen) {
    this.pen = /** @type {edits.Pen} */ (pen);
    this.dispatchEvent(new Event('pen'));
    this.workbench.invalidate();
  }

  /**
   * Enters a digit in the selected cells; while a run is watched, asks why it is not there.
   * @param {number} digit  1..9
   * @param {edits.Pen} [asked]  the pen for this digit; by default the current one. While the
   *   automatic candidates are shown, they are the notes: the pens for notes cross them out
   */
  enter(digit, asked = this.pen) {
    const { board, session, watching, runner, view } = this.workbench;
    if (watching) return void runner?.board.ask(board.selection, digit);
    if (this.asks) return this.asks(board.selection, digit);
    const pen = view.candidates && isNotePen(asked) ? 'candidates' : asked;
    if (pen === 'candidates' && !this.locked) view.candidates = true;
    const next = edits.enter(session.puzzle, board.selection, pen, digit, { tidy: this.tidy });
    if (!this.edit(next) || (pen !== 'puzzle' && pen !== 'answers')) return;
    const removed = pen === 'answers' && !board.selection.some((cell) => this.#has(cell, digit));
    this.#report(removed ? 0 : digit);
  }

  /** @param {number} cell @param {number} digit */
  #has(cell, digit) {
    return Number(this.workbench.session.puzzle.entries[cell]) === digit;
  }

  /** Clears the selected cells. */
  erase() {
    const { board, session, watching } = this.workbench;
    if (watching) return;
    if (this.edit(edits.erase(session.puzzle, board.selection, this.pen))) this.#report(0);
  }

  /** @param {number} digit */
  #report(digit) {
    const detail = { cells: this.workbench.board.selection, digit };
    this.dispatchEvent(new CustomEvent('enter', { detail }));
  }

  /**
   * Makes an edit, or says why it cannot be made.
   * @param {import('../../puzzle/puzzle.js').Puzzle | edits.Problem} next
   * @returns {boolean} whether it was made
   */
  edit(next) {
    const { session, texts, say } = this.workbench;
    const problem = this.locked ? 'lockedPuzzle' : typeof next === 'string' ? next : '';
    say.call(this.workbench, problem && texts[problem], { kind: 'none' });
    if (typeof next === 'string' || problem) return false;
    session.edit(next);
    return true;
  }

  /** @param {Way} way */
  go(way) {
    const { session, say, texts } = this.workbench;
    if (this.locked) return say.call(this.workbench, texts.lockedPuzzle);
    session[way]();
  }
}
