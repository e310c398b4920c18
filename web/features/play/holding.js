// Digit first: a digit of the pad or the keyboard that is held is written by a tap on a cell, or by Enter.
// @ts-check
import { isEditable } from '../../base/dom/fields.js';
import { cellRequest } from '../../board/keys.js';
import { digitsLeft } from '../../puzzle/game.js';
import { digitsAt } from '../../puzzle/puzzle.js';

/** A press of this duration holds a digit, in milliseconds; so do two presses within it. */
const HOLD_MS = 350;

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */

/** Events: `change` after another digit is held, or none. */
export class Holding extends EventTarget {
  #workbench;
  #isCurrent;
  #now;
  /** The last press of a pad digit. */
  #last = { digit: 0, at: -Infinity };
  /** The puzzle before the key that is being held. @type {{puzzle: unknown, code: string} | null} */
  #key = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The click that ends a long press does nothing. */
  #done = false;
  /** The digit, or with the pen for colours the colour; 0 for none. */
  digit = 0;

  /**
   * @param {Workbench} workbench
   * @param {() => boolean} isCurrent  the mode is the current one
   * @param {() => number} [now]  milliseconds of a steady clock
   */
  constructor(workbench, isCurrent, now = () => performance.now()) {
    super();
    this.#workbench = workbench;
    this.#isCurrent = isCurrent;
    this.#now = now;
    workbench.board.addEventListener('skip', (event) => {
      const { then } = /** @type {CustomEvent} */ (event).detail;
      if (!this.digit || then !== 'row' || !isCurrent()) return;
      event.preventDefault();
      this.write();
    });
  }

  /** Listens to the board and to a pad. @param {HTMLElement} pad  with the digits in its first nine buttons */
  listen(pad) {
    const { root, board } = this.#workbench;
    const digitOf = (/** @type {EventTarget | null} */ target) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const at = button && !button.disabled ? [...pad.children].indexOf(button) : -1;
      return at < 9 ? at + 1 : 0;
    };
    pad.addEventListener('pointerdown', ({ target, button }) => {
      this.#done = false;
      const digit = digitOf(target);
      if (digit && !button) this.#wait(() => this.#hold(digit));
    });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
      pad.addEventListener(end, () => clearTimeout(this.#timer));
    pad.addEventListener('contextmenu', (event) => event.preventDefault()); // of a long press
    board.table.addEventListener('click', (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const cell = target instanceof Element ? target.closest('td') : null;
      if (!this.digit || !cell || !this.#isCurrent() || ctrlKey || metaKey || shiftKey) return;
      const [at, another] = board.selection;
      const given = Number(this.#workbench.session.puzzle.givens[at] ?? 0);
      if (another !== undefined) return;
      if (given && this.#workbench.entry.pen !== 'colour') this.take(given);
      else this.write();
    });
    root.addEventListener('keydown', (event) => this.#keyDown(event), true);
    root.addEventListener('keyup', ({ code }) => {
      if (code === this.#key?.code) clearTimeout(this.#timer);
    });
  }

  /** @param {KeyboardEvent} event */
  #keyDown(event) {
    if (!this.#isCurrent() || isEditable(event)) return;
    if (event.key === 'Escape' && this.digit) {
      event.preventDefault();
      return this.take(0);
    }
    const { board, session } = this.#workbench;
    const { detail } = cellRequest(event, false) ?? {};
    if (detail?.pen !== 'corner' || !board.table.contains(/** @type {Node} */ (event.target)))
      return;
    const { digit = 0 } = detail;
    this.#key = { puzzle: session.puzzle, code: event.code };
    this.#wait(() => {
      if (this.#workbench.scene.locked) return;
      // The key has set a note first.
      if (session.past.at(-1) === this.#key?.puzzle) session.undo();
      this.#hold(digit);
    });
  }

  /** @param {() => void} then */
  #wait(then) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, HOLD_MS);
  }

  /** @param {number} digit */
  #hold(digit) {
    this.#done = true;
    this.take(digit === this.digit ? 0 : digit);
  }

  /**
   * A pad digit was pressed: it is entered, or held after the second press, or if another one is held.
   * @param {number} digit
   */
  press(digit) {
    if (this.#done) {
      this.#done = false;
      return;
    }
    const at = this.#now();
    const twice = digit === this.#last.digit && at - this.#last.at < HOLD_MS;
    this.#last = { digit, at };
    if (this.digit) this.take(digit === this.digit && !twice ? 0 : digit);
    else if (twice && !this.#workbench.scene.locked) this.take(digit);
    else this.#workbench.entry.enter(digit);
  }

  /** Writes the digit in the selected cells. */
  write() {
    this.#workbench.entry.enter(this.digit);
    this.follow();
  }

  /** Holds a digit. @param {number} digit  0 for none */
  take(digit) {
    if (digit && (this.#workbench.scene.locked || this.#used(digit))) digit = 0;
    if (digit === this.digit) return;
    this.digit = digit;
    this.#workbench.say('');
    this.dispatchEvent(new Event('change'));
  }

  /** @param {number} digit */
  #used(digit) {
    const { entry, session } = this.#workbench;
    return entry.pen === 'answers' && !digitsLeft(session.puzzle)[digit - 1];
  }

  /** Lets a digit go that is used up. */
  follow() {
    if (this.digit && this.#used(this.digit)) this.take(0);
  }

  /** Lights the digits that are held. @type {import('../workbench/workbench.js').Layer} */
  layer = {
    shown: () => this.digit > 0 && this.#workbench.entry.pen !== 'colour',
    cells: (views) => {
      const digits = digitsAt(this.#workbench.session.puzzle);
      views.forEach((view, cell) => {
        if (digits[cell] === this.digit) view.marks += ' same';
      });
    },
  };
}
