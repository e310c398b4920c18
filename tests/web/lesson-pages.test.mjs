// The lessons of the site: their texts in all languages, and the pages that the build makes of them.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlOf as pageHtml } from '../../web/make/html.mjs';
import { levelsOf } from '../../web/make/course-map.mjs';
import { glossaryIn } from '../../web/make/glossary.mjs';
import { lessonPages, lessonSources } from '../../web/make/lessons.mjs';
import { strings as run } from '../../web/run/en.js';

describe('the lessons of the site', () => {
  const sources = lessonSources();
  /** What must be the same in all languages. */
  const skeleton = ({ boards, questions, sections, head }) => ({
    order: head.order,
    after: head.after,
    boards: boards.map(({ id, puzzle, options }) => ({ id, puzzle, options })),
    questions: questions.map(({ id, kind, choices, hint, lines, tests, traced, model }) => ({
      ...{ id, kind, hint: Boolean(hint), lines, tests, traced, model: Boolean(model) },
      choices: choices.map(({ right, from, to, feedback }) => [right, from, to, Boolean(feedback)]),
    })),
    blocks: sections.map(({ blocks }) => blocks.map(({ type }) => type)),
    drives: JSON.stringify(sections)
      .match(/"to":"[^"]*"/g)
      ?.sort(),
  });

  for (const { id, language, lesson } of sources) {
    it(`${id} in ${language} has no fault`, () => {
      assert.deepEqual(lesson.messages, []);
      assert.equal(lesson.head.lang, language);
      assert.ok(lesson.boards.length > 0 && lesson.questions.length > 0);
      for (const { options, puzzle } of lesson.boards) {
        assert.match(puzzle, /^\d{81}$/);
        assert.ok(Object.hasOwn(run.ALGORITHMS, options.algo ?? 'bitmask'), options.algo);
      }
      for (const { choices, kind, wrong, tests } of lesson.questions)
        assert.ok(
          kind === 'several' || wrong || tests.length || choices.some((each) => !each.right),
          'can be wrong',
        );
      const words = JSON.stringify(lesson.sections)
        .match(/"text":"[^"]*"/g)
        .join('\n');
      assert.doesNotMatch(words, language === 'de' ? /\br\dc\d\b/ : /\bZ\dS\d\b/);
    });
    if (language === 'en') continue;
    it(`${id} in ${language} has the boards, questions and links of the English text`, () => {
      const english = sources.find((each) => each.id === id && each.language === 'en');
      assert.deepEqual(skeleton(lesson), skeleton(english.lesson));
    });
  }

  it('build on lessons that come before them', async () => {
    const english = sources.filter(({ language }) => language === 'en');
    const orderOf = (id) => {
      const found = english.find((each) => each.id === id);
      assert.ok(found, id);
      return Number(found.lesson.head.order);
    };
    for (const { id, lesson } of english)
      for (const before of lesson.head.after?.split(/, */) ?? []) {
        assert.ok(orderOf(before) < orderOf(id), `${id} after ${before}`);
        assert.match(JSON.stringify(lesson.sections[0]), new RegExp(`lesson-${before}.html`));
      }
    const pages = await lessonPages();
    const list = await pageHtml(pages.find(({ name }) => name === 'lessons.html'));
    assert.match(list, /Builds on: 3 A method that calls itself, 5 Crossing out<\/p>/);
  });

  it('have a map with an arrow from each lesson to those that build on it', async () => {
    const pages = await lessonPages();
    for (const [name, language] of [
      ['lessons.html', 'en'],
      ['lessons-de.html', 'de'],
    ]) {
      const list = await pageHtml(pages.find((each) => each.name === name));
      const [map] = /<svg class="course-map"[^]*?<\/svg>/.exec(list);
      const own = sources.filter((each) => each.language === language);
      const hrefs = own.map(({ id }) => `lesson-${id}${language === 'en' ? '' : '-de'}.html`);
      assert.deepEqual(
        [...map.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href),
        hrefs,
      );
      const needs = own.flatMap(({ lesson }) => lesson.head.after?.split(/, */) ?? []);
      assert.equal(map.match(/class="edge"/g).length, needs.length);
    }
    assert.deepEqual(
      levelsOf([{ after: [] }, { after: [0] }, { after: [0] }, { after: [0, 2] }]),
      [0, 1, 1, 2],
    );
  });

  it('have words with the same definitions to link to in all languages', async () => {
    const ids = (language) => glossaryIn(language).map(({ id }) => id);
    const known = ids('en');
    assert.deepEqual([...known].sort(), ids('de').sort());
    assert.equal(new Set(known).size, known.length);
    const pages = await lessonPages();
    const list = await pageHtml(pages.find(({ name }) => name === 'lessons-de.html'));
    assert.match(list, /<dt id="solution">Lösung<\/dt><dd>/);
    const used = new Set();
    for (const { text, language, id } of sources) {
      const page = language === 'en' ? 'lessons.html' : `lessons-${language}.html`;
      for (const [, other, word] of text.matchAll(/\((lessons[\w.-]*)#([\w-]+)\)/g)) {
        assert.equal(other, page, `${id} in ${language}`);
        assert.ok(known.includes(word), `${id}: ${word}`);
        used.add(word);
      }
    }
    assert.ok(used.size >= 10, `${used.size} words are linked`);
    for (const language of ['en', 'de'])
      for (const { meaning } of glossaryIn(language))
        for (const [, lesson] of JSON.stringify(meaning).matchAll(
          /"lesson-([\w-]+?)(?:-de)?\.html"/g,
        ))
          assert.ok(
            sources.some(({ id }) => id === lesson),
            lesson,
          );
  });

  it('have pages with links to each other, complete without scripts', async () => {
    const pages = await lessonPages();
    const page = async (name) => pageHtml(pages.find((each) => each.name === name));
    const german = await page('lesson-backtracking-de.html');
    assert.match(german, /<html lang="de">/);
    assert.match(german, /<h1>Backtracking zum Zusehen<\/h1>/);
    assert.match(german, /<option value="lesson-backtracking.html\?lang=en" lang="en">English</);
    assert.match(german, /data-src="embed\.html\?p=0601[^"]*&amp;lang=de"/);
    const list = await page('lessons.html');
    for (const { id, language } of sources)
      if (language === 'en') assert.match(list, new RegExp(`<a href="lesson-${id}.html">`));
    assert.match(await page('lesson.html'), /noindex/);
  });
});
