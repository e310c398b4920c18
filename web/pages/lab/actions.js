// What the page offers its modes, menus and keys by name: pastes, dialogs, files.
// @ts-check
import { addStyle } from '#platform';
import { openDialog } from '../../base/dom/dialog.js';
import { find, onClick } from '../../base/dom/dom.js';
import { fillMenu } from '../../base/dom/menu.js';
import { kept } from '../../base/platform/storage.js';
import { PuzzleInput } from '../../features/input/puzzle-input.js';
import { fillCopyMenu } from '../../features/share/copy-menu.js';
import { EXAMPLES } from '../../puzzle/examples.js';
import * as puzzles from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { setUpHelp } from './help.js';

/** @typedef {import('../../solver/protocol.js').ReadyReply['formats']} Formats */

/** @type {Record<string, string>} */
const OTHER_SITES = {
  sudokuwiki: 'https://www.sudokuwiki.org/sudoku.htm?bd=',
  sudokuexchange: 'https://sudokuexchange.com/play/?s=',
  sudokucoach: 'https://sudoku.coach/en/play/',
};

/**
 * @typedef {object} Page
 * @property {import('../../features/workbench/workbench.js').Workbench} workbench
 * @property {import('./modes.js').Modes} modes
 * @property {import('../../base/words/words.js').Words} words
 * @property {() => void} save  writes the address
 */

export class Actions {
  #page;
  #input;
  /** @type {Formats} */
  #formats = [];
  /** The actions by name. @type {Record<string, (...args: any[]) => any>} */
  all;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    const { workbench, modes, words } = page;
    const { session, board } = workbench;
    this.#input = new PuzzleInput({
      words: () => workbench.texts,
      load: (...asked) => this.#load(...asked),
      play: (moves) => modes.go('watch', { moves }),
      openList: (list) => this.all.openLists(list),
    });
    const fail = (/** @type {unknown} */ error) => workbench.say(workbench.texts.failed(error));
    const late =
      (/** @type {(...args: any[]) => Promise<unknown>} */ open) =>
      (/** @type {any[]} */ ...args) =>
        open(...args).catch(fail);

    this.all = {
      /** A text of the page by its name. @param {keyof typeof strings} name */
      text: (name) => words.of(strings)[name],
      openPaste: () => openDialog(find('paste-dialog', HTMLDialogElement), find('text')),
      openExamples: () => openDialog(find('paste-dialog', HTMLDialogElement), find('examples')),
      takeText: (/** @type {string} */ text) => this.#input.take(text),
      /** The text of the last paste no longer describes the puzzle. */
      forgetText: () => this.#input.clear(),
      takePuzzle: (/** @type {string} */ givens) => this.#take(givens),
      fillCopy: () => this.#fillCopy(),
      openLists: late(async (list) => {
        const { open } = await import('../../features/lists/list-dialog.js');
        open(
          {
            board,
            words,
            announce: (/** @type {string} */ text) => workbench.announce(text),
            setPuzzle: (/** @type {string} */ givens) => session.take(puzzles.puzzleOf(givens)),
          },
          list,
        );
      }),
      openShare: late(async () => {
        page.save(); // the dialog takes the state from the address
        const { openShare } = await import('../../features/share/share-dialog.js');
        await openShare(words);
      }),
      openPicture: late(async () => {
        const [runner, { openPicture }, { subjectOf }] = await Promise.all([
          workbench.startRuns(),
          import('../../features/paper/picture.js'),
          import('../../features/paper/subject.js'),
        ]);
        runner.playback.pause();
        const { view, watching } = workbench;
        const subject = {
          words,
          board,
          session,
          candidates: () => view.candidates,
          say: (/** @type {string} */ text) => workbench.say(text),
        };
        await openPicture(subjectOf(subject, runner.playback, runner.client, watching), words);
      }),
      openRace: late(async () => {
        const [runner, { openRace }] = await Promise.all([
          workbench.startRuns(),
          import('../../features/race/race.js'),
          addStyle('race.css'),
        ]);
        const { client, playback } = runner;
        playback.pause();
        const { givens } = session.puzzle;
        await openRace({ client, algorithms: playback.algorithms, givens, words });
      }),
      print: () => window.print(),
      openHelp: () => {},
      nextTheme: () => {},
    };
    this.all.openHelp = setUpHelp(board, () => {
      const { KEYS, where } = words.of(strings);
      return { keys: [...KEYS, ...modes.mounted.flatMap((mode) => mode.keys?.() ?? [])], where };
    });
    onClick('paste', () => this.all.openPaste());
    onClick('solve-list', () => this.all.openLists());
  }

  /** @param {import('../../features/input/puzzle-input.js').Text} text @param {number} index @param {boolean} amend */
  async #load(text, index, amend) {
    const { workbench, save } = this.#page;
    const { session, view } = workbench;
    const outcome = await session.load(text, { index, amend });
    const message = this.#input.tell(outcome);
    if (message) workbench.say(message);
    if (!outcome.facts) return;
    // Show the solution after loading a puzzle, unless the user has hidden it before.
    view.solution = kept.solution === 'show';
    save();
  }

  /** Loads an example. @param {string} givens */
  #take(givens) {
    const { session, view } = this.#page.workbench;
    view.solution = kept.solution === 'show';
    this.#input.clear();
    session.take(puzzles.puzzleOf(givens));
  }

  /** The formats that the solver can write. @param {Formats} formats */
  setFormats(formats) {
    this.#formats = formats;
    this.translate();
  }

  /** Fills the menus in the current language. */
  translate() {
    const { words } = this.#page;
    const { EXAMPLES: names } = words.of(strings);
    const groups = EXAMPLES.map(({ id: group, examples }) => ({
      name: names[group].name,
      items: examples.map(({ id, givens }) => ({
        ...names[id],
        choose: () => {
          find('paste-dialog', HTMLDialogElement).close();
          this.#take(givens);
        },
      })),
    }));
    fillMenu(find('examples'), groups);
    this.#fillCopy();
    this.#input.update();
  }

  /** Fills the menu "Copy" once the mode Solve has made it. */
  #fillCopy() {
    if (!document.getElementById('copy')) return;
    const { workbench, save } = this.#page;
    const link = () => {
      save();
      return location.href;
    };
    fillCopyMenu(
      this.#formats,
      (format) => workbench.session.write(format),
      link,
      () => workbench.session.solutions.current,
      (text) => workbench.say(text),
      workbench.texts,
    );
  }

  /** Links to the puzzle on other sites. @param {string} givens */
  follow(givens) {
    for (const [id, address] of Object.entries(OTHER_SITES)) {
      find(id, HTMLAnchorElement).href = address + givens;
    }
  }
}
