// `#wasm` of the editions of one file: the page sends each worker its wasm before anything else. One
// module, `lab`, has the exports of all others.
// @ts-check
import createLab from 'lab.mjs';
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

/** @type {typeof import('../site/wasm.js').makeModule} */
export const makeModule = async () => instantiate(createLab, await compiled);

/** @type {typeof import('../site/wasm.js').instantiateModule} */
export const instantiateModule = async (_name, module) => instantiate(createLab, module);
