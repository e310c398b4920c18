// What the lesson about phase transitions and heavy tails says, computed as its figures do.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { GROUP, SIZE, stepsOf } from '../../web/features/lesson/dials/samples.js';
import { BUDGET, summaryOf } from '../../web/features/lesson/dials/statistics.js';
import { lessonSources } from '../../web/make/lessons.mjs';
import { loadModule } from '../module/load.mjs';

const { lesson, text } = lessonSources().find(
  ({ id, language }) => id === 'heavy-tails' && language === 'en',
);
const [order, conclude, given, orders] = lesson.sections
  .flatMap(({ blocks }) => blocks)
  .filter(({ type }) => type === 'dials');

describe('what the lesson about heavy tails says', () => {
  let module;
  /** The puzzles of the first two figures. @type {string[]} */
  const puzzles = [];
  before(async () => {
    module = await loadModule('generator');
    const generator = module.startGenerator({ seed: 1 });
    while (puzzles.length < SIZE) {
      generator.advance(100);
      puzzles.push(...generator.take().map(({ puzzle }) => puzzle));
    }
    puzzles.length = SIZE;
    generator.delete();
  });

  const runsOf = (grids, dials) =>
    summaryOf(grids.map((grid, i) => module.placeDigits(grid, dials, i + 1, BUDGET)));
  const medianOf = (dials) => runsOf(puzzles, { ...order.settings[0], ...dials }).median;
  const says = (...parts) => {
    for (const part of parts) assert.ok(text.includes(part), part);
  };
  const randomGrids = (givens) =>
    Array.from({ length: GROUP }, (_, i) => module.randomGivens(i + 1, givens));

  it('the medians that a dial changes', () => {
    assert.deepEqual(order.settings[0], {
      cells: 'rows',
      digits: 'ascending',
      inference: 'none',
    });
    const rows = runsOf(puzzles, order.settings[0]);
    assert.deepEqual([rows.median, rows.stopped, rows.solved], [23_824, 4, 196]);
    assert.equal(medianOf({ digits: 'descending' }), 24_163);
    assert.equal(medianOf({ cells: 'columns' }), 21_803);
    assert.equal(medianOf({ inference: 'forward' }), 5945);
    assert.equal(medianOf({ inference: 'naked' }), 353);
    assert.equal(runsOf(puzzles, conclude.settings[1]).median, 58);
    assert.equal(runsOf(puzzles, order.settings[1]).median, 207);
    assert.equal(medianOf({ cells: 'fewest', inference: 'forward' }), 207);
    says('23,824', '4 of the 200 runs', '24,163', '21,803', '5,945', '353', '58', '207');
    const empty = puzzles.reduce((sum, line) => sum + line.split('0').length - 1, 0);
    assert.equal(Math.round(empty / SIZE), 57);
  });

  it('a random order of cells is stopped in all runs', () => {
    const random = { ...order.settings[0], cells: 'random' };
    assert.equal(runsOf(puzzles, random).stopped, SIZE);
  });

  it('the share of grids with a solution, and where the search is hardest', () => {
    const [dials] = given.settings;
    const steps = stepsOf(given.givens);
    const all = steps.map((n) => runsOf(randomGrids(n), dials));
    const of = (n) => all[steps.indexOf(n)];
    assert.deepEqual(
      [20, 22, 24].map((n) => of(n).solved),
      [75, 53, 41],
    );
    const half = all.map(({ solved }) => Math.abs(solved - GROUP / 2));
    assert.equal(steps[half.indexOf(Math.min(...half))], 22);
    const marks = all.map(({ ninety }) => ninety);
    assert.equal(steps[marks.indexOf(Math.max(...marks))], 20);
    assert.deepEqual([of(10).median, of(10).ninety, of(10).stopped], [73, 86, 1]);
    const singles = steps.map((n) => runsOf(randomGrids(n), { ...dials, inference: 'singles' }));
    assert.equal(Math.max(...singles.map(({ most }) => most)), 153);
    const lost = randomGrids(10).find(
      (grid) => module.placeDigits(grid, dials, 1, BUDGET).end === 'stopped',
    );
    assert.equal(lost, lesson.boards[0].puzzle);
    assert.deepEqual(module.placeDigits(lost, { ...dials, inference: 'singles' }, 1, BUDGET), {
      ...{ placed: 0, end: 'refuted' },
    });
  });

  it('box 5 of the board has no place for a 2, and for each other digit that it lacks', () => {
    const grid = [...lesson.boards[0].puzzle];
    const box = [30, 31, 32, 39, 40, 41, 48, 49, 50];
    const sees = (cell, digit) =>
      grid.some(
        (each, at) =>
          each === digit && (Math.floor(at / 9) === Math.floor(cell / 9) || at % 9 === cell % 9),
      );
    const without = [...'123456789'].filter(
      (digit) =>
        !box.some((cell) => grid[cell] === digit) &&
        !box.some((cell) => grid[cell] === '0' && !sees(cell, digit)),
    );
    assert.deepEqual(without, ['2']);
    assert.equal(grid[30], '9');
  });

  it('one grid in 200 orders', () => {
    assert.equal(orders.puzzle.replaceAll('0', '').length, 4);
    const { median, most, placed, stopped } = runsOf(
      Array.from({ length: SIZE }, () => orders.puzzle),
      orders.settings[0],
    );
    assert.deepEqual([median, most, stopped], [97, 150_036, 0]);
    assert.equal(placed.filter((n) => n <= 400).length, 190);
    assert.equal(placed.filter((n) => n > 1000).length, 10);
    says('190 place at most 400', 'median is 97', '150,036');
    assert.equal(8000 / (SIZE / 10) ** 3, 1);
  });
});
