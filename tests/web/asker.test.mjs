// A run with questions, with the real worker: where it stops, and what it shows meanwhile.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Asker } from '../../web/features/questions/asker.js';
import { NONE } from '../../web/features/questions/question.js';
import { Playback } from '../../web/run/playback.js';
import { SPEEDS } from '../../web/run/speed.js';
import { client, LIANG_OUTPUT, pause, ready } from './run-worker-setup.mjs';
import './custom-event.mjs';

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
    for (let i = 0; i < 400 && !done(); i++) await pause(5);
    assert.ok(done());
  };
  const opened = (n = asked.length + 1) => until(() => asked.length >= n && asker.open);
  const told = () => until(() => !asker.open);
  return { playback, asker, predictions, asked, seen, opened, told };
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
    playback.play();
    await pause(50);
  });

  it('it plays to the end where nothing is asked', async () => {
    const { playback, asker, asked } = await setUp('fewest-candidates', [['checks']]);
    assert.deepEqual(asker.unsuitable, ['checks']);
    playback.play();
    for (let i = 0; i < 200 && !playback.atEnd; i++) await pause(5);
    assert.equal(playback.atEnd, true);
    assert.deepEqual(asked, []);
  });
});

describe('single steps', () => {
  it('stop at questions at each level of detail', async () => {
    for (const level of ['checks', 'decisions']) {
      const { playback, asked, seen } = await setUp('is-safe', [['choices']], { level });
      for (let i = 0; i < 3 && !asked.length; i++) {
        playback.stepBy('next');
        await pause(40);
      }
      assert.equal(asked.length, 1);
      assert.equal(Math.max(...seen), asked[0].step);
    }
  });

  it('back ask nothing', async () => {
    const { playback, asked, opened, asker, told } = await setUp('is-safe', [['checks']]);
    await asker.next();
    await opened(1);
    asker.answer(1);
    await told();
    playback.go(20);
    await pause(60);
    const before = asked.length;
    for (let i = 0; i < 4; i++) {
      playback.stepBy('previous');
      await pause(40);
    }
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
    const { playback, asker, asked, opened, told } = await setUp('is-safe', [['choices']]);
    asker.held = true;
    playback.go(2);
    await pause(60);
    assert.equal(asked.length, 0);
    asker.held = false;
    await opened(1);
    asker.answer(asked[0].question.right);
    await told();
    asker.held = true;
    asker.held = false;
    await pause(60);
    assert.equal(asked.length, 1);
  });

  it('stays open after a wrong answer, and is asked once', async () => {
    const { playback, asker, asked, predictions, opened, told } = await setUp('is-safe', [
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
    playback.go(0);
    await pause(50);
    playback.go(asked[0].step);
    await pause(50);
    assert.equal(asked.length, 1);
  });

  it('ends without being right when the run moves on', async () => {
    const { playback, asker, predictions, opened } = await setUp('is-safe', [['choices']]);
    await asker.next();
    await opened(1);
    playback.go(100);
    for (let i = 0; i < 100 && !predictions.length; i++) await pause(5);
    const [{ given, right, done, score }] = predictions;
    assert.deepEqual([given, right, done, score], [null, false, true, { right: 0, asked: 1 }]);
  });

  it('ends with the run; the next run begins at 0', async () => {
    const { playback, asker, opened } = await setUp('is-safe', [['choices']]);
    await asker.next();
    await opened(1);
    asker.answer(1);
    assert.deepEqual(asker.score.plain, { right: 0, asked: 1 });
    asker.asked = [];
    assert.equal(asker.open, null);
    assert.equal(playback.gate, null);
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
