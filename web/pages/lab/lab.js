// Ties session, board, panel and source together; nothing imports it.
// @ts-check
import { addressOf, onAddress, readAddress, writeAddress } from '../../puzzle/address.js';
import { Board } from '../../board/board.js';
import { cellViews } from '../../board/cells.js';
import { Client } from '../../solver/client.js';
import { find, onClick } from '../../base/dom/dom.js';
import { penOf, reveal } from '../../puzzle/edits.js';
import { exampleMenu, FIRST } from '../../puzzle/examples.js';
import { fillMenu } from '../../base/dom/menu.js';
import { language, setUpLanguage, speak, words } from '../../base/words/language.js';
import { setUpHelp } from './help.js';
import { setUpTheme } from '../../features/workbench/theme.js';
import {
  countText,
  renderLinks,
  renderSolutions,
  renderVerdict,
} from '../../features/workbench/panel.js';
import { SINGLE_FILE, startWorker } from '#platform';
import { setUpPen } from './pen.js';
import * as puzzles from '../../puzzle/puzzle.js';
import { Session } from '../../features/workbench/session.js';
import { fillCopyMenu } from '../../features/share/copy-menu.js';
import { PuzzleInput } from '../../features/input/puzzle-input.js';
import { keep, kept } from '../../base/platform/storage.js';
import { strings } from '../../puzzle/en.js';
import { announce, say } from '../../base/dom/live-region.js';
import { Watching } from '../../features/player/player-loader.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const board = new Board(main, find('board', HTMLTableElement));
const client = new Client(
  () => startWorker('solver-worker'),
  ({ formats }) =>
    fillCopyMenu(
      formats,
      (format) => session.write(format),
      link,
      () => session.solutions.current,
      say,
    ),
);
const session = new Session(client, async (...asked) =>
  (await import('../../solver/count.js')).countAll({ client, startWorker }, ...asked),
);
const source = new PuzzleInput({
  words: () => strings,
  load,
  play: (moves) => watching.play(moves),
  openList,
});
/** @param {import('../../features/input/puzzle-input.js').Text} text @param {number} index @param {boolean} amend */
async function load(text, index, amend) {
  const outcome = await session.load(text, { index, amend });
  const told = source.tell(outcome);
  if (outcome.facts) {
    // Show the solution after loading a puzzle, unless the user has hidden it before.
    view.show = kept.solution !== 'hide';
    pen.take(puzzles.filled(session.puzzle.givens) ? 'answers' : 'puzzle');
    save();
  } else if (told) {
    announce(told);
  }
}

/** What the parts that come later get of this one. @type {import('../../features/player/player.js').Page} */
const page = {
  board,
  session,
  candidates: () => view.candidates,
  say,
  announce,
  invalidate,
  save,
  setPuzzle: (givens) => session.edit(puzzles.puzzleOf(givens)),
  speak,
  words,
};
const watching = new Watching(page, () => {
  if (SINGLE_FILE) return;
  import('../../features/offline/offline.js').then(({ begin: stayOffline }) => stayOffline(words));
});

/** Lists have a dialog of their own, which comes when it is asked for. @param {Blob} [list] */
function openList(list) {
  import('../../features/lists/list-dialog.js')
    .then(({ open }) => open(page, list))
    .catch((error) => say(strings.failed(error)));
}

const view = { show: false, candidates: false, differences: kept.differences !== 'off' };
const pen = setUpPen({
  board,
  session,
  invalidate,
  showCandidates: () => setCandidates(true),
  ask(digit) {
    if (watching.on) watching.player?.ask(board.selection, digit);
    return watching.on;
  },
});
let checked = '';
let theme = 'auto';

// ---- Showing: whatever changes, once a frame ----------------------------------------------------

let asked = false;
let said = ''; // the verdict that was announced last
function invalidate() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(render);
}

function render() {
  asked = false;
  const { puzzle, facts, solutions, answer } = session;
  const solution = view.show ? solutions.current : undefined;
  const state = puzzles.stateText(puzzle);
  const cells = cellViews({
    puzzle,
    facts,
    solution,
    other: view.show && view.differences ? solutions.other : undefined,
    checked: checked === state ? answer : undefined,
    candidates: view.candidates,
    givensLocked: pen.name !== 'puzzle',
  });
  const { player } = watching;
  const run = player?.watching ? player : null;
  const houses = new Set(run ? [] : facts?.conflicts.map(({ house }) => house));
  board.render(run ? run.cells() : cells, houses);
  board.table.classList.toggle('pencilled', run ? run.pencilled : view.candidates);
  player?.render();
  find('candidates').setAttribute('aria-pressed', String(view.candidates));
  find('undo', HTMLButtonElement).disabled = !session.canUndo;
  find('redo', HTMLButtonElement).disabled = !session.canRedo;
  const touched = state.includes('&');
  const verdict = renderVerdict(
    session,
    touched,
    !cells.some(({ kind }) => !kind || kind === 'solved'),
  );
  if (verdict) {
    if (verdict !== said) announce(verdict);
    said = verdict;
    watching.begin();
  }
  renderSolutions(session, view, {
    reveal: board.selection.some((cell) => puzzle.givens[cell] === '0'),
    check: Boolean(answer) && touched,
  });
  if (session.searchedMs) setTimeout(invalidate, 100);
}

const shown = () => [
  ...(view.show ? ['solution'] : []),
  ...(view.candidates ? ['candidates'] : []),
];

function save() {
  if (!session.begun) return; // the address and the storage have the only copy of the puzzle
  const state = puzzles.stateText(session.puzzle);
  keep({ state, show: String(shown()), pen: pen.name });
  writeAddress(addressOf(state, shown(), watching.scene, theme, language()));
  renderLinks(session.puzzle.givens);
}

let saved = session.puzzle;
session.addEventListener('change', () => {
  if (saved !== session.puzzle) {
    if (saved.givens !== session.puzzle.givens) said = '';
    saved = session.puzzle;
    watching.player?.leave();
    say('');
    save();
  }
  invalidate();
});
// ---- Entering ------------------------------------------------------------------------------------

board.addEventListener('select', invalidate);
onClick('solve-list', () => openList());
onClick('clear-answers', () => {
  session.edit(puzzles.puzzleOf(session.puzzle.givens));
  say(strings.cleared);
});
onClick('clear', () => {
  session.edit(puzzles.EMPTY);
  source.clear();
  pen.take('puzzle');
  say(strings.cleared);
});

// ---- Looking -------------------------------------------------------------------------------------

onClick('show', () => {
  view.show = !view.show;
  keep({ solution: view.show ? 'show' : 'hide' });
  save();
  invalidate();
});
onClick('candidates', () => setCandidates(!view.candidates));
/** @param {boolean} on */
function setCandidates(on) {
  if (view.candidates === on) return;
  view.candidates = on;
  save();
  invalidate();
}
onClick('reveal', () => {
  const { puzzle, solutions } = session;
  if (solutions.current) pen.edit(reveal(puzzle, board.selection, solutions.current));
});
onClick('check', () => {
  const { puzzle, answer } = session;
  checked = puzzles.stateText(puzzle);
  say(strings.checked(puzzles.mistakes(puzzle, answer ?? ''), puzzles.filled(puzzle.entries)));
  invalidate();
});
onClick('solution-back', () => stepSolution(-1));
onClick('solution-next', () => stepSolution(1));
/** @param {1 | -1} by */
async function stepSolution(by) {
  view.show = true;
  await session.stepSolution(by).catch((error) => say(strings.failed(error)));
  announce(find('which').textContent ?? '');
}
onClick('stop-search', () => session.stopSearch());
onClick('stop-count', () => session.stopCount());
onClick('count', async () => {
  await session.countAll();
  if (session.count) announce(countText(session.count));
});
const differences = find('differences', HTMLInputElement);
differences.checked = view.differences;
differences.addEventListener('change', () => {
  view.differences = differences.checked;
  keep({ differences: view.differences ? 'on' : 'off' });
  invalidate();
});
const respect = find('respect', HTMLInputElement);
respect.addEventListener('change', () => session.setUseEliminations(respect.checked));

// ---- Menus ---------------------------------------------------------------------------------------

fillMenu(
  find('examples'),
  exampleMenu((givens) => {
    view.show = kept.solution === 'show';
    source.clear();
    session.edit(puzzles.puzzleOf(givens));
    pen.take(givens === puzzles.EMPTY.givens ? 'puzzle' : 'answers');
  }),
);

/** To this page as it is. */
const link = () => addressOf(puzzles.stateText(session.puzzle), shown(), watching.scene);

// ---- Beginning -----------------------------------------------------------------------------------

/** @param {string} name */
function setTheme(name) {
  theme = name;
  save();
}

/** What is made at run time is said anew. */
addEventListener('languagechange', () => {
  source.update();
  said = '';
  say('');
  invalidate();
});

/**
 * Takes what the address says, else what was kept, else an example.
 * @param {boolean} first  the page was opened just now
 */
async function begin(first) {
  const address = readAddress();
  if (first) theme = setUpTheme(address.theme, setTheme);
  if (first || address.lang) await setUpLanguage(address.lang, save);
  if (!address.text && !first) return;
  setShown(address.text ? (address.show ?? []) : (kept.show ?? '').split(','));
  if (address.text && (await restore(address.text, first))) return watching.show(address.scene);
  if (first && !(kept.state && (await restore(kept.state, true)))) {
    session.begin(puzzles.puzzleOf(FIRST));
  }
  if (address.text) source.take(address.text); // which says what is wrong with it
}

/**
 * Loads a puzzle without a message.
 * @param {string} text
 * @param {boolean} first  the page was opened just now
 * @returns {Promise<boolean>}  false if the text has no puzzle
 */
async function restore(text, first) {
  const penKept = first ? penOf(storedPen) : undefined;
  const { facts, error, superseded } = await session.load(text, { first });
  if (error) say(strings.failed(error));
  if (facts && penKept) pen.take(penKept);
  return Boolean(facts || error || superseded);
}

/** @param {string[]} names */
function setShown(names) {
  view.show = names.includes('solution');
  view.candidates = names.includes('candidates');
}

setUpHelp(board);
const storedPen = kept.pen; // `take` stores another one
pen.take('answers');
begin(true);
onAddress(() => begin(false));
