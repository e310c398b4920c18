// The worker of the human solver: answers the questions of protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { Refusal, serve } from '../base/worker/serve.js';
import { every, slices } from '../base/worker/slices.js';

/** @typedef {import('../../wasm/logic.d.ts').LogicModule} LogicModule */
/** @typedef {import('../base/worker/serve.js').Task} Task */

/** Between two progress messages. */
const PROGRESS_MS = 200;

/** @param {LogicModule} module @param {import('./protocol.js').PathRequest} request @param {Task} task */
async function path(module, { state, order }, task) {
  const found = module.startPath(state, order);
  if (!found) throw new Refusal('the digits conflict');
  /** @type {import('./protocol.js').Deduction[]} */
  const deductions = [];
  await slices(
    task,
    () => {
      const deduction = found.next();
      if (deduction) deductions.push(deduction);
      return !deduction;
    },
    every(PROGRESS_MS, () => task.progress({ steps: deductions.length })),
  );
  const answer = { type: 'path', deductions, solved: found.solved(), end: found.position() };
  found.delete();
  return answer;
}

/** @param {LogicModule} module @param {import('./protocol.js').NextRequest} request */
const next = (module, { state, order }) => ({
  type: 'next',
  deduction: module.next(state, order),
});

/** @param {LogicModule} module @param {import('./protocol.js').FindRequest} request */
const find = (module, { state, technique }) => ({
  type: 'next',
  deduction: module.find(state, technique),
});

serve({ load: () => makeModule('logic'), answers: { path, next, find } });
