// Lists of files.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder, by their paths relative to it, sorted.
 * @param {string} folder
 * @returns {string[]}
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
        : [entry.name],
    )
    .sort();
