// A session whose requests the test answers.
import { Session } from '../../web/features/workbench/session.js';
import { Client } from '../../web/solver/client.js';
import './custom-event.mjs';
import { FakeWorker } from './fake-worker.mjs';

export const line = (start) => start + '0'.repeat(81 - start.length);
export const [A, B] = ['12', '34'].map(line);
export const SOLUTION = '534678912'.repeat(9);
export const facts = (givens) => ({
  state: `p=${givens}`,
  givens,
  placed: line(''),
  eliminated: new Uint16Array(81),
  candidates: new Uint16Array(81),
  valid: true,
  conflicts: [],
});
export const EMPTY_REPORT = { puzzleCount: 0, puzzle: null, errors: [{ code: 'empty' }] };
export const report = (givens) => ({
  puzzleCount: 1,
  puzzle: { state: `p=${givens}` },
  errors: [],
});
export const analysis = (givens, verdict = 'one', more = {}) => ({
  type: 'analysis',
  report: null,
  facts: facts(givens),
  verdict,
  solutions: verdict === 'one' ? [SOLUTION] : [],
  restricted: false,
  excluded: false,
  milliseconds: 1,
  ...more,
});

export function setUp(countAll) {
  const workers = [];
  const client = new Client(() => workers[workers.push(new FakeWorker()) - 1]);
  const session = new Session(client, countAll);
  /** Answers the latest request of a type. */
  const answer = (type, reply) => {
    const worker = workers.at(-1);
    const { id } = worker.sent.filter((message) => message.type === type).at(-1);
    worker.reply({ ...reply, id });
  };
  const fail = (message = 'out of memory') => {
    for (let times = 0; times < 2; times++)
      workers.at(-1).onerror({ message, preventDefault() {} });
  };
  return { session, workers, answer, fail };
}
/** Waits until the promises that can settle have settled. */
export const settle = () => new Promise((done) => setTimeout(done));
