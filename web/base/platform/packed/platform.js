// `#platform` of the one-file edition: boot.js has unpacked everything from the document.
// @ts-check
import { Blobs } from './blobs.js';

const { sudokuParts } = /** @type {{sudokuParts: import('./unpack.js').Parts}} */ (
  /** @type {unknown} */ (globalThis)
);
const blobs = new Blobs(sudokuParts);

/** @type {typeof import('../site/platform.js').startWorker} */
export const startWorker = (name) => blobs.start(name);

/** The document holds all style sheets. @type {typeof import('../site/platform.js').addStyle} */
export const addStyle = async () => {};

/** @type {typeof import('../site/platform.js').textFile} */
export const textFile = async (name) => new TextDecoder().decode(sudokuParts[name]);

export const SINGLE_FILE = true;
