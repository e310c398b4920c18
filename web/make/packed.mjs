// Bundles for the editions that hold everything in one file.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../languages/languages.js';
import { bundler } from './esbuild.mjs';

export const WEB = fileURLToPath(new URL('..', import.meta.url));

/** What all workers begin with: it binds the WebAssembly. */
const SHARED = 'base/platform/packed/lab.js';

/** Sources for which these editions have no room, with their pages: see `#explain`, `#generator`, `#program`, `#questions` and `#tree`. */
export const ABSENT = /^(logic|generator|features\/(explain|program|questions|tree))\//;
const ABSENT_TEXTS = Object.keys(LANGUAGES).flatMap((code) =>
  [
    ...['logic', 'explain', 'technique', 'new-puzzle', 'changes', 'program', 'tree'],
    ...['lesson', 'lesson-editor', 'worksheet'],
  ].map((name) => `--external:${join(WEB, `languages/${code}/${name}.js`)}`),
);

/**
 * @param {string} wasm  folder of the WebAssembly modules
 * @param {string} esbuild  path of the command
 * @param {string[]} [packages]  folders in which bare names are looked up, too
 */
export function packedEdition(wasm, esbuild, packages = []) {
  const run = bundler(esbuild, [wasm, ...packages]);

  /**
   * A bundle of a source and of all that it imports, now or later.
   * @param {string} name  path in web/
   * @param {string[]} options
   */
  const bundle = (name, ...options) =>
    run([join(WEB, name)], '--conditions=packed', '--charset=utf8', ...ABSENT_TEXTS, ...options);

  /**
   * Workers as classic scripts, by file name, and the wasm of all.
   * @param {string[]} workers  paths in web/; similar ones side by side compress better
   * @returns {Record<string, Uint8Array>}
   */
  function workerParts(workers) {
    /** @param {string} path @param {string[]} options */
    const script = (path, ...options) =>
      // A classic script has no import.meta; Emscripten's script asks for its address.
      bundle(path, '--format=iife', '--define:import.meta.url=self.location.href', ...options);
    /** @type {Record<string, Uint8Array>} */
    const parts = { 'shared.js': script(SHARED, '--global-name=sudokuLab') };
    for (const path of workers) parts[basename(path)] = script(path);
    parts['lab.wasm'] = readFileSync(join(wasm, 'lab.wasm'));
    return parts;
  }
  return { bundle, workerParts };
}
