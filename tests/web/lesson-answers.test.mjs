// Answers to the questions of a lesson: judging, the score, and what is kept between visits.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AnswerStore, Drafts } from '../../web/features/lesson/answers.js';
import { KINDS } from '../../web/features/lesson/kinds/kinds.js';
import { numberIn } from '../../web/features/lesson/kinds/values.js';
import { Score } from '../../web/features/lesson/score.js';
import { parseLesson } from '../../web/features/lesson/parse.js';
import { plainText } from '../../web/features/lesson/types.js';

describe('an answer', () => {
  const question = (kind, ...lines) =>
    parseLesson(['```question q ' + kind, 'Why?', ...lines, '```', ''].join('\n')).questions[0];
  const verdict = (...all) => {
    const [{ kind }] = all;
    const { right, feedback } = KINDS[kind].judge(...all);
    return [right, ...feedback.map(plainText)];
  };

  it('to a single choice has feedback', () => {
    const one = question(
      'one',
      '- [x] A',
      '> a',
      '- [ ] B',
      '> b',
      '- [ ] C',
      'wrong: w',
      'right: r',
    );
    assert.deepEqual(verdict(one, []), [null]);
    assert.deepEqual(verdict(one, [0]), [true, 'a', 'r']);
    assert.deepEqual(verdict(one, [1]), [false, 'b']);
    assert.deepEqual(verdict(one, [2]), [false, 'w']);
  });

  it('to several choices is right if all right ones and no others are chosen', () => {
    const several = question('several', '- [x] A', '> a', '- [x] B', '- [ ] C', '> c');
    assert.deepEqual(verdict(several, [0, 1]), [true, 'a']);
    assert.deepEqual(verdict(several, [0]), [false]);
    assert.deepEqual(verdict(several, [0, 1, 2]), [false, 'c']);
  });

  it('is a number, a digit or a cell', () => {
    const number = question('number', '- [x] 10..20', '- [ ] 21', '> Close.', 'wrong: Far.');
    for (const [given, expected] of [
      [10, [true]],
      [20, [true]],
      [21, [false, 'Close.']],
      [22, [false, 'Far.']],
      [NaN, [null]],
    ])
      assert.deepEqual(verdict(number, [given]), expected);
    assert.deepEqual(verdict(question('digit', '- [x] 3'), [3]), [true]);
    assert.deepEqual(verdict(question('cell', '- [x] r2c9'), [17]), [true]);
    assert.deepEqual(verdict(question('cell', '- [x] r2c9'), [16]), [false]);
  });

  it('is a reason: words, and the one that they come to, with a model answer when it is right', () => {
    const why = question('explain', '- [x] A', '> a', '- [ ] B', '> b', 'model: m', 'right: r');
    assert.equal(plainText(why.model), 'm');
    assert.deepEqual(verdict(why, []), [null]);
    assert.deepEqual(verdict(why, ['Since', 0]), [true, 'a', 'm', 'r']);
    assert.deepEqual(verdict(why, ['Since', 1]), [false, 'b']);
    const text = '# T\n\n```question q one\nW?\n\n- [x] A\n- [ ] B\nmodel: m\n```\n';
    assert.deepEqual(
      parseLesson(text).messages.map(({ code }) => code),
      ['stray'],
    );
  });

  it('may be a number as it is written in the language', () => {
    assert.equal(numberIn('29,732', 'en'), 29732);
    assert.equal(numberIn('29.732', 'de'), 29732);
    assert.equal(numberIn(' 29 732 ', 'de'), 29732);
    assert.equal(numberIn('0,5', 'de'), 0.5);
    assert.equal(numberIn('0.5', 'en'), 0.5);
    assert.equal(numberIn('-1.234.567', 'de'), -1234567);
    for (const text of ['', 'ten', '1,2,3', '1e3', '--1']) assert.equal(numberIn(text, 'en'), NaN);
  });

  it('counts: right at last, and at the first try', () => {
    const score = new Score();
    score.count('a', false);
    score.count('a', true);
    score.count('b', true);
    score.count('b', false);
    score.count('c', false);
    const expected = { questions: 4, answered: 3, right: 2, first: 1 };
    assert.deepEqual(score.of(['a', 'b', 'c', 'd']), expected);
  });

  it('is kept with the number of tries, and comes back', () => {
    const stored = new Map();
    globalThis.localStorage = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
    };
    const score = new Score();
    score.count('a', false, [1]);
    score.count('a', true, [0, 2]);
    score.count('b', false, [17.5]);
    const store = new AnswerStore('one');
    store.write({ now: score.answers, before: {} });
    assert.deepEqual(new AnswerStore('other').read(), { now: {}, before: {} });
    const again = new Score();
    again.answers = store.read().now;
    assert.deepEqual(again.of(['a', 'b']), { questions: 2, answered: 2, right: 1, first: 0 });
    assert.deepEqual(again.answers.a, { given: [0, 2], tries: 2, solved: 2 });
    assert.equal(again.tries('b'), 1);
    delete globalThis.localStorage;
  });

  it('is there again as it was typed, unless it is forgotten', () => {
    const stored = new Map();
    globalThis.localStorage = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
    };
    const drafts = new Drafts('one');
    drafts.write('a', 'text');
    drafts.write('b', 'more');
    drafts.write('b');
    const again = new Drafts('one');
    assert.deepEqual(
      [again.read('a'), again.read('b'), again.read('toString')],
      ['text', undefined, undefined],
    );
    assert.equal(new Drafts('other').read('a'), undefined);
    for (const text of ['', 'null', '[1]', '{"a":7}']) {
      globalThis.localStorage = { getItem: () => text };
      assert.equal(new Drafts('one').read('a'), undefined, text);
      new Drafts('one').write('a', 'kept on the page');
    }
    delete globalThis.localStorage;
    assert.equal(new Drafts('one').read('a'), undefined);
  });

  it('is ignored where the stored text is none of ours, or storage is blocked', () => {
    const none = { now: {}, before: {} };
    const answer = { given: [1], tries: 1, solved: 0 };
    const bad = [{}, null, 3, { given: 'x', tries: 1, solved: 0 }, { ...answer, tries: -1 }];
    for (const [text, expected] of [
      ['', none],
      ['null', none],
      ['[1]', none],
      ['{"now":7,"before":"x"}', none],
      [
        JSON.stringify({ now: { a: answer, ...bad }, before: bad }),
        { ...none, now: { a: answer } },
      ],
    ]) {
      globalThis.localStorage = { getItem: () => text };
      assert.deepEqual(new AnswerStore('one').read(), expected, text);
      new AnswerStore('one').write(none);
    }
    delete globalThis.localStorage;
    assert.deepEqual(new AnswerStore('one').read(), none);
  });
});
