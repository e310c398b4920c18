// A worker of the pool: answers the questions of batch-protocol.js.
// @ts-check
import { compileModule, instantiateModule } from '#wasm';
import { post, Refusal, serve } from '../../base/worker/serve.js';
import { slices } from '../../base/worker/slices.js';
import { roomFor } from './buffer-pool.js';

/** @typedef {import('../../../wasm/batch.d.ts').Batch} Batch */
/** @typedef {import('../../../wasm/batch.d.ts').BatchModule} BatchModule */
/** @typedef {import('./batch-protocol.js').OpenRequest} OpenRequest */
/** @typedef {import('./batch-protocol.js').WorkRequest} WorkRequest */

/** Work of one call into the module: a millisecond or two. */
const COST = 4096;

/** @typedef {{module: BatchModule, held: {batch: Batch, key: string} | null}} Context */
/** @typedef {import('../../base/worker/serve.js').Task} Task */

/** All work ends when it is stopped. */
const all = { stopped: false };
let paused = false;
let resume = () => {};
let resumed = Promise.resolve();
/** Chunks take turns. @type {Promise<unknown>} */
let turn = Promise.resolve();

/** Resolves the promise of the context, which `open` makes. @type {(context: Promise<Context>) => void} */
let setContext = () => {};
/** @type {Promise<Context>} */
const opened = new Promise((resolve) => (setContext = resolve));

/** Holds a lock that becomes free when this worker dies, for whatever reason. @param {string} name */
const hold = (name) =>
  new Promise((holds) => {
    const { locks } = globalThis.navigator ?? {}; // missing on an http site
    if (!locks) return holds(undefined);
    const forever = () => new Promise(() => holds(undefined));
    locks.request(name, forever).catch(holds); // not allowed in a sandboxed frame
  });

/** @param {OpenRequest} request @returns {Promise<Context>} */
async function open(request) {
  const compiled = request.module ?? (await compileModule('batch'));
  /** @type {BatchModule} */
  const module = await instantiateModule('batch', compiled);
  await hold(request.lock);
  post({ type: 'ready', module: compiled, formats: module.batchFormats() });
  return { module, held: null };
}

/** The batch for such chunks; the latest one is kept. @param {Context} context @param {string} format @param {WorkRequest['input']} input */
function batchFor(context, format, input) {
  const key = `${format} ${input}`;
  const { held, module } = context;
  if (held?.key === key) return held.batch;
  held?.batch.delete();
  context.held = null;
  const batch = module.startBatch(format, input);
  if (!batch) throw new Refusal(`there is no format ${format} of ${input}`);
  context.held = { batch, key };
  return batch;
}

/** @param {Context} context @param {WorkRequest} request @param {Task} task */
async function work(context, request, task) {
  const { bytes, input, format } = request;
  const batch = batchFor(context, format, input);
  const { headingLines, continued, markCrashed, hardestThreshold } = request;
  batch.begin(bytes, headingLines, continued, markCrashed, hardestThreshold);
  let milliseconds = 0;
  for (let done = false; !done;) {
    await resumed;
    const start = performance.now();
    if (!all.stopped) await slices(all, () => paused || (done = batch.work(COST)));
    milliseconds += performance.now() - start;
    if (all.stopped) throw new Refusal('stopped');
  }
  const length = batch.outputSize();
  const memory = request.output;
  const fits = memory && memory.byteLength >= length;
  const output = new Uint8Array(fits ? memory : roomFor(length), 0, length);
  batch.copyOutput(output);
  const marks = batch.marks();
  task.transfer.push(bytes.buffer, output.buffer, marks.buffer);
  return { type: 'done', bytes, output, marks, report: batch.report(), milliseconds };
}

/** @param {Context} context @param {import('./batch-protocol.js').InspectRequest} request */
async function inspect({ module }, { bytes, whole }) {
  return { type: 'inspected', start: module.detectList(bytes, whole) };
}

/** @param {Context} context @param {import('./batch-protocol.js').CutRequest} request @param {Task} task */
async function cut({ module }, { bytes, input }, task) {
  task.transfer.push(bytes.buffer);
  return { type: 'cut', bytes, end: module.lastRecordEnd(bytes, input) };
}

/** @param {(context: Context, request: any, task: Task) => Promise<object>} answer */
const inTurn =
  (answer) =>
  (/** @type {Context} */ context, /** @type {any} */ request, /** @type {Task} */ task) => {
    const answered = turn.then(() => {
      if (all.stopped) throw new Refusal('stopped');
      return answer(context, request, task);
    });
    turn = answered.catch(() => {});
    return answered;
  };

serve({
  load: () => opened,
  answers: { work: inTurn(work), inspect: inTurn(inspect), cut: inTurn(cut) },
  notes: {
    open(request) {
      const opening = open(request);
      opening.catch((error) => post({ id: 0, type: 'failed', message: String(error) }));
      setContext(opening);
    },
    pause(request) {
      resume();
      paused = request.paused;
      resumed = paused
        ? new Promise((done) => (resume = () => done(undefined)))
        : Promise.resolve();
    },
    stop() {
      all.stopped = true;
      resume();
      post({ type: 'stopped' });
    },
  },
});
