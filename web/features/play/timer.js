// The timer of Play, and the cover that hides the board while the game is paused. The time is always
// counted for the score; the option shows the clock.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { isEditable } from '../../base/dom/fields.js';
import { keep, kept } from '../../base/platform/storage.js';
import { isSolved } from '../../puzzle/game.js';
import { COVER } from './markup.js';

/** The time is stored at least this often, in milliseconds. */
const SAVE_MS = 5000;

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */

export class Timer {
  #workbench;
  #game;
  #parts;
  #texts;
  #current = false;
  #interval = 0;
  #saved = 0;

  /**
   * @param {Workbench} workbench
   * @param {import('./game.js').Game} game
   * @param {HTMLElement[]} parts  that cannot be used while the game is paused, besides the board
   * @param {() => typeof import('./en.js').strings} texts
   */
  constructor(workbench, game, parts, texts) {
    this.#workbench = workbench;
    this.#game = game;
    const { table } = workbench.board;
    this.#parts = [table, ...parts];
    this.#texts = texts;
    this.cover = add(/** @type {Element} */ (table.parentElement), 'div', 'cover');
    this.cover.innerHTML = COVER;
    this.cover.hidden = true;
    onClick('pause', () => this.#pause(!game.paused));
    onClick('resume', () => {
      this.#pause(false);
      /** @type {HTMLElement | null} */ (table.querySelector('[tabindex="0"]'))?.focus();
    });
    document.addEventListener('visibilitychange', () => this.follow());
    addEventListener('pagehide', () => game.save());
    workbench.root.addEventListener(
      'keydown',
      (event) => {
        // The keys of a hidden board would change it unseen.
        if (this.covers && !isEditable(event)) event.stopPropagation();
      },
      true,
    );
  }

  /** Play is the current mode. @param {boolean} current */
  set current(current) {
    this.#current = current;
    this.follow();
    this.#hide(this.covers);
  }

  /** The clock is shown, and the game can be paused. */
  get on() {
    return kept.timer !== 'off';
  }

  set on(on) {
    keep({ timer: on ? 'on' : 'off' });
    this.#pause(false);
  }

  /** The board is hidden because the game is paused. */
  get covers() {
    const paused = this.#current && this.on && this.#game.paused;
    return paused && !isSolved(this.#workbench.session.puzzle);
  }

  /** @param {boolean} paused */
  #pause(paused) {
    this.#game.paused = paused;
    this.#game.save();
    this.follow();
    this.#workbench.say('');
    this.#hide(this.covers);
    this.#workbench.invalidate();
    if (paused) find('resume').focus();
  }

  /** @param {boolean} hide */
  #hide(hide) {
    this.cover.hidden = !hide;
    for (const part of this.#parts) part.inert = hide;
  }

  /** Lets the clock run or stops it, after a change of the puzzle or of what the page shows. */
  follow() {
    const playing = this.#current && !(this.on && this.#game.paused) && !document.hidden;
    const run = playing && !isSolved(this.#workbench.session.puzzle);
    this.#game.run(run);
    clearInterval(this.#interval);
    if (!run) return;
    this.#interval = setInterval(() => {
      this.#show();
      if (Math.abs(this.#game.ms - this.#saved) < SAVE_MS) return;
      this.#saved = this.#game.ms;
      this.#game.save();
    }, 1000);
  }

  #show() {
    setText(find('clock'), this.#texts().time(this.#game.ms));
  }

  render() {
    const { resume, pause } = this.#texts();
    this.#hide(this.covers);
    find('clock').hidden = find('pause').hidden = !this.on;
    const name = this.#game.paused ? resume : pause;
    find('pause').setAttribute('aria-label', name);
    find('pause').title = name;
    this.#show();
  }
}
