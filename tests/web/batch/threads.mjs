// The workers of a batch in threads of Node, with the real module.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { assetsOf } from '../../../web/make/precache.mjs';

/** A copy of the site in which older versions of Node treat its scripts as modules. */
const site = mkdtempSync(join(tmpdir(), 'sudoku-site-'));
cpSync(fileURLToPath(new URL('../../../build/site', import.meta.url)), site, { recursive: true });
writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
const script = `${pathToFileURL(join(site, assetsOf(site)))}/batch-worker.js`;

/** Every worker started, in order: each with `posted` and `answered` counts of messages, and `die()`. */
export const started = [];

/** Terminates the remaining workers. */
export async function endThreads() {
  await Promise.all(started.map((worker) => worker.terminate()));
  rmSync(site, { recursive: true });
}

/** A thread of Node with the interface of a browser's worker. */
export function startWorker() {
  const thread = new Worker(new URL('../run-thread.mjs', import.meta.url), { workerData: script });
  const face = {
    posted: 0,
    answered: 0,
    postMessage(message, transfer) {
      face.posted += message.type === 'work' ? 1 : 0;
      thread.postMessage(message, transfer);
    },
    terminate: () => thread.terminate(),
    die() {
      thread.terminate();
      face.onerror?.({ message: 'out of memory', preventDefault() {} });
    },
  };
  thread.on('message', (data) => {
    face.answered += data.type === 'done' ? 1 : 0;
    face.onmessage?.({ data });
  });
  started.push(face);
  return face;
}

/** Starts workers that crash on some chunks. @param {(text: string) => boolean} kills */
export const mortal = (kills) => () => {
  const worker = startWorker();
  const { postMessage } = worker;
  worker.postMessage = (message, transfer) => {
    const solves = message.type === 'work' && !message.markCrashed;
    if (!solves || !kills(Buffer.from(message.bytes).toString())) {
      return postMessage(message, transfer);
    }
    // The worker crashes when it reaches the chunk, after it has answered the earlier ones.
    const due = worker.posted;
    const timer = setInterval(() => {
      if (worker.answered < due) return;
      clearInterval(timer);
      worker.die();
    }, 1);
  };
  return worker;
};
