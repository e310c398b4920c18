// parts.js of the one-file edition: everything is in the document, unpacked by boot.js. Workers are
// classic and made of blobs: nothing else starts from a file or in a sandboxed frame.
// @ts-check
// @ts-expect-error: made by build.mjs of the tables there are
import { TABLES } from './tables.js';

const { sudokuParts } = /** @type {{sudokuParts: import('./unpack.js').Parts}} */ (
  /** @type {unknown} */ (globalThis)
);
/** @type {Map<string, string>} */
const urls = new Map();

/** @param {string} name  of a worker's script @returns {string} the address of a blob that holds it */
function urlOf(name) {
  const blob = new Blob([sudokuParts[name]], { type: 'text/javascript' });
  const url = urls.get(name) ?? URL.createObjectURL(blob);
  urls.set(name, url);
  return url;
}

/** @type {typeof import('../parts.js').startWorker} */
export function startWorker(name) {
  const worker = new Worker(urlOf(`${name}.js`));
  worker.postMessage(sudokuParts[`${name}.wasm`]); // module.js waits for it
  return worker;
}

/** They are all there. @type {typeof import('../parts.js').addStyle} */
export const addStyle = () => {};

/** @type {typeof import('../parts.js').readTable} */
export const readTable = async (name) => (await TABLES[name]()).strings;

/** It needs no network. @type {() => void} */
export const stayOffline = () => {};
