// What modes, menus and keys can ask of the page: dialogs, files, and parts of modes. The code of each
// loads with its first use.
// @ts-check
import { savesData } from '../../base/platform/data.js';
import { awaited } from '../../base/worker/waits.js';
import { Paste } from '../../features/paste/paste.js';
import * as puzzles from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { keysOf } from './keys.js';

/** @typedef {import('../../solver/protocol.js').ReadyReply['formats']} Formats */

/**
 * @typedef {object} Page
 * @property {import('../../features/workbench/workbench.js').Workbench} workbench
 * @property {import('./modes.js').Modes} modes
 * @property {import('../../base/words/words.js').Words} words
 * @property {() => void} save  writes the address
 * @property {import('../../features/workbench/mode.js').Act} act
 * @property {(error?: unknown) => void} fail  says why an action has failed, until the next call
 * @property {() => Formats} formats  what the solver can write
 * @property {() => void} nextTheme
 */

/** @param {Page} page @returns {import('../../features/workbench/mode.js').Actions} */
export function actionsOf({ workbench, modes, words, save, act, fail, formats, nextTheme }) {
  const { session, board, client } = workbench;
  const say = workbench.say.bind(workbench);
  const go = modes.go.bind(modes);
  /** An action whose code loads with the first call. @template {unknown[]} A @template R @param {(...args: A) => Promise<R>} open */
  const late =
    (open) =>
    (/** @type {A} */ ...args) => {
      fail();
      return open(...args).catch(fail);
    };
  const take = (/** @type {string} */ givens) => void session.take(puzzles.puzzleOf(givens));
  /** Loads a puzzle of a text, and says so if that takes long. @param {string | Uint8Array} text @param {number} index */
  async function load(text, index) {
    let said = false;
    const slow = setTimeout(() => {
      said = true;
      say(workbench.texts.reading);
    }, 1000);
    const outcome = await session.load(text, { index });
    clearTimeout(slow);
    if (said && !outcome.superseded) say('');
    return outcome;
  }
  const paste = new Paste({
    words,
    client,
    load,
    play: (moves) => go('watch', { moves }),
    openLists: (list) => act('openLists', list),
    openExamples: () => act('openExamples'),
    undo: () => session.undo(),
    say,
  });
  /** The user's own program, once it was opened. @type {typeof import('../../features/program/program.js') | null} */
  let program = null;

  board.addEventListener('help', () => act('openHelp'));
  const watch = document.querySelector('#modes [data-mode=watch]');
  const startRuns = () => void (savesData() || workbench.startRuns().catch(() => {}));
  for (const type of ['pointerenter', 'focus'])
    watch?.addEventListener(type, startRuns, { once: true });
  document.addEventListener('keydown', ({ key, target }) => {
    // While nothing has the focus, the board does not hear its keys.
    if (key === '?' && target === document.body && board.singleKeys) act('openHelp');
  });

  return {
    nextTheme,
    openPaste: late((text) => paste.open(text === undefined ? text : { text, name: '' })),
    takeFile: (file) => paste.takeFile(file),
    takeText: (text) => paste.take({ text, name: '' }),
    takePuzzle: take,
    openExamples: late(async () => {
      const { openExamples } = await awaited(
        () => import('../../features/examples/examples-dialog.js'),
      );
      const openLists = () => act('openLists');
      await openExamples({ words, take, openLists, openPaste: () => act('openPaste') });
    }),
    openLists: late(async (list) => {
      const { open } = await awaited(() => import('../../features/lists/list-dialog.js'));
      await open({ board, words, say, setPuzzle: take }, list);
    }),
    openShare: late(async (section) => {
      save(); // the dialog takes the state from the address
      const { openShare } = await awaited(() => import('../../features/share/share-dialog.js'));
      const state = () => puzzles.stateText(session.puzzle);
      await openShare(
        {
          words,
          formats: formats(),
          write: async (format) =>
            (await client.ask({ type: 'write', state: state(), format })).text,
          givens: () => session.puzzle.givens,
          solution: () => session.solutions.current,
          openPicture: () => act('openPicture'),
        },
        section,
      );
    }),
    openCopy: () => act('openShare', 'copy'),
    openPicture: late(async () => {
      const [runner, { openPicture }, { subjectOf }] = await Promise.all([
        workbench.startRuns(),
        awaited(() => import('../../features/paper/picture.js')),
        awaited(() => import('../../features/paper/subject.js')),
      ]);
      runner.playback.pause();
      const { view, watching } = workbench;
      const subject = { words, board, session, candidates: () => view.candidates, say };
      await openPicture(subjectOf(subject, runner.playback, runner.client, watching), words);
    }),
    openRace: late(async ({ runner: { client: algorithms, playback }, panel }) => {
      const { openRace } = await awaited(() => import('../../features/race/race.js'));
      playback.pause();
      await openRace({
        panel: panel.root,
        client: algorithms,
        algorithms: playback.algorithms,
        kindOf: (bits) => playback.kindOf(bits),
        session,
        words,
        program: program?.laneOf(words) ?? null,
      });
    }),
    openProgram: late(async (place) => {
      const module = await awaited(() => import('../../features/program/program.js'));
      await module.openProgram(workbench, place);
      program = module;
    }),
    makeAnother: late(async () => {
      const { makeAnother } = await awaited(() => import('../../features/make/another.js'));
      await makeAnother({ workbench, words });
    }),
    addDifficulty: late(async (place, small) => {
      const { addDifficulty } = await awaited(
        () => import('../../features/difficulty/difficulty.js'),
      );
      await addDifficulty({ workbench, words, go }, place, small);
    }),
    addHints: late(async (place, game) => {
      const { addHints } = await awaited(() => import('../../features/hints/hints.js'));
      await addHints(workbench, place, game);
    }),
    addQuestions: late(async (runner, parts) => {
      const { addSwitch } = await awaited(() => import('../../features/questions/entry.js'));
      return addSwitch(workbench, runner, parts, save);
    }),
    addTree: late(async (place, playback) => {
      const { addTree } = await awaited(() => import('../../features/tree/tree-view.js'));
      return addTree(place, words, playback);
    }),
    addDoctor: late(async (place) => {
      const { addDoctor } = await awaited(() => import('../../features/doctor/doctor.js'));
      await addDoctor({ workbench, words, place });
    }),
    print: () => window.print(),
    // It leads to its translation.
    openLessons: () => location.assign(`lessons.html?lang=${words.language}`),
    openHelp: late(async () => {
      const { openHelp } = await awaited(() => import('../../features/help/help-dialog.js'));
      const keys = await keysOf(words);
      const texts = words.of(strings);
      const sections = keys.map(({ id, keys: rows }) => ({ title: texts[id], keys: rows }));
      await openHelp({ words, board, sections, tour: () => act('startTour') });
    }),
    startTour: late(async () => {
      workbench.invalidate(); // the line offers it no more
      const { startTour } = await awaited(() => import('../../features/help/tour.js'));
      await startTour({ words, go, mode: () => modes.current });
    }),
  };
}
