// element.mjs --wasm FOLDER --work FOLDER --out FILE
// Makes the script of the element `<sudoku-lab>`: --wasm holds the WebAssembly modules, --work the
// intermediate files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pack } from './pack.mjs';
import { packedEdition } from './packed.mjs';

const { wasm, work, out } = parseArgs({
  options: {
    wasm: { type: 'string' },
    work: { type: 'string' },
    out: { type: 'string' },
  },
}).values;
if (!wasm || !work || !out) {
  throw new Error('usage: element.mjs --wasm FOLDER --work FOLDER --out FILE');
}

mkdirSync(work, { recursive: true });
const nodePaths = [wasm, work].map((folder) => resolve(folder));
const { bundle, workerParts } = packedEdition(wasm, 'board', { nodePaths });
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
const conditions = ['element', 'packed'];
writeFileSync(
  out,
  bundle('pages/embed/sudoku-lab-element.js', { format: 'iife', charset: 'ascii', conditions }),
);
