// The worker that counts solutions exactly: answers the questions of count-protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { Refusal, serve } from '../base/worker/serve.js';
import { every, slices } from '../base/worker/slices.js';

/** @typedef {import('../base/platform/instantiate.js').Modules['batch']} Module */

/** Work of one call into the module: up to a millisecond. */
const STEPS = 1;
/** Between two progress messages. */
const PROGRESS_MS = 100;

/** @type {import('../base/worker/serve.js').Answers<Module, import('./count-protocol.js').Table>['count']} */
async function count(module, { givens }, task) {
  const counting = module.startCount(givens);
  if (!counting) throw new Refusal('a puzzle has 81 digits');
  const done = await slices(
    task,
    () => counting.advance(STEPS),
    every(PROGRESS_MS, () => task.progress({ part: counting.progress() })),
  );
  const total = done ? counting.total() : null;
  counting.delete();
  return { total };
}

serve({ load: () => makeModule('batch'), answers: { count } });
