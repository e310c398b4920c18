// A lesson, or the list of lessons. The build writes the pages, and this script makes them interactive. It
// writes the whole page for a text in the address (lesson.html#t=…), and without a network, where the
// service worker answers with lesson.html for all lessons.
// @ts-check
import { find } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { reportWaits } from '../../base/dom/notice.js';
import { preferred } from '../../base/words/languages.js';
import { Words } from '../../base/words/words.js';
import { awaited } from '../../base/worker/waits.js';
import { messageOf } from '../../features/embedding/messages.js';
import { setUpHeader } from '../../features/header/header.js';
import { AnswerStore, Drafts } from '../../features/lesson/answers.js';
import { dialing } from '../../features/lesson/dials/dialing.js';
import { elementOf } from '../../features/lesson/dom.js';
import { dealCards, dealExercises } from '../../features/lesson/learn/cards.js';
import { strings } from '../../features/lesson/en.js';
import { unpackText } from '../../base/platform/packed-text.js';
import { LiveLesson } from '../../features/lesson/live.js';
import { frameNode, lessonNodes, titleOf } from '../../features/lesson/nodes.js';
import { parseLesson } from '../../features/lesson/parse.js';
import { Places, placesNode } from '../../features/lesson/places.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { originOf } from '../../run/embed-options.js';
import { makeFrameBoard } from '../../features/embedding/frame-board.js';
import { asking } from '../../features/program/asking.js';

/** The lesson to which the address without a name leads. */
const FIRST_LESSON = 'backtracking';

const main = find('main');
/** The address of the page in each language. */
const menu = find('language', HTMLSelectElement);
menu.onchange = () => location.assign(menu.value);
const parameters = new URLSearchParams(location.search);
const asked = parameters.get('lang');
const { documentElement: root } = document;
const words = new Words();
const texts = () => words.of(strings);
const theme = () => root.dataset.theme ?? 'auto';

/** The lesson that the address names: `lesson-ID.html`, `lesson-ID-de.html`. */
function named() {
  const page = location.pathname.replace(/^.*\//, '').replace(/\.html$/, '');
  const [, name = ''] = /^lesson-(.+)$/.exec(page) ?? [];
  const [, id, language = 'en'] = /^(.+?)(?:-([a-z]{2}))?$/.exec(name) ?? [];
  return id && name.length > 2 ? { page, id, language } : null;
}

/** An English page leads to the reader's language, unless its address names one. */
function turnToReader() {
  if (root.lang !== 'en') return;
  const wanted = preferred(asked);
  const other = [...menu.options].find(({ lang, selected }) => lang === wanted && !selected);
  if (other) location.replace(other.value);
}

/** Writes the page of a lesson. @param {import('../../features/lesson/types.js').Lesson} lesson */
function write(lesson) {
  const { language } = words;
  root.lang = language;
  document.title = texts().pageTitle(titleOf(lesson));
  main.className = 'lesson';
  main.replaceChildren(...lessonNodes(lesson, texts(), frameNode(language)).map(elementOf));
  const of = location.hash ? `?lang=${language}${location.hash}` : `?id=${named()?.page.slice(7)}`;
  add(add(main, 'p', 'more'), 'a', '', texts().edit).href = `lesson-editor.html${of}`;
  main.after(elementOf(placesNode(lesson, texts())));
}

/** Makes the page of a lesson interactive. @param {import('../../features/lesson/types.js').Lesson} lesson */
function start(lesson) {
  const live = new LiveLesson(main, {
    makeBoard: (element) => makeFrameBoard(element, theme),
    texts,
    language: () => words.language,
    // In all its languages, a lesson of the site has the same questions.
    store: new AnswerStore(named()?.id ?? titleOf(lesson)),
    drafts: new Drafts(named()?.id ?? titleOf(lesson)),
    program: asking(words),
    dials: dialing(words),
  });
  live.show(lesson);
  const nav = document.querySelector('.places');
  const places = nav instanceof HTMLElement ? new Places(nav, document) : null;
  live.addEventListener('change', () => places?.render());
  const origin = parameters.get('origin');
  const target = origin === null ? '*' : originOf(origin);
  for (const type of ['score', 'prediction'])
    live.addEventListener(type, (event) => {
      if (parent === window || !target) return;
      const { detail } = /** @type {CustomEvent} */ (event);
      parent.postMessage(messageOf(type, { ...detail, lesson: titleOf(lesson) }), target);
    });
  return live;
}

/** The text of the lesson; null if there is none, undefined after a change to another page. */
async function textOf() {
  const [, packed] = /^#t=([\w-]*)/.exec(location.hash) ?? [];
  if (packed !== undefined) return unpackText(packed);
  const page = named();
  if (page) {
    return awaited(async () => {
      const response = await fetch(`${page.page}.md`);
      if (response.status >= 500) throw new Error(`${response.status}`);
      return response.ok ? response.text() : null;
    });
  }
  const [, here] = /lesson-([a-z]{2})(?:\.html)?$/.exec(location.pathname) ?? [];
  const language = here ?? preferred(asked);
  const id = /^[a-z][a-z0-9-]*$/.exec(parameters.get('id') ?? '')?.[0] ?? FIRST_LESSON;
  const ending = language === 'en' ? '.html?lang=en' : `-${language}.html`;
  location.replace(`lesson-${id}${ending}`);
  return undefined;
}

/** @type {LiveLesson | null} */
let live = null;
setUpHeader({
  words,
  theme: parameters.get('theme'),
  onTheme: (name) => live?.boards.askAll('set', { theme: name }),
});

async function begin() {
  reportWaits(() => words.of(puzzleStrings));
  const written = main.childElementCount > 0;
  if (written) turnToReader();
  const own = words.add({ lesson: strings, puzzle: puzzleStrings });
  if (main.classList.contains('list')) {
    await own;
    await words.turnTo(root.lang).catch(() => {});
    dealCards(main, texts());
    dealExercises(main, texts());
    return;
  }
  const text = await textOf().catch(() => undefined);
  if (text === undefined) return;
  await own;
  const lesson = parseLesson(text ?? `# ${texts().failed}`);
  const language = written ? root.lang : preferred(lesson.head.lang ?? asked);
  if (!written) root.lang = language;
  await words.turnTo(language).catch(() => {});
  if (!written) write(lesson);
  live = start(lesson);
}
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#t=')) location.reload();
});
begin();
