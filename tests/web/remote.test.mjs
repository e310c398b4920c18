// What a page asks of a board in a frame is done, whenever the frame comes.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import './custom-event.mjs';
import { RemoteBoard } from '../../web/features/embedding/remote.js';

const HERE = 'https://school.example';
const tick = () => new Promise((done) => setTimeout(done));

/** A frame whose board answers every request that it hears, once it listens. */
class Frame {
  heard = [];
  listening = false;
  contentWindow = {
    postMessage: (message, origin) => {
      if (!this.listening || origin !== HERE) return;
      this.heard.push(message);
      this.tells({ type: 'state', id: message.id });
    },
  };

  /** What was asked for, in words. */
  get deeds() {
    return this.heard
      .filter(({ type }) => type !== 'getState')
      .map(({ type, step, backtrack }) => [type, step ?? backtrack].filter(Boolean).join(' '));
  }

  tells(fields, origin = HERE) {
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

  it('does what was asked of it before it was there, in order', async () => {
    const frame = new Frame();
    const board = new RemoteBoard(frame);
    board.ask('seek', { step: 5 });
    board.ask('seek', { backtrack: 'next' });
    board.ask('play');
    await tick();
    assert.deepEqual(frame.heard, []);
    frame.listening = true;
    frame.tells({ type: 'ready' });
    await tick();
    assert.deepEqual(frame.deeds, ['seek 5', 'seek next', 'play']);
  });

  it('does what is asked of it where it was ready before it was listened to', async () => {
    const frame = new Frame();
    frame.listening = true;
    const board = new RemoteBoard(frame);
    board.ask('seek', { step: 5 });
    await tick();
    assert.deepEqual(frame.deeds, ['seek 5']);
  });

  it('is asked for a move when the one before it has arrived', async () => {
    const frame = new Frame();
    frame.listening = true;
    const board = new RemoteBoard(frame);
    await tick();
    const { tells } = frame;
    frame.tells = () => {}; // it takes its time
    board.ask('seek', { step: 5 });
    board.ask('seek', { backtrack: 'next' });
    await tick();
    assert.deepEqual(frame.deeds, ['seek 5']);
    frame.tells = tells;
    frame.tells({ type: 'state', id: frame.heard.at(-1).id });
    await tick();
    assert.deepEqual(frame.deeds, ['seek 5', 'seek next']);
  });

  it('is heard, and nobody else is', () => {
    const frame = new Frame();
    const board = new RemoteBoard(frame);
    const steps = [];
    board.addEventListener('step', ({ detail }) => steps.push(detail.step));
    frame.tells({ type: 'step', step: 1 });
    frame.tells({ type: 'step', step: 2 }, 'https://evil.example');
    frame.tells({ type: 'step', step: 3, source: 'another' });
    new Frame().tells({ type: 'step', step: 4 });
    assert.deepEqual(steps, [1]);
  });
});
