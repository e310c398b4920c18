// The program that an address gives to a board: its code loads then, and it never runs by itself.
// @ts-check
import { awaited, waits } from '../../base/worker/waits.js';
import { strings } from './en.js';

/** @typedef {import('../../features/program/program.js').Program} Program */

export class Own {
  /** @type {Promise<Program> | null} */
  #loading = null;
  /** What is chosen, packed; of a program that cannot be shown here, too. @type {string | null} */
  #asked = null;

  /** @param {import('./embedded-board.js').EmbeddedBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** Shows a program in place of the listing. @param {string} code  packed; empty for that which is there @returns {Promise<void>} always resolves */
  async open(code) {
    const { runner, workbench } = this.board;
    const texts = workbench.words.of(strings);
    this.#asked = code;
    try {
      this.#loading ??= this.#load();
      if (await (await this.#loading).choose(code)) this.board.say(texts.program);
    } catch (error) {
      this.#loading = null;
      waits.note('program', error);
      await runner?.start();
      const action = { text: workbench.texts.reload, run: () => location.reload() };
      workbench.say(texts.noProgram, { action });
      this.board.reports.error('algorithm', 'program');
    }
  }

  async #load() {
    const { workbench, runner } = this.board;
    const { makeProgram } = await awaited(() => import('#own-program'));
    if (!runner) throw new Error('program');
    const program = await makeProgram(workbench, runner, workbench.find('panel-code'));
    program.begin();
    return program;
  }

  /** Another algorithm was chosen. */
  forget() {
    this.#asked = null;
  }

  /** For an address: the program that is chosen, packed; null for none. @returns {string | null} */
  get code() {
    const { program } = this.board.playback ?? {};
    return program ? program.code : this.#asked;
  }
}
