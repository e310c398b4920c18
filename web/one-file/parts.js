// parts.js of the one-file edition: everything is in the document, unpacked by boot.js.
// @ts-check
import { Blobs } from './blobs.js';
// @ts-expect-error: made by edition.mjs of the tables there are
import { TABLES } from './tables.js';

const { sudokuParts } = /** @type {{sudokuParts: import('./unpack.js').Parts}} */ (
  /** @type {unknown} */ (globalThis)
);
const blobs = new Blobs(sudokuParts);

/** @type {typeof import('../parts.js').startWorker} */
export const startWorker = (name) => blobs.start(name);

/** They are all there. @type {typeof import('../parts.js').addStyle} */
export const addStyle = async () => {};

export const ALONE = true;

/** @type {typeof import('../parts.js').readTable} */
export const readTable = async (name) => (await TABLES[name]()).strings;

/** It needs no network. @type {() => void} */
export const stayOffline = () => {};
