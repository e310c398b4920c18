// The actions of the page: what modes, menus, buttons and keys can ask of it. A row has all about an action;
// the build writes menu and buttons of the header from the rows. The code of each loads with its first use.
// @ts-check
import { awaited } from '../../base/worker/waits.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { puzzleOf } from '../../puzzle/puzzle.js';
import { SINGLE_FILE } from '#platform';
import { strings } from './en.js';
import { keysOf } from './keys.js';

/** @typedef {import('../../features/workbench/mode.js').Actions} All */

/**
 * @typedef {object} Host
 * @property {import('../../features/workbench/workbench.js').Workbench} workbench
 * @property {import('./modes.js').Modes} modes
 * @property {import('../../base/words/words.js').Words} words
 * @property {() => void} save  writes the address
 * @property {import('../../features/workbench/mode.js').Act} act
 * @property {(error?: unknown) => void} fail  says why an action has failed, until the next call
 * @property {() => import('../../solver/protocol.js').ReadyReply['formats']} formats  what the solver can write
 * @property {() => void} nextTheme
 */
/** The user's own program, once it was opened. @typedef {typeof import('../../features/program/opened.js') | null} Program */
/** @typedef {Host & {paste: import('../../features/paste/paste.js').Paste, program: Program, onlySite: () => Promise<void>}} Page */

/** @typedef {Exclude<keyof typeof strings, 'THEMES' | 'theme'>} Text */
/**
 * @template {keyof All} Name
 * @typedef {object} Action
 * @property {(page: Page, ...args: Parameters<All[Name]>) => unknown} run
 * @property {Text} [label]  of what the page itself offers
 * @property {Text} [short]  its name on its button in the header; without one, the button has only its icon
 * @property {Text} [key]  its key, in the words of the help
 * @property {1 | 2 | 3} [group]  of the menu
 * @property {string} [id]  of its entry there
 * @property {string} [value]  id of the element that has its value, in its entry
 * @property {string} [icon]  of its button in the header, within 24 by 24
 * @property {string} [button]  id of that
 */

/** Loads a puzzle. @param {Pick<Host, 'workbench'>} page @param {string} givens */
export const take = ({ workbench: { session } }, givens) => void session.take(puzzleOf(givens));

/** @type {{[Name in keyof All]: Action<Name>}} */
export const ACTIONS = {
  openPaste: {
    label: 'pasteOrOpen',
    short: 'pasteOrOpen',
    key: 'pasteKey',
    button: 'paste',
    icon: '<rect x="5" y="5" width="14" height="15.5" rx="2" /><path d="M9 5.5V4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1.5zM12 10v6m-2.6-2.6L12 16l2.6-2.6" />',
    run: ({ paste }, text) => paste.open(text === undefined ? text : { text, name: '' }),
  },
  takeFile: { run: ({ paste }, file) => paste.takeFile(file) },
  takeText: { run: ({ paste }, text) => paste.take({ text, name: '' }) },
  takePuzzle: { run: take },
  openExamples: {
    label: 'examples',
    group: 1,
    async run(page) {
      const { openExamples } = await awaited(
        () => import('../../features/examples/examples-dialog.js'),
      );
      const { words, act } = page;
      await openExamples({
        words,
        take: (givens) => take(page, givens),
        openLists: () => act('openLists'),
        openPaste: () => act('openPaste'),
      });
    },
  },
  openLists: {
    label: 'solveList',
    group: 1,
    id: 'solve-list',
    async run(page, list, task) {
      const { open } = await awaited(() => import('../../features/lists/list-dialog.js'));
      const { board } = page.workbench;
      const say = page.workbench.say.bind(page.workbench);
      const setPuzzle = (/** @type {string} */ givens) => take(page, givens);
      await open({ board, words: page.words, say, setPuzzle }, list, task);
    },
  },
  openPhoto: {
    label: 'photo',
    short: 'photoShort',
    group: 1,
    button: 'open-photo',
    icon: '<path d="M4 8.5A1.5 1.5 0 0 1 5.5 7H8l1.5-2.5h5L16 7h2.5A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5z" /><circle cx="12" cy="12.8" r="3.4" />',
    async run({ words, workbench, onlySite }, file) {
      if (SINGLE_FILE) return onlySite();
      const { openPicture } = await awaited(() => import('#picture'));
      const { session } = workbench;
      const say = workbench.say.bind(workbench);
      const undo = () => session.undo();
      await openPicture({ words, take: (puzzle) => session.take(puzzle), undo, say }, file);
    },
  },
  openLessons: {
    label: 'lessons',
    group: 1,
    // It leads to its translation.
    run: ({ words, onlySite }) =>
      SINGLE_FILE ? onlySite() : location.assign(`lessons.html?lang=${words.language}`),
  },
  openShare: {
    label: 'shareAndEmbed',
    group: 2,
    button: 'share',
    icon: '<path d="M12 15V4M8.2 7.4 12 3.6l3.8 3.8M6 11v8.5h12V11" />',
    async run(page, section) {
      const { openShare } = await awaited(() => import('./share.js'));
      await openShare(page, section);
    },
  },
  openCopy: { run: ({ act }) => act('openShare', 'copy') },
  openPicture: {
    label: 'picture',
    group: 2,
    async run({ words, workbench }) {
      const [runner, { openPicture }, { subjectOf }] = await Promise.all([
        workbench.startRuns(),
        awaited(() => import('../../features/paper/picture.js')),
        awaited(() => import('../../features/paper/subject.js')),
      ]);
      runner.playback.pause();
      const { board, session, view, watching } = workbench;
      const subject = { words, board, session, candidates: () => view.candidates };
      await openPicture(subjectOf(subject, runner.playback, runner.client, watching), words);
    },
  },
  openRace: {
    async run({ words, workbench: { board, session }, program, act }, place) {
      const [{ openRace, OWN }, { SmallLandscape }] = await Promise.all([
        awaited(() => import('../../features/race/race.js')),
        awaited(() => import('../../features/player/landscape/small.js')),
      ]);
      const { runner, panel } = place;
      const { playback, client } = runner;
      playback.pause();
      await openRace({
        panel: panel.root,
        Landscape: SmallLandscape,
        client,
        algorithms: playback.algorithms,
        kindOf: (bits) => playback.kindOf(bits),
        singleKeys: () => board.singleKeys,
        session,
        words,
        program: program?.laneOf(words) ?? null,
        moves: playback.program ? null : playback.moves,
        watch: ({ algorithm: { id, trace }, variant }, step) => {
          if (id === OWN) act('openProgram', place);
          else if (trace) playback.go(step);
          else runner.show({ algorithm: id, variant, step, rate: 0 });
        },
      });
    },
  },
  openLecture: {
    async run({ workbench }, place) {
      const { openLecture } = await awaited(() => import('../../features/player/lecture.js'));
      return openLecture(workbench, place);
    },
  },
  openProgram: {
    async run(page, place, ...scene) {
      const module = await awaited(() => import('../../features/program/opened.js'));
      await module.openProgram(page.workbench, place, ...scene);
      page.program = module;
    },
  },
  makeAnother: {
    async run({ workbench, words }, wanted) {
      const { makeAnother } = await awaited(() => import('../../features/make/another.js'));
      return makeAnother({ workbench, words }, wanted);
    },
  },
  addDifficulty: {
    async run({ workbench, words, modes }, place, small) {
      const { addDifficulty } = await awaited(
        () => import('../../features/difficulty/difficulty.js'),
      );
      await addDifficulty({ workbench, words, go: modes.go.bind(modes) }, place, small);
    },
  },
  addSearch: {
    async run({ workbench, modes }, place, arrived) {
      const [runner, { SmallLandscape }, { addHero }] = await Promise.all([
        workbench.startRuns(),
        awaited(() => import('../../features/player/landscape/small.js')),
        awaited(() => import('../../features/card/hero.js')),
      ]);
      const go = modes.go.bind(modes);
      await addHero(place, { workbench, runner, Landscape: SmallLandscape, go }, arrived);
    },
  },
  addHints: {
    async run({ workbench }, place, game) {
      const { addHints } = await awaited(() => import('../../features/hints/hints.js'));
      await addHints(workbench, place, game);
    },
  },
  addSketch: {
    async run({ workbench }, place) {
      const { addSketch } = await awaited(() => import('#sketch'));
      return addSketch(workbench, place);
    },
  },
  addDrill: {
    async run({ workbench, save }, place) {
      const { addDrill } = await awaited(() => import('#drill'));
      return addDrill(workbench, place, save);
    },
  },
  addQuestions: {
    async run({ workbench, save }, runner, parts) {
      const { addSwitch } = await awaited(() => import('../../features/questions/entry.js'));
      return addSwitch(workbench, runner, parts, save);
    },
  },
  addLandscape: {
    async run(_, place, ...run) {
      const { addLandscape } = await awaited(
        () => import('../../features/player/landscape/landscape.js'),
      );
      return addLandscape(place, ...run);
    },
  },
  addDoctor: {
    async run({ workbench, words }, place) {
      const { addDoctor } = await awaited(() => import('../../features/doctor/doctor.js'));
      await addDoctor({ workbench, words, place });
    },
  },
  print: { label: 'print', group: 2, run: () => window.print() },
  nextTheme: {
    label: 'themeName',
    group: 3,
    value: 'theme-name',
    button: 'theme',
    icon: '<circle cx="12" cy="12" r="7.5" /><path class="solid" d="M12 4.5a7.5 7.5 0 0 1 0 15z" />',
    run: ({ nextTheme }) => nextTheme(),
  },
  openHelp: {
    label: 'helpAndKeys',
    key: 'helpKey',
    group: 3,
    async run({ words, workbench: { board }, act }) {
      const { openHelp } = await awaited(() => import('../../features/help/help-dialog.js'));
      const ofModes = await keysOf(words);
      const texts = words.of(strings);
      const sections = ofModes.map(({ id, keys }) => ({
        title: words.of(puzzleStrings)[id],
        keys,
      }));
      const keys = Object.values(ACTIONS).flatMap(({ key, label }) =>
        key && label ? [[`[${texts[key].replace(' ', '] [')}]`, texts[label]]] : [],
      );
      await openHelp({ words, board, keys, sections, tour: () => act('startTour') });
    },
  },
  startTour: {
    async run({ workbench, words, modes }) {
      workbench.invalidate(); // the line offers it no more
      const { startTour } = await awaited(() => import('../../features/help/tour.js'));
      await startTour({ words, go: modes.go.bind(modes), mode: () => modes.current });
    },
  },
};

/** @typedef {[string, Action<keyof All>]} Row */
/** @param {(row: Row) => string} write */
const each = (write) => /** @type {Row[]} */ (Object.entries(ACTIONS)).map(write).join('');
const sign = (/** @type {string} */ name) =>
  `<svg aria-hidden="true"><use href="#i-${name}" /></svg>`;

/** HTML: the symbols of the icons, for the sprite. */
export const icons = () =>
  each(([, { button, icon }]) =>
    button ? `<symbol id="i-${button}" viewBox="0 0 24 24">${icon}</symbol>` : '',
  );

/** HTML: the buttons of the header. The first have a name, the ways in; the others appear on wide windows. */
export const buttons = () =>
  each(([name, { button, label, short }]) => {
    if (!button) return '';
    const start = `<button type="button" id="${button}" data-action="${name}"`;
    return short
      ? `${start} class="way ${button}">${sign(button)}<span data-words="lab.${short}"></span></button>`
      : `${start} class="icon wide-only" data-words-aria-label="lab.${label}" data-words-title="lab.${label}">${sign(button)}</button>`;
  });

/** HTML: the entries of a group of the menu. @param {number} wanted */
const entries = (wanted) =>
  each(([name, { group, id, label, key, value }]) => {
    if (group !== wanted) return '';
    const start = `<button type="button"${id ? ` id="${id}"` : ''} data-action="${name}"`;
    if (!key && !value) return `${start} data-words="lab.${label}"></button>`;
    const end = key ? `<em data-words="lab.${key}"></em>` : `<em id="${value}"></em>`;
    return `${start}><span data-words="lab.${label}"></span>${end}</button>`;
  });
export const menuOfPuzzles = () => entries(1);
export const menuOfThis = () => entries(2);
export const menuOfPage = () => entries(3);
