// Playing the watched run: speed, breakpoints, loops, searches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPEEDS } from '../../web/run/speed.js';
import { setUp, view, KINDS } from './playback-setup.mjs';

test('plays as many steps as are due, one request at a time, and pauses at the end', async () => {
  const { playback, sent, start, answer, frame, frames, arrived } = setUp();
  playback.setSpeed(SPEEDS.indexOf(100));
  await start();
  playback.play();
  await frame(100);
  assert.equal(sent('play')[0].count, 10);
  await frame(100);
  assert.equal(sent('play').length, 1);
  await answer('play', view(10));
  await frame(0);
  assert.equal(sent('play')[1].count, 10);
  await answer('play', view(100));
  assert.equal(playback.playing, false);
  assert.deepEqual(arrived, [100]);
  await frame(100);
  assert.equal(frames.length, 0);
});

test('the run arrives at a pause, and again at the step that was on its way then', async () => {
  const { playback, sent, start, answer, frame, arrived } = setUp();
  playback.setSpeed(SPEEDS.indexOf(100));
  await start();
  playback.play();
  await frame(100);
  await answer('play', view(10));
  await frame(100);
  assert.equal(sent('play').length, 2);
  playback.pause();
  assert.deepEqual(arrived, [10]);
  await answer('play', view(20));
  assert.equal(playback.step, 20);
  assert.deepEqual(arrived, [10, 20]);
  await frame(100);
  assert.equal(sent('play').length, 2);
});

test('playing stops at a breakpoint', async () => {
  const { playback, start, answer, frame } = setUp();
  playback.setSpeed(SPEEDS.indexOf(100));
  await start();
  playback.play();
  await frame(100);
  await answer('play', view(7, { why: 'breakpoint' }));
  assert.equal(playback.playing, false);
});

test('a failure stops playing', async () => {
  const { playback, start, answer, frame } = setUp();
  playback.setSpeed(SPEEDS.indexOf(100));
  await start();
  playback.play();
  await frame(100);
  await answer('play', { type: 'failed', message: 'out of memory' });
  assert.equal(playback.playing, false);
  assert.match(String(playback.error), /out of memory/);
});

test('play at the end begins at step 0', async () => {
  const { playback, sent, start, answer } = setUp();
  await start();
  playback.go(100);
  await answer('go', view(100));
  playback.play();
  assert.equal(sent('go').at(-1).step, 0);
});

test('a loop is played to its end, pauses, and begins again', async () => {
  const { playback, sent, start, answer, frame } = setUp();
  playback.setSpeed(SPEEDS.indexOf(100));
  await start();
  playback.loop.range = { from: 10, to: 15 };
  playback.play();
  await answer('go', view(10));
  await frame(1000);
  assert.equal(sent('play')[0].count, 5);
  await answer('play', view(15));
  assert.ok(playback.playing);
  await frame(100);
  assert.equal(sent('go').length, 1);
  await frame(1000);
  assert.equal(sent('go').at(-1).step, 10);
});

test('continues to a breakpoint, a solution, or out of the cell', async () => {
  const { playback, sent, start, answer } = setUp();
  await start();
  playback.breakpoints = 0b1010;
  playback.until('breakpoint');
  assert.deepEqual(sent('go').at(-1).wanted, { kinds: 0, labels: 0b1010 });
  await answer('go', view(5));
  playback.until('solution');
  assert.equal(sent('go').at(-1).wanted.kinds, 1 << KINDS.indexOf('solution'));
  await answer('go', view(100, { why: 'none' }));
  assert.deepEqual(playback.sought, { goal: 'solution', way: 'next' });
  playback.until('out');
  assert.equal(sent('go').at(-1).find, 'out');
  await answer('go', view(100));
  playback.stepBy('previous');
  assert.equal(playback.sought, undefined, 'a step looks for nothing');
});

test('a search stops when it is asked to', async () => {
  const { playback, sent, start } = setUp();
  await start();
  playback.until('solution');
  const { id } = sent('go').at(-1);
  playback.stop();
  assert.equal(sent('stop').at(-1).target, id);
});

test('a backtrack is shown longer if that is wanted', async () => {
  const { playback, sent, start, answer, frame } = setUp();
  const removed = { step: 1, last: KINDS.indexOf('remove') };
  for (const [linger, frames] of [
    [false, 1],
    [true, 3],
  ]) {
    await start();
    playback.linger = linger;
    playback.setSpeed(SPEEDS.indexOf(5));
    playback.play();
    await frame(200);
    await answer('play', { ...view(1), snapshot: removed });
    const before = sent('play').length;
    for (let i = 1; i <= frames; i++) {
      assert.equal(sent('play').length, before, `${linger}: ${i}`);
      await frame(200);
    }
    assert.equal(sent('play').length, before + 1);
    await answer('play', view(2));
    playback.pause();
  }
});

test('the step before is known after single steps while playing', async () => {
  const { playback, start, answer, frame } = setUp();
  await start();
  playback.play();
  await frame(200);
  await answer('play', view(1));
  assert.equal(playback.view.before.step, 0);
  await frame(200);
  await answer('play', view(9));
  assert.equal(playback.view.before, undefined);
});

test('at the speed of the whole run, a step of the level of detail counts as its events', async () => {
  const { playback, sent, start, answer, frame } = setUp();
  await start(undefined, view(0, { length: 3000 })); // 100 events a second
  playback.level = 'placements';
  playback.wholeRun = true;
  assert.equal(playback.rate, 100);
  playback.play();
  await frame(100); // 10 events are due
  assert.equal(sent('play').length, 1);
  await answer('play', view(40, { length: 3000 }));
  // It is 30 events ahead: nothing is due before the run has caught up.
  await frame(100);
  await frame(100);
  assert.equal(sent('play').length, 1);
  await frame(200);
  assert.equal(sent('play').length, 2);
  assert.ok(sent('play')[1].count < 10, 'steps of several events');
});

test('the whole run has its speed until another one is set', async () => {
  const { playback, start } = setUp();
  await start(undefined, view(0, { length: 30_000 }));
  playback.wholeRun = true;
  assert.equal(SPEEDS[playback.speed], 1000);
  playback.setSpeed(playback.speed + 1);
  assert.equal(playback.wholeRun, false);
  assert.equal(playback.rate, 2000);
});
