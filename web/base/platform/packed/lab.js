// The first part of each worker in the editions of one file, once for all of them: wasm.js takes the
// exports from the global `sudokuLab`. The page sends each worker its wasm before anything else. One
// module, `lab`, has the exports of all others.
// @ts-check
import createLab from 'lab.mjs';
import { bindReader } from 'reader.mjs';
import { bindSolver } from 'sudoku.mjs';
import { instantiate } from '../instantiate.js';

/** @type {Promise<WebAssembly.Module>} */
const compiled = new Promise((resolve) =>
  addEventListener(
    'message',
    (event) => {
      event.stopImmediatePropagation(); // not a request of the worker's protocol
      resolve(WebAssembly.compile(event.data));
    },
    { once: true },
  ),
);

/** @type {typeof import('../site/wasm.js').compileModule} */
export const compileModule = () => compiled;

/** @type {typeof import('../site/wasm.js').instantiateModule} */
export async function instantiateModule(_name, module) {
  const lab = await instantiate(createLab, module);
  const exported = (/** @type {string} */ name) => lab[`_${name}`];
  const memory = () => lab.HEAPU8.buffer;
  return Object.assign(lab, bindSolver(exported, memory), bindReader(exported, memory));
}

/** @type {typeof import('../site/wasm.js').makeModule} */
export const makeModule = async (name) => instantiateModule(name, await compiled);
