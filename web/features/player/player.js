// The player of a workbench: the bar under the board, the sentence in the line, announcements, keys
// and questions.
// @ts-check
import { ownsKeys } from '../../base/dom/fields.js';
import { strings as runStrings } from '../../run/en.js';
import { strings as barStrings } from './bar-words.js';
import { strings } from './en.js';
import { PlayerBar } from './player-bar.js';
import { Speaker, statusOf } from './status.js';

/** The tables of the player. */
export const PLAYER_TABLES = { bar: barStrings, run: runStrings, player: strings };

/** A search that takes longer than this is reported, in milliseconds. */
const SLOW_MS = 400;

export class Player {
  #bar;
  #speaker;
  #keys;
  /** Since when the run moves; 0 if it does not. */
  #moving = 0;

  /**
   * @param {import('../workbench/workbench.js').Workbench} workbench
   * @param {import('../workbench/runner.js').Runner} runner
   * @param {boolean} [page]  the player has the page to itself: its keys work everywhere, PageDown and
   *   PageUp included, and the wheel enlarges the timeline
   */
  constructor(workbench, runner, page = false) {
    this.workbench = workbench;
    this.runner = runner;
    this.#bar = new PlayerBar(runner.playback, workbench, { wheel: page });
    this.#bar.phone = page;
    if (page) this.#bar.offerWholeRun();
    this.#speaker = new Speaker(runner.playback, workbench);
    runner.addEventListener('arrive', () => {
      this.#speaker.arrive();
      if (runner.playback.lastKind === 'solution') workbench.board.wave();
    });
    runner.addEventListener('start', () => this.#bar.timeline.forget());
    this.#keys = (/** @type {KeyboardEvent} */ event) => this.#key(event, page);
    if (!page) {
      workbench.root.addEventListener('keydown', this.#keys);
      workbench.stage({ ...workbench.scene, resting: () => this.status });
    }
    const { board } = workbench;
    board.table.addEventListener('click', (event) => {
      if (runner.watching) runner.board.askAt(event, board.selection);
    });
  }

  /** Where questions take the place of the player. @returns {import('../workbench/mode.js').PlayerParts} */
  get parts() {
    const { find } = this.workbench;
    return {
      player: find('player'),
      menu: find('run-menu'),
      place: find('ask-place'),
      play: find('play'),
    };
  }

  /** Keys work on the whole page. */
  enter() {
    this.workbench.board.select([]); // a cell that was chosen elsewhere is no part of the run
    document.addEventListener('keydown', this.#keys);
  }

  leave() {
    document.removeEventListener('keydown', this.#keys);
  }

  /** What the line shows. @returns {import('../workbench/line.js').Message} */
  get status() {
    const { playback } = this.runner;
    const { words } = this.workbench;
    const texts = words.of(runStrings);
    const slow = this.#moving && performance.now() - this.#moving > SLOW_MS;
    if (slow && playback.sought && playback.busy) {
      const action = { text: words.of(strings).stop, run: () => playback.stop() };
      return { text: texts.seeking(playback.sought), kind: 'info', action };
    }
    return statusOf(playback, texts);
  }

  /** @param {KeyboardEvent} event @param {boolean} page */
  #key(event, page) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const [target] = event.composedPath();
    const { board, find } = this.workbench;
    if (ownsKeys(event) && target !== find('scrub')) return;
    const inside = target instanceof Node && find('player').contains(target);
    // Outside of the player of an embedded board, only N and P step.
    if (!page && !inside && !/^[np]$/i.test(event.key)) return;
    if (!page && event.key === ' ' && target instanceof Element && target.matches('button')) return;
    const { singleKeys } = board;
    const action = this.#bar.actionOf(event, { singleKeys, pages: page });
    if (!action) return;
    event.preventDefault();
    action();
  }

  render() {
    const { playback } = this.runner;
    this.#bar.render();
    this.#speaker.render();
    if (!playback.busy || playback.playing) this.#moving = 0;
    else if (!this.#moving) {
      this.#moving = performance.now();
      setTimeout(() => this.workbench.invalidate(), SLOW_MS + 20);
    }
  }
}
