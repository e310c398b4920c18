// Ties session, board, panel and source together; nothing imports it.
// @ts-check
import { addressOf, onAddress, readAddress, writeAddress } from './address.js';
import { Board } from './board.js';
import { cellViews } from './cells.js';
import { Client } from './client.js';
import { copy, fillMenu, find, onClick, setText } from './dom.js';
import { EXAMPLES, FIRST } from './examples.js';
import { setUpHelp, setUpTheme } from './options.js';
import { countText, renderSolutions, renderVerdict } from './panel.js';
import * as puzzles from './puzzle.js';
import { Session } from './session.js';
import { Source } from './source.js';
import { keep, kept } from './storage.js';
import * as strings from './strings/en.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const board = new Board(main, find('board', HTMLTableElement));
const client = new Client(
  () => new Worker(new URL('worker.js', import.meta.url), { type: 'module' }),
  ({ formats }) => fillCopyMenu(formats),
);
const session = new Session(client);
const source = new Source((text, index, amend) => {
  // Who brings a puzzle along wants to see the answer, unless they said otherwise once.
  pendingShow = kept.solution !== 'hide';
  session.load(text, index, amend);
});

const view = { show: false, candidates: false, differences: kept.differences !== 'off' };
let pendingShow = false;
let pen = 'answers';
let checked = '';

// ---- Showing: whatever changes, once a frame ----------------------------------------------------

let asked = false;
function invalidate() {
  if (asked) return;
  asked = true;
  requestAnimationFrame(render);
}

let told = '';
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
    givensLocked: pen !== 'puzzle',
  });
  board.render(cells, new Set(facts?.conflicts.map(({ house }) => house)));
  board.table.classList.toggle('pencilled', view.candidates);
  find('candidates').setAttribute('aria-pressed', String(view.candidates));
  find('undo', HTMLButtonElement).disabled = !session.canUndo;
  find('redo', HTMLButtonElement).disabled = !session.canRedo;
  const touched = state.includes('&');
  const verdict = renderVerdict(
    session,
    touched,
    !cells.some(({ kind }) => !kind || kind === 'solved'),
  );
  if (verdict && verdict !== told) say(verdict, false);
  told = verdict || told;
  renderSolutions(session, view, {
    reveal: board.selection.some((cell) => puzzle.givens[cell] === '0'),
    check: Boolean(answer) && touched,
  });
  if (session.searched) setTimeout(invalidate, 100);
}

/** @param {string} text @param {boolean} [visible]  false where the page shows it elsewhere */
function say(text, visible = true) {
  const status = find('status');
  status.classList.toggle('hidden', !visible);
  setText(status, text);
}

const shown = () => [
  ...(view.show ? ['solution'] : []),
  ...(view.candidates ? ['candidates'] : []),
];

function save() {
  const state = puzzles.stateText(session.puzzle);
  const address = addressOf(state, shown());
  keep({ state, show: String(shown()), pen });
  writeAddress(address);
  const { givens } = session.puzzle;
  find('sudokuwiki', HTMLAnchorElement).href = `https://www.sudokuwiki.org/sudoku.htm?bd=${givens}`;
  find('sudokuexchange', HTMLAnchorElement).href = `https://sudokuexchange.com/play/?s=${givens}`;
  find('sudokucoach', HTMLAnchorElement).href = `https://sudoku.coach/en/play/${givens}`;
}

let saved = session.puzzle;
session.addEventListener('change', () => {
  if (saved !== session.puzzle) {
    saved = session.puzzle;
    save();
  }
  invalidate();
});
session.addEventListener('load', (event) => {
  const { report, taken } = /** @type {CustomEvent} */ (event).detail;
  const text = source.tell(report);
  if (!taken) return say(text, false);
  view.show = pendingShow;
  setPen(puzzles.filled(session.puzzle.givens) ? 'answers' : 'puzzle');
  save();
});

// ---- Entering ------------------------------------------------------------------------------------

/** @param {string} next */
function setPen(next) {
  pen = next;
  const radio = find('pens').querySelector(`[value=${pen}]`);
  if (radio instanceof HTMLInputElement) radio.checked = true;
  keep({ pen });
  invalidate();
}

/**
 * Changes the chosen cells.
 * @param {(puzzle: puzzles.Puzzle, cell: number) => puzzles.Puzzle} change
 */
function editChosen(change) {
  const cells = board.selection;
  const { givens } = session.puzzle;
  if (!cells.length) return say(strings.noCell);
  if (pen !== 'puzzle' && cells.every((cell) => givens[cell] !== '0')) return say(strings.locked);
  session.edit(cells.reduce(change, session.puzzle));
}

/** @param {number} digit @param {boolean} cross */
function enter(digit, cross) {
  if (cross || pen === 'candidates') return crossOut(digit);
  const set = pen === 'puzzle' ? puzzles.setGiven : puzzles.setEntry;
  editChosen((puzzle, cell) => set(puzzle, cell, digit));
}

/** Crosses the candidate out; brings it back where it is out in all chosen cells. @param {number} digit */
function crossOut(digit) {
  const { givens, entries, eliminated } = session.puzzle;
  const bit = 1 << (digit - 1);
  const open = board.selection.filter((cell) => givens[cell] === '0' && entries[cell] === '0');
  const out = open.some((cell) => !(eliminated[cell] & bit));
  view.candidates = true;
  const change = (/** @type {puzzles.Puzzle} */ puzzle, /** @type {number} */ cell) => {
    const mask = puzzle.eliminated[cell];
    return puzzles.setEliminated(puzzle, cell, out ? mask | bit : mask & ~bit);
  };
  if (open.length) session.edit(open.reduce(change, session.puzzle));
  else say(board.selection.length ? strings.filledCell : strings.noCell);
}

/** Takes the digit away; in a cell without, the crossings. */
function erase() {
  editChosen((puzzle, cell) => {
    const { givens, entries } = puzzle;
    if (pen === 'puzzle' && givens[cell] !== '0') return puzzles.setGiven(puzzle, cell, 0);
    if (entries[cell] !== '0') return puzzles.setEntry(puzzle, cell, 0);
    return puzzles.setEliminated(puzzle, cell, 0);
  });
}

board.addEventListener('digit', (event) => {
  const { digit, cross } = /** @type {CustomEvent} */ (event).detail;
  enter(digit, cross);
});
board.addEventListener('erase', erase);
board.addEventListener('pen', (event) => setPen(/** @type {CustomEvent} */ (event).detail.pen));
board.addEventListener('select', invalidate);
board.addEventListener('undo', () => session.travel('undo'));
board.addEventListener('redo', () => session.travel('redo'));
onClick('undo', () => session.travel('undo'));
onClick('redo', () => session.travel('redo'));
find('pens').addEventListener('change', ({ target }) => {
  setPen(/** @type {HTMLInputElement} */ (target).value);
});
for (let digit = 1; digit <= 9; digit++) {
  const button = find('pad').insertBefore(document.createElement('button'), find('erase'));
  button.type = 'button';
  button.textContent = String(digit);
  button.addEventListener('click', () => enter(digit, false));
}
onClick('erase', erase);
onClick('clear-answers', () => {
  session.edit(puzzles.puzzleOf(session.puzzle.givens));
  say(strings.cleared);
});
onClick('clear', () => {
  session.edit(puzzles.EMPTY);
  source.clear();
  setPen('puzzle');
  say(strings.cleared);
});

// ---- Looking -------------------------------------------------------------------------------------

/** @param {'show' | 'candidates'} option */
function toggle(option) {
  view[option] = !view[option];
  if (option === 'show') keep({ solution: view.show ? 'show' : 'hide' });
  save();
  invalidate();
}
onClick('show', () => toggle('show'));
onClick('candidates', () => toggle('candidates'));
onClick('reveal', () => {
  const { current } = session.solutions;
  if (!board.selection.length) return say(strings.noCell);
  if (current)
    session.edit(
      board.selection.reduce(
        (puzzle, cell) => puzzles.setEntry(puzzle, cell, Number(current[cell])),
        session.puzzle,
      ),
    );
});
onClick('check', () => {
  const { puzzle, answer } = session;
  checked = puzzles.stateText(puzzle);
  say(strings.checked(puzzles.mistakes(puzzle, answer ?? ''), puzzles.filled(puzzle.entries)));
  invalidate();
});
onClick('solution-back', () => leaf(-1));
onClick('solution-next', () => leaf(1));
/** @param {1 | -1} by */
async function leaf(by) {
  view.show = true;
  await session.leaf(by);
  say(find('which').textContent ?? '', false);
}
onClick('stop-search', () => session.stopSearch());
onClick('stop-count', () => session.stopCount());
onClick('count', async () => {
  await session.countAll();
  if (session.count) say(countText(session.count), false);
});
const differences = find('differences', HTMLInputElement);
differences.checked = view.differences;
differences.addEventListener('change', () => {
  view.differences = differences.checked;
  keep({ differences: view.differences ? 'on' : 'off' });
  invalidate();
});
const respect = find('respect', HTMLInputElement);
respect.addEventListener('change', () => session.setRespect(respect.checked));

// ---- Menus ---------------------------------------------------------------------------------------

fillMenu(
  find('examples'),
  EXAMPLES.map((group) => ({
    name: group.name,
    items: group.examples.map(({ name, note, givens }) => ({
      name,
      note,
      choose() {
        view.show = kept.solution === 'show';
        source.clear();
        session.edit(puzzles.puzzleOf(givens));
        setPen(givens === puzzles.EMPTY.givens ? 'puzzle' : 'answers');
      },
    })),
  })),
);

/** @param {import('./protocol.js').ReadyReply['formats']} formats */
function fillCopyMenu(formats) {
  /** @param {string} name @param {() => string | Promise<string>} text */
  const item = (name, text) => ({
    name,
    choose: async () => {
      try {
        if (await copy(await text())) say(strings.copied(name));
      } catch (error) {
        say(strings.failed(String(error)));
      }
    },
  });
  fillMenu(find('copy'), [
    {
      name: '',
      items: [
        item(strings.copyLink, () => addressOf(puzzles.stateText(session.puzzle), shown())),
        ...formats.map(({ id, name }) => item(name, () => session.write(id))),
      ],
    },
  ]);
}

// ---- Beginning -----------------------------------------------------------------------------------

/** @param {boolean} first */
function begin(first) {
  const address = readAddress();
  const show = address.text ? (address.show ?? []) : (kept.show ?? '').split(',');
  if (!address.text && !first) return;
  if (first) setUpTheme(address.theme);
  pendingShow = show.includes('solution');
  view.candidates = show.includes('candidates');
  const text = address.text || kept.state;
  const wished = kept.pen;
  if (first && !text) session.begin(puzzles.puzzleOf(FIRST));
  else session.load(text, 0).then(() => first && wished && setPen(wished));
}
setUpHelp(board);
setPen('answers');
begin(true);
onAddress(() => begin(false));
