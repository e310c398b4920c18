// Copies of the built site that a test may change, and a server that it may stop.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../web/make/serve.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const cmake = (script, defined) =>
  execFileSync('cmake', [
    ...Object.entries(defined).map(([name, value]) => `-D${name}=${value}`),
    '-P',
    join(ROOT, 'web', script),
  ]);

export class Copy {
  #top = mkdtempSync(join(tmpdir(), 'sudoku-site-'));
  #server = { url: '', close: async () => {} };

  /**
   * @param {string} [path]  below the top of the server
   * @param {boolean} [plain]  of the sources as they are, as a build without esbuild has them
   */
  constructor(path = '', plain = false) {
    this.path = path;
    this.folder = join(this.#top, path);
    if (plain) {
      const MODULE = join(ROOT, 'build/wasm/wasm');
      cmake('site.cmake', { WEB: join(ROOT, 'web'), MODULE, SITE: this.folder });
    } else {
      cpSync(join(ROOT, 'build/site'), this.folder, { recursive: true });
    }
  }

  /** Makes a version of what the folder holds now, as the build does. */
  publish() {
    cmake('offline/precache.cmake', { WEB: join(ROOT, 'web'), SITE: this.folder });
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
