// module.js of the one-file edition: the page sends a worker its wasm before anything else.
// @ts-check
import { instantiate } from '../instantiate.js';

/** @type {Promise<BufferSource>} */
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
export const compileModule = async () => WebAssembly.compile(await wasm);

/** @type {typeof import('../module.js').makeModule} */
export const makeModule = async (glue) => instantiate(glue, await compileModule(''));
