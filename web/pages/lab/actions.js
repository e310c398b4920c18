// What the page offers its modes, menus and keys by name: pastes, dialogs, files.
// @ts-check
import { savesData } from '../../base/platform/data.js';
import { kept } from '../../base/platform/storage.js';
import { Paste } from '../../features/paste/paste.js';
import * as puzzles from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { keysOf } from './keys.js';
import { awaited } from '../../base/worker/waits.js';

/** @typedef {import('../../solver/protocol.js').ReadyReply['formats']} Formats */

/**
 * @typedef {object} Page
 * @property {import('../../features/workbench/workbench.js').Workbench} workbench
 * @property {import('./modes.js').Modes} modes
 * @property {import('../../base/words/words.js').Words} words
 * @property {() => void} save  writes the address
 * @property {(error?: unknown) => void} fail  says why an action has failed, until the next call
 * @property {() => Formats} formats  what the solver can write
 */

export class Actions {
  #page;
  /** @type {import('../../features/workbench/mode.js').LateActions} */
  all;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const { workbench, modes, words, save, fail } = page;
    const { session, board } = workbench;
    const say = workbench.say.bind(workbench);
    const paste = new Paste({
      words,
      client: workbench.client,
      load: (text, index) => this.#load(text, index),
      play: (moves) => modes.go('watch', { moves }),
      openLists: (list) => this.all.openLists(list),
      openExamples: () => this.all.openExamples(),
      undo: () => session.undo(),
      say,
    });
    /** The user's own program as a lane of a race, once it was opened. @type {() => any} */
    let ownLane = () => null;
    /** An action whose code loads with the first call. @template {unknown[]} A @template R @param {(...args: A) => Promise<R>} open */
    const late =
      (open) =>
      (/** @type {A} */ ...args) => {
        fail();
        return open(...args).catch(fail);
      };

    this.all = {
      openPaste: late((text) => paste.open(text === undefined ? text : { text, name: '' })),
      takeFile: (/** @type {File} */ file) => paste.takeFile(file),
      takeText: (/** @type {string} */ text) => paste.take({ text, name: '' }),
      takePuzzle: (/** @type {string} */ givens) => this.#take(givens),
      openExamples: late(async () => {
        const { openExamples } = await awaited(
          () => import('../../features/examples/examples-dialog.js'),
        );
        const { openLists, openPaste } = this.all;
        await openExamples({ words, take: (givens) => this.#take(givens), openLists, openPaste });
      }),
      openLists: late(async (list) => {
        const { open } = await awaited(() => import('../../features/lists/list-dialog.js'));
        const setPuzzle = (/** @type {string} */ givens) => this.#take(givens);
        await open({ board, words, say, setPuzzle }, list);
      }),
      openShare: late(async (section) => {
        save(); // the dialog takes the state from the address
        const { openShare } = await awaited(() => import('../../features/share/share-dialog.js'));
        await openShare(
          {
            words,
            formats: page.formats(),
            write: (format) => this.#write(format),
            givens: () => session.puzzle.givens,
            solution: () => session.solutions.current,
            openPicture: () => this.all.openPicture(),
          },
          section,
        );
      }),
      openCopy: () => this.all.openShare('copy'),
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
      openRace: late(async () => {
        await modes.go('watch');
        const [{ client, playback }, { openRace }] = await Promise.all([
          workbench.startRuns(),
          awaited(() => import('../../features/race/race.js')),
        ]);
        playback.pause();
        await openRace({
          panel: /** @type {HTMLElement} */ (document.querySelector('.panel[data-for=watch]')),
          client,
          algorithms: playback.algorithms,
          kindOf: (bits) => playback.kindOf(bits),
          session,
          words,
          program: ownLane(),
        });
      }),
      openProgram: late(async () => {
        await modes.go('watch');
        const [runner, { openProgram, laneOf }] = await Promise.all([
          workbench.startRuns(),
          awaited(() => import('#program')),
        ]);
        const panel = /** @type {HTMLElement} */ (document.querySelector('.panel[data-for=watch]'));
        await openProgram({ workbench, runner, panel });
        ownLane = () => laneOf(words);
      }),
      addDifficulty: late(async (place) => {
        const { addDifficulty } = await awaited(
          () => import('../../features/explain/difficulty.js'),
        );
        await addDifficulty({ workbench, words, go: modes.go.bind(modes) }, place);
      }),
      addHints: late(async (place, game) => {
        const { addHints } = await awaited(() => import('../../features/explain/hints.js'));
        await addHints({ workbench, words, go: modes.go.bind(modes) }, place, game);
      }),
      addQuestions: late(async (runner) => {
        const { addSwitch } = await awaited(() => import('#questions'));
        return addSwitch(workbench, runner, save);
      }),
      addDoctor: late(async () => {
        const { addDoctor } = await awaited(() => import('../../features/doctor/doctor.js'));
        await addDoctor({ workbench, words, isCurrent: () => modes.current === 'solve' });
      }),
      print: () => window.print(),
      // It leads to its translation.
      openLessons: () => location.assign(`lessons.html?lang=${words.language}`),
      openHelp: late(async () => {
        const { openHelp } = await awaited(() => import('../../features/help/help-dialog.js'));
        const keys = await keysOf(modes.rows, words);
        /** @type {Record<string, any>} */
        const texts = words.of(strings);
        const sections = keys.map(({ id, keys: rows }) => ({ title: texts[id], keys: rows }));
        await openHelp({ words, board, sections, tour: () => this.all.startTour() });
      }),
      startTour: late(async () => {
        const { startTour } = await awaited(() => import('../../features/help/tour.js'));
        await startTour({ words, go: (mode) => modes.go(mode), mode: () => modes.current });
      }),
    };
    board.addEventListener('help', () => this.all.openHelp());
    const watch = document.querySelector('#modes [data-mode=watch]');
    for (const type of ['pointerenter', 'focus'])
      watch?.addEventListener(
        type,
        () => void (savesData() || workbench.startRuns().catch(() => {})),
        {
          once: true,
        },
      );
    document.addEventListener('keydown', ({ key, target }) => {
      // While nothing has the focus, the board does not hear its keys.
      if (key === '?' && target === document.body && board.singleKeys) this.all.openHelp();
    });
  }

  /** The puzzle in a format of the writer; rejects if the worker fails. @param {string} format */
  async #write(format) {
    const { client, session } = this.#page.workbench;
    const state = puzzles.stateText(session.puzzle);
    return (await client.ask({ type: 'write', state, format })).text;
  }

  /** @param {import('../../features/paste/paste.js').Text} text @param {number} index */
  async #load(text, index) {
    const { workbench, save } = this.#page;
    const outcome = await workbench.session.load(text, { index });
    if (outcome.facts) {
      workbench.view.solution = kept.solution === 'show';
      save();
    }
    return outcome;
  }

  /** Puts a puzzle on the board. @param {string} givens */
  #take(givens) {
    const { session, view } = this.#page.workbench;
    view.solution = kept.solution === 'show';
    session.take(puzzles.puzzleOf(givens));
  }
}
