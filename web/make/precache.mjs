// The version of a site, and its copy for offline use. All files but those that other sites and browsers name
// are in one folder, whose name is the hash of the content: `v-0123abcd/`. A page of one version never gets a
// file of another. The service worker is behind a list of the files that it keeps, each with its content
// hash; most of them are in one archive.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './esbuild.mjs';
import { filesBelow } from './files.mjs';
import { inLanguages } from './languages.mjs';
import { pack } from './pack.mjs';

const SOURCE = 'features/offline/service-worker.js';
const NAME = 'service-worker.js';
const ARCHIVE = 'copy.lzma';
/** The folder while its content may still change. */
export const ASSETS = 'v';
/** Whether this is the name of the folder of a version. @param {string} name */
export const isAssets = (name) => /^v-[0-9a-f]{8}$/.test(name);
/** Files outside of the folder that the lab needs, and the page that can become that of any technique. */
const ANY = 'techniques/any.html';
const MAP = 'techniques/index.html';
const KEPT = ['index.html', 'icon.svg', 'site.webmanifest', 'technique-examples.txt', MAP, ANY];
const isOfTechnique = (/** @type {string} */ name) =>
  /^techniques\/(?!any\.html|index\.html)/.test(name);

/** @param {string | Buffer} content @returns {string} the beginning of SHA-256 in hexadecimal digits */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The folder of the version in a site. @param {string} site */
export const assetsOf = (site) => readdirSync(site).find(isAssets) ?? ASSETS;

/** What the service worker of a site keeps in the folder. @param {string} site  @returns {string[]} */
function keptBefore(site) {
  const [line] = readFileSync(join(site, NAME), 'utf8').split('\n');
  const { files } = JSON.parse(line.replace(/^self\.site=|;$/g, ''));
  return Object.keys(files)
    .filter((name) => isAssets(name.split('/')[0]))
    .map((name) => name.slice(name.indexOf('/') + 1));
}

/** Gives the folder the name of its content, also in the pages. @param {string} site @returns {string} the name */
function nameFolder(site) {
  const before = assetsOf(site);
  rmSync(join(site, before, ARCHIVE), { force: true });
  const names = filesBelow(site);
  /** @param {string} name @param {string} folder  the new name of the folder */
  const contentOf = (name, folder) => {
    const content = readFileSync(join(site, name));
    if (!name.endsWith('.html')) return content;
    return content
      .toString()
      .replaceAll(new RegExp(`(?<="(\\.\\./)?)${before}/`, 'g'), `${folder}/`);
  };
  const hashes = names.map(
    (name) => name.replace(before, ASSETS) + hashOf(contentOf(name, ASSETS)),
  );
  const after = `v-${hashOf(hashes.join()).slice(0, 8)}`;
  for (const name of names)
    if (name.endsWith('.html')) writeFileSync(join(site, name), contentOf(name, after));
  renameSync(join(site, before), join(site, after));
  return after;
}

/**
 * Names the folder of the version, and writes the archive and the service worker. Another file, or another
 * byte in one, makes another version.
 * @param {string} site  folder
 * @param {string[]} [kept]  the files in the folder of the version that are kept; by default those that
 *   were kept before
 */
export async function writeServiceWorker(site, kept = keptBefore(site)) {
  rmSync(join(site, NAME), { force: true });
  const folder = nameFolder(site);
  const read = (/** @type {string} */ name) => readFileSync(join(site, name));
  const names = [...KEPT, ...kept.map((name) => `${folder}/${name}`)].filter((name) =>
    existsSync(join(site, name)),
  );
  // Similar files side by side compress better.
  const packed = names
    .filter((name) => !name.endsWith('.html'))
    .sort((a, b) => (a.split('.').reverse().join() < b.split('.').reverse().join() ? -1 : 1));
  const archive = pack(Object.fromEntries(packed.map((name) => [name, read(name)])));
  writeFileSync(join(site, folder, ARCHIVE), archive);
  const all = filesBelow(site);
  const others = all.filter((name) => !name.startsWith(`${folder}/`) && !names.includes(name));
  const texts = Object.entries(await inLanguages('features/offline/en.js', 'offline'));
  const lists = {
    folder,
    archive: `${folder}/${ARCHIVE}`,
    files: Object.fromEntries(names.map((name) => [name, hashOf(read(name))])),
    others: others.filter((name) => !isOfTechnique(name)),
    instead: { [ANY]: all.filter(isOfTechnique) },
    absent: Object.fromEntries(texts.map(([code, { absent }]) => [code, absent])),
  };
  const source = bundle(SOURCE, { format: 'iife' });
  const version = hashOf(JSON.stringify(lists) + source);
  writeFileSync(join(site, NAME), `self.site=${JSON.stringify({ version, ...lists })};\n${source}`);
}
