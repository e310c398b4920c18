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
  /** The cell that the caret has come to by typing, -1 for none. */
  #typedTo = -1;
  /** The cells that were left empty while a puzzle was typed. @type {Set<number>} */
  passed = new Set();
  /** @type {edits.Pen} */
  pen = 'answers';
  /** An entry removes the notes that it makes impossible. */
  tidy = false;

  /**
   * @param {Pick<import('./workbench.js').Workbench, 'board' | 'session' | 'texts' | 'view'
   *   | 'watching' | 'runner' | 'scene' | 'say' | 'invalidate'>} workbench
   */
  constructor(workbench) {
    super();
    this.workbench = workbench;
    const { board } = workbench;
    board.addEventListener('digit', (event) => {
      const { digit, cross, pen } = /** @type {CustomEvent} */ (event).detail;
      this.enter(digit, this.#penOf(cross ? 'candidates' : pen));
    });
    board.addEventListener('erase', (event) => {
      this.erase(/** @type {CustomEvent} */ (event).detail?.then);
    });
    board.addEventListener('skip', (event) => {
      if (this.caret < 0) return;
      event.preventDefault();
      const { then } = /** @type {CustomEvent} */ (event).detail;
      if (then === 'row') this.#moveTo(9 * (Math.floor(this.caret / 9) + 1));
      else this.erase(then);
    });
    board.addEventListener('select', () => {
      this.#typedTo = -1;
    });
    board.addEventListener('undo', () => this.go('undo'));
    board.addEventListener('redo', () => this.go('redo'));
    board.addEventListener('pen', (event) => {
      const pen = this.#penOf(/** @type {CustomEvent} */ (event).detail.pen);
      if (pen && pen !== this.pen) this.take(pen);
    });
  }

  /**
   * The cell that is typed next, -1 for none. With the puzzle pen, a digit in the only selected cell
   * moves on to the next one.
   */
  get caret() {
    const { board, watching, scene } = this.workbench;
    const [cell = -1, another] = board.selection;
    const types = this.pen === 'puzzle' && !scene.locked && !scene.asks && !watching;
    return types && another === undefined ? cell : -1;
  }

  /** @param {number} cell  the last one if it is beyond that */
  #moveTo(cell) {
    const { board } = this.workbench;
    board.moveTo(Math.min(cell, 80));
    this.#typedTo = board.selection[0];
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
    const { board, session, watching, runner, view, scene } = this.workbench;
    if (watching) return void runner?.board.ask(board.selection, digit);
    if (scene.asks) return scene.asks(board.selection, digit, asked);
    const pen = view.candidates && isNotePen(asked) ? 'candidates' : asked;
    if (pen === 'candidates' && !scene.locked) view.candidates = true;
    const next = edits.enter(session.puzzle, board.selection, pen, digit, { tidy: this.tidy });
    if (!this.edit(next) || (pen !== 'puzzle' && pen !== 'answers')) return;
    if (this.caret >= 0) this.#moveTo(this.caret + 1);
    const removed = pen === 'answers' && !board.selection.some((cell) => this.#has(cell, digit));
    this.#report(removed ? 0 : digit);
  }

  /** @param {number} cell @param {number} digit */
  #has(cell, digit) {
    return Number(this.workbench.session.puzzle.entries[cell]) === digit;
  }

  /**
   * Clears the selected cells.
   * @param {import('../../board/keys.js').Then} [then]  where the caret goes: to the next cell; or back
   *   before it clears, if the cell is empty or was reached by typing
   */
  erase(then) {
    const { board, session, watching } = this.workbench;
    if (watching) return;
    const { caret } = this;
    if (caret >= 0 && then === 'next') {
      this.passed.add(caret);
      this.edit(edits.erase(session.puzzle, [caret], this.pen));
      return this.#moveTo(caret + 1);
    }
    if (caret > 0 && then === 'back') {
      const empty = session.puzzle.givens[caret] === '0' && session.puzzle.entries[caret] === '0';
      if (empty || caret === this.#typedTo) this.#moveTo(caret - 1);
    }
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
    const { session, texts, say, scene } = this.workbench;
    const problem = scene.locked ? 'lockedPuzzle' : typeof next === 'string' ? next : '';
    say.call(this.workbench, problem && texts[problem], { kind: 'none' });
    if (typeof next === 'string' || problem) return false;
    session.edit(next);
    return true;
  }

  /** @param {Way} way */
  go(way) {
    const { session, say, texts, scene } = this.workbench;
    if (scene.locked) return say.call(this.workbench, texts.lockedPuzzle);
    const { givens } = session.puzzle;
    session[way]();
    const changed = edits.changedGivens(givens, session.puzzle.givens);
    if (this.caret >= 0 && changed.length === 1) this.#moveTo(changed[0]);
  }
}
