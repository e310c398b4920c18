// A worker that makes puzzles: answers the questions of protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { serve } from '../base/worker/serve.js';
import { every, slices } from '../base/worker/slices.js';

/** @typedef {import('../../wasm/generator.d.ts').GeneratorModule & import('../../wasm/minimize.d.ts').MinimizeModule & import('../../wasm/doctor.d.ts').DoctorModule} Module */
/** @typedef {import('../base/worker/serve.js').Task} Task */

/** Length of one call into the module, in milliseconds. */
const CALL_MS = 1;
/** Between two progress messages. */
const PROGRESS_MS = 100;

/** @param {Module} module @param {import('./protocol.js').MakeQuestion} question @param {Task} task */
async function make(module, { request, count }, task) {
  const generator = module.startGenerator(request);
  if (!generator) return { type: 'refused', refusal: module.refusal(request) };
  /** @type {import('./protocol.js').MadePuzzle[]} */
  const made = [];
  const numbers = () => ({ tried: generator.tried(), fitting: generator.fitting() });
  await slices(
    task,
    () => {
      if (generator.advance(CALL_MS)) made.push(...generator.take());
      return made.length >= count || generator.exhausted();
    },
    every(PROGRESS_MS, () => {
      const fewest = made.reduce((least, { givens }) => Math.min(least, givens), 81);
      task.progress({ ...numbers(), fewest });
    }),
  );
  const answer = { type: 'made', made: made.slice(0, count), ...numbers() };
  generator.delete();
  return answer;
}

/** @param {Module} module */
const options = (module) => ({
  type: 'options',
  symmetries: module.symmetries(),
  techniques: module.requestTechniques(),
});

/** @param {Module} module @param {import('./protocol.js').ChangeQuestion} question */
const change = (module, { name, args }) => ({
  type: 'changed',
  result: /** @type {Record<string, Function>} */ (/** @type {unknown} */ (module))[name](...args),
});

serve({ load: () => makeModule('generator'), answers: { make, options, change } });
