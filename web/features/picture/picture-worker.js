// The worker that reads pictures: answers the question of protocol.js.
// @ts-check
import { makeModule } from '#wasm';
import { Refusal, serve } from '../../base/worker/serve.js';
import { every, slices } from '../../base/worker/slices.js';

/** @typedef {import('../../base/platform/instantiate.js').Modules['picture']} Module */
/** @typedef {import('../../base/worker/serve.js').Answers<Module, import('./protocol.js').Table>} Answers */

const REPORT_MS = 100;

/** @type {Answers['read']} */
async function read(module, { pixels, corners }, task) {
  const picture = module.startPicture(pixels);
  if (!picture) throw new Refusal('too many pixels');
  if (corners) picture.between(corners);
  const tell = every(REPORT_MS, () => task.progress({ part: picture.progress() }));
  const done = await slices(task, () => picture.advance(), tell);
  const reading = done ? picture.report() : null;
  picture.delete();
  return { reading };
}

serve({ load: () => makeModule('picture'), answers: { read } });
