// The lesson: its buttons control the boards by messages, and it shows what they report.
// @ts-check
import { RemoteBoard } from '../../features/embedding/remote.js';
import { preferred } from '../../base/words/languages.js';
import { Words } from '../../base/words/words.js';
import { setUpTheme } from '../../base/dom/theme.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { strings } from './en.js';

/** Each language has a page; lesson.html, in English, leads to the others. */
const here = document.documentElement.lang;
const words = new Words();
words.add({ lesson: strings, puzzle: puzzleStrings });
words.turnTo(here);
const asked = new URLSearchParams(location.search).get('lang');
const wanted = here === 'en' && preferred(asked);
const other = document.querySelector(`a[hreflang="${wanted}"]`);
if (other instanceof HTMLAnchorElement) location.replace(other.href);

/** @type {Map<string, RemoteBoard>} */
const boards = new Map();
/** Lengths of the runs, by their boards. @type {Map<string, number>} */
const lengths = new Map();

/** The requests of a button, by the names of its attributes. @type {Record<string, (board: RemoteBoard, value: string) => void>} */
const HANDLERS = {
  step: (board, value) => board.ask('seek', { step: Number(value) }),
  backtrack: (board, value) => board.ask('seek', { backtrack: value }),
  play: (board) => board.ask('play'),
  firstBacktrack(board) {
    board.ask('seek', { step: 0 });
    board.ask('seek', { backtrack: 'next' });
  },
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  const board = boards.get(button?.dataset.board ?? '');
  if (!button || !board) return;
  for (const [name, value] of Object.entries(button.dataset)) {
    if (Object.hasOwn(HANDLERS, name)) HANDLERS[name](board, value ?? '');
  }
  const { top, bottom } = board.frame.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) board.frame.scrollIntoView({ block: 'nearest' });
});

/** Compares two runs as soon as both lengths are known. */
function compare() {
  const output = /** @type {HTMLOutputElement} */ (document.getElementById('compared'));
  const [few, many] = [output.dataset.board, output.dataset.other].map((id) =>
    lengths.get(id ?? ''),
  );
  if (few && many) output.value = words.of(strings).compared(few, many);
}

/** Stores the length of a run. @param {HTMLIFrameElement} frame @param {{length: number, ended: boolean}} run */
function learn(frame, { length, ended }) {
  if (ended) lengths.set(frame.id, length);
  compare();
}

/** By the types of the messages of boards. @type {Record<string, (frame: HTMLIFrameElement, data: any) => void>} */
const REPORTS = {
  resize: (frame, { height }) => {
    frame.height = String(height);
  },
  step: learn,
  state: learn, // if the steps before it were missed
  answer(frame, answer) {
    const output = document.querySelector(`output[data-board="${frame.id}"]`);
    if (output instanceof HTMLOutputElement) output.value = words.of(strings).answer(answer);
  },
};

/** Boards load shortly before they are visible: `loading="lazy"` would load them much earlier. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue;
      near.unobserve(target);
      target.src = target.dataset.src ?? '';
    }
  },
  { rootMargin: '200px' },
);

for (const frame of document.querySelectorAll('iframe')) {
  if (frame.dataset.src) near.observe(frame);
  const board = new RemoteBoard(frame);
  boards.set(frame.id, board);
  for (const [type, report] of Object.entries(REPORTS)) {
    board.addEventListener(type, (event) =>
      report(frame, /** @type {CustomEvent} */ (event).detail),
    );
  }
}

const theme = setUpTheme(
  null,
  (name) => words.of(puzzleStrings).theme(name),
  (name) => {
    for (const board of boards.values()) board.ask('set', { theme: name });
  },
);
words.addEventListener('change', theme.render);
if (theme.theme !== 'auto') {
  for (const board of boards.values()) {
    board.addEventListener('ready', () => board.ask('set', { theme: theme.theme }), { once: true });
  }
}
