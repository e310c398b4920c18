// module.js of the one-file edition: the page sends a worker its wasm before anything else.
// @ts-check
import { instantiate } from '../instantiate.js';

/** By the name of the module. @type {Promise<Record<string, BufferSource>>} */
const wasm = new Promise((resolve) =>
  addEventListener(
    'message',
    (event) => {
      event.stopImmediatePropagation(); // no request of the worker's own protocol
      resolve(event.data);
    },
    { once: true },
  ),
);

/** @type {typeof import('../module.js').compileModule} */
export const compileModule = async (name) => WebAssembly.compile((await wasm)[name]);

/** @type {typeof import('../module.js').makeModule} */
export const makeModule = async (name, glue) => instantiate(glue, await compileModule(name));
