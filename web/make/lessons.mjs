// The pages of lessons, one for each text and language, made by the renderer that the page itself uses;
// the list of all; and lesson.html, which shows the text in its address. The texts are beside them.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strings as english } from '../features/lesson/en.js';
import { htmlOf } from '../features/lesson/html.js';
import { frameNode, lessonNodes, titleOf } from '../features/lesson/nodes.js';
import { placesNode } from '../features/lesson/places.js';
import { h } from '../features/lesson/tags.js';
import { parseLesson } from '../features/lesson/parse.js';
import { plainText } from '../features/lesson/types.js';
import { LANGUAGES } from '../languages/languages.js';
import { courseMap } from './course-map.mjs';
import { bundle } from './esbuild.mjs';
import { filesBelow, WEB } from './files.mjs';
import { glossaryNode } from './glossary.mjs';

/** The template of all these pages. */
export const LESSON_TEMPLATE = 'pages/lesson/lesson.html';
const codes = Object.keys(LANGUAGES);
/** @param {string} language */
const folderOf = (language) =>
  language === 'en' ? 'pages/lesson/texts' : `languages/${language}/lessons`;
/** @param {string} language */
const endingOf = (language) => (language === 'en' ? '' : `-${language}`);

/** @typedef {{id: string, language: string, text: string, lesson: import('../features/lesson/types.js').Lesson}} Source */

/** All lessons of the site, in the order of the list. @returns {Source[]} */
export function lessonSources() {
  const sources = codes.flatMap((language) => {
    const folder = join(WEB, folderOf(language));
    if (!existsSync(folder)) return [];
    return filesBelow(folder).map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { id: basename(name, '.md'), language, text, lesson: parseLesson(text) };
    });
  });
  const orderOf = (/** @type {Source} */ { lesson }) => Number(lesson.head.order ?? 1000);
  return sources.sort((a, b) => orderOf(a) - orderOf(b) || (a.id < b.id ? -1 : 1));
}

/** The texts as files of the site, by name. @returns {Map<string, string>} */
export const lessonTexts = () =>
  new Map(
    lessonSources().map(({ id, language, text }) => [`lesson-${id}${endingOf(language)}.md`, text]),
  );

/** The texts of the pages in a language. @param {string} language @returns {Promise<typeof english>} */
async function wordsOf(language) {
  const path = join(WEB, `languages/${language}/lesson.js`);
  if (language === 'en' || !existsSync(path)) return english;
  return (await import(pathToFileURL(path).href)).strings;
}

/** The address of a page in a language. @param {string} name  of the page, without language @param {string} code */
const addressOf = (name, code) =>
  // The English page leads to the reader's language, unless its address names one.
  `${name}${endingOf(code)}.html${code === 'en' ? '?lang=en' : ''}`;

/** The options of the menu of languages. @param {string} name @param {string} own @param {string[]} languages */
const optionsFor = (name, own, languages) =>
  languages
    .map((code) => {
      const chosen = code === own ? ' selected' : '';
      return `<option value="${addressOf(name, code)}" lang="${code}"${chosen}>${LANGUAGES[code].name}</option>`;
    })
    .join('');

/** Links to translations for what reads the page without its script. `hreflang` would need whole addresses. @param {string} name @param {string} own @param {string[]} languages */
const linksTo = (name, own, languages) =>
  languages
    .filter((code) => code !== own)
    .map(
      (code) =>
        `<link rel="alternate" lang="${code}" title="${LANGUAGES[code].name}" href="${addressOf(name, code)}" />`,
    )
    .join('');

/**
 * @param {string} name  of the page, without language
 * @param {string} language
 * @param {{kind: string, title: string, about: string, main: string, places?: string, languages: string[], indexed?: boolean}} content
 * @returns {Promise<import('./languages.mjs').Page>}
 */
async function pageOf(
  name,
  language,
  { kind, title, about, main, places = '', languages, indexed = true },
) {
  const lesson = await wordsOf(language);
  return {
    ...{ source: LESSON_TEMPLATE, english: LESSON_TEMPLATE, language },
    name: `${name}${endingOf(language)}.html`,
    inserts: {
      language: () => language,
      robots: () => (indexed ? '' : '<meta name="robots" content="noindex" />'),
      languages: () => optionsFor(name, language, languages.length ? languages : [language]),
      translations: () => linksTo(name, language, languages),
      kind: () => kind,
      main: () => main,
      places: () => places,
    },
    tables: { lesson, about: { title, lead: about } },
  };
}

/** The address of the page of a lesson. @param {Source} source */
const pageFor = ({ id, language }) => `lesson-${id}${endingOf(language)}.html`;

/** The places of the lessons that a lesson builds on. @param {Source} source @param {Source[]} list */
const placesBefore = ({ lesson }, list) =>
  (lesson.head.after?.split(/, */) ?? []).map((id) => list.findIndex((each) => each.id === id));

/** The lessons that a lesson builds on: their numbers and titles. @param {Source} source @param {Source[]} list */
const builtOn = (source, list) =>
  placesBefore(source, list).map((at) => `${at + 1} ${titleOf(list[at].lesson)}`);

/** The lessons as stops of the map. @param {Source[]} list */
const stopsOf = (list) =>
  list.map((source) => ({
    ...{ title: titleOf(source.lesson), href: pageFor(source) },
    after: placesBefore(source, list),
  }));

/** Kinds of questions that are answered at once; those of all other kinds are exercises. */
const QUICK = ['one', 'several', 'number', 'digit', 'cell'];

/** The longest beginning of a question in the list of exercises, in characters. */
const BEGINNING = 80;

/** The first words of a text. @param {string} text */
const beginningOf = (text) =>
  text.length <= BEGINNING ? text : `${text.slice(0, text.lastIndexOf(' ', BEGINNING))} …`;

/** The exercises of the lessons. @param {Source[]} sources @param {string} language @param {typeof english} words */
const exerciseNodes = (sources, language, words) =>
  sources.flatMap(({ id, lesson, language: own }, at) =>
    lesson.questions
      .filter(({ kind }) => !QUICK.includes(kind))
      .map((question) =>
        h(
          'li',
          {
            ...{ 'data-of': id, 'data-exercise': question.id },
            lang: own !== language && own,
          },
          h(
            'a',
            { href: `lesson-${id}${endingOf(own)}.html#question-${question.id}` },
            beginningOf(plainText(question.prompt[0])),
          ),
          h('small', {}, [words.EXERCISES[question.kind], words.inLesson(at + 1)].join(' · ')),
          h('small', { class: 'state' }),
        ),
      ),
  );

/** The list of the lessons. @param {Source[]} sources @param {string} language @param {typeof english} words */
const listNodes = (sources, language, words) => [
  h('div', { class: 'intro' }, h('h1', {}, words.title), h('p', { class: 'lead' }, words.about)),
  h(
    'ol',
    { class: 'lessons' },
    sources.map((source, at) => {
      const { id, lesson, language: own } = source;
      const { minutes, about } = lesson.head;
      const before = builtOn(source, sources);
      const facts = [
        minutes && words.minutes(Number(minutes)),
        lesson.questions.length && words.questions(lesson.questions.length),
      ].filter(Boolean);
      return h(
        'li',
        {
          ...{ 'data-lesson': id, 'data-puzzle': lesson.boards[0]?.puzzle },
          ...{ 'data-questions': String(lesson.questions.length) },
          lang: own !== language && own,
        },
        h('b', { class: 'number' }, String(at + 1)),
        h('h2', {}, h('a', { href: pageFor(source) }, titleOf(lesson))),
        h('p', { class: 'about' }, about ?? plainText(lesson.lead)),
        h('p', { class: 'facts' }, facts.join(' · ')),
        before.length ? h('p', { class: 'after' }, `${words.after}: ${before.join(', ')}`) : [],
      );
    }),
  ),
  h('h2', {}, words.exercises),
  h('ol', { class: 'exercises' }, exerciseNodes(sources, language, words)),
  h(
    'div',
    { class: 'also' },
    h('h2', { id: 'map' }, words.map),
    h('p', {}, words.mapHow),
    courseMap(stopsOf(sources), words.map),
    h('h2', { id: 'words' }, words.glossary),
    glossaryNode(language),
  ),
  h(
    'p',
    { class: 'more' },
    h('a', { href: `lesson-editor.html?lang=${language}` }, words.write),
    h(
      'a',
      { href: language === 'en' ? 'techniques/' : `techniques/?lang=${language}` },
      words.techniques,
    ),
  ),
];

/** The place of a lesson among all. @param {string} id @param {Source['lesson']} lesson @param {string} language @param {Source[]} list @param {typeof english} words */
const crumbsNode = (id, { head }, language, list, words) =>
  h(
    'p',
    { class: 'crumbs' },
    h('a', { href: addressOf('lessons', language) }, words.lessons),
    h('span', {}, words.place(list.findIndex((each) => each.id === id) + 1, list.length)),
    head.minutes ? h('span', {}, words.minutes(Number(head.minutes))) : [],
  );

/** The links after a lesson. @param {string} id @param {string} language @param {Source[]} list @param {typeof english} words */
function moreNode(id, language, list, words) {
  const next = list[list.findIndex((each) => each.id === id) + 1];
  const edit = `lesson-editor.html?id=${id}${endingOf(language)}&lang=${language}`;
  return h(
    'p',
    { class: 'more' },
    h('a', { href: edit }, words.edit),
    next
      ? h('span', {}, `${words.next} `, [h('a', { href: pageFor(next) }, titleOf(next.lesson))])
      : [],
  );
}

/** @returns {Promise<import('./languages.mjs').Page[]>} */
export async function lessonPages() {
  const all = lessonSources();
  const ids = [...new Set(all.map(({ id }) => id))];
  const inLanguage = (/** @type {string} */ language) =>
    ids.map((id) => {
      const own = all.filter((each) => each.id === id);
      return own.find((each) => each.language === language) ?? own[0];
    });
  const pages = codes.map(async (language) => {
    const words = await wordsOf(language);
    const main = listNodes(inLanguage(language), language, words).map(htmlOf).join('\n');
    const { title, about } = words;
    const list = { kind: 'list', title: `${title}: Sudoku Lab`, about, main, languages: codes };
    const any = { kind: 'any', title: `${title}: Sudoku Lab`, about, main: '', languages: [] };
    return [
      await pageOf('lessons', language, list),
      await pageOf('lesson', language, { ...any, indexed: false }),
    ];
  });
  const lessons = all.map(async ({ id, language, lesson }) => {
    const words = await wordsOf(language);
    const languages = all.filter((each) => each.id === id).map((each) => each.language);
    const list = inLanguage(language);
    const nodes = [
      crumbsNode(id, lesson, language, list, words),
      ...lessonNodes(lesson, words, frameNode(language)),
      moreNode(id, language, list, words),
    ];
    const main = nodes.map(htmlOf).join('\n');
    const about = lesson.head.about ?? plainText(lesson.lead);
    const title = words.pageTitle(titleOf(lesson));
    const places = htmlOf(placesNode(lesson, words));
    const content = { kind: 'lesson', title, about, main, places, languages };
    return pageOf(`lesson-${id}`, language, content);
  });
  return [...(await Promise.all(pages)).flat(), ...(await Promise.all(lessons))];
}

/** The script of exported lessons: one classic script, with the texts of all languages. */
export function offlineLesson() {
  const NEEDED = ['lesson', 'program', 'puzzle', 'tables'];
  const others = codes
    .filter((code) => code !== 'en')
    .flatMap((code) => filesBelow(join(WEB, 'languages', code)).map((name) => [code, name]))
    .filter(([, name]) => name.endsWith('.js') && !NEEDED.includes(basename(name, '.js')))
    .map(([code, name]) => join(WEB, 'languages', code, name));
  // It copies nothing: the dialog for that needs files of the site.
  const external = [...others, join(WEB, 'base/dom/manual-copy.js')];
  const entry = 'pages/lesson-editor/offline.js';
  return bundle(entry, { format: 'iife', charset: 'ascii', external });
}
