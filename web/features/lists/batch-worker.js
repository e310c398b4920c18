// A worker of the pool: answers the questions of batch-protocol.js.
// @ts-check
import { compileModule, instantiateModule } from '#wasm';
import { once, post, Refusal, serve } from '../../base/worker/serve.js';
import { slices } from '../../base/worker/slices.js';
import { roomFor } from './buffer-pool.js';

/** @typedef {import('../../../wasm/batch.d.ts').Batch} Batch */
/** @typedef {import('../../../wasm/batch.d.ts').BatchModule} BatchModule */
/** @typedef {import('../../../wasm/logic.d.ts').LogicModule} LogicModule */
/** @typedef {import('./batch-protocol.js').OpenRequest} OpenRequest */
/** @typedef {import('./batch-protocol.js').WorkRequest} WorkRequest */

/** Work of one call into the module: a millisecond or two; of a call that rates: one slice of a rating. */
const COST = 4096;
const RATING_COST = 1;
/** Work of the human solver in a slice: a millisecond or two. */
const RATING_WORK = 10000;

/**
 * @typedef {object} Context
 * @property {BatchModule} module
 * @property {LogicModule | null} rater  instantiated when the first puzzles are to be rated
 * @property {{batch: Batch, key: string} | null} held  the latest batch
 */
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
opened.catch(() => {}); // `open` reports it

/** @param {OpenRequest} request @returns {Promise<Context>} */
async function open(request) {
  const compiled = request.module ?? (await compileModule('batch'));
  /** @type {BatchModule} */
  const module = await instantiateModule('batch', compiled);
  post({
    type: 'ready',
    module: compiled,
    formats: [...module.batchFormats(), module.ratingFormat()],
  });
  return { module, rater: null, held: null };
}

/** A batch that rates. @param {Context} context @param {WebAssembly.Module} compiled @param {WorkRequest['input']} input */
async function startRating(context, compiled, input) {
  const rater = (context.rater ??= await once(() => instantiateModule('logic', compiled))());
  /** The rating in progress. @type {import('../../../wasm/logic.d.ts').Difficulty | null} */
  let difficulty = null;
  return context.module.startRating(input, (state, begins) => {
    if (begins) {
      difficulty?.delete();
      difficulty = rater.startDifficulty(state);
    }
    if (!difficulty) throw new Error(`no rating of ${state}`);
    if (!difficulty.advance(RATING_WORK)) return null;
    const rating = difficulty.facts();
    difficulty.delete();
    difficulty = null;
    return rating;
  });
}

/** The batch for such chunks. @param {Context} context @param {WorkRequest} request */
async function batchFor(context, { format, input, rater }) {
  const key = `${format} ${input}`;
  const { held, module } = context;
  if (held?.key === key) return held.batch;
  held?.batch.delete();
  context.held = null;
  const batch = rater ? await startRating(context, rater, input) : module.startBatch(format, input);
  if (!batch) throw new Refusal(`there is no format ${format} of ${input}`);
  context.held = { batch, key };
  return batch;
}

/** @param {Context} context @param {WorkRequest} request @param {Task} task */
async function work(context, request, task) {
  const { bytes, milliseconds: most = Infinity } = request;
  const batch = await batchFor(context, request);
  const { headingLines, continued, markCrashed, hardestThreshold } = request;
  batch.begin(bytes, headingLines, continued, markCrashed, hardestThreshold);
  const cost = request.rater ? RATING_COST : COST;
  let milliseconds = 0;
  let end = bytes.length;
  for (let done = false; !done;) {
    await resumed;
    const start = performance.now();
    const step = () => {
      done = batch.work(cost);
      if (done || milliseconds + performance.now() - start < most) return done;
      const answered = batch.answeredBytes();
      if (answered > 0) end = answered;
      return (done = answered > 0);
    };
    if (!all.stopped) await slices(all, () => paused || step());
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
  return { type: 'done', bytes, end, output, marks, report: batch.report(), milliseconds };
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

/** @param {Context} context @param {import('./batch-protocol.js').CompileRequest} request */
const compile = async (context, { name }) => ({
  type: 'compiled',
  module: await once(() => compileModule(name))(),
});

/** @template R @param {(context: Context, request: R, task: Task) => Promise<object>} answer */
const inTurn =
  (answer) =>
  (/** @type {Context} */ context, /** @type {R} */ request, /** @type {Task} */ task) => {
    const answered = turn.then(() => {
      if (all.stopped) throw new Refusal('stopped');
      return answer(context, request, task);
    });
    turn = answered.catch(() => {});
    return answered;
  };

serve({
  load: () => opened,
  answers: {
    work: inTurn(work),
    inspect: inTurn(inspect),
    cut: inTurn(cut),
    compile: inTurn(compile),
  },
  notes: {
    open(/** @type {OpenRequest} */ request) {
      const opening = once(() => open(request))();
      opening.catch((error) => post({ id: 0, type: 'failed', message: String(error) }));
      setContext(opening);
    },
    pause(/** @type {import('./batch-protocol.js').PauseRequest} */ request) {
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
