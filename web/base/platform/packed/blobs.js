// Workers that are made of blobs, as classic scripts: nothing else starts from a file, in a sandboxed
// frame, or on a page of another site.
// @ts-check

/** The part that all workers begin with: see lab.js. */
const SHARED = 'shared.js';

export class Blobs {
  #parts;
  /** @type {Map<string, string>} */
  #urls = new Map();

  /** @param {import('./unpack.js').Parts} parts  scripts and wasm of the workers */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @param {string} name  of a worker's script @returns {string} the address of a blob that holds it */
  #urlOf(name) {
    const url =
      this.#urls.get(name) ??
      URL.createObjectURL(
        new Blob(/** @type {BlobPart[]} */ ([this.#parts[SHARED], this.#parts[name]]), {
          type: 'text/javascript',
        }),
      );
    this.#urls.set(name, url);
    return url;
  }

  /** Starts one and sends it its wasm, which lab.js waits for. @param {string} name */
  start(name) {
    const worker = new Worker(this.#urlOf(`${name}.js`));
    worker.postMessage(this.#parts['lab.wasm']);
    return worker;
  }
}
