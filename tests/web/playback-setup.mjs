// Playback with a fake worker and a clock that the test advances.
import { Playback } from '../../web/run/playback.js';
import { RunClient } from '../../web/run/run-client.js';
import { FakeWorker } from './fake-worker.mjs';

export const KINDS = [
  'none',
  'write',
  'place',
  'remove',
  'choose',
  'pass',
  'solution',
  'exhausted',
];
const ALGORITHMS = [
  { id: 'first', variants: [] },
  { id: 'second', variants: ['a', 'b'] },
];
export const [A, B] = ['1', '2'].map((digit) => digit.padEnd(81, '0'));

export const view = (step, { length = 100, ended = true, why = '', ...more } = {}) => ({
  type: 'view',
  run: 1,
  snapshot: { step, last: 0 },
  extent: { length, ended },
  why,
  ...more,
});
/** Waits until the promises that can settle have settled. */
export const settle = () => new Promise((done) => setTimeout(done));

/** A playback, its workers, and a clock that the test advances. */
export function setUp() {
  const workers = [];
  const client = new RunClient(
    () => workers[workers.push(new FakeWorker()) - 1],
    () => {},
  );
  const frames = [];
  const clock = { time: 0, now: () => clock.time, nextFrame: (action) => frames.push(action) };
  const playback = new Playback(client, { algorithms: ALGORITHMS, kinds: KINDS }, clock);
  const arrived = [];
  playback.addEventListener('arrive', () => arrived.push(playback.step));
  const sent = (type) => workers.at(-1).sent.filter((message) => message.type === type);
  /** Answers the latest request of a type. */
  const answer = async (type, reply) => {
    workers.at(-1).reply({ ...reply, id: sent(type).at(-1).id });
    await settle();
  };
  /** Starts the chosen algorithm, whose run has 100 known steps. */
  const start = async (givens = A, reply = view(0)) => {
    const started = playback.start(givens);
    await answer('start', reply);
    await started;
  };
  /** Advances the clock, then draws a frame. */
  const frame = async (milliseconds) => {
    clock.time += milliseconds;
    for (const action of frames.splice(0)) action();
    await settle();
  };
  return { playback, workers, arrived, sent, answer, start, frame, frames };
}
