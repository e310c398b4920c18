// build.mjs WEB MODULE WORK OUT ESBUILD: makes the script OUT of the element `<sudoku-lab>` of the
// sources in WEB and the wasm modules in MODULE. WORK is a folder for itself.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeEdition } from '../one-file/edition.mjs';
import { pack } from '../one-file/pack.mjs';

const [WEB, MODULE, WORK, OUT, ESBUILD] = process.argv.slice(2);

const { bundle, workerParts } = makeEdition(WEB, MODULE, WORK, ESBUILD);
// A board has no text of index.html or of the core in it.
writeFileSync(join(WORK, 'strings/phrases-de.js'), 'export const phrase = (text) => text;\n');
const copy = bundle('embed/spoken.js', '--format=iife', '--global-name=copy');
const inside = {
  packed: pack(workerParts(['worker', 'run-worker'])),
  style: String(bundle('embed/view.css')),
};
writeFileSync(
  join(WORK, 'embed/inside.js'),
  [
    ...Object.entries(inside).map(
      ([name, text]) => `export const ${name} = ${JSON.stringify(text)};`,
    ),
    `export const makeCopy = () => { ${copy} return copy; };`,
  ].join('\n'),
);
// In ASCII: a classic script is read in the encoding of its page, where the server does not tell one.
writeFileSync(OUT, bundle('sudoku-lab-element.js', '--format=iife', '--charset=ascii'));
