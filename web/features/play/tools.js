// The tools of Play, which check, fill in and reveal, and its options, which are kept.
// @ts-check
import { find, onClick } from '../../base/dom/dom.js';
import { keep, kept } from '../../base/platform/storage.js';
import { reveal } from '../../puzzle/edits.js';
import { fillNotes, mistakes } from '../../puzzle/game.js';
import { filled } from '../../puzzle/puzzle.js';
import { leavingOf } from './leaving.js';
import { whyUnknown } from './messages.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */

export class Tools {
  #workbench;
  #save;
  #game;
  #texts;

  /**
   * Connects the controls, which must be in the document.
   * @param {{workbench: Workbench, save: () => void}} context
   * @param {import('./game.js').Game} game
   * @param {import('./timer.js').Timer} timer
   * @param {() => typeof import('./en.js').strings} texts
   */
  constructor({ workbench, save }, game, timer, texts) {
    this.#workbench = workbench;
    this.#save = save;
    this.#game = game;
    this.#texts = texts;
    onClick('check', () => this.#check());
    onClick('fill-notes', () => this.#fillNotes());
    onClick('reveal-cell', () => this.#reveal());
    const { board, entry, view } = workbench;
    board.highlights = kept.highlights !== 'off';
    entry.tidy = kept.tidy !== 'off';
    this.#option('highlights', board.highlights, (on) => {
      board.highlights = on;
      keep({ highlights: on ? 'on' : 'off' });
    });
    this.#option('tidy', entry.tidy, (on) => {
      entry.tidy = on;
      keep({ tidy: on ? 'on' : 'off' });
    });
    this.#option('candidates', view.candidates, (on) => this.#showCandidates(on));
    this.#option('timer', timer.on, (on) => {
      timer.on = on;
    });
  }

  /** @param {string} id @param {boolean} on @param {(on: boolean) => void} action */
  #option(id, on, action) {
    const box = find(id, HTMLInputElement);
    box.checked = on;
    box.addEventListener('change', () => {
      action(box.checked);
      this.#workbench.invalidate();
    });
  }

  /** @param {boolean} on */
  #showCandidates(on) {
    const { view, entry, session } = this.#workbench;
    view.candidates = on;
    if (!on && entry.pen === 'candidates') entry.take('corner');
    const { corner, centre } = session.puzzle;
    const notes = [...corner, ...centre].some(Boolean);
    this.#workbench.say(on && notes ? this.#texts().candidatesHideNotes : '');
    this.#save();
  }

  /** Marks wrong entries and wrong crossings-out on the board, and says how many there are. */
  #check() {
    const { session } = this.#workbench;
    const texts = this.#texts();
    const unknown = whyUnknown(session, texts);
    if (unknown) return this.#workbench.say(unknown, { kind: 'none' });
    this.#workbench.check();
    const { puzzle, answer } = session;
    const { entries, crossings } = mistakes(puzzle, answer ?? '');
    const left = leavingOf(session.past, puzzle, answer ?? '');
    if (left) {
      const only = entries === 1 && Number(puzzle.entries[left.cell]) === left.digit;
      const text = only ? texts.wrongOne(left) : texts.wrongSince(entries, left);
      const action = { text: only ? texts.takeBack : texts.goBack, run: () => this.#goBack(left) };
      return this.#workbench.say(text, { kind: 'clash', action });
    }
    const text = entries ? texts.wrong(entries) : texts.right(filled(puzzle.entries), crossings);
    this.#workbench.say(text, { kind: entries || crossings ? 'clash' : 'good' });
  }

  /** Restores the puzzle before an entry; undo takes this back. @param {import('./leaving.js').Leaving} left */
  #goBack(left) {
    const { board, session } = this.#workbench;
    const texts = this.#texts();
    session.edit(left.before);
    board.select([left.cell], left.cell);
    /** @type {HTMLElement} */ (board.table.querySelector('[tabindex="0"]')).focus();
    this.#workbench.say(texts.wentBack(left), {
      kind: 'good',
      action: { text: texts.undo, run: () => session.undo() },
    });
  }

  #fillNotes() {
    const { session, entry, view } = this.#workbench;
    const old = session.puzzle;
    const next = fillNotes(old);
    const cells = next.corner.filter((mask, cell) => mask !== old.corner[cell]).length;
    view.candidates = false;
    if (cells) entry.edit(next);
    this.#workbench.say(this.#texts().notesFilled(cells));
    this.#save();
    this.#workbench.invalidate();
  }

  /** Fills in the selected cells. */
  #reveal() {
    const { session, board, entry } = this.#workbench;
    const { answer, puzzle } = session;
    if (!answer) {
      return this.#workbench.say(whyUnknown(session, this.#texts()), { kind: 'none' });
    }
    const next = reveal(puzzle, board.selection, answer, { tidy: entry.tidy });
    if (!entry.edit(next) || typeof next === 'string') return;
    const changed = [...next.entries].filter((digit, cell) => digit !== puzzle.entries[cell]);
    this.#game.revealed += changed.length;
    this.#game.save();
  }

  render() {
    find('candidates', HTMLInputElement).checked = this.#workbench.view.candidates;
  }
}
