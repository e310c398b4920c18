// A landscape by mouse: what moves, and what does not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listenToLandscape } from '../../web/features/player/landscape/pointer.js';

/** A landscape of 100 by 50 pixels above its axis, and what is requested of it. */
function landscape() {
  const root = Object.assign(new EventTarget(), { setPointerCapture() {} });
  const plot = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0, right: 100, bottom: 50 }),
  });
  const requests = [];
  const names = ['point', 'leave', 'click', 'scrub', 'pan', 'zoom', 'whole'];
  const note = (name) => [name, (...values) => requests.push([name, ...values])];
  listenToLandscape(root, plot, Object.fromEntries(names.map(note)));
  const send = (type, values) =>
    root.dispatchEvent(
      Object.assign(new Event(type), { button: 0, pointerType: 'mouse', ...values }),
    );
  return { send, requests };
}

for (const pointerId of [0, 1]) {
  test(`a mouse with the id ${pointerId} points, and moves the step only from the axis`, () => {
    const { send, requests } = landscape();
    send('pointermove', { pointerId, clientX: 10, clientY: 20 });
    assert.deepEqual(requests.splice(0), [['point', 10, 20]]);
    send('pointerdown', { pointerId, clientX: 10, clientY: 60 });
    send('pointermove', { pointerId, clientX: 30, clientY: 20 });
    send('pointerup', { pointerId, clientX: 30, clientY: 20 });
    assert.deepEqual(requests.splice(0), [
      ['scrub', 10],
      ['scrub', 30],
    ]);
    send('pointermove', { pointerId, clientX: 40, clientY: 20 });
    assert.deepEqual(requests, [['point', 40, 20]]);
  });
}
