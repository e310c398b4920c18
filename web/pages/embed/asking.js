// The questions of an embedded board: loaded when they are asked for.
// @ts-check
import { askedText } from '../../run/embed-options.js';
import { awaited, waits } from '../../base/worker/waits.js';

/** @typedef {import('../../run/embed-options.js').Asked} Asked */
/** @typedef {import('../../features/questions/asker.js').Asker} Asker */

export class Asking {
  /** @type {Promise<Asker> | null} */
  #loading = null;
  /** @type {Asker | null} */
  #asker = null;
  /** The questions, of which the reader may want no more. @type {Asked[]} */
  #asked = [];

  /** @param {import('./embedded-board.js').EmbeddedBoard} board */
  constructor(board) {
    this.board = board;
  }

  /**
   * Changes what is asked. The score begins at 0.
   * @param {Asked[] | null | undefined} asked  undefined: no change
   * @returns {Promise<void>} always resolves
   */
  async set(asked) {
    if (asked === undefined || (!asked && !this.#loading)) return;
    this.#asked = asked ?? [];
    try {
      this.#loading ??= this.#load();
      (await this.#loading).asked = this.#asked;
    } catch (error) {
      this.#loading = null;
      waits.note('questions', error);
      this.board.reports.error('value', 'ask');
    }
  }

  /** @returns {Promise<Asker>} */
  async #load() {
    const { workbench, runner, player } = this.board;
    const { makeAsker } = await awaited(() => import('../../features/questions/entry.js'));
    if (!runner || !player) throw new Error('ask');
    const onstop = () => void this.set(null);
    const asker = await makeAsker(workbench, runner, player.parts, { page: false, onstop });
    const { questionText } = await awaited(() => import('../../features/questions/sentences.js'));
    asker.addEventListener('question', (event) => {
      const { step, question } = /** @type {CustomEvent} */ (event).detail;
      const { kind, answer, none, cell, digit } = question;
      this.#emit('question', {
        step,
        kind,
        text: questionText(workbench.words, question),
        answer,
        none,
        cell: cell < 0 ? null : cell,
        // The digit of the cell to fill is the answer.
        digit: (question.text !== 'fills' && question.text !== 'back' && digit) || null,
      });
    });
    asker.addEventListener('prediction', (event) =>
      this.#emit('prediction', /** @type {CustomEvent} */ (event).detail),
    );
    return (this.#asker = asker);
  }

  /** @param {string} type @param {object} detail */
  #emit(type, detail) {
    this.board.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** The run is about to go to a step that a request names. */
  expect() {
    this.#asker?.expect();
  }

  /** Goes to the next question. */
  next() {
    this.#asker?.next();
  }

  /** What a state reports. */
  get state() {
    return {
      ask: this.#asked.length ? this.#asked.map(askedText) : null,
      score: this.#asker?.score.plain ?? { right: 0, asked: 0 },
    };
  }
}
