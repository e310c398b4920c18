// element.mjs --wasm FOLDER --work FOLDER --out FILE [--esbuild PATH]
// Makes the script of the element `<sudoku-lab>`: --wasm holds the WebAssembly modules, --work the
// intermediate files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pack } from './pack.mjs';
import { packedEdition } from './packed.mjs';

const { wasm, work, out, esbuild } = parseArgs({
  options: {
    wasm: { type: 'string' },
    work: { type: 'string' },
    out: { type: 'string' },
    esbuild: { type: 'string', default: 'esbuild' },
  },
}).values;
if (!wasm || !work || !out) {
  throw new Error('usage: element.mjs --wasm FOLDER --work FOLDER --out FILE [--esbuild PATH]');
}

mkdirSync(work, { recursive: true });
const { bundle, workerParts } = packedEdition(wasm, 'board', esbuild, [work]);
const inside = {
  packed: pack(workerParts(['solver/solver-worker.js', 'run/run-worker.js'])).toString('base64'),
  style: String(bundle('pages/embed/view.css')),
};
writeFileSync(
  join(work, 'sudoku-lab-inside.js'),
  Object.entries(inside)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n'),
);
// In ASCII: without a charset from the server, a classic script is read in the encoding of its page.
const conditions = '--conditions=element,packed';
const options = ['--format=iife', '--charset=ascii', conditions];
writeFileSync(out, bundle('pages/embed/sudoku-lab-element.js', ...options));
