// The player of a workbench: the bar under the board, announcements, keys and questions. It is loaded
// after the first verdict.
// @ts-check
import { strings as runStrings } from '../../run/en.js';
import { strings as barStrings } from './bar-words.js';
import { strings } from './en.js';
import { PlayerBar } from './player-bar.js';
import { Speaker } from './status.js';

/** The tables of the player. */
export const PLAYER_TABLES = { bar: barStrings, run: runStrings, player: strings };

export class Player {
  #bar;
  #speaker;

  /**
   * @param {import('../workbench/workbench.js').Workbench} workbench
   * @param {import('../workbench/runner.js').Runner} runner
   */
  constructor(workbench, runner) {
    this.workbench = workbench;
    this.runner = runner;
    this.#bar = new PlayerBar(runner.playback, workbench);
    this.#speaker = new Speaker(runner.playback, workbench);
    runner.addEventListener('arrive', () => this.#speaker.arrive());
    workbench.root.addEventListener('keydown', (event) => this.#key(event));
    const { board } = workbench;
    board.table.addEventListener('click', (event) => {
      if (runner.watching) runner.board.askAt(event, board.selection);
    });
  }

  /** N and P step anywhere in the workbench. @param {KeyboardEvent} event */
  #key(event) {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const way = { n: 'next', p: 'previous' }[key.toLowerCase()];
    if (!way || altKey || ctrlKey || metaKey || !this.workbench.board.singleKeys) return;
    // Letters are typed into a field and choose in a menu.
    if (target instanceof Element && target.matches('select, textarea')) return;
    event.preventDefault();
    this.runner.playback.stepBy(/** @type {'next' | 'previous'} */ (way));
  }

  render() {
    this.#bar.render();
    this.workbench.find('leave').hidden = !this.runner.watching;
    this.#speaker.render();
  }
}
