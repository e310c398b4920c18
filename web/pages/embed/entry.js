// What a reader does to an embedded board: digits, keys, buttons beside the player.
// @ts-check
import * as edits from '../../puzzle/edits.js';
import { strings as pageStrings } from '../../puzzle/en.js';
import { strings } from './en.js';

export class Entry {
  /** The puzzle cannot be edited. */
  locked = false;

  /** @param {import('./view.js').View} view @param {typeof import('../../base/dom/dom.js').find} find */
  constructor(view, find) {
    this.view = view;
    const { board, root } = view;
    board.addEventListener('digit', (event) => {
      const { digit, cross } = /** @type {CustomEvent} */ (event).detail;
      this.#enter(digit, cross);
    });
    board.addEventListener('erase', () => this.#enter(0, false));
    board.addEventListener('undo', () => this.#travel('undo'));
    board.addEventListener('redo', () => this.#travel('redo'));
    board.table.addEventListener('click', (event) => {
      if (view.watching) view.run?.askAt(event, board.selection);
    });
    find('pad').addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) this.#enter(Number(button.value), false);
    });
    find('leave').addEventListener('click', () => view.watch?.go(0));
    root.addEventListener('keydown', (event) => this.#key(event));
  }

  /** Steps from anywhere on the board. @param {KeyboardEvent} event */
  #key(event) {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const way = { n: /** @type {const} */ ('next'), p: /** @type {const} */ ('previous') }[
      key.toLowerCase()
    ];
    if (!way || altKey || ctrlKey || metaKey || !this.view.board.singleKeys) return;
    // Letters choose in a menu.
    if (target instanceof Element && target.matches('select')) return;
    event.preventDefault();
    this.view.watch?.stepBy(way);
  }

  /** Digits are questions while a run is watched. @param {number} digit  0 erases @param {boolean} cross */
  #enter(digit, cross) {
    const { board, session, watching, run, reports } = this.view;
    const cells = board.selection;
    if (watching) {
      if (digit) run?.ask(cells, digit);
      return;
    }
    if (this.locked) return this.view.say(strings.locked);
    const pen = cross ? 'candidates' : 'answers';
    const { puzzle } = session;
    const next = digit ? edits.enter(puzzle, cells, pen, digit) : edits.erase(puzzle, cells, pen);
    if (typeof next === 'string') return this.view.say(pageStrings[next]);
    this.view.say('');
    session.edit(next);
    if (!cross) reports.answers(cells, digit);
  }

  /** @param {'undo' | 'redo'} way */
  #travel(way) {
    const { session, watch, watching } = this.view;
    if (this.locked) return this.view.say(strings.locked);
    if (watching) watch?.go(0);
    session[way]();
  }
}
