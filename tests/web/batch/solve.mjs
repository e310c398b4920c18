// Solves a text as a batch.
import { Batch, Pool } from '../../../web/features/lists/batch.js';
import { startWorker } from './threads.mjs';

/** Runs a batch on a text and collects what it writes. */
export async function solve(text, options = {}, during = () => {}) {
  const pieces = [];
  const pool = new Pool(options.startWorker ?? startWorker, 2);
  const batch = new Batch({ source: new Blob([text]), format: 'line', pool, ...options });
  const progress = [];
  batch.onprogress = (now) => progress.push(now);
  const running = batch.run(options.write ?? ((bytes) => void pieces.push(bytes)));
  await during(batch, pieces);
  const summary = await running;
  return { summary, progress, output: Buffer.concat(pieces).toString() };
}
