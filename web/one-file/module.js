// module.js of the one-file edition: the page sends a worker its wasm before anything else. It is one
// for all, with everything that any of the modules has.
// @ts-check
import { instantiate } from '../instantiate.js';

/** @type {Promise<WebAssembly.Module>} */
const compiled = new Promise((resolve) =>
  addEventListener(
    'message',
    (event) => {
      event.stopImmediatePropagation(); // no request of the worker's own protocol
      resolve(WebAssembly.compile(event.data));
    },
    { once: true },
  ),
);

/** @type {typeof import('../module.js').compileModule} */
export const compileModule = () => compiled;

/** @type {typeof import('../module.js').makeModule} */
export const makeModule = async (_name, glue) => instantiate(glue, await compiled);
