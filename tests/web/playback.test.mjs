// The watched run: starts, moves and surveys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { A, B, settle, setUp, view, KINDS } from './playback-setup.mjs';

test('starts the chosen algorithm on the puzzle that it is given', async () => {
  const { playback, sent, start } = setUp();
  playback.choose('second', 1);
  await start(B);
  const [{ algorithm, variant, givens }] = sent('start');
  assert.deepEqual([algorithm, variant, givens], ['second', 1, B]);
  assert.deepEqual([playback.givens, playback.step, playback.error], [B, 0, null]);
});

test('an unknown algorithm or variant is not chosen', () => {
  const { playback } = setUp();
  playback.choose('second', 7);
  assert.deepEqual([playback.algorithm.id, playback.variant], ['second', 1]);
  playback.choose('third', -1);
  assert.deepEqual([playback.algorithm.id, playback.variant], ['second', 0]);
});

test('of two starts the newer one wins, and both settle', async () => {
  const { playback, workers, sent } = setUp();
  const starts = [playback.start(A), playback.start(B)];
  const [first, second] = sent('start');
  workers[0].reply({ ...view(0), id: second.id });
  workers[0].reply({ ...view(0, { length: 7 }), id: first.id });
  await Promise.all(starts);
  assert.equal(playback.givens, B);
  assert.equal(playback.view.extent.length, 100);
});

test('givens and view match while a run starts', async () => {
  const { playback, start, answer } = setUp();
  await start(A);
  const started = playback.start(B);
  assert.equal(playback.givens, A);
  await answer('start', view(0, { length: 7 }));
  await started;
  assert.deepEqual([playback.givens, playback.view.extent.length], [B, 7]);
});

test('a run that cannot start has an error and no view, and the next one can', async () => {
  const { playback, start, answer } = setUp();
  const started = playback.start(A);
  await answer('start', { type: 'failed', message: 'cannot start' });
  await started;
  assert.equal(playback.view, null);
  assert.match(String(playback.error), /cannot start/);
  await start();
  assert.equal(playback.error, null);
});

test('a trace names its puzzle', async () => {
  const { playback, answer, start } = setUp();
  const started = playback.startTrace('P 1 1 9', A);
  const trace = { givens: B, moves: 1, illegal: null, algorithm: { id: 'trace' } };
  await answer('trace', view(0, { trace }));
  await started;
  assert.deepEqual([playback.givens, playback.watched.id], [B, 'trace']);
  playback.choose('first', 0);
  await start();
  assert.deepEqual([playback.trace, playback.watched.id], [null, 'first']);
});

test('a program of the user has no run before its trace, not even an earlier run', async () => {
  const { playback, sent, answer, start } = setUp();
  await start();
  playback.go(5);
  playback.chooseProgram({ texts: { name: 'Mine' }, run: null });
  await playback.start(B);
  await answer('go', view(5)); // of the earlier run: too late
  assert.equal(playback.view, null);
  assert.equal(playback.givens, B);
  playback.play();
  assert.equal(playback.playing, false);
  const begun = playback.startTrace('P 1 1 2', B);
  await answer('trace', view(0, { trace: { givens: B } }));
  await begun;
  assert.ok(playback.view);
  assert.equal(sent('start').length, 1);
});

test('after the worker has crashed, the same run starts again', async () => {
  const { playback, workers, start, sent, answer } = setUp();
  playback.choose('second', 1);
  await start(B);
  workers[0].die();
  const restarted = playback.restart();
  assert.equal(workers.length, 2);
  assert.deepEqual(sent('start')[0].givens, B);
  await answer('start', view(0));
  await restarted;
  assert.equal(playback.error, null);
});

test('a move to a step supersedes waiting moves and stops the current one', async () => {
  const { playback, sent, start, answer, arrived } = setUp();
  await start();
  playback.go(10);
  playback.go(20);
  playback.go(30);
  assert.equal(sent('go').length, 1);
  assert.equal(sent('stop').length, 1);
  await answer('go', view(4, { why: 'stopped' }));
  assert.equal(sent('go').length, 2);
  assert.equal(sent('go').at(-1).step, 30);
  await answer('go', view(30));
  assert.deepEqual(arrived, [4, 30]);
});

test('single steps add up while the worker is busy', async () => {
  const { playback, sent, start, answer } = setUp();
  await start();
  for (let times = 0; times < 3; times++) playback.stepBy('next');
  await answer('go', view(1));
  assert.equal(sent('go').at(-1).step, 3);
});

test('at a coarser level a step searches for events, and only few steps wait', async () => {
  const { playback, sent, start, answer } = setUp();
  playback.level = 'placements';
  await start();
  for (let times = 0; times < 20; times++) playback.stepBy('next');
  assert.equal(sent('stop').length, 0);
  for (let times = 0; times < 20; times++) {
    if (sent('go').length > times) await answer('go', view(times + 1, { why: 'found' }));
  }
  assert.ok(sent('go').length < 12);
  assert.equal(sent('go')[0].wanted.kinds & (1 << KINDS.indexOf('place')), 4);
});

test('a search for an unknown end is limited, and the run stays at the step reached', async () => {
  const { playback, sent, start, answer, arrived } = setUp();
  await start(A, view(0, { length: 100, ended: false }));
  playback.go(Infinity);
  const [{ step, milliseconds }] = sent('go');
  assert.equal(step, Infinity);
  assert.ok(milliseconds > 0 && milliseconds < Infinity);
  await answer('go', view(2e9, { length: 2e9, ended: false, why: 'unfinished' }));
  assert.deepEqual(arrived, [2e9]);
  assert.deepEqual([playback.atEnd, playback.view.why], [false, 'unfinished']);
});

test('a move that fails sets an error, and the next one clears it', async () => {
  const { playback, start, answer } = setUp();
  await start();
  playback.go(5);
  await answer('go', { type: 'failed', message: 'there is no run 1' });
  assert.match(String(playback.error), /there is no run 1/);
  playback.go(6);
  await answer('go', view(6));
  assert.deepEqual([playback.error, playback.step], [null, 6]);
});

test('a reply that concerns an earlier run is ignored', async () => {
  const { playback, workers, sent, start, answer } = setUp();
  await start(A);
  playback.go(10);
  const { id } = sent('go')[0];
  const started = playback.start(B);
  await answer('start', view(0));
  await started;
  workers[0].reply({ ...view(10), id });
  await settle();
  assert.equal(playback.step, 0);
  playback.go(3);
  await answer('go', view(3));
  assert.equal(playback.step, 3);
});

test('a run is surveyed briefly at first, and to its end once the user moves it', async () => {
  const { playback, sent, start, answer } = setUp();
  await start(A, view(0, { length: 10, ended: false }));
  assert.ok(playback.surveying);
  const [glance] = sent('survey');
  await answer('survey', { type: 'progress', extent: { length: 50, ended: false } });
  assert.equal(playback.view.extent.length, 50);
  playback.go(1);
  await answer('survey', view(0, { length: glance.limit, ended: false }));
  assert.equal(sent('survey').length, 2);
  assert.ok(sent('survey')[1].limit > glance.limit);
  await answer('survey', view(0, { length: 5e6, ended: true }));
  assert.equal(playback.surveying, false);
  assert.ok(playback.view.extent.ended);
});

test('a survey can be stopped and continued', async () => {
  const { playback, sent, start, answer } = setUp();
  await start(A, view(0, { length: 10, ended: false }));
  playback.stopSurvey();
  assert.equal(sent('stop').length, 1);
  await answer('survey', view(0, { length: 20, ended: false, why: 'stopped' }));
  assert.equal(playback.surveying, false);
  playback.survey();
  assert.equal(sent('survey').length, 2);
});

test('a survey of an earlier run does not affect the new one', async () => {
  const { playback, workers, sent, start } = setUp();
  await start(A, view(0, { length: 10, ended: false }));
  const [{ id }] = sent('survey');
  await start(B, view(0, { length: 3 }));
  workers[0].reply({ ...view(0, { length: 999 }), id });
  await settle();
  assert.equal(playback.view.extent.length, 3);
  assert.equal(playback.surveying, false);
});
