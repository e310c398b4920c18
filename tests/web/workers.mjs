// The workers of the built site, in threads of Node.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { assetsOf } from '../../web/make/precache.mjs';

/** A copy of the site in which older versions of Node treat its scripts as modules. */
export function copySite() {
  const site = mkdtempSync(join(tmpdir(), 'sudoku-site-'));
  cpSync(fileURLToPath(new URL('../../build/site', import.meta.url)), site, { recursive: true });
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
  return {
    /** Starts a worker with the interface of a browser's worker. @param {string} name */
    start(name) {
      const thread = new Worker(new URL('run-thread.mjs', import.meta.url), {
        workerData: `${pathToFileURL(join(site, assetsOf(site)))}/${name}.js`,
      });
      const face = {
        postMessage: (message) => thread.postMessage(message),
        terminate: () => thread.terminate(),
      };
      thread.on('message', (data) => face.onmessage({ data }));
      thread.on('error', ({ message }) => face.onerror?.({ message, preventDefault() {} }));
      return face;
    },
    remove: () => rmSync(site, { recursive: true }),
  };
}
