// element.mjs WASM WORK OUT ESBUILD: makes the script OUT of the element `<sudoku-lab>`. WASM is the
// folder of the WebAssembly modules, WORK one for intermediate files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from './pack.mjs';
import { packedEdition } from './packed.mjs';

const [WASM, WORK, OUT, ESBUILD] = process.argv.slice(2);

mkdirSync(WORK, { recursive: true });
const { bundle, workerParts } = packedEdition(WASM, ESBUILD, [WORK]);
const inside = {
  packed: pack(workerParts(['solver/solver-worker.js', 'run/run-worker.js'])),
  style: String(bundle('pages/embed/view.css')),
};
writeFileSync(
  join(WORK, 'sudoku-lab-inside.js'),
  Object.entries(inside)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n'),
);
// Translations of what a board does not show stay out.
const UNUSED = ['lab', 'lesson', 'lists', 'offline', 'paper', 'race', 'share'];
// In ASCII: without a charset from the server, a classic script is read in the encoding of its page.
const external = UNUSED.map((name) => `--external:*/${name}.js`);
const options = ['--format=iife', '--charset=ascii', ...external];
writeFileSync(OUT, bundle('pages/embed/sudoku-lab-element.js', ...options));
