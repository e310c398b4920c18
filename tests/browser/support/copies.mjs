// Copies of the built site that a test may change, and a server that it may stop.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetsOf, writeServiceWorker } from '../../../web/make/precache.mjs';
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

  /** The path of a script, style sheet or archive. @param {string} name */
  file(name) {
    return join(this.folder, assetsOf(this.folder), name);
  }

  /** Gives the scripts other names, also where they are imported. @param {RegExp} pattern @param {string} text */
  rename(pattern, text) {
    const folder = this.file('');
    const names = readdirSync(folder).filter((name) => pattern.test(name));
    for (const name of names)
      renameSync(join(folder, name), join(folder, name.replace(pattern, text)));
    const pages = readdirSync(this.folder, { recursive: true }).filter(
      (name) => name.endsWith('.html') || name === 'service-worker.js',
    );
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    for (const file of [
      ...pages.map((name) => join(this.folder, name)),
      ...scripts.map((name) => join(folder, name)),
    ]) {
      const before = readFileSync(file, 'utf8');
      const after = names.reduce(
        (all, name) => all.replaceAll(name, name.replace(pattern, text)),
        before,
      );
      if (after !== before) writeFileSync(file, after);
    }
  }

  /** Makes the current content of the folder a new version, as the build does. */
  publish() {
    return writeServiceWorker(this.folder);
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
