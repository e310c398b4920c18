// Writes the service worker of a site: behind the list of the files that it keeps for use without a
// network, each with its content hash. Another file, or another byte in one, makes another version.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundler } from './esbuild.mjs';
import { filesBelow } from './files.mjs';

const SOURCE = fileURLToPath(new URL('../features/offline/service-worker.js', import.meta.url));
const NAME = 'service-worker.js';

/** @param {string | Buffer} content @returns {string} SHA-256 in hexadecimal digits */
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/**
 * @param {string} site  folder; the list holds every file in it
 * @param {string} [esbuild]  path of the command
 */
export function writeServiceWorker(site, esbuild = 'esbuild') {
  rmSync(join(site, NAME), { force: true });
  const source = bundler(esbuild)([SOURCE], '--format=iife').toString();
  const files = filesBelow(site).map((name) => [name, hashOf(readFileSync(join(site, name)))]);
  const list = JSON.stringify(Object.fromEntries(files));
  const version = hashOf(list + source);
  writeFileSync(join(site, NAME), `self.version='${version}';self.files=${list};\n${source}`);
}
