// What the reader enters into a puzzle: the keys of the board and the pad of digits, by the pen.
// @ts-check
import * as edits from '../../puzzle/edits.js';

/** @typedef {'undo' | 'redo'} Way */

/**
 * Events: `pen` after the pen has changed; `enter`, a CustomEvent whose detail has the `cells` and the
 * `digit` (0: erased), after an answer was entered.
 */
export class Entry extends EventTarget {
  /** @type {edits.Pen} */
  pen = 'answers';
  /** The puzzle cannot be edited. */
  locked = false;

  /**
   * @param {Pick<import('./workbench.js').Workbench, 'board' | 'session' | 'texts' | 'view'
   *   | 'watching' | 'runner' | 'say' | 'invalidate'>} workbench
   */
  constructor(workbench) {
    super();
    this.workbench = workbench;
    const { board } = workbench;
    board.addEventListener('digit', (event) => {
      const { digit, cross } = /** @type {CustomEvent} */ (event).detail;
      this.enter(digit, cross || undefined);
    });
    board.addEventListener('erase', () => this.erase());
    board.addEventListener('undo', () => this.go('undo'));
    board.addEventListener('redo', () => this.go('redo'));
    board.addEventListener('pen', (event) =>
      this.take(/** @type {CustomEvent} */ (event).detail.pen),
    );
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
   * @param {boolean} [cross]  crosses the candidate out, or restores it; by default the pen decides
   */
  enter(digit, cross = this.pen === 'candidates') {
    const { board, session, watching, runner, view } = this.workbench;
    if (watching) return void runner?.board.ask(board.selection, digit);
    if (cross && !this.locked) view.candidates = true;
    const pen = cross ? 'candidates' : this.pen;
    if (this.edit(edits.enter(session.puzzle, board.selection, pen, digit)) && !cross) {
      this.#report(digit);
    }
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
    say.call(this.workbench, problem && texts[problem]);
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
