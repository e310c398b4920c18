// The head of Play: which puzzle it is, and the buttons for new ones: that of today, and five levels.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { strings as logicStrings } from '../../logic/en.js';
import { readPuzzle } from '../../puzzle/puzzle.js';
import { dateOf, dayOf } from './days.js';

/** @typedef {import('../workbench/mode.js').Context} Context */

export class Fresh {
  #context;
  #game;
  #texts;

  /**
   * @param {Context} context
   * @param {import('./game.js').Game} game
   * @param {() => typeof import('./en.js').strings} texts
   */
  constructor(context, game, texts) {
    this.#context = context;
    this.#game = game;
    this.#texts = texts;
    onClick('today', () => void this.today());
    find('fresh').addEventListener('click', ({ target }) => {
      const level = target instanceof Element ? target.closest('button')?.value : '';
      if (level) void this.make(Number(level));
    });
  }

  /**
   * Puts a new puzzle on the board.
   * @param {number | undefined} level  0..4; by default, that of the puzzle on the board
   */
  async make(level) {
    const made = await this.#context.act('makeAnother', level);
    if (made) this.#know({ day: '', er: made.er });
  }

  /** Puts the puzzle of today on the board, where it was left. */
  async today() {
    const { session } = this.#context.workbench;
    const date = new Date();
    const day = dayOf(date);
    if (this.#game.about.day === day) return;
    const left = readPuzzle(this.#game.left(day) ?? '');
    if (left) {
      session.take(left);
      const back = { text: this.#texts().back, run: () => session.undo() };
      return this.#context.workbench.say(this.#texts().continued, { kind: 'good', action: back });
    }
    const made = await this.#context.act('makeAnother', date);
    if (made) this.#know({ day, er: made.er });
  }

  /** @param {import('./game.js').About} about */
  #know(about) {
    this.#game.about = about;
    this.#game.save();
    this.#context.workbench.invalidate();
  }

  render() {
    const { words } = this.#context;
    const texts = this.#texts();
    const { day } = this.#game.about;
    const isToday = day === dayOf(new Date());
    const date =
      day && dateOf(day).toLocaleDateString(words.language, { day: 'numeric', month: 'long' });
    setText(find('play-title'), isToday ? texts.today : date || texts.puzzle);
    find('today').setAttribute('aria-pressed', String(isToday));
    const names = words.of(logicStrings).BANDS;
    for (const button of find('fresh').querySelectorAll('button'))
      if (button.value) setText(button, names[Number(button.value)]);
  }
}
