// A run with questions, with the real worker: where it stops, and what it shows meanwhile.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Asker } from '../../web/features/questions/asker.js';
import { NONE } from '../../web/features/questions/question.js';
import { Playback } from '../../web/run/playback.js';
import { SPEEDS } from '../../web/run/speed.js';
import { client, LIANG_OUTPUT, pause, ready } from './run-worker-setup.mjs';
import './custom-event.mjs';

/** What takes longer than this, in milliseconds, does not happen. */
const LONGEST = 60_000;

/** A run with an asker, and what it reports. */
async function setUp(algorithm, ask, { level = 'checks', speed = Infinity, variant = 0 } = {}) {
  let time = 0;
  const clock = {
    now: () => (time += 20),
    nextFrame: (action) => setTimeout(action, 0),
  };
  const playback = new Playback(client, ready, clock);
  playback.choose(algorithm, variant);
  await playback.start(LIANG_OUTPUT);
  playback.level = level;
  playback.setSpeed(SPEEDS.indexOf(speed));
  const runner = Object.assign(new EventTarget(), { playback });
  playback.addEventListener('arrive', () => runner.dispatchEvent(new Event('arrive')));
  const asker = new Asker(runner);
  const predictions = [];
  const asked = [];
  const seen = [];
  asker.addEventListener('prediction', ({ detail }) => predictions.push(detail));
  asker.addEventListener('question', ({ detail }) => asked.push(detail));
  playback.addEventListener('change', () => seen.push(playback.step));
  asker.asked = ask.map(([kind, every = 1]) => ({ kind, every }));
  const until = async (done) => {
    const end = performance.now() + LONGEST;
    while (!done() && performance.now() < end) await pause(5);
    assert.ok(done());
  };
  /** Waits for the end of a move, and then until the asker has looked at its step. */
  const arrives = async (move) => {
    const arrived = new Promise((resolve) =>
      playback.addEventListener('arrive', resolve, { once: true }),
    );
    move();
    await arrived;
    await rests();
  };
  /** Waits until the asker has the answers of the worker: it replies in the order of the questions. */
  const rests = async () => {
    for (let i = 0; i < 3; i++) await playback.events(0, 1);
    await pause(0);
  };
  const opened = (n = asked.length + 1) => until(() => asked.length >= n && asker.open);
  const told = () => until(() => !asker.open);
  return { playback, asker, predictions, asked, seen, opened, told, until, arrives, rests };
}

describe('while a run plays', () => {
  for (const level of ['checks', 'placements', 'decisions'])
    for (const speed of [5, 1000, Infinity])
      it(`it stops at each question, at the level ${level} and ${speed} steps a second`, async () => {
        const { playback, asker, asked, seen, opened, told } = await setUp(
          'is-safe',
          [['choices']],
          { level, speed },
        );
        for (let n = 1; n <= 4; n++) {
          playback.play();
          await opened(n);
          const { step, question } = asked.at(-1);
          assert.equal(playback.playing, false);
          assert.equal(playback.step, step);
          assert.ok(
            Math.max(...seen) <= step,
            `step ${Math.max(...seen)} was shown before ${step}`,
          );
          asker.answer(question.right);
          await told();
          assert.equal(playback.step, step + question.later);
        }
        // The first four empty cells of the first row, one after the other
        assert.deepEqual(
          asked.map(({ question }) => question.cell),
          [0, 2, 4, 6],
        );
        assert.deepEqual(asker.score.plain, { right: 4, asked: 4 });
      });

  it('it asks about distant backtracks, and about one in so many', async () => {
    const { playback, asker, asked, opened, told } = await setUp('dancing-links', [
      ['backtracks', 10],
    ]);
    for (let n = 1; n <= 3; n++) {
      playback.play();
      await opened(n);
      asker.answer(asked.at(-1).question.right);
      await told();
    }
    assert.equal(asker.score.right, 3);
  });

  it('it plays to the end where nothing is asked', async () => {
    const { playback, asker, asked, until } = await setUp('fewest-candidates', [['checks']]);
    assert.deepEqual(asker.unsuitable, ['checks']);
    playback.play();
    await until(() => playback.atEnd);
    assert.deepEqual(asked, []);
  });
});

describe('single steps', () => {
  it('stop at questions at each level of detail', async () => {
    for (const level of ['checks', 'decisions']) {
      const { playback, asked, seen, arrives } = await setUp('is-safe', [['choices']], { level });
      for (let i = 0; i < 3 && !asked.length; i++) await arrives(() => playback.stepBy('next'));
      assert.equal(asked.length, 1);
      assert.equal(Math.max(...seen), asked[0].step);
    }
  });

  it('pass no question, however fast they come', async () => {
    for (const level of ['checks', 'placements', 'decisions']) {
      const { playback, asked, seen, opened } = await setUp('is-safe', [['choices']], { level });
      for (let i = 0; i < 12; i++) playback.stepBy('next');
      await opened(1);
      assert.equal(asked[0].step, 2, 'the first cell is chosen at step 2');
      assert.equal(Math.max(...seen), 2);
    }
  });

  it('back ask nothing', async () => {
    const { playback, asked, opened, asker, told, arrives } = await setUp('is-safe', [['checks']]);
    await asker.next();
    await opened(1);
    asker.answer(1);
    await told();
    await arrives(() => playback.go(20));
    const before = asked.length;
    for (let i = 0; i < 4; i++) await arrives(() => playback.stepBy('previous'));
    assert.equal(asked.length, before);
  });
});

describe('a question', () => {
  it('belongs to the step that an address names', async () => {
    const { playback, asker, asked, opened } = await setUp('is-safe', [['checks', 5]]);
    asker.expect();
    playback.go(7);
    await opened(1);
    assert.equal(asked[0].step, 7);
    assert.deepEqual([asked[0].question.cell, asked[0].question.digit], [0, 3]);
  });

  it('waits until the menu is closed; a click elsewhere opens none', async () => {
    const { playback, asker, asked, opened, told, arrives, rests } = await setUp('is-safe', [
      ['choices'],
    ]);
    asker.held = true;
    await arrives(() => playback.go(2));
    assert.equal(asked.length, 0);
    asker.held = false;
    await opened(1);
    asker.answer(asked[0].question.right);
    await told();
    asker.held = true;
    asker.held = false;
    await rests();
    assert.equal(asked.length, 1);
  });

  it('stays open after a wrong answer, and is asked once', async () => {
    const { playback, asker, asked, predictions, opened, told, arrives } = await setUp('is-safe', [
      ['choices'],
    ]);
    const wrong = [];
    asker.addEventListener('wrong', ({ detail }) => wrong.push(detail.reason.why));
    await asker.next();
    await opened(1);
    for (const given of [1, 9, NONE, 3]) asker.answer(given);
    await told();
    // Row 1 has a 1; 9 fits, but 3 comes first.
    assert.deepEqual(wrong, ['blocked', 'order', 'some']);
    assert.deepEqual(
      predictions.map(({ given, right, attempts, done }) => [given, right, attempts, done]),
      [
        [1, false, 1, false],
        [9, false, 2, false],
        [null, false, 3, false],
        [3, true, 4, true],
      ],
    );
    assert.deepEqual(predictions.at(-1).score, { right: 0, asked: 1 });
    await arrives(() => playback.go(0));
    await arrives(() => playback.go(asked[0].step));
    assert.equal(asked.length, 1);
  });

  it('ends without being right when the run moves on', async () => {
    const { playback, asker, predictions, opened, until } = await setUp('is-safe', [['choices']]);
    await asker.next();
    await opened(1);
    playback.go(100);
    await until(() => predictions.length);
    const [{ given, right, done, score }] = predictions;
    assert.deepEqual([given, right, done, score], [null, false, true, { right: 0, asked: 1 }]);
  });

  it('ends with the run; the next run begins at 0', async () => {
    const { asker, opened } = await setUp('is-safe', [['choices']]);
    await asker.next();
    await opened(1);
    asker.answer(1);
    assert.deepEqual(asker.score.plain, { right: 0, asked: 1 });
    asker.asked = [];
    assert.equal(asker.open, null);
    assert.deepEqual(asker.score.plain, { right: 0, asked: 0 });
  });

  it('is said to be missing when the run has no more', async () => {
    const { asker, asked } = await setUp('dancing-links', [['backtracks']], { variant: 1 });
    const over = new Promise((done) => asker.addEventListener('over', done));
    await asker.next();
    await over;
    assert.deepEqual(asked, []);
  });
});
