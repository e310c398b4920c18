// sizes.mjs FOLDER|FILE...: prints how large files are, as they are and as a server packs them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const figure = new Intl.NumberFormat('en');

/** @param {string} path @returns {string[]} */
const filesOf = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesOf(join(path, name)))
    : [path];

for (const path of process.argv.slice(2)) {
  let [raw, packed] = [0, 0];
  for (const file of filesOf(path)) {
    const bytes = readFileSync(file);
    const small = gzipSync(bytes, { level: 9 }).length;
    raw += bytes.length;
    packed += small;
    if (file === path) continue;
    const name = file.slice(path.length + 1).padEnd(28);
    console.log(
      `${name}${figure.format(bytes.length).padStart(9)}${figure.format(small).padStart(9)}`,
    );
  }
  console.log(`${path}: ${figure.format(raw)} bytes, ${figure.format(packed)} packed`);
}
