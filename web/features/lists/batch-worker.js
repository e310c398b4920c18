// A worker of the pool: carries out the requests of batch-protocol.js.
// @ts-check
import { compileModule, instantiateModule } from '#wasm';
import { slices } from '../../base/worker/slices.js';
import { roomFor } from './buffer-pool.js';

/** @typedef {import('../../../wasm/batch.d.ts').Batch} Batch */
/** @typedef {import('../../../wasm/batch.d.ts').BatchModule} BatchModule */
/** @typedef {import('./batch-protocol.js').OpenRequest} OpenRequest */
/** @typedef {import('./batch-protocol.js').Question} Question */
/** @typedef {import('./batch-protocol.js').Reply} Reply */
/** @typedef {import('./batch-protocol.js').WorkRequest} WorkRequest */

const COST = 4096; // per call into the module, one or two milliseconds

/** @param {Reply} reply @param {Transferable[]} [transfer] */
const post = (reply, transfer = []) => self.postMessage(reply, { transfer });

/** Once stopped, all work ends. */
const task = { stopped: false };
let paused = false;
let resume = () => {};
let resumed = Promise.resolve();
/** Chunks take turns. @type {Promise<unknown>} */
let turn = Promise.resolve();

/** @type {BatchModule} */
let module;
/** @type {{batch: Batch, key: string} | null} */
let held = null;

/** Holds a lock that becomes free when this worker dies, for whatever reason. @param {string} name */
const hold = (name) =>
  new Promise((holds) => {
    const { locks } = globalThis.navigator ?? {}; // not on a plain http site
    if (!locks) return holds(undefined);
    const forever = () => new Promise(() => holds(undefined));
    locks.request(name, forever).catch(holds); // not allowed in a sandboxed frame
  });

/** @param {OpenRequest} request */
async function open(request) {
  const compiled = request.module ?? (await compileModule('batch'));
  module = await instantiateModule('batch', compiled);
  await hold(request.lock);
  post({ type: 'ready', module: compiled, formats: module.batchFormats() });
}

/** The batch for an output format and a kind of records. The latest is kept. @param {string} format @param {WorkRequest['input']} input */
function batchFor(format, input) {
  const key = `${format} ${input}`;
  if (held?.key === key) return held.batch;
  held?.batch.delete();
  held = null;
  const batch = module.startBatch(format, input);
  if (!batch) throw new Error(`there is no format ${format} of ${input}`);
  held = { batch, key };
  return batch;
}

/** @param {WorkRequest} request */
async function work(request) {
  const { id, bytes, input, format, headingLines, continued } = request;
  const batch = batchFor(format, input);
  const { markCrashed, hardestThreshold } = request;
  batch.begin(bytes, headingLines, continued, markCrashed, hardestThreshold);
  let milliseconds = 0;
  for (let done = false; !done;) {
    await resumed;
    if (task.stopped) return;
    const start = performance.now();
    await slices(task, () => paused || (done = batch.work(COST)));
    milliseconds += performance.now() - start;
    if (task.stopped) return;
  }
  const length = batch.outputSize();
  const memory = request.output;
  const fits = memory && memory.byteLength >= length;
  const output = new Uint8Array(fits ? memory : roomFor(length), 0, length);
  batch.copyOutput(output);
  const marks = batch.marks();
  post({ id, type: 'done', bytes, output, marks, report: batch.report(), milliseconds }, [
    bytes.buffer,
    output.buffer,
    marks.buffer,
  ]);
}

/** @param {Question} request */
async function answer(request) {
  const { id } = request;
  if (request.type === 'work') return work(request);
  if (request.type === 'inspect') {
    return post({ id, type: 'inspected', start: module.detectList(request.bytes, request.whole) });
  }
  const { bytes, input } = request;
  return post({ id, type: 'cut', bytes, end: module.lastRecordEnd(bytes, input) }, [bytes.buffer]);
}

/** @param {() => Promise<unknown>} action @param {number} id */
function inTurn(action, id) {
  const tell = (/** @type {unknown} */ error) =>
    post({ id, type: 'failed', message: String(error) });
  turn = turn.then(() => (task.stopped ? undefined : action())).catch(tell);
}

self.onmessage = ({ data }) => {
  const request = /** @type {import('./batch-protocol.js').Request} */ (data);
  if (request.type === 'open') return inTurn(() => open(request), 0);
  if (request.type === 'pause') {
    resume();
    paused = request.paused;
    resumed = paused ? new Promise((done) => (resume = () => done(undefined))) : Promise.resolve();
    return;
  }
  if (request.type === 'stop') {
    task.stopped = true;
    resume();
    return post({ type: 'stopped' });
  }
  inTurn(() => answer(request), request.id);
};
