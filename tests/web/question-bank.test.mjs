// The questions of lessons as question banks: GIFT, read by a parser that is not ours, and QTI 2.1.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'gift-pegjs';
import { strings as lessonTexts } from '../../web/features/lesson/en.js';
import { titleOf } from '../../web/features/lesson/nodes.js';
import { parseLesson } from '../../web/features/lesson/parse.js';
import { plainText } from '../../web/features/lesson/types.js';
import { strings } from '../../web/pages/lesson-editor/en.js';
import { giftOf } from '../../web/pages/lesson-editor/gift.js';
import { qtiOf } from '../../web/pages/lesson-editor/qti.js';
import { entriesOf } from '../../web/pages/lesson-editor/question-bank.js';
import { ONE } from '../puzzles.mjs';

const CONTEXT = {
  texts: strings.BANK,
  lessonTexts,
  language: 'en',
  page: 'https://school.example/lab/',
};
const entries = (lesson) => entriesOf(lesson, CONTEXT);
const read = (lesson) =>
  parse(giftOf(titleOf(lesson), entries(lesson))).filter(({ type }) => type !== 'Category');
/** A text without HTML. */
const bare = ({ text }) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const FOLDERS = ['pages/lesson/texts', 'languages/de/lessons'];
const LESSONS = FOLDERS.flatMap((folder) => {
  const place = new URL(`../../web/${folder}/`, import.meta.url);
  return readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [`${folder}/${name}`, parseLesson(readFileSync(new URL(name, place), 'utf8'))]);
});

const fence = (info, ...lines) => ['```' + info, ...lines, '```', ''].join('\n');
const lessonOf = (...blocks) =>
  parseLesson(`# A: lesson\n\nLead.\n\n## Section\n\n${blocks.join('\n')}`);
const itemOf = (lesson, id) =>
  qtiOf({ id: 'l', title: 'L', language: 'en' }, entries(lesson))[`question-${id}.xml`];

/** What is right in an entry as the parser of GIFT has read it. */
function rightOf({ type, choices, matchPairs }) {
  if (type === 'Matching')
    return matchPairs.map(({ subquestion, subanswer }) => [bare(subquestion), subanswer]);
  if (type === 'Numerical')
    return choices.map(({ text }) =>
      text.type === 'range'
        ? [text.number - text.range, text.number + text.range]
        : [text.numberLow, text.numberHigh],
    );
  return choices
    .filter(({ isCorrect, weight }) => isCorrect || weight > 0)
    .map(({ text }) => bare(text));
}

describe('a question bank in GIFT', () => {
  for (const [name, lesson] of LESSONS)
    it(`has the questions of ${name}, with their texts and right answers`, () => {
      const all = read(lesson);
      assert.equal(all.length, lesson.questions.length);
      for (const [at, question] of lesson.questions.entries()) {
        const entry = all[at];
        const { id, kind } = question;
        assert.ok(entry.title.endsWith(`, ${id}`), entry.title);
        const prompt = question.prompt.map(plainText).join('');
        assert.ok(bare(entry.stem).startsWith(prompt), `${id}: ${bare(entry.stem)}`);
        const right = question.choices.filter((choice) => choice.right);
        if (['one', 'several', 'explain'].includes(kind))
          assert.deepEqual(
            rightOf(entry),
            right.map(({ parts }) => plainText(parts)),
            id,
          );
        if (['number', 'digit'].includes(kind))
          assert.deepEqual(
            rightOf(entry),
            right.map(({ from, to }) => [from, to]),
            id,
          );
        if (kind === 'cell')
          assert.deepEqual(
            rightOf(entry),
            right.map(({ from }) => `r${1 + Math.floor(from / 9)}c${1 + (from % 9)}`),
            id,
          );
        if (['code', 'fix', 'trace'].includes(kind)) assert.equal(entry.type, 'Essay');
      }
    });

  it('keeps signs that have a meaning there', () => {
    const text = 'Is `{a: [1]}` ~ "b" = #3 \\\\ & <i>?';
    const [entry] = read(
      lessonOf(fence('question q one', text, '', '- [x] `x = {}` # yes', '- [ ] ~no')),
    );
    assert.equal(
      bare(entry.stem),
      plainText(
        lessonOf(fence('question q one', text, '', '- [x] a', '- [ ] b')).questions[0].prompt[0],
      ),
    );
    assert.deepEqual(rightOf(entry), ['x = {} # yes']);
  });

  it('gives each of several right answers its share, and takes points away for wrong ones', () => {
    const question = fence(
      'question q several',
      'Which?',
      '',
      '- [x] a',
      '- [x] b',
      '- [x] c',
      '- [ ] d',
    );
    const [{ choices }] = read(lessonOf(question));
    assert.deepEqual(
      choices.map(({ weight }) => weight),
      [33.33333, 33.33333, 33.33333, -100],
    );
  });

  it('names the places of lines, the same ones for lines that may change places', () => {
    const question = fence(
      'question q parsons',
      'Order.',
      '',
      '| a();',
      '~ b();',
      '~ c();',
      '| d();',
      '| a();',
      '! e();',
    );
    const [entry] = read(lessonOf(question));
    const expected = [
      ['a();', 'one of 1, 5'],
      ['b();', 'one of 2, 3'],
      ['c();', 'one of 2, 3'],
      ['d();', 'line 4'],
      ['a();', 'one of 1, 5'],
      ['e();', 'not needed'],
    ];
    assert.deepEqual(rightOf(entry), expected);
  });

  it('links the boards beside a question; only the note for markers leads to the step with the answer', () => {
    const board = fence(
      'board try',
      'title = A board',
      `puzzle = ${ONE}`,
      'algo = bitmask',
      'step = 3',
    );
    const question = fence(
      'question q trace',
      'Fill in.',
      '',
      'board: try',
      'step: 30',
      'values: row, col',
    );
    const [entry] = read(lessonOf(board, question));
    const address = (step) =>
      `${CONTEXT.page}#p=${ONE}&amp;algo=bitmask&amp;step=${step}&amp;mode=watch&amp;lang=en`;
    assert.ok(
      entry.stem.text.includes(`<a href="${address(3)}">A board (Sudoku Lab)</a>`),
      entry.stem.text,
    );
    assert.ok(!entry.stem.text.includes('step=30'));
    assert.ok(entry.globalFeedback.text.includes(address(30)));
  });
});

describe('a question bank in QTI 2.1', () => {
  const values = (xml) => [...xml.matchAll(/<value>([^<]*)<\/value>/g)].map(([, value]) => value);

  it('has a file for each question, named in the manifest and in the test', () => {
    for (const [name, lesson] of LESSONS) {
      const {
        'imsmanifest.xml': manifest,
        'test.xml': test,
        ...items
      } = qtiOf({ id: 'l', title: 'L', language: 'en' }, entries(lesson));
      const expected = lesson.questions.map(({ id }) => `question-${id}.xml`);
      assert.deepEqual(Object.keys(items), expected, name);
      for (const file of expected) {
        assert.ok(manifest.includes(`<file href="${file}"/>`), file);
        assert.ok(test.includes(`href="${file}"`), file);
      }
    }
  });

  it('declares the right answer', () => {
    const right = (...lines) => values(itemOf(lessonOf(fence(...lines)), 'q')).slice(0, -1); // the last one is no points
    assert.deepEqual(right('question q one', 'Which?', '', '- [ ] a', '- [x] b'), ['C2']);
    assert.deepEqual(right('question q several', 'Which?', '', '- [x] a', '- [ ] b', '- [x] c'), [
      'C1',
      'C3',
    ]);
    assert.deepEqual(right('question q cell', 'Which?', '', '- [x] r3c5'), ['r3c5']);
    assert.deepEqual(right('question q parsons', 'Order.', '', '| a', '~ b', '~ c', '! d'), [
      'L1 P1',
      'L2 P2',
      'L3 P2',
      'L4 P3',
    ]);
  });

  it('accepts any number of a range', () => {
    const xml = itemOf(lessonOf(fence('question q number', 'How many?', '', '- [x] 3..5')), 'q');
    const compared = [
      ...xml.matchAll(
        /<(gte|lte)><variable identifier="RESPONSE"\/><baseValue baseType="float">(\d+)/g,
      ),
    ];
    assert.deepEqual(
      compared.map(([, sign, value]) => [sign, value]),
      [
        ['gte', '3'],
        ['lte', '5'],
      ],
    );
  });
});
