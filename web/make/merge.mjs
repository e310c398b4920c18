// Merges the chunks that a script loads at once into the script. esbuild makes a chunk for each set of
// entries that share a module, so a page with many late parts would start with a dozen small files.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** As esbuild writes it: names and the file that has them. */
const IMPORT = /import(?:\{([^}]*)\}from)?"\.\/([\w.-]+)"/g;

/**
 * @param {string} folder  of the bundle
 * @param {string} script  its entry
 * @param {Map<string, string[]>} files  all files of the bundle; for each, those that it imports at
 *   once. The merged chunks are removed
 * @param {(entries: string[], ...options: string[]) => Buffer} bundle
 */
export function mergeChunks(folder, script, files, bundle) {
  const merged = new Set([script]);
  for (const name of merged) for (const next of files.get(name) ?? []) merged.add(next);
  merged.delete(script);
  if (!merged.size) return;
  /** What late files import from merged chunks: the new name by chunk and old name. @type {Map<string, string>} */
  const exported = new Map();
  const late = [...files.keys()].filter((name) => name !== script && !merged.has(name));
  for (const name of late.filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8').replace(IMPORT, (all, names, chunk) => {
      if (!merged.has(chunk)) return all;
      const list = (names ?? '').split(',').filter(Boolean);
      const renamed = list.map((/** @type {string} */ each) => {
        const [old, local = old] = each.split(' as ');
        const key = `${chunk} ${old}`;
        if (!exported.has(key)) exported.set(key, `_${exported.size.toString(36)}`);
        return `${exported.get(key)} as ${local}`;
      });
      return `import{${renamed}}from"./${script}"`;
    });
    writeFileSync(file, text);
  }
  const exports = [...exported].map(([key, name]) => {
    const [chunk, old] = key.split(' ');
    return `export{${old} as ${name}}from"./${chunk}";`;
  });
  const entry = join(folder, 'merged-entry.js');
  writeFileSync(entry, `import"./${script}";${exports.join('')}`);
  const external = late.map((name) => `--external:${resolve(folder, name)}`);
  const result = join(folder, 'merged.js');
  bundle([entry], '--format=esm', `--outfile=${result}`, ...external);
  rmSync(entry);
  renameSync(result, join(folder, script));
  for (const name of merged) {
    rmSync(join(folder, name));
    files.delete(name);
  }
  files.set(script, []);
}
