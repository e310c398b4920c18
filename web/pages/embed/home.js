// Starts workers from code inside this script: a page cannot start workers from files of another site.
// @ts-check
import { Blobs } from '../../base/platform/packed/blobs.js';
import { decode } from '../../base/platform/packed/lzma.js';
import { unpack } from '../../base/platform/packed/unpack.js';
import { packed } from 'sudoku-lab-inside';

/** @type {Promise<Blobs> | undefined} */
let blobs;

/**
 * Rejects in a browser without DecompressionStream (before 2023).
 * @param {string} page  address of the full page
 * @returns {Promise<import('./embedded-board.js').Place>}
 */
export async function makePlace(page) {
  blobs ??= unpack(
    Uint8Array.from(atob(packed), (char) => char.charCodeAt(0)),
    decode,
  ).then((parts) => new Blobs(parts));
  const own = await blobs;
  return { startWorker: (name) => own.start(name), page };
}
