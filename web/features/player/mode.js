// The mode Watch: an algorithm at work on the puzzle.
// @ts-check
import { addStyle } from '#platform';
import { SPRITE } from '../../base/dom/icons.js';
import { fillIn } from '../../base/words/words.js';
import { OWN } from '../../run/algorithms/table.js';
import { strings as runStrings } from '../../run/en.js';
import { BAR } from './bar-markup.js';
import { strings as bar } from './bar-words.js';
import { strings } from './en.js';
import { Player, PLAYER_TABLES } from './player.js';
import { WatchPanel } from './watch-panel.js';

/** As long as browsers hide texts for a face, in milliseconds. */
const FACE_MS = 3000;
/** Loads the face of listings: with another one, their lines wrap elsewhere. */
const loadFace = () =>
  Promise.race([
    document.fonts.load('1em "Lab Code"').catch(() => {}),
    new Promise((done) => setTimeout(done, FACE_MS)),
  ]);

/**
 * @param {import('../workbench/mode.js').Context} context
 * @returns {Promise<import('../workbench/mode.js').Mode>}
 */
export async function mount({ workbench, words, dock, panel, save, act }) {
  const [runner] = await Promise.all([
    workbench.startRuns(),
    words.add(PLAYER_TABLES),
    ...['player.css', 'panels.css', 'watch.css'].map((name) => addStyle(name)),
    loadFace(),
  ]);
  const { playback } = runner;
  document.querySelector('.sprite')?.insertAdjacentHTML('beforeend', SPRITE);
  dock.innerHTML = BAR;
  const translate = () => fillIn(dock, { bar: words.of(bar) });
  words.addEventListener('change', translate);
  translate();
  const player = new Player(workbench, runner, true);
  /** @type {import('../workbench/mode.js').Questions | void} */
  let questions;
  const adding = act('addQuestions', runner, player.parts).then((added) => (questions = added));
  const section = new WatchPanel(workbench, runner, panel, act, present);
  /** The lecture view, once it was opened. @type {import('../workbench/mode.js').Lecture | void} */
  let lecture;
  let current = false;

  /** @type {Promise<import('../workbench/mode.js').Lecture | void> | null} */
  let opening = null;

  async function present() {
    opening ??= act('openLecture', {
      ...{ runner, panel, dock, save },
      questions: () => questions,
      race: () => section.race(),
      onchange: (shown) => {
        section.lecture = shown;
        workbench.invalidate();
      },
    });
    lecture = await opening;
    if (!lecture) opening = null; // the next click tries again
    if (current) lecture?.begin();
  }

  const keys = (/** @type {KeyboardEvent} */ event) => section.key(event);
  /** What the address names, until the run is there. @type {import('../../puzzle/address.js').Scene | null} */
  let sought = null;
  const arrive = () => {
    sought = null;
    save();
  };
  runner.addEventListener('arrive', arrive);
  runner.addEventListener('start', save);

  /** @param {import('../../puzzle/address.js').Scene} scene @param {Promise<boolean>} [puzzle] */
  async function restore(scene, puzzle) {
    if (scene.algorithm === OWN) return restoreOwn(scene, puzzle);
    sought = scene;
    const asking = adding.then(async () => {
      if (scene.ask || questions?.asked) await questions?.ask(scene.ask ?? '', scene.step);
    });
    const ready = Promise.all([puzzle, asking]).then(([found]) => found ?? true);
    const going = runner.load(() => runner.show(scene, ready));
    section.showAlgorithm();
    if (!(await going) && sought === scene) arrive();
  }

  /** Opens the program of the address; it does not run, unless it did in this tab. @param {import('../../puzzle/address.js').Scene} scene @param {Promise<boolean>} [puzzle] */
  async function restoreOwn(scene, puzzle) {
    sought = scene;
    await puzzle;
    if (current && sought === scene) await section.own(scene.code ?? '', scene.step);
    if (sought === scene) sought = null;
    save();
  }

  /** The program that is chosen, for an address. */
  function ownScene() {
    const { program, step } = playback;
    return program && { algorithm: OWN, variant: 0, step, rate: 0, code: program.code };
  }

  /** @param {string | Uint8Array} moves */
  async function play(moves) {
    playback.chooseProgram(null);
    await runner.play(moves);
    const texts = words.of(runStrings);
    const { trace, error } = playback;
    const legal = trace && !trace.illegal;
    workbench.say(trace ? texts.traceRead(trace) : texts.failed(error), {
      kind: legal ? 'good' : 'clash',
    });
  }

  /** The step; at the beginning, also what the algorithm does not know of the puzzle. */
  function status() {
    const { message: looked } = section;
    if (looked) return looked;
    const { status: now } = player;
    const ignores = workbench.session.analysis?.restricted && playback.view?.snapshot.step === 0;
    return ignores ? { ...now, text: `${now.text} ${words.of(strings).givensOnly}` } : now;
  }

  return {
    /** @param {import('../workbench/mode.js').Requests['watch']} [request] */
    enter({ scene, puzzle, moves } = {}) {
      current = true;
      player.enter();
      document.addEventListener('keydown', keys);
      if (moves !== undefined) play(moves);
      else if (scene) restore(scene, puzzle);
      else if (!runner.current) runner.follow();
      return {
        run: true,
        resting: status,
        address: () =>
          sought ?? ownScene() ?? (runner.scene && { ...runner.scene, ask: questions?.asked }),
      };
    },
    leave() {
      playback.pause();
      current = false;
      lecture?.end();
      player.leave();
      document.removeEventListener('keydown', keys);
    },
    render() {
      player.render();
      section.render();
      lecture?.render();
    },
  };
}
