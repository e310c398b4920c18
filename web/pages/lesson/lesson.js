// The lesson: its buttons drive the boards by messages, and it tells what they say.
// @ts-check
import { RemoteBoard } from '../../features/embedding/remote.js';
import { preferred } from '../../base/words/languages.js';
import { strings as de } from './de.js';
import { strings as en } from './en.js';

/** A page for each; lesson.html, which is English, is the way to all of them. */
const TABLES = { de, en };

/** @typedef {keyof typeof TABLES} Language */

const here = /** @type {Language} */ (document.documentElement.lang);
const strings = TABLES[here];
const asked = new URLSearchParams(location.search).get('lang');
const wanted = here === 'en' && preferred(asked);
const other = document.querySelector(`a[hreflang="${wanted}"]`);
if (other instanceof HTMLAnchorElement) location.replace(other.href);

/** @type {Map<string, RemoteBoard>} */
const boards = new Map();
/** How many steps the runs take, by their boards. @type {Map<string, number>} */
const lengths = new Map();

/** What a button asks for, by the name of its attribute. @type {Record<string, (board: RemoteBoard, value: string) => void>} */
const DEEDS = {
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
    if (Object.hasOwn(DEEDS, name)) DEEDS[name](board, value ?? '');
  }
  const { top, bottom } = board.frame.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) board.frame.scrollIntoView({ block: 'nearest' });
});

/** Compares two runs, once both are known to their ends. */
function compare() {
  const output = /** @type {HTMLOutputElement} */ (document.getElementById('compared'));
  const [few, many] = [output.dataset.board, output.dataset.other].map((id) =>
    lengths.get(id ?? ''),
  );
  if (few && many) output.value = strings.compared(few, many);
}

/** How far a run goes. @param {HTMLIFrameElement} frame @param {{length: number, ended: boolean}} run */
function learn(frame, { length, ended }) {
  if (ended) lengths.set(frame.id, length);
  compare();
}

/** What the boards tell. @type {Record<string, (frame: HTMLIFrameElement, data: any) => void>} */
const NEWS = {
  resize: (frame, { height }) => {
    frame.height = String(height);
  },
  step: learn,
  state: learn, // where the steps before it were not heard
  answer(frame, answer) {
    const output = document.querySelector(`output[data-board="${frame.id}"]`);
    if (output instanceof HTMLOutputElement) output.value = strings.answer(answer);
  },
};

/** Boards come when they are about to be seen: a browser's own laziness begins screens before. */
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
  for (const [type, tell] of Object.entries(NEWS)) {
    board.addEventListener(type, (event) => tell(frame, /** @type {CustomEvent} */ (event).detail));
  }
}
