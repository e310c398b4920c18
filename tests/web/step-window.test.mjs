// The steps that the timeline shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEAST_SPAN, StepWindow, zoomed } from '../../web/features/player/step-window.js';

test('the window is enlarged round a point, and stays in the run', () => {
  const whole = { from: 0, to: 1000 };
  assert.deepEqual(zoomed(whole, 0.5, 0.5, 1000), { from: 250, to: 750 });
  assert.deepEqual(zoomed(whole, 0, 0.5, 1000), { from: 0, to: 500 });
  assert.deepEqual(zoomed(whole, 1, 0.5, 1000), { from: 500, to: 1000 });
  assert.equal(zoomed({ from: 250, to: 750 }, 0.5, 2, 1000), null, 'the whole run');
  assert.deepEqual(zoomed({ from: 900, to: 1000 }, 0, 2, 1000), { from: 800, to: 1000 });
  const least = zoomed({ from: 500, to: 520 }, 0.5, 0.1, 1000);
  assert.equal(least.to - least.from, LEAST_SPAN);
  assert.equal(zoomed({ from: 0, to: 5 }, 0.5, 0.5, 5), null, 'a run of five steps');
});

test('the whole run grows with what is known of it', () => {
  let length = 0;
  const window = new StepWindow(() => length);
  assert.deepEqual(window.steps, { from: 0, to: 1 });
  window.zoom(0.5, 0.5, 0);
  assert.ok(window.isWhole, 'a run without events cannot be enlarged');
  length = 400;
  assert.deepEqual(window.steps, { from: 0, to: 400 });
  assert.equal(window.partOf(100), 0.25);
  assert.equal(window.stepAt(0.25), 100);
});

test('an enlarged window is moved inside the run, and shows the whole run on request', () => {
  const window = new StepWindow(() => 1000);
  window.pan(0.5);
  assert.ok(window.isWhole);
  window.zoom(0.1, 0.5, 0);
  assert.deepEqual(window.steps, { from: 450, to: 550 });
  window.pan(0.5);
  assert.deepEqual(window.steps, { from: 500, to: 600 });
  window.pan(100);
  assert.deepEqual(window.steps, { from: 900, to: 1000 });
  assert.ok(window.has(900) && !window.has(899));
  window.showWhole();
  assert.deepEqual(window.steps, { from: 0, to: 1000 });
});

test('an enlarged window follows the step, but not where the user has just enlarged', () => {
  const window = new StepWindow(() => 1000);
  window.zoom(0.1, 0, 700); // the step is not inside
  assert.deepEqual(window.steps, { from: 0, to: 100 });
  window.follow(700);
  assert.deepEqual(window.steps, { from: 0, to: 100 }, 'the run has not moved');
  window.follow(701);
  assert.deepEqual(window.steps, { from: 691, to: 791 }, 'with room ahead');
  window.follow(740);
  assert.deepEqual(window.steps, { from: 691, to: 791 }, 'the step is inside');
  window.follow(600);
  assert.deepEqual(window.steps, { from: 550, to: 650 });
  window.held = true;
  window.follow(10);
  assert.deepEqual(window.steps, { from: 550, to: 650 }, 'a pointer is down');
});

test('a shorter run ends the enlargement beyond its end', () => {
  let length = 1000;
  const window = new StepWindow(() => length);
  window.zoom(0.1, 1, 950);
  length = 960;
  window.follow(955);
  assert.ok(window.steps.to <= 960 || window.isWhole);
});
