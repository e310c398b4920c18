// The page of the lab: composes a workbench with the input, the verdict, the menus and, later, the
// player and what is opened from it.
// @ts-check
import { startWorker } from '#platform';
import { find, onClick } from '../../base/dom/dom.js';
import { fillMenu } from '../../base/dom/menu.js';
import { setUpTheme } from '../../base/dom/theme.js';
import { keep, kept } from '../../base/platform/storage.js';
import { language, setUpLanguage, words } from '../../base/words/language.js';
import { fillIn } from '../../base/words/words.js';
import { PuzzleInput } from '../../features/input/puzzle-input.js';
import { strings as bar } from '../../features/player/bar-words.js';
import { fillCopyMenu } from '../../features/share/copy-menu.js';
import { Workbench } from '../../features/workbench/workbench.js';
import { addressOf, onAddress, readAddress, writeAddress } from '../../puzzle/address.js';
import { penOf, reveal } from '../../puzzle/edits.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { EXAMPLES, FIRST } from '../../puzzle/examples.js';
import * as puzzles from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { setUpHelp } from './help.js';
import { setUpPen } from './pen.js';
import { PlayerLoader } from './player-loader.js';
import { countText, renderLinks, renderSolutions, renderVerdict } from './verdict.js';

/** @typedef {import('./late.js').Late} Late */

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
/** @type {import('../../solver/protocol.js').ReadyReply['formats']} */
let formats = [];
const workbench = new Workbench(main, {
  words,
  startWorker,
  countAll:
    (client) =>
    async (...asked) =>
      (await import('../../solver/count.js')).countAll({ client, startWorker }, ...asked),
  onready(ready) {
    formats = ready.formats;
    fillMenus();
  },
});
const { board, entry, session, view } = workbench;
/** The player and what depends on it. @type {Late | null} */
let late = null;
let theme = 'auto';
let announced = ''; // the verdict
let saved = session.puzzle;
/** The pen of the previous visit; `keep` overwrites it. */
const keptPen = penOf(kept.pen);
view.differences = kept.differences !== 'off';

const player = new PlayerLoader(
  async () => (late = await (await import('./late.js')).startLate(workbench, save)),
  (error) => {
    find('step-status').textContent = words.of(strings).noPlayer(error);
  },
);

const input = new PuzzleInput({
  words: () => workbench.texts,
  load,
  play: async (moves) => (await player.get())?.play(moves),
  openList,
});

/** @param {import('../../features/input/puzzle-input.js').Text} text @param {number} index @param {boolean} amend */
async function load(text, index, amend) {
  const outcome = await session.load(text, { index, amend });
  const message = input.tell(outcome);
  if (!outcome.facts) {
    if (message) workbench.announce(message);
    return;
  }
  // Show the solution after loading a puzzle, unless the user has hidden it before.
  view.solution = kept.solution !== 'hide';
  entry.take(puzzles.filled(session.puzzle.givens) ? 'answers' : 'puzzle');
  save();
}

/** Opens the dialog of lists. @param {Blob} [list] */
function openList(list) {
  import('../../features/lists/list-dialog.js')
    .then(({ open }) => open(page, list))
    .catch((error) => workbench.say(workbench.texts.failed(error)));
}

/** What the dialog of lists needs. */
const page = {
  board,
  words,
  /** @param {string} text */
  announce: (text) => workbench.announce(text),
  /** @param {string} text */
  say: (text) => workbench.say(text),
  /** @param {string} givens */
  setPuzzle: (givens) => session.edit(puzzles.puzzleOf(givens)),
};

// ---- Rendering ----------------------------------------------------------------------------------

workbench.add(setUpPen(workbench));
workbench.add({
  render() {
    const touched = puzzles.stateText(session.puzzle).includes('&');
    find('candidates').setAttribute('aria-pressed', String(view.candidates));
    renderSolutions(workbench, touched);
    const verdict = renderVerdict(workbench, touched);
    if (!verdict || verdict === announced) return;
    announced = verdict;
    workbench.announce(verdict);
    player.schedule();
  },
});

/** The overlays of the board, as the address names them. */
const overlays = () => [
  ...(view.solution ? ['solution'] : []),
  ...(view.candidates ? ['candidates'] : []),
];

/** Writes the state of the page to the address and the storage. */
function save() {
  if (!session.begun) return; // until then the address and the storage have the only copy
  const state = puzzles.puzzleText(session.puzzle);
  keep({ state, show: String(overlays()), pen: entry.pen });
  const scene = workbench.runner?.scene ?? null;
  writeAddress(addressOf(state, overlays(), scene, theme, language()));
  renderLinks(session.puzzle.givens);
}

session.addEventListener('change', () => {
  if (saved === session.puzzle) return;
  if (saved.givens !== session.puzzle.givens) announced = '';
  saved = session.puzzle;
  workbench.say('');
  save();
});

// ---- Buttons ------------------------------------------------------------------------------------

onClick('solve-list', () => openList());
onClick('clear-answers', () => {
  session.edit(puzzles.puzzleOf(session.puzzle.givens));
  workbench.say(workbench.texts.cleared);
});
onClick('clear', () => {
  session.edit(puzzles.EMPTY);
  input.clear();
  entry.take('puzzle');
  workbench.say(workbench.texts.cleared);
});
onClick('show', () => {
  view.solution = !view.solution;
  keep({ solution: view.solution ? 'show' : 'hide' });
  save();
  workbench.invalidate();
});
onClick('candidates', () => {
  view.candidates = !view.candidates;
  save();
  workbench.invalidate();
});
onClick('reveal', () => {
  const { puzzle, solutions } = session;
  if (solutions.current) entry.edit(reveal(puzzle, board.selection, solutions.current));
});
onClick('check', () => {
  const { puzzle, answer } = session;
  workbench.check();
  const mistakes = puzzles.mistakes(puzzle, answer ?? '');
  workbench.say(workbench.texts.checked(mistakes, puzzles.filled(puzzle.entries)));
});
onClick('solution-back', () => stepSolution(-1));
onClick('solution-next', () => stepSolution(1));
/** @param {1 | -1} by */
async function stepSolution(by) {
  view.solution = true;
  await session.stepSolution(by).catch((error) => workbench.say(workbench.texts.failed(error)));
  requestAnimationFrame(() => workbench.announce(find('which').textContent ?? ''));
}
onClick('stop-search', () => session.stopSearch());
onClick('stop-count', () => session.stopCount());
onClick('count', async () => {
  await session.countAll();
  if (session.count) workbench.announce(countText(session.count, workbench.texts));
});
const differences = find('differences', HTMLInputElement);
differences.checked = view.differences;
differences.addEventListener('change', () => {
  view.differences = differences.checked;
  keep({ differences: view.differences ? 'on' : 'off' });
  workbench.invalidate();
});
const eliminations = find('use-eliminations', HTMLInputElement);
eliminations.addEventListener('change', () => session.setUseEliminations(eliminations.checked));

// ---- Menus and texts ----------------------------------------------------------------------------

/** Fills the menus in the current language. */
function fillMenus() {
  const { EXAMPLES: names } = words.of(strings);
  const groups = EXAMPLES.map(({ id: group, examples }) => ({
    name: names[group].name,
    items: examples.map(({ id, givens }) => ({ ...names[id], choose: () => take(givens) })),
  }));
  fillMenu(find('examples'), groups);
  const link = () =>
    addressOf(puzzles.puzzleText(session.puzzle), overlays(), workbench.runner?.scene ?? null);
  const write = (/** @type {string} */ format) => session.write(format);
  fillCopyMenu(formats, write, link, () => session.solutions.current, page.say, workbench.texts);
}

/** Loads an example. @param {string} givens */
function take(givens) {
  view.solution = kept.solution === 'show';
  input.clear();
  session.edit(puzzles.puzzleOf(givens));
  entry.take(givens === puzzles.EMPTY.givens ? 'puzzle' : 'answers');
}

setUpHelp(board, () => {
  const { KEYS, where } = words.of(strings);
  return { keys: [...KEYS, ...(late?.keys ?? [])], where };
});
let renderTheme = () => {};
words.addEventListener('change', () => {
  fillIn(document, { lab: words.of(strings), bar: words.of(bar) });
  renderTheme();
  fillMenus();
  input.update();
  announced = '';
});

// ---- The address --------------------------------------------------------------------------------

/** @param {string | null} asked */
function startTheme(asked) {
  const textOf = (/** @type {string} */ name) => words.of(strings).theme(name);
  const onchange = (/** @type {string} */ name) => {
    theme = name;
    save();
  };
  ({ theme, render: renderTheme } = setUpTheme(asked, textOf, onchange));
}

/**
 * Takes the state of the address, else that of the previous visit, else an example.
 * @param {boolean} first  the page was opened just now
 */
async function begin(first) {
  const address = readAddress();
  if (first) startTheme(address.theme);
  if (first || address.lang) await setUpLanguage(address.lang, save);
  if (!address.text && !first) return;
  const names = address.text ? (address.show ?? []) : (kept.show ?? '').split(',');
  view.solution = names.includes('solution');
  view.candidates = names.includes('candidates');
  if (address.text && (await restore(address.text, first))) {
    if (address.scene) (await player.get())?.show(address.scene);
    return;
  }
  if (first && !(kept.state && (await restore(kept.state, true)))) {
    session.begin(puzzles.puzzleOf(FIRST));
  }
  if (address.text) input.take(address.text); // says what is wrong with it
}

/**
 * Loads a puzzle without a message.
 * @param {string} text
 * @param {boolean} first  the page was opened just now
 * @returns {Promise<boolean>}  false if the text has no puzzle
 */
async function restore(text, first) {
  const { facts, error, superseded } = await session.load(text, { first });
  if (facts && !first) input.clear();
  if (facts && first && keptPen) entry.take(keptPen);
  return Boolean(facts || error || superseded); // the headline says what is wrong
}

words.add({ puzzle: puzzleStrings, lab: strings, bar });
entry.take('answers');
begin(true);
onAddress(() => begin(false));
