// The script of an exported lesson, which is a single file: the text and the elements are in the page. In a
// package for a learning platform, it keeps the answers there.
// @ts-check
import { find } from '../../base/dom/dom.js';
import { setUpTheme } from '../../base/dom/theme.js';
import { Words } from '../../base/words/words.js';
import { AnswerStore, Drafts } from '../../features/lesson/answers.js';
import { strings } from '../../features/lesson/en.js';
import { LiveLesson } from '../../features/lesson/live.js';
import { titleOf } from '../../features/lesson/nodes.js';
import { parseLesson } from '../../features/lesson/parse.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { asking } from '../../features/program/asking.js';
import { ElementBoard } from './element-board.js';
import { enterCourse } from './in-course.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const text = document.getElementById('source')?.textContent ?? '';
const words = new Words();

/** The text is JSON, so that nothing in it ends the script element. */
const lesson = parseLesson(JSON.parse(text));

/** @param {HTMLElement} element */
const makeBoard = (element) =>
  new ElementBoard(/** @type {import('./element-board.js').LabElement} */ (element));

async function start() {
  await words.add({ lesson: strings, puzzle: puzzleStrings });
  await words.turnTo(document.documentElement.lang).catch(() => {});
  const texts = () => words.of(strings);
  const course = await enterCourse(lesson, texts);
  const live = new LiveLesson(main, {
    makeBoard,
    texts,
    language: () => words.language,
    store: course ?? new AnswerStore(titleOf(lesson)),
    drafts: new Drafts(titleOf(lesson)),
    // The frame of programs is a page of the site.
    program: asking(
      words,
      document.querySelector('[data-page]')?.getAttribute('data-page') ?? undefined,
    ),
  });
  live.addEventListener('prediction', (event) => {
    const { board, score } = /** @type {CustomEvent} */ (event).detail;
    course?.predicted(board, score);
  });
  live.show(lesson);
  const { theme } = setUpTheme(
    find('theme'),
    null,
    (name) => words.of(puzzleStrings).theme(name),
    (name) => setTheme(name),
  );
  setTheme(theme);
}

/** @param {string} theme */
function setTheme(theme) {
  for (const board of main.querySelectorAll('sudoku-lab')) board.setAttribute('theme', theme);
}
start();
