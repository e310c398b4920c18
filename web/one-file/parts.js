// parts.js of the one-file edition: everything is in the document, unpacked by boot.js.
// @ts-check
import { Blobs } from './blobs.js';

const { sudokuParts } = /** @type {{sudokuParts: import('./unpack.js').Parts}} */ (
  /** @type {unknown} */ (globalThis)
);
const blobs = new Blobs(sudokuParts);

/** @type {typeof import('../parts.js').startWorker} */
export const startWorker = (name) => blobs.start(name);

/** They are all there. @type {typeof import('../parts.js').addStyle} */
export const addStyle = async () => {};

/** It needs no network. @type {() => void} */
export const stayOffline = () => {};
