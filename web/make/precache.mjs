// Writes the service worker of a site: behind the list of the files that it keeps for use without a
// network, each with its content hash. Another file, or another byte in one, makes another version.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundler } from './esbuild.mjs';
import { filesBelow } from './files.mjs';
import { ANY_LESSON, isOfLesson } from './lessons.mjs';

const SOURCE = fileURLToPath(new URL('../features/offline/service-worker.js', import.meta.url));
const NAME = 'service-worker.js';
/** The page that can become the page of any technique, and those that it is kept instead of. */
const ANY = 'techniques/any.html';
const isOfTechnique = (/** @type {string} */ name) =>
  /^techniques\/(?!any\.html|index\.html)/.test(name);

/** @param {string | Buffer} content @returns {string} SHA-256 in hexadecimal digits */
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/**
 * @param {string} site  folder; the list holds every file in it, except the pages of techniques and lessons
 * @param {string} [esbuild]  path of the command
 */
export function writeServiceWorker(site, esbuild = 'esbuild') {
  rmSync(join(site, NAME), { force: true });
  const source = bundler(esbuild)([SOURCE], '--format=iife').toString();
  const all = filesBelow(site);
  const kept = all.filter((name) => !isOfTechnique(name) && !isOfLesson(name));
  const instead = { [ANY]: all.filter(isOfTechnique), [ANY_LESSON]: all.filter(isOfLesson) };
  const files = kept.map((name) => [name, hashOf(readFileSync(join(site, name)))]);
  const lists = `self.files=${JSON.stringify(Object.fromEntries(files))};self.instead=${JSON.stringify(instead)};`;
  const version = hashOf(lists + source);
  writeFileSync(join(site, NAME), `self.version='${version}';${lists}\n${source}`);
}
