// The replay of one's own solve: each move with its time and its technique, over the board.
// @ts-check
import { find, onClick } from '../../base/dom/dom.js';
import { cellViews } from '../../board/cells.js';
import { strings as logicStrings } from '../../logic/en.js';
import { EMPTY } from '../../puzzle/puzzle.js';
import { digitsAfter } from './moves.js';

/** The whole replay takes at most this long, in milliseconds, and a move at most that long. */
const [ALL_MS, MOVE_MS] = [30_000, 700];

export class Replay {
  #context;
  #texts;
  /** @type {import('./moves.js').Move[]} */
  #moves = [];
  #givens = '';
  /** The digits before the first move. */
  #start = '';
  /** The number of moves on the board. */
  #at = 0;
  #timer = 0;
  active = false;

  /**
   * @param {import('../workbench/mode.js').Context} context
   * @param {() => typeof import('./en.js').strings} texts
   */
  constructor(context, texts) {
    this.#context = context;
    this.#texts = texts;
    const range = find('replay-at', HTMLInputElement);
    range.addEventListener('input', () => this.#go(Number(range.value)));
    onClick('replay-back', () => this.#step(-1));
    onClick('replay-next', () => this.#step(1));
    onClick('replay-play', () => this.#play(!this.#timer));
    onClick('replay-close', () => this.end());
    find('replay').addEventListener('keydown', (event) => {
      const { key, target } = event;
      if (key === 'Escape') this.end();
      else if (key === ' ' && target === range) this.#play(!this.#timer);
      else return;
      event.preventDefault();
    });
  }

  /** @param {string} givens @param {string} start  81 digits @param {import('./moves.js').Move[]} moves */
  begin(givens, start, moves) {
    this.#givens = givens;
    this.#start = start;
    this.#moves = moves;
    this.#show(true);
    this.#at = 0;
    this.#play(true);
    find('replay-at').focus();
  }

  end() {
    if (!this.active) return;
    this.#play(false);
    const focused = find('replay').contains(document.activeElement);
    this.#show(false);
    find('ended').hidden = false;
    if (focused) find('replay-open').focus();
  }

  /** @param {boolean} active */
  #show(active) {
    const { workbench } = this.#context;
    this.active = active;
    workbench.say('');
    workbench.stage({ ...workbench.scene, locked: active });
    find('replay').hidden = !active;
  }

  /** @param {boolean} on */
  #play(on) {
    clearInterval(this.#timer);
    this.#timer = 0;
    if (on) {
      if (this.#at === this.#moves.length) this.#at = 0;
      const pace = Math.min(MOVE_MS, ALL_MS / this.#moves.length);
      this.#timer = window.setInterval(() => {
        this.#at++;
        if (this.#at >= this.#moves.length) this.#play(false);
        this.#context.workbench.invalidate();
      }, pace);
    }
    this.#context.workbench.invalidate();
  }

  /** @param {number} by */
  #step(by) {
    this.#go(this.#at + by);
    this.#context.workbench.announce(this.text);
  }

  /** @param {number} at */
  #go(at) {
    this.#play(false);
    this.#at = Math.max(0, Math.min(this.#moves.length, at));
  }

  /** What the last move was. */
  get text() {
    const texts = this.#texts();
    const move = this.#moves[this.#at - 1];
    if (!move) return texts.replayStart;
    const names = this.#context.words.of(logicStrings).TECHNIQUES;
    const { technique } = move;
    const name = names[technique] ?? texts.MOVES[/** @type {'wrong'} */ (technique)];
    return texts.move(move, name);
  }

  /** @type {import('../workbench/workbench.js').Layer} */
  layer = {
    shown: () => this.active,
    cells: (views) => {
      const digits = digitsAfter(this.#start, this.#moves.slice(0, this.#at));
      const entries = digits.map((digit, i) => (this.#givens[i] === '0' ? digit : 0)).join('');
      const puzzle = { ...EMPTY, givens: this.#givens, entries };
      const shown = { puzzle, facts: null, solution: undefined, checked: undefined };
      const more = { candidates: false, givensLocked: true };
      const { texts } = this.#context.workbench;
      cellViews({ ...shown, ...more }, texts).forEach((view, at) => (views[at] = view));
      const last = this.#moves[this.#at - 1];
      if (last) views[last.cell].marks += last.technique === 'wrong' ? ' last rejected' : ' last';
    },
  };

  render() {
    if (!this.active) return;
    const texts = this.#texts();
    const range = find('replay-at', HTMLInputElement);
    range.max = String(this.#moves.length);
    range.value = String(this.#at);
    range.setAttribute('aria-valuetext', this.text);
    const play = find('replay-play');
    play.setAttribute('aria-label', this.#timer ? texts.pause : texts.play);
    play.dataset.on = String(Boolean(this.#timer));
  }
}
