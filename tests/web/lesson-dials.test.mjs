// Figures with dials: how their text is read, what is predicted, and the statistics of the runs.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hardest, medians, partOf, tail } from '../../web/features/lesson/dials/guesses.js';
import { DIALS } from '../../web/features/lesson/dials/read.js';
import { stepsOf } from '../../web/features/lesson/dials/samples.js';
import {
  BARS,
  barsUntil,
  histogramOf,
  quantile,
  startOf,
  summaryOf,
} from '../../web/features/lesson/dials/statistics.js';
import { strings } from '../../web/features/lesson/dials/en.js';
import { lessonNodes } from '../../web/features/lesson/nodes.js';
import { strings as texts } from '../../web/features/lesson/en.js';
import { parseLesson } from '../../web/features/lesson/parse.js';
import { lessonSources } from '../../web/make/lessons.mjs';
import { ONE } from '../puzzles.mjs';

const block = (...lines) => ['# Title', '', '```dials one', ...lines, '```'].join('\n');
const read = (...lines) => {
  const { sections, messages } = parseLesson(block(...lines));
  return {
    block: sections[0]?.blocks[0],
    messages: messages.map(({ code, line }) => [code, line]),
  };
};
const ROWS = { cells: 'rows', digits: 'ascending', inference: 'none' };
const FEWEST = { cells: 'fewest', digits: 'random', inference: 'singles' };

describe('the block dials', () => {
  it('has one or two searches', () => {
    const { block: two, messages } = read(
      'title = Two',
      'a = rows, ascending, none',
      'b = fewest,random,singles',
    );
    assert.deepEqual(messages, []);
    assert.deepEqual(two, {
      ...{ type: 'dials', id: 'one', title: 'Two', settings: [ROWS, FEWEST] },
      ...{ givens: null, puzzle: '' },
    });
  });

  it('has grids with random givens, or one puzzle, for one search', () => {
    const given = read('title = T', 'a = rows, ascending, none', 'givens = 0..40');
    assert.deepEqual([given.messages, given.block.givens], [[], [0, 40]]);
    const puzzle = read('title = T', 'a = rows, ascending, none', `puzzle = ${ONE}`);
    assert.deepEqual([puzzle.messages, puzzle.block.puzzle], [[], ONE]);
    const both = read(
      'title = T',
      'a = rows, ascending, none',
      'b = rows, random, none',
      'givens = 0..8',
    );
    assert.deepEqual(both.messages, [['dials', 3]]);
    assert.equal(both.block.settings.length, 1);
  });

  it('says what is wrong, with the line', () => {
    const wrong = read(
      'a = rows, upwards, none',
      'c = 1',
      'givens = 0..41',
      'givens = 8..8',
      'puzzle = 12',
    );
    assert.deepEqual(wrong.messages, [
      ['title', 3],
      ['dials', 3],
      ['value', 4],
      ['unknown', 5],
      ['value', 6],
      ['value', 7],
      ['puzzle', 8],
    ]);
    assert.deepEqual(wrong.block.settings, [ROWS]);
  });

  it('becomes a figure that a script can read', () => {
    const lesson = parseLesson(block('title = T', 'a = rows, ascending, none'));
    const text = JSON.stringify(lessonNodes(lesson, texts, () => ''));
    assert.ok(text.includes('"class":"dials"'));
    assert.ok(
      text.includes(JSON.stringify(JSON.stringify({ settings: [ROWS], givens: null, puzzle: '' }))),
    );
  });

  it('is the same in all languages of a lesson', () => {
    const byId = new Map();
    for (const { id, lesson } of lessonSources()) {
      const dials = lesson.sections
        .flatMap(({ blocks }) => blocks)
        .filter(({ type }) => type === 'dials')
        .map((each) => ({ ...each, title: '' }));
      if (byId.has(id)) assert.deepEqual(dials, byId.get(id), id);
      byId.set(id, dials);
    }
  });
});

describe('what many runs place', () => {
  const run = (placed, end = 'solved') => ({ placed, end });

  it('has a median and a 90 % mark that runs have', () => {
    const summary = summaryOf([run(30), run(10), run(20), run(1e6, 'stopped'), run(5, 'refuted')]);
    assert.deepEqual(summary, {
      ...{ placed: [5, 10, 20, 30, Infinity], median: 20, ninety: Infinity, most: Infinity },
      ...{ stopped: 1, solved: 3 },
    });
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    assert.deepEqual([quantile(ten, 0.5), quantile(ten, 0.9), quantile(ten, 1)], [5, 9, 10]);
  });

  it('is in bars, four for each power of ten', () => {
    assert.equal(BARS, 20);
    assert.deepEqual([0, 1, 2, 3, 4, 20].map(startOf), [10, 18, 32, 57, 100, 1e6]);
    const bars = histogramOf([0, 9, 17, 18, 99, 100, 999_999, 1e6, Infinity, Infinity]);
    assert.deepEqual(
      [0, 1, 3, 4, 19, 20].map((bar) => bars[bar]),
      [3, 1, 1, 1, 2, 2],
    );
    assert.equal(bars.length, 21);
    assert.deepEqual([barsUntil(10), barsUntil(1000), barsUntil(0)], [0, 8, -4]);
  });
});

describe('a prediction', () => {
  const of = (median, ninety = median, most = ninety) => ({ median, ninety, most });

  it('compares the medians of two searches', () => {
    const places = [
      [1, 101],
      [1, 100],
      [10, 99],
      [10, 20],
      [10, 19],
      [19, 10],
      [20, 10],
      [100, 1],
      [99, 1],
    ].map(([a, b]) => medians([of(a), of(b)]).right);
    assert.deepEqual(places, [[0], [1], [2], [3], [3], [3], [4], [6], [5]]);
    assert.deepEqual(medians([of(Infinity), of(60)]).right, [6]);
    assert.deepEqual(medians([of(Infinity), of(Infinity)]).right, []);
    assert.equal(strings.medianChoices.length, 7);
  });

  it('compares the slowest run with the median', () => {
    const places = [9, 10, 100, 1000, Infinity].map((most) => tail(of(1, 1, most)).right);
    assert.deepEqual(places, [[0], [1], [2], [3], [3]]);
    assert.deepEqual(tail(of(Infinity)).right, []);
    assert.equal(strings.tailChoices.length, 4);
  });

  it('says for which givens the search is hardest', () => {
    const groups = stepsOf([0, 40]).map((n) => of(1, n === 20 ? 50 : n));
    assert.equal(groups.length, 21);
    assert.deepEqual(hardest(groups), { groups: [10], right: [2] });
    const parts = groups.map((_, at) => partOf(at, groups.length));
    assert.deepEqual([parts[0], parts[4], parts[5], parts[20]], [0, 0, 1, 4]);
    const equal = [1, Infinity, 2, Infinity, 3].map((ninety) => of(1, ninety));
    assert.deepEqual(hardest(equal), { groups: [1, 3], right: [1, 3] });
  });
});

describe('the texts of figures', () => {
  it('name each position of each dial', () => {
    for (const [dial, positions] of Object.entries(DIALS))
      assert.deepEqual(Object.keys(strings.POSITIONS[dial]), positions);
  });

  it('say how many times as many', () => {
    assert.equal(
      strings.medians(24_210, 208),
      'The medians are 24,210 and 208: A places 116 times as many digits as B.',
    );
    assert.equal(
      strings.medians(58, Infinity),
      'The medians are 58 and more than 1,000,000: B places at least 17,241 times as many digits as A.',
    );
    assert.equal(
      strings.tail(100, 250),
      'The median is 100, the maximum 250: 2.5 times as many digits.',
    );
  });
});
