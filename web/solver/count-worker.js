// The worker that counts solutions exactly: carries out the requests of count-protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { slices } from '../base/worker/slices.js';

/** @typedef {import('../../wasm/count.d.ts').CountModule} CountModule */
/** @typedef {import('./count-protocol.js').CountRequest} CountRequest */
/** @typedef {import('./count-protocol.js').Reply} Reply */
/** @typedef {import('./count-protocol.js').Request} Request */
/** @typedef {{stopped: boolean}} Task */

const STEPS = 1; // per call into the module: up to a millisecond
const RHYTHM = 100; // ms between two progress messages

/** @type {Map<number, Task>} */
const tasks = new Map();

/** @type {Promise<CountModule> | null} */
let loading = null;
async function instantiate() {
  const module = await makeModule('batch');
  post({ type: 'ready' });
  return module;
}
const load = () => (loading ??= instantiate());

/** @param {Reply} reply */
const post = (reply) => self.postMessage(reply);

/** @param {CountRequest} request @param {Task} task @returns {Promise<string | null>} */
async function totalOf({ id, givens }, task) {
  const module = await load();
  const count = module.startCount(givens);
  if (!count) throw new Error('a puzzle has 81 digits');
  let told = performance.now();
  const done = await slices(
    task,
    () => count.advance(STEPS),
    (now) => {
      if (now - told < RHYTHM) return;
      told = now;
      post({ id, type: 'progress', part: count.progress() });
    },
  );
  const total = done ? count.total() : null;
  count.delete();
  return total;
}

self.onmessage = async ({ data }) => {
  const request = /** @type {Request} */ (data);
  if (request.type === 'stop') {
    const target = tasks.get(request.target);
    if (target) target.stopped = true;
    return;
  }
  const { id } = request;
  const task = { stopped: false };
  tasks.set(id, task);
  try {
    post({ id, type: 'counted', total: await totalOf(request, task) });
  } catch (error) {
    loading = null; // after an abort the module's memory cannot be trusted: take a fresh one
    post({ id, type: 'failed', message: String(error) });
  }
  tasks.delete(id);
};
