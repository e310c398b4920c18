// What the form for new puzzles asks the generator for, its pictures of symmetries, and its workers
import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  dailyRequest,
  randomSeed,
  rangeAround,
  requestOf,
} from '../../web/features/make/choices.js';
import { strings as english } from '../../web/features/make/new-puzzle-en.js';
import { patternOf, symmetryOf } from '../../web/features/make/symmetry-picture.js';
import { Maker } from '../../web/generator/maker.js';
import { strings as german } from '../../web/languages/de/new-puzzle.js';
import { bandOf, rangeOf } from '../../web/logic/difficulty.js';
import { loadModule } from '../module/load.mjs';
import { ONE } from '../puzzles.mjs';
import { FakeWorker } from './fake-worker.mjs';

// Node 18 has no global of this name, unlike browsers.
globalThis.crypto ??= webcrypto;

const NOTHING = {
  least: null,
  most: null,
  symmetry: 'none',
  technique: null,
  uses: 0,
  givens: null,
  fewest: 0,
  minimal: false,
  singles: false,
  source: 'nothing',
};
const BOARD = { givens: ONE, solution: '1'.repeat(81) };
const request = (/** @type {object} */ choices) => requestOf({ ...NOTHING, ...choices }, BOARD, 7);

describe('the request of a form', () => {
  it('has no condition but the symmetry if nothing else is chosen', () => {
    const { seed, symmetry, rated, ...others } = request({ symmetry: 'full' });
    assert.deepEqual([seed, symmetry, rated], [7, 'full', true]);
    assert.deepEqual(new Set(Object.values(others)), new Set([null]));
  });

  it('completes a range with one end', () => {
    assert.deepEqual(request({ least: 7 }).rating, { least: 7, most: 11.9 });
    assert.deepEqual(request({ most: 2.3 }).rating, { least: 1, most: 2.3 });
  });

  it('names a technique as the hardest step or as one that is needed', () => {
    const hardest = request({ technique: 'x-wing', uses: 0 });
    assert.deepEqual([hardest.hardest, hardest.needed], ['x-wing', null]);
    const needed = request({ technique: 'x-wing', uses: 2 });
    assert.deepEqual([needed.hardest, needed.needed, needed.uses], [null, 'x-wing', 2]);
  });

  it('takes from the board what is chosen', () => {
    assert.equal(request({ source: 'pattern' }).pattern, ONE);
    assert.equal(request({ source: 'givens' }).keep, ONE);
    assert.equal(request({ source: 'solution' }).solution, BOARD.solution);
  });

  it('can be for minimal puzzles, and for singles only', () => {
    const { minimal, singlesOnly, givens } = request({ minimal: true, singles: true, givens: 24 });
    assert.deepEqual([minimal, singlesOnly, givens], [true, true, { least: 24, most: 24 }]);
  });

  it('for as few givens as possible takes over nothing but what is on the board', async () => {
    const module = await loadModule('generator');
    const choices = { least: 7, symmetry: 'full', technique: 'x-wing', fewest: 10 };
    assert.equal(module.refusal(request(choices)), null);
    assert.equal(request({ ...choices, source: 'givens' }).keep, ONE);
    const refusal = module.refusal(request({ ...choices, source: 'pattern' }));
    assert.equal(refusal, 'fewest-with-others');
  });

  it('is refused with a reason that has a text in each language', async () => {
    const reasons = [
      request({ singles: true, least: 5 }),
      request({ technique: 'skyscraper', most: 3 }),
      request({ technique: 'x-wing', most: 3 }),
      request({ technique: 'template-set' }),
      request({ givens: 16 }),
      request({ givens: 19, symmetry: 'full' }),
      request({ source: 'pattern', fewest: 10 }),
      request({ least: 5, most: 4 }),
    ];
    const module = await loadModule('generator');
    for (const each of reasons) {
      const id = module.refusal(each);
      assert.ok(id, JSON.stringify(each));
      for (const texts of [english, german]) assert.doesNotMatch(texts.refused(id), /\(/, id);
    }
  });

  it('has a new seed each time, which the generator accepts', async () => {
    const module = await loadModule('generator');
    const seeds = new Set(Array.from({ length: 100 }, randomSeed));
    assert.equal(seeds.size, 100);
    for (const seed of seeds) assert.equal(module.refusal({ seed }), null);
  });
});

describe('levels', () => {
  it('have ranges that meet without a gap and agree with the bands', () => {
    for (let band = 0; band < 5; band++) {
      const { least, most } = rangeOf(band);
      assert.deepEqual([bandOf(least), bandOf(most)], [band, band]);
      if (band) assert.equal(least.toFixed(1), (rangeOf(band - 1).most + 0.1).toFixed(1));
    }
  });

  it('have ranges that the generator can fulfil', async () => {
    const module = await loadModule('generator');
    for (let band = 0; band < 5; band++) {
      assert.equal(module.refusal({ rating: rangeOf(band) }), null, String(band));
    }
  });

  it('of similar puzzles stay in the scale', () => {
    assert.deepEqual(rangeAround(1), { least: 1, most: 1.2 });
    assert.deepEqual(rangeAround(7.1), { least: 6.9, most: 7.3 });
    assert.deepEqual(rangeAround(11.8), { least: 11.6, most: 11.9 });
  });
});

describe('the puzzle of the day', () => {
  it('depends on the date alone', () => {
    const morning = dailyRequest(new Date(2026, 10, 22, 6));
    assert.deepEqual(morning, dailyRequest(new Date(2026, 10, 22, 23, 59)));
    assert.equal(morning.seed, 20261122);
  });

  it('gets harder from Monday to Saturday', () => {
    const week = [23, 24, 25, 26, 27, 28].map((day) => dailyRequest(new Date(2026, 10, day)));
    const least = week.map(({ rating }) => rating?.least ?? 0);
    assert.deepEqual(
      least,
      [...least].sort((a, b) => a - b),
    );
  });
});

describe('the picture of a symmetry', () => {
  const N = 5;
  const maps = {
    'half-turn': [(r, c) => [N - 1 - r, N - 1 - c]],
    'quarter-turn': [(r, c) => [c, N - 1 - r]],
    diagonal: [(r, c) => [c, r]],
    'anti-diagonal': [(r, c) => [N - 1 - c, N - 1 - r]],
    diagonals: [(r, c) => [c, r], (r, c) => [N - 1 - c, N - 1 - r]],
    'left-right': [(r, c) => [r, N - 1 - c]],
    'top-bottom': [(r, c) => [N - 1 - r, c]],
    mirrors: [(r, c) => [r, N - 1 - c], (r, c) => [N - 1 - r, c]],
    full: [(r, c) => [c, r], (r, c) => [r, N - 1 - c]],
  };
  const has = (pattern, map) =>
    pattern.every((filled, at) => {
      const [row, column] = map(Math.floor(at / N), at % N);
      return filled === pattern[row * N + column];
    });

  for (const [symmetry, all] of Object.entries(maps)) {
    it(`has the symmetry ${symmetry}`, () => {
      const pattern = patternOf(symmetry);
      for (const map of all) assert.ok(has(pattern, map));
      assert.ok(pattern.includes(true) && pattern.includes(false));
    });
  }

  it('has no other symmetry that would make it look like the next picture', () => {
    const pictures = ['none', ...Object.keys(maps)].map((id) => String(patternOf(id)));
    assert.equal(new Set(pictures).size, pictures.length);
    for (const [map] of Object.values(maps)) assert.ok(!has(patternOf('none'), map));
  });
});

describe('the symmetry of givens', () => {
  it('is the one with which the generator made them', async () => {
    const module = await loadModule('generator');
    for (const symmetry of module.symmetries()) {
      const generator = module.startGenerator({ symmetry, seed: 3 });
      while (!generator.advance(5));
      const [{ puzzle }] = generator.take();
      assert.equal(symmetryOf(puzzle), symmetry);
      generator.delete();
    }
  });
});

describe('the workers that make puzzles', () => {
  function start(count) {
    const workers = [];
    const maker = new Maker(() => workers[workers.push(new FakeWorker()) - 1], count);
    return { maker, workers };
  }
  const made = (attempt) => ({ puzzle: String(attempt), attempt });

  it('share a request, and stop when there are enough puzzles', async () => {
    const { maker, workers } = start(2);
    const asked = maker.make({ seed: 1 }, 3);
    const [first, second] = workers;
    assert.deepEqual(
      workers.map(({ sent }) => [sent[0].request.part, sent[0].request.parts]),
      [
        [0, 2],
        [1, 2],
      ],
    );
    const [{ id }] = first.sent;
    first.reply({ id, type: 'progress', tried: 10, fitting: 1 });
    assert.equal(first.sent.length, 1);
    second.reply({ id, type: 'progress', tried: 12, fitting: 2 });
    assert.equal(first.sent[1].type, 'stop');
    assert.equal(second.sent[1].type, 'stop');
    first.reply({ id, type: 'made', made: [made(4)], tried: 11, fitting: 1 });
    second.reply({ id, type: 'made', made: [made(1), made(5), made(7)], tried: 20, fitting: 3 });
    const outcome = await asked;
    assert.deepEqual(
      outcome.made.map(({ attempt }) => attempt),
      [1, 4, 5],
    );
    assert.deepEqual([outcome.tried, outcome.fitting], [31, 4]);
  });

  it('report why a request is refused', async () => {
    const { maker, workers } = start(2);
    const asked = maker.make({ seed: 1 }, 1);
    for (const worker of workers) {
      worker.reply({ id: worker.sent[0].id, type: 'refused', refusal: 'pattern-lines' });
    }
    assert.equal((await asked).refusal, 'pattern-lines');
  });

  it('are one worker if equal requests must have equal results', async () => {
    const { maker, workers } = start(4);
    const asked = maker.make({ seed: 20261122 }, 1, { same: true });
    assert.equal(workers.length, 1);
    const [{ sent }] = workers;
    workers[0].reply({ id: sent[0].id, type: 'made', made: [made(9)], tried: 10, fitting: 1 });
    assert.equal((await asked).made[0].attempt, 9);
  });

  it('end with what they have when the search is stopped', async () => {
    const { maker, workers } = start(1);
    const stop = new AbortController();
    const asked = maker.make({ seed: 1 }, 5, { signal: stop.signal });
    stop.abort();
    const [{ sent }] = workers;
    assert.equal(sent[1].type, 'stop');
    workers[0].reply({ id: sent[0].id, type: 'made', made: [made(2)], tried: 8, fitting: 1 });
    assert.deepEqual((await asked).made, [made(2)]);
  });

  it('report puzzles as they are found', async () => {
    const { maker, workers } = start(2);
    const seen = [];
    const progress = (_, found) => seen.push(...found.map(({ attempt }) => attempt));
    const asked = maker.make({ seed: 1 }, 3, { progress });
    const [one, other] = workers.map(({ sent }) => sent[0].id);
    const numbers = { type: 'progress', tried: 5, fitting: 1 };
    workers[1].reply({ ...numbers, id: other, found: [made(3)] });
    workers[0].reply({ ...numbers, id: one, found: [] });
    workers[0].reply({ ...numbers, id: one, found: [made(8)] });
    assert.deepEqual(seen, [3, 8]);
    workers[0].reply({ id: one, type: 'made', made: [made(8)], tried: 9, fitting: 1 });
    workers[1].reply({ id: other, type: 'made', made: [made(3)], tried: 9, fitting: 1 });
    await asked;
  });

  it('report the fewest givens that any of them has found', async () => {
    const { maker, workers } = start(2);
    const seen = [];
    const asked = maker.make({ fewest: true }, 99, { progress: ({ fewest }) => seen.push(fewest) });
    const [one, other] = workers.map(({ sent }) => sent[0].id);
    workers[0].reply({ id: one, type: 'progress', tried: 10, fitting: 2, fewest: 23 });
    workers[1].reply({ id: other, type: 'progress', tried: 10, fitting: 1, fewest: 24 });
    workers[1].reply({ id: other, type: 'progress', tried: 20, fitting: 3, fewest: 21 });
    assert.deepEqual(seen, [23, 23, 21]);
    workers[0].reply({ id: one, type: 'made', made: [], tried: 10, fitting: 0 });
    workers[1].reply({ id: other, type: 'made', made: [], tried: 20, fitting: 0 });
    await asked;
  });

  it('ask another worker if one dies, and fail with that one; the next question is answered', async () => {
    const { maker, workers } = start(1);
    const asked = maker.change('minimize', ONE, 1);
    workers[0].die();
    assert.equal(workers.length, 2);
    workers[1].die();
    await assert.rejects(asked, /out of memory/);
    const again = maker.change('minimize', ONE, 1);
    assert.equal(workers.length, 3);
    workers[2].reply({ id: workers[2].sent[0].id, type: 'changed', result: ONE });
    assert.equal(await again, ONE);
  });
});
