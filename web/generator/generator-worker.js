// A worker that makes puzzles: answers the questions of protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { serve } from '../base/worker/serve.js';
import { every, slices } from '../base/worker/slices.js';

/** @typedef {import('../base/platform/instantiate.js').Modules['generator']} Module */
/** @typedef {import('../base/worker/serve.js').Answers<Module, import('./protocol.js').Table>} Answers */

/** Length of one call into the module, in milliseconds. */
const CALL_MS = 1;
/** Between two progress messages. */
const PROGRESS_MS = 100;

/** @type {Answers['make']} */
async function make(module, { request, count }, task) {
  const generator = module.startGenerator(request);
  if (!generator)
    return { made: [], tried: 0, fitting: 0, refusal: String(module.refusal(request)) };
  /** @type {import('./protocol.js').MadePuzzle[]} */
  const made = [];
  let reported = 0;
  const numbers = () => ({ tried: generator.tried(), fitting: generator.fitting() });
  await slices(
    task,
    () => {
      if (generator.advance(CALL_MS)) made.push(...generator.take());
      return made.length >= count || generator.exhausted();
    },
    every(PROGRESS_MS, () => {
      const fewest = made.reduce((least, { givens }) => Math.min(least, givens), 81);
      task.progress({ ...numbers(), fewest, found: made.slice(reported) });
      reported = made.length;
    }),
  );
  const answer = { made: made.slice(0, count), ...numbers(), refusal: null };
  generator.delete();
  return answer;
}

/** @type {Answers['options']} */
const options = (module) => ({
  symmetries: module.symmetries(),
  techniques: module.requestTechniques(),
});

/** @type {Answers['change']} */
const change = (module, { name, args }) => ({ result: Reflect.apply(module[name], module, args) });

serve({ load: () => makeModule('generator'), answers: { make, options, change } });
