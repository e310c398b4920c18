// Bundles with esbuild, at the version of package.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { filesBelow, WEB } from './files.mjs';

/** The folders of the npm packages in the bundles so far. @type {Set<string>} */
const shipped = new Set();
const FOLDER = /^node_modules\/(@[^/]+\/)?[^/]+/;

/** @typedef {import('esbuild').BuildOptions} Options */

/**
 * Bundles and minifies sources.
 * @param {string[] | {in: string, out: string}[]} entries  paths in web/, or absolute ones; with names of files
 * @param {Options} options
 * @returns the files, unwritten, and the paths in web/ of what each is made of
 */
export function bundles(entries, options) {
  const result = buildSync({
    absWorkingDir: WEB,
    entryPoints: entries,
    ...{ bundle: true, minify: true, write: false, metafile: true, logLevel: 'warning' },
    loader: { '.txt': 'text' },
    ...options,
  });
  for (const path of Object.keys(result.metafile.inputs)) {
    const [folder] = FOLDER.exec(path) ?? [];
    if (folder) shipped.add(folder);
  }
  return result;
}

/**
 * The bundle of a source.
 * @param {string} entry
 * @param {Options} [options]
 * @returns {Buffer}
 */
export const bundle = (entry, options = {}) =>
  Buffer.from(bundles([entry], { outdir: '.', ...options }).outputFiles[0].contents);

/** The license of a package; qrcode-generator has it at the beginning of its source. @param {string} folder */
function licenseOf(folder) {
  const file = filesBelow(join(WEB, folder)).find((name) => /^licen[cs]e/i.test(name));
  if (file) return readFileSync(join(WEB, folder, file), 'utf8');
  const { module } = JSON.parse(readFileSync(join(WEB, folder, 'package.json'), 'utf8'));
  const [head] = /^(\/\/.*\n)+/.exec(readFileSync(join(WEB, folder, module), 'utf8')) ?? [];
  if (!head || !/licen[cs]e/i.test(head)) throw new Error(`${folder} has no license`);
  return head.replace(/^\/\/-*/gm, '').replace(/\n{3,}/g, '\n\n');
}

/** The licenses of the npm packages in the bundles so far: each text once, after those that it is from. */
export function licenses() {
  /** @type {Map<string, string[]>} */
  const owners = new Map();
  for (const folder of [...shipped].sort()) {
    const license = licenseOf(folder);
    const [copyright] = /^.*Copyright.*$/m.exec(license) ?? [''];
    const text = license
      .replace(copyright, '')
      .replace(/^MIT License$/m, '')
      .trim();
    const all = owners.get(text) ?? [];
    owners.set(text, [...all, `${folder.replace('node_modules/', '')}: ${copyright.trim()}`]);
  }
  return [...owners].map(([text, names]) => `${names.join('\n')}\n\n${text}`).join('\n\n');
}
