// The worker of the human solver: answers the questions of protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { Refusal, serve } from '../base/worker/serve.js';
import { slices } from '../base/worker/slices.js';

/** @typedef {import('../base/platform/instantiate.js').Modules['logic']} Module */
/** @typedef {import('../base/worker/serve.js').Answers<Module, import('./protocol.js').Table>} Answers */

/** Work of one call into the module: a millisecond or two. */
const WORK = 10000;

/** @type {Answers['path']} */
async function path(module, { state, order }, task) {
  const found = module.startPath(state, order);
  if (!found) throw new Refusal('the digits conflict');
  let step = 0;
  await slices(task, () => {
    if (!found.advance(WORK)) return false;
    const deduction = found.deduction();
    if (deduction) task.progress({ step: step++, deduction });
    return !deduction;
  });
  const answer = { solved: found.solved(), end: found.position() };
  found.delete();
  return answer;
}

/** @type {Answers['next']} */
async function next(module, { state, order }, task) {
  const found = module.startPath(state, order);
  const ended = found && (await slices(task, () => found.advance(WORK)));
  const deduction = ended ? found.deduction() : null;
  found?.delete();
  return { deduction };
}

/** @type {Answers['rate']} */
async function rate(module, { state }, task) {
  const rating = module.startDifficulty(state);
  if (!rating) throw new Refusal('the digits conflict');
  let er = 0;
  const ended = await slices(task, () => {
    if (rating.advance(WORK)) return true;
    const facts = rating.facts();
    if (facts.er > er) task.progress(facts);
    er = facts.er;
    return false;
  });
  const difficulty = ended ? rating.facts() : null;
  rating.delete();
  return { difficulty };
}

serve({ load: () => makeModule('logic'), answers: { path, next, rate } });
