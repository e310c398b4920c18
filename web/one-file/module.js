// module.js of the one-file edition: the page sends a worker its wasm before anything else.
// @ts-check

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

/** @type {typeof import('../module.js').makeModule} */
export async function makeModule(glue) {
  const [{ default: create }, bytes] = await Promise.all([glue, wasm]);
  const compiled = await WebAssembly.compile(bytes);
  return create({
    locateFile: (/** @type {string} */ name) => name,
    instantiateWasm(
      /** @type {WebAssembly.Imports} */ imports,
      /** @type {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} */ done,
    ) {
      WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled));
      return {};
    },
  });
}
