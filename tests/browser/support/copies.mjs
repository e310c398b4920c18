// Copies of the built site that a test may change, and a server that it may stop.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeServiceWorker } from '../../../web/make/precache.mjs';
import { serve } from '../../../web/make/serve.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export class Copy {
  #top = mkdtempSync(join(tmpdir(), 'sudoku-site-'));
  #server = { url: '', close: async () => {} };

  /** @param {string} [path]  below the top of the server */
  constructor(path = '') {
    this.path = path;
    this.folder = join(this.#top, path);
    cpSync(join(ROOT, 'build/site'), this.folder, { recursive: true });
  }

  /** Writes a service worker for the current content of the folder, as the build does. */
  publish() {
    writeServiceWorker(this.folder);
  }

  /** @returns {Promise<string>} the address of the page; the same one whenever it starts again */
  async start() {
    const port = Number(new URL(this.#server.url || 'http://localhost:0').port);
    this.#server = await serve(this.#top, { port });
    return `${this.#server.url}${this.path}`;
  }

  stop() {
    return this.#server.close();
  }

  async remove() {
    await this.stop();
    rmSync(this.#top, { recursive: true });
  }
}
