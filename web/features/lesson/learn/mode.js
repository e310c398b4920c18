// The mode Learn: lessons as cards and the map of techniques beside the board, which shows what is pointed at.
// Both are taken from the pages that the build has written.
// @ts-check
import { addStyle } from '#platform';
import { add, addButton } from '../../../base/dom/element.js';
import { awaited } from '../../../base/worker/waits.js';
import { logic } from '../../../logic/client.js';
import { strings as logicStrings } from '../../../logic/en.js';
import { exampleAt, examplesIn, STEPS } from '../../../logic/example.js';
import { ICON_GRID } from '../../../logic/icon.js';
import { fillNotes } from '../../../puzzle/game.js';
import { EMPTY, readPuzzle } from '../../../puzzle/puzzle.js';
import { strings as lessonStrings } from '../en.js';
import { dealCards, dealExercises, nextOf } from './cards.js';
import { strings } from './en.js';
import { entriesIn, followPointer, mapMarkup } from './map.js';

/** @typedef {import('../../workbench/mode.js').Context} Context */
/** What the board shows: a position, in it the example of a technique, and where to read more. @typedef {{title: string, href: string, state: string, technique: string, deduction: import('../../../logic/protocol.js').Deduction | null}} Shown */
/** What the pages have, in a language. @typedef {{list: Element, exercises: Element, entries: ReturnType<typeof entriesIn>, examples: Map<string, string>}} Content */

/** @param {Context} context @returns {Promise<import('../../workbench/mode.js').Mode>} */
export async function mount(context) {
  await Promise.all([
    context.words.add({ learn: strings, lesson: lessonStrings, logic: logicStrings }),
    addStyle('learn.css'),
    addStyle('proof.css'),
  ]);
  return new Learn(context);
}

/** @param {string} name  of a file beside the page */
const textOf = async (name) => {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
};
const pageOf = async (/** @type {string} */ name) =>
  new DOMParser().parseFromString(await textOf(name), 'text/html');

/** @param {string} language @returns {Promise<Content>} */
async function contentIn(language) {
  const [lessons, techniques, examples] = await Promise.all([
    pageOf(language === 'en' ? 'lessons.html' : `lessons-${language}.html`),
    pageOf('techniques/index.html'),
    textOf('technique-examples.txt'),
  ]);
  const [list, exercises] = ['.lessons', '.exercises'].map((each) => lessons.querySelector(each));
  if (!list || !exercises) throw new Error('lessons.html');
  return { list, exercises, entries: entriesIn(techniques), examples: examplesIn(examples) };
}

class Learn {
  #context;
  /** @type {Content | null} */
  #content = null;
  /** The language of the content that is shown or asked for. */
  #language = '';
  /** @type {Shown | null} */
  #shown = null;
  /** @type {import('./cards.js').Card[]} */
  #cards = [];

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    const { panel } = context;
    followPointer(panel.a, '.lessons a, [data-technique]', (link) => this.#show(link));
  }

  get #texts() {
    return this.#context.words.of(strings);
  }

  enter() {
    this.#shown = null;
    this.#language = ''; // lessons may have been read since
    return {
      ...{ locked: true, spoils: false, layers: [this.#layer] },
      resting: () =>
        this.#shown ? { text: this.#shown.title, kind: /** @type {const} */ ('step') } : null,
    };
  }

  render() {
    const { language } = this.#context.words;
    if (language === this.#language) return;
    this.#language = language;
    this.#load(language);
  }

  /** @param {string} language */
  async #load(language) {
    const { a } = this.#context.panel;
    const texts = this.#texts;
    a.replaceChildren();
    add(a, 'p', '', texts.loading);
    try {
      const content = await awaited(() => contentIn(language));
      if (language !== this.#language) return;
      this.#content = content;
      this.#write(content);
    } catch {
      if (language !== this.#language) return;
      a.replaceChildren();
      add(a, 'p', '', texts.failed);
      addButton(a, this.#context.workbench.texts.retry, () => this.#load(language));
    }
  }

  /** @param {Content} content */
  #write({ list, exercises, entries }) {
    const { words, panel } = this.#context;
    const { a } = panel;
    const texts = this.#texts;
    const inLanguage = words.language === 'en' ? '' : `?lang=${words.language}`;
    a.replaceChildren();
    const head = (/** @type {string} */ title, /** @type {string} */ text) => {
      const bar = add(a, 'div', 'learn-head');
      add(bar, 'h2', '', title);
      add(bar, 'small', '', text);
      return bar;
    };
    const link = (
      /** @type {HTMLElement} */ parent,
      /** @type {string} */ text,
      /** @type {string} */ href,
    ) => (add(parent, 'a', '', text).href = href);
    const lessons = head(texts.lessons, '');
    link(lessons, texts.write, `lesson-editor.html${inLanguage}`);
    a.append(document.adoptNode(list));
    this.#cards = dealCards(a, words.of(lessonStrings));
    const done = this.#cards.filter(({ solved, questions }) => solved === questions).length;
    const [, small] = lessons.children;
    small.textContent = texts.done(done, this.#cards.length);
    a.append(document.adoptNode(exercises));
    const { done: solved, all, next } = dealExercises(a, words.of(lessonStrings));
    const practice = head(texts.exercises, texts.done(solved, all));
    if (next) link(practice, texts.next, next.href);
    exercises.before(practice);
    link(head(texts.techniques, texts.byRating), texts.map, `techniques/${inLanguage}`);
    const map = add(a, 'div', 'map');
    map.innerHTML =
      `<svg class="sprite" aria-hidden="true">${ICON_GRID}</svg>` +
      mapMarkup(entries, words.of(logicStrings), (id) => `techniques/${id}.html${inLanguage}`);
    add(a, 'p', 'soft', texts.exercise);
    this.#writeDock();
  }

  // ---- The board --------------------------------------------------------------------------------

  /** Shows what a link leads to. @param {HTMLElement} link */
  #show(link) {
    const content = this.#content;
    if (!content) return;
    const { technique = '' } = link.dataset;
    const card = this.#cards.find(({ item }) => item.contains(link));
    const { TECHNIQUES } = this.#context.words.of(logicStrings);
    const state = card ? `p=${card.puzzle}` : content.examples.get(technique);
    if (state === undefined) return;
    const title = card ? (link.textContent ?? '') : TECHNIQUES[technique];
    const href = link.getAttribute('href') ?? '';
    /** @type {Shown} */
    const shown = { title, href, state, technique, deduction: null };
    this.#shown = shown;
    for (const other of this.#context.panel.a.querySelectorAll('[aria-current]'))
      other.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    this.#writeDock();
    this.#context.workbench.invalidate();
    if (!technique) return;
    logic()
      .next(state, technique)
      .then((deduction) => {
        shown.deduction = deduction;
        this.#context.workbench.invalidate();
      })
      .catch(() => {}); // the position is there
  }

  get #picture() {
    const { state, deduction } = /** @type {Shown} */ (this.#shown);
    return exampleAt(state, deduction, STEPS.pattern, this.#context.workbench.texts);
  }

  /** @type {import('../../workbench/workbench.js').Layer} */
  #layer = (() => {
    const shown = () => Boolean(this.#shown);
    const technique = () => Boolean(this.#shown?.technique);
    return {
      shown,
      get pencilled() {
        return technique();
      },
      cells: (views) => {
        this.#picture.views.forEach((view, cell) => {
          views[cell] = { ...views[cell], ...{ others: 0, corner: 0, centre: 0 }, ...view };
        });
      },
      drawing: () => this.#picture.drawing,
    };
  })();

  // ---- The dock ---------------------------------------------------------------------------------

  #writeDock() {
    const { dock, go, workbench } = this.#context;
    const texts = this.#texts;
    const shown = this.#shown;
    dock.replaceChildren();
    const bar = add(dock, 'div', 'under');
    const next = nextOf(this.#cards);
    const card = this.#cards[next];
    if (shown?.technique)
      addButton(bar, texts.tryIt, () => {
        workbench.session.take(fillNotes(readPuzzle(shown.state) ?? EMPTY));
        go('play');
      });
    if (!shown && !card) return;
    const link = add(
      bar,
      'a',
      'p',
      shown ? texts.open : texts[card.solved ? 'goOn' : 'begin'](next + 1),
    );
    link.href = shown ? shown.href : (card.item.querySelector('a')?.getAttribute('href') ?? '');
  }
}
