// Requests to a board in a frame are carried out, whether the frame loads before or after them.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import './custom-event.mjs';
import { RemoteBoard } from '../../web/features/embedding/remote.js';

const HERE = 'https://school.example';
const tick = () => new Promise((done) => setTimeout(done));

/** A frame whose board answers every request that it receives while `listening` is true. */
class Frame {
  heard = [];
  listening = false;
  contentWindow = {
    postMessage: (message, origin) => {
      if (!this.listening || origin !== HERE) return;
      this.heard.push(message);
      this.sends({ type: 'state', id: message.id });
    },
  };

  /** The requests so far, in words. */
  get deeds() {
    return this.heard
      .filter(({ type }) => type !== 'getState')
      .map(({ type, step, backtrack }) => [type, step ?? backtrack].filter(Boolean).join(' '));
  }

  sends(fields, origin = HERE) {
    const event = new Event('message');
    const data = { source: 'sudoku-lab', v: 1, ...fields };
    globalThis.page.dispatchEvent(
      Object.assign(event, { source: this.contentWindow, origin, data }),
    );
  }
}

describe('a board in a frame', () => {
  beforeEach(() => {
    globalThis.page = new EventTarget();
    globalThis.location = { origin: HERE };
    globalThis.addEventListener = (...all) => globalThis.page.addEventListener(...all);
  });
  afterEach(() => {
    for (const name of ['page', 'location', 'addEventListener']) delete globalThis[name];
  });

  it('carries out requests made before it is ready, in order', async () => {
    const frame = new Frame();
    const board = new RemoteBoard(frame);
    board.ask('seek', { step: 5 });
    board.ask('seek', { backtrack: 'next' });
    board.ask('play');
    await tick();
    assert.deepEqual(frame.heard, []);
    frame.listening = true;
    frame.sends({ type: 'ready' });
    await tick();
    assert.deepEqual(frame.deeds, ['seek 5', 'seek next', 'play']);
  });

  it('carries out requests if it was ready before the page listened', async () => {
    const frame = new Frame();
    frame.listening = true;
    const board = new RemoteBoard(frame);
    board.ask('seek', { step: 5 });
    await tick();
    assert.deepEqual(frame.deeds, ['seek 5']);
  });

  it('gets the request for a move when the move before it is done', async () => {
    const frame = new Frame();
    frame.listening = true;
    const board = new RemoteBoard(frame);
    await tick();
    const { sends } = frame;
    frame.sends = () => {}; // no answer yet
    board.ask('seek', { step: 5 });
    board.ask('seek', { backtrack: 'next' });
    await tick();
    assert.deepEqual(frame.deeds, ['seek 5']);
    frame.sends = sends;
    frame.sends({ type: 'state', id: frame.heard.at(-1).id });
    await tick();
    assert.deepEqual(frame.deeds, ['seek 5', 'seek next']);
  });

  it('is the only source of messages', () => {
    const frame = new Frame();
    const board = new RemoteBoard(frame);
    const steps = [];
    board.addEventListener('step', ({ detail }) => steps.push(detail.step));
    frame.sends({ type: 'step', step: 1 });
    frame.sends({ type: 'step', step: 2 }, 'https://evil.example');
    frame.sends({ type: 'step', step: 3, source: 'another' });
    new Frame().sends({ type: 'step', step: 4 });
    assert.deepEqual(steps, [1]);
  });
});
