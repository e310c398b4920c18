// The worker of the human solver: answers the questions of protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { Refusal, serve } from '../base/worker/serve.js';
import { slices } from '../base/worker/slices.js';

/** @typedef {import('../../wasm/logic.d.ts').LogicModule} LogicModule */
/** @typedef {import('../base/worker/serve.js').Task} Task */

/** @param {LogicModule} module @param {import('./protocol.js').PathRequest} request @param {Task} task */
async function path(module, { state, order }, task) {
  const found = module.startPath(state, order);
  if (!found) throw new Refusal('the digits conflict');
  let step = 0;
  await slices(task, () => {
    const deduction = found.next();
    // At once, not after the slice: the next deduction may take seconds.
    if (deduction) task.progress({ step: step++, deduction });
    return !deduction;
  });
  const answer = { type: 'path', solved: found.solved(), end: found.position() };
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
