// The mode Watch: an algorithm at work on the puzzle.
// @ts-check
import { addStyle } from '#platform';
import { keys as treeKeys } from '#tree';
import { SPRITE } from '../../base/dom/icons.js';
import { fillIn } from '../../base/words/words.js';
import { strings as runStrings } from '../../run/en.js';
import { BAR } from './bar-markup.js';
import { strings as bar } from './bar-words.js';
import { strings } from './en.js';
import { Player, PLAYER_TABLES } from './player.js';
import { Presentation } from './presentation.js';
import { WatchPanel } from './watch-panel.js';
import { awaited } from '../../base/worker/waits.js';

/** The keys of the mode, for the help. @param {import('../../base/words/words.js').Words} words */
export async function keys(words) {
  const { keys: questionKeys } = await awaited(() => import('#questions'));
  const [tree, questions] = await Promise.all([
    treeKeys(words),
    questionKeys(words),
    words.add({ player: strings }),
  ]);
  return [...words.of(strings).KEYS, ...tree, ...questions];
}

/**
 * @param {import('../workbench/mode.js').Context} context
 * @returns {Promise<import('../workbench/mode.js').Mode>}
 */
export async function mount({ workbench, words, dock, panel, save, actions }) {
  const [runner] = await Promise.all([
    workbench.startRuns(),
    words.add(PLAYER_TABLES),
    ...['player.css', 'panels.css', 'watch.css'].map((name) => addStyle(name)),
  ]);
  const { playback } = runner;
  document.querySelector('.sprite')?.insertAdjacentHTML('beforeend', SPRITE);
  dock.innerHTML = BAR;
  const translate = () => fillIn(dock, { bar: words.of(bar) });
  words.addEventListener('change', translate);
  translate();
  const presentation = new Presentation(() => workbench.invalidate());
  const player = new Player(workbench, runner, true);
  const questions = actions.addQuestions(runner);
  const section = new WatchPanel(workbench, runner, panel, {
    present: () => presentation.begin(),
    openProgram: () => actions.openProgram(),
  });
  panel.a.querySelector('#open-race')?.addEventListener('click', () => actions.openRace());
  runner.addEventListener('arrive', save);
  /** The run is about to go to the step of an address, which must keep it until then. */
  let restoring = false;
  runner.addEventListener('start', () => restoring || save());

  /** @param {import('../../puzzle/address.js').Scene} scene */
  async function restore(scene) {
    restoring = true;
    await runner.load(async () => {
      if (scene.ask || runner.asks) await (await questions)?.(scene.ask ?? '', scene.step);
      await runner.show(scene);
    });
    restoring = false;
    if (!scene.step) save();
  }

  /** @param {string | Uint8Array} moves */
  async function play(moves) {
    playback.program = null;
    await runner.play(moves);
    const texts = words.of(runStrings);
    const { trace, error } = playback;
    const legal = trace && !trace.illegal;
    workbench.say(trace ? texts.traceRead(trace) : texts.failed(error), {
      kind: legal ? 'good' : 'clash',
    });
  }

  return {
    /** @param {import('../workbench/mode.js').Requests['watch']} [request] */
    enter({ scene, moves } = {}) {
      player.enter();
      if (moves !== undefined) play(moves);
      else if (scene) restore(scene);
      else if (!runner.current) runner.follow();
      return { run: true, resting: () => player.status };
    },
    leave() {
      playback.pause();
      presentation.end();
      player.leave();
    },
    render() {
      player.render();
      section.render();
    },
  };
}
