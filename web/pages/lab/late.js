// What the page of the lab loads after the first verdict: the player and what is opened from it.
// @ts-check
import { addStyle, SINGLE_FILE } from '#platform';
import { find } from '../../base/dom/dom.js';
import { addButton } from '../../base/dom/element.js';
import { keepFocus } from '../../base/dom/focus.js';
import { addPaperButtons } from '../../features/paper/button.js';
import { AlgorithmSection } from '../../features/player/algorithm-section.js';
import { strings as playerStrings } from '../../features/player/en.js';
import { Player, PLAYER_TABLES } from '../../features/player/player.js';
import { openRace } from '../../features/race/race.js';
import { addShareButton } from '../../features/share/button.js';
import { strings as runStrings } from '../../run/en.js';
import { echoEdits } from './echo.js';

/** @typedef {import('../../features/workbench/workbench.js').Workbench} Workbench */
/** @typedef {Awaited<ReturnType<typeof startLate>>} Late */

/**
 * Loads the algorithms and starts the player.
 * @param {Workbench} workbench
 * @param {() => void} save  writes the address
 */
export async function startLate(workbench, save) {
  const { board, session, words } = workbench;
  const [runner] = await Promise.all([workbench.startRuns(), words.add(PLAYER_TABLES)]);
  for (const name of ['algorithm.css', 'panels.css', 'race.css', 'print.css']) addStyle(name);
  keepFocus();
  echoEdits(session, board.table);
  const section = new AlgorithmSection(workbench, runner);
  workbench.add(new Player(workbench, runner));
  workbench.add(section);
  runner.addEventListener('arrive', save);
  runner.addEventListener('start', save);
  runner.follow();

  const { client, playback } = runner;
  const fail = (/** @type {unknown} */ error) => workbench.say(String(error));
  const addRaceButton = () => {
    const button = addButton(find('run-buttons'), '', () => {
      playback.pause();
      const { givens } = session.puzzle;
      openRace({ client, algorithms: playback.algorithms, givens, words }).catch(fail);
    });
    button.id = 'open-race';
    find('run-buttons').prepend(button);
    const translate = () => (button.textContent = words.of(playerStrings).race);
    words.addEventListener('change', translate);
    translate();
  };
  addRaceButton();
  addShareButton(words, () => {
    save(); // the dialog takes the state from the address
    import('../../features/share/share-dialog.js')
      .then(({ openShare }) => openShare(words))
      .catch(fail);
  });
  const lender = {
    watch: playback,
    get watching() {
      return runner.watching;
    },
    page: {
      words,
      board,
      session,
      candidates: () => workbench.view.candidates,
      say: (/** @type {string} */ text) => workbench.say(text),
    },
  };
  addPaperButtons(lender, client, () => import('../../features/paper/picture.js'));
  if (!SINGLE_FILE) import('../../features/offline/offline.js').then(({ begin }) => begin(words));

  return {
    /** Goes to the scene of an address. @param {import('../../puzzle/address.js').Scene} scene */
    show: (scene) => runner.show(scene),
    /** Plays a trace. @param {string} moves */
    async play(moves) {
      await runner.play(moves);
      const texts = words.of(runStrings);
      const { trace, error } = playback;
      workbench.say(trace ? texts.traceRead(trace) : texts.failed(error));
    },
    /** Keys of the player, for the help. */
    get keys() {
      return words.of(playerStrings).KEYS;
    },
  };
}
