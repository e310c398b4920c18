// The mode Watch: an algorithm at work on the puzzle.
// @ts-check
import { addStyle } from '#platform';
import { fillIn } from '../../base/words/words.js';
import { strings as runStrings } from '../../run/en.js';
import { AlgorithmSection } from './algorithm-section.js';
import { BAR } from './bar-markup.js';
import { strings as bar } from './bar-words.js';
import { strings } from './en.js';
import { Player, PLAYER_TABLES } from './player.js';

/**
 * What the mode can be asked to show when it is entered.
 * @typedef {object} Request
 * @property {import('../../puzzle/address.js').Scene} [scene]  a step of a run
 * @property {string} [moves]  a trace, the moves of another program
 */

/**
 * @param {import('../../base/dom/mode.js').Context & {
 *   workbench: import('../workbench/workbench.js').Workbench}} context
 * @returns {Promise<import('../../base/dom/mode.js').Mode>}
 */
export async function mount({ workbench, words, dock, panel, save, actions }) {
  const [runner] = await Promise.all([
    workbench.startRuns(),
    words.add(PLAYER_TABLES),
    ...['player.css', 'algorithm.css', 'panels.css'].map((name) => addStyle(name)),
  ]);
  const { playback } = runner;
  dock.innerHTML = BAR;
  const translate = () => fillIn(dock, { bar: words.of(bar) });
  words.addEventListener('change', translate);
  translate();
  const player = new Player(workbench, runner);
  const section = new AlgorithmSection(workbench, runner, panel.a);
  const race = document.createElement('button');
  race.type = 'button';
  race.id = 'open-race';
  race.onclick = () => actions.openRace();
  section.element.querySelector('#run-buttons')?.prepend(race);
  runner.addEventListener('arrive', save);
  runner.addEventListener('start', save);

  /** @param {string} moves */
  async function play(moves) {
    await runner.play(moves);
    const texts = words.of(runStrings);
    const { trace, error } = playback;
    workbench.say(trace ? texts.traceRead(trace) : texts.failed(error));
  }

  return {
    /** @param {Request} [request] */
    enter({ scene, moves } = {}) {
      runner.shown = true;
      if (moves !== undefined) play(moves);
      else if (scene) runner.show(scene);
      else if (!runner.current) runner.follow();
    },
    leave() {
      playback.pause();
      runner.shown = false;
    },
    render() {
      race.textContent = words.of(strings).race;
      player.render();
      section.render();
    },
    keys: () => words.of(strings).KEYS,
  };
}
