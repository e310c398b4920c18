// Questions to the reader of a run. The right answers are compared with those that follow from the
// definition of each algorithm and the board alone.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  AHEAD,
  NONE,
  happeningOf,
  questionAt,
  whyWrong,
} from '../../web/features/questions/question.js';
import { Plan } from '../../web/features/questions/plan.js';
import { viewOf } from '../../web/run/algorithms/table.js';
import { OpenQuestion, Score } from '../../web/features/questions/score.js';
import { possibleIn } from '../../web/puzzle/constraints.js';
import { arePeers } from '../../web/puzzle/houses.js';
import { digitsOf } from '../../web/puzzle/puzzle.js';
import { client, LIANG_OUTPUT, ready, RUN, start } from './run-worker-setup.mjs';

const SEARCHES = ['free-cell-list', 'bitmask', 'is-safe', 'count-solutions'];
const kindOf = (bits) => ready.kinds[bits & 31];

/** The events of a run, at most 10,000. */
async function eventsOf(algorithm, variant = 0, givens = LIANG_OUTPUT) {
  await start(algorithm, givens, variant);
  return (await client.ask({ type: 'log', run: RUN, from: 0, count: 10_000 })).events;
}

/** The questions of a run with the board, the digits placed in their order, at each. */
async function questionsOf(kind, algorithm, variant = 0) {
  const bits = await eventsOf(algorithm, variant);
  const events = [0, ...bits].map((each) => happeningOf(each, kindOf));
  const digits = [...LIANG_OUTPUT].map(Number);
  const placed = [];
  const found = [];
  for (let step = 0; step < bits.length - AHEAD; step++) {
    const { kind: name, place, digit } = events[step];
    if (name === 'place' || name === 'write') {
      digits[place] = digit;
      if (name === 'place') placed.push(place);
    } else if (name === 'remove') {
      digits[place] = 0;
      placed.pop();
    }
    const ahead = events.slice(step + 1, step + 1 + AHEAD);
    const question = questionAt(events[step], ahead, viewOf({ id: algorithm }), [kind]);
    if (question) found.push({ step, question, digits: [...digits], placed: [...placed] });
  }
  return found;
}

describe('a question about a choice', () => {
  for (const algorithm of SEARCHES)
    it(`of ${algorithm} has the smallest fitting digit as its answer`, async () => {
      const questions = await questionsOf('choices', algorithm);
      assert.ok(questions.length > 200);
      for (const { step, question, digits } of questions) {
        const free = digits.map((each, at) => (at === question.cell ? 0 : each));
        const fitting = digitsOf(possibleIn(free, question.cell)).filter((d) => d > question.digit);
        assert.equal(question.right, fitting[0] ?? NONE, `step ${step}`);
      }
      assert.ok(questions.some(({ question }) => question.right === NONE));
      assert.ok(questions.some(({ question }) => question.text === 'again'));
    });

  it('of fewest-candidates is about a cell with the fewest candidates', async () => {
    const questions = await questionsOf('choices', 'fewest-candidates');
    assert.ok(questions.length > 5);
    for (const { question, digits } of questions) {
      const sizes = digits.flatMap((digit, at) =>
        digit ? [] : [digitsOf(possibleIn(digits, at)).length],
      );
      const here = digitsOf(possibleIn(digits, question.cell));
      if (question.text === 'digit') assert.equal(here.length, Math.min(...sizes));
      assert.equal(question.right, here.filter((d) => d > question.digit)[0] ?? NONE);
    }
  });

  it('of candidate elimination is about the first cell with one candidate', async () => {
    const questions = await questionsOf('choices', 'candidate-elimination');
    assert.equal(questions[0].question.text, 'fills');
    const { right, digit } = questions[0].question;
    const single = questions[0].digits.findIndex(
      (each, at, digits) => !each && digitsOf(possibleIn(digits, at)).length === 1,
    );
    assert.equal(right, single);
    assert.deepEqual(digitsOf(possibleIn(questions[0].digits, single)), [digit]);
  });

  it('of dancing-links can be about a house', async () => {
    const questions = await questionsOf('choices', 'dancing-links');
    const house = questions.find(({ question }) => question.text === 'house');
    assert.equal(house.question.answer, 'cell');
    const digit = ((house.question.constraint - 81) % 9) + 1;
    assert.ok(digitsOf(possibleIn(house.digits, house.question.right)).includes(digit));
  });
});

describe('a question about a check', () => {
  for (const algorithm of SEARCHES)
    it(`of ${algorithm} is answered by the board`, async () => {
      const questions = await questionsOf('checks', algorithm);
      assert.ok(questions.length > 1000);
      for (const { question, digits } of questions) {
        const { cell, digit, right } = question;
        const clashes = digits.some((each, at) => each === digit && arePeers(at, cell));
        assert.equal(right, clashes ? 0 : 1);
      }
    });

  it('of candidate elimination is about a candidate that clashes', async () => {
    const questions = await questionsOf('checks', 'candidate-elimination', 1);
    assert.ok(questions.length > 100);
    for (const { question, digits } of questions)
      assert.ok(digits.some((each, at) => each === question.right && arePeers(at, question.cell)));
  });

  it('is not possible where no digit is checked', async () => {
    for (const algorithm of ['fewest-candidates', 'dancing-links']) {
      assert.equal(viewOf({ id: algorithm }).asks('checks', 0), false);
      assert.deepEqual(await questionsOf('checks', algorithm), []);
    }
  });
});

describe('a question about a backtrack', () => {
  for (const [algorithm, variant] of [...SEARCHES, 'fewest-candidates', 'dancing-links']
    .map((id) => [id, 0])
    .concat([['candidate-elimination', 2]]))
    it(`of ${algorithm} has the cell filled last as its answer`, async () => {
      const questions = await questionsOf('backtracks', algorithm, variant);
      assert.ok(questions.length > 2);
      for (const { question, placed } of questions) assert.equal(question.right, placed.at(-1));
    });

  it('is not possible where nothing is taken back', async () => {
    assert.equal(viewOf({ id: 'candidate-elimination' }).asks('backtracks', 0), false);
    assert.equal(viewOf({ id: 'candidate-elimination' }).asks('backtracks', 2), true);
    assert.deepEqual(await questionsOf('backtracks', 'candidate-elimination', 1), []);
  });
});

describe('a wrong answer', () => {
  const givens = '1'.padEnd(81, '0');
  const board = (digits) => ({
    givens,
    digits,
    candidates: digits.map((digit, at) => (digit ? 0 : possibleIn(digits, at))),
  });
  const digits = [1, 2, ...Array(79).fill(0)];
  const about = { kind: 'choices', text: 'digit', answer: 'digit', none: true, digit: 0, later: 1 };
  const inThird = { ...about, cell: 2, constraint: 2, right: 3 };

  it('is refused with the reason that the board gives', () => {
    const why = (question, given) => whyWrong(question, board(digits), given).why;
    assert.equal(why(inThird, 1), 'blocked');
    assert.equal(why(inThird, 5), 'order');
    assert.equal(why(inThird, NONE), 'some');
    assert.equal(why({ ...inThird, text: 'again', digit: 4, right: 5 }, 4), 'tried');
    const back = { ...about, text: 'back', answer: 'cell', cell: 2, constraint: -1, right: 1 };
    assert.equal(why(back, 0), 'given');
    assert.equal(why(back, 2), 'self');
    assert.equal(why(back, 8), 'empty');
    const row = { ...about, text: 'house', answer: 'cell', cell: -1, constraint: 81 + 2, right: 2 };
    assert.equal(why(row, 1), 'filled');
    assert.equal(why(row, 4), 'order');
    assert.equal(why(row, 80), 'house');
    const fills = { ...about, text: 'fills', answer: 'cell', cell: -1, constraint: -1, right: 2 };
    assert.equal(why(fills, 8), 'many');
  });
});

describe('the score', () => {
  const question = { kind: 'choices', answer: 'digit', right: 3 };

  it('counts the first answer only', () => {
    const score = new Score();
    const open = new OpenQuestion(question, 7, score);
    assert.deepEqual(open.answer(5), {
      step: 7,
      kind: 'choices',
      given: 5,
      right: false,
      attempts: 1,
      hinted: false,
      done: false,
      score: { right: 0, asked: 1 },
    });
    open.hinted = true;
    const last = open.answer(3);
    assert.deepEqual([last.right, last.attempts, last.hinted, last.done], [true, 2, true, true]);
    assert.deepEqual(last.score, { right: 0, asked: 1 });
    assert.deepEqual(new OpenQuestion(question, 9, score).answer(3).score, { right: 1, asked: 2 });
  });

  it('counts a question whose answer is shown as not right', () => {
    const score = new Score();
    const open = new OpenQuestion(question, 7, score);
    const { given, right, done } = open.giveUp();
    assert.deepEqual([given, right, done], [null, false, true]);
    assert.deepEqual(score.plain, { right: 0, asked: 1 });
  });

  it('has one attempt at yes or no', () => {
    const open = new OpenQuestion({ kind: 'checks', answer: 'fits', right: 1 }, 7, new Score());
    const { given, right, done } = open.answer(0);
    assert.deepEqual([given, right, done], [false, false, true]);
  });
});

describe('the plan of a stretch', () => {
  let events;
  before(async () => (events = await eventsOf('is-safe')));
  const planOf = (from, asked, counts) =>
    new Plan(
      { from, events: from ? events.slice(from - 1) : [0, ...events], last: false },
      kindOf,
      'is-safe',
      asked,
      counts,
    );

  it('asks at each n-th step of its kind, across stretches', () => {
    const all = planOf(0, [{ kind: 'checks', every: 1 }]);
    const some = planOf(0, [{ kind: 'checks', every: 7 }]);
    assert.deepEqual(
      some.steps,
      all.steps.filter((_, i) => i % 7 === 0),
    );
    const next = planOf(some.until, [{ kind: 'checks', every: 7 }], some.counts);
    const after = planOf(all.until, [{ kind: 'checks', every: 1 }]);
    const both = [...all.steps, ...after.steps].filter((_, i) => i % 7 === 0);
    assert.deepEqual([...some.steps, ...next.steps], both);
  });

  it('counts the events of some kinds between two steps', () => {
    const plan = planOf(100, [{ kind: 'checks', every: 1 }]);
    const mask = 1 << ready.kinds.indexOf('try');
    const expected = [...events.slice(120, 300)].filter((bits) => kindOf(bits) === 'try').length;
    assert.equal(plan.between(120, 300, mask), expected);
  });
});
