// The targets for the output of a batch. Only the last resort keeps all of it in memory.
// @ts-check
import { Spool } from './spool.js';

/**
 * @typedef {object} Target
 * @property {(bytes: Uint8Array) => Promise<boolean>} write  resolves to false if there is no room;
 *   earlier output is kept. Keeps no view of the bytes
 * @property {() => Promise<Result>} close  resolves to what was written
 * @property {() => void} discard  frees the space; a file that the user chose is kept
 */
/** @typedef {{name: string, blob: Blob | null}} Result  a blob is still to be saved */

/** Ids of the targets that this browser supports, the default first. */
export const TARGETS = ['download', 'file', 'none'].filter(
  (id) => id !== 'file' || 'showSaveFilePicker' in globalThis,
);

const FOLDER = 'batch'; // in the origin private file system
const IN_MEMORY = 512e6; // maximum bytes without that file system
const USABLE = 0.9; // of the free space

/** What types of the DOM lack. @typedef {{keys(): AsyncIterable<string>}} NamedFiles */
/** In Chromium. @typedef {{showSaveFilePicker(options: {suggestedName: string}): Promise<FileSystemFileHandle>}} SavingWindow */

/** @param {string} name */
const lockOf = (name) => `sudoku-batch-result-${name}`;

/** Rejects if the browser has no writable private files, as in some private windows. */
async function openFolder() {
  if (!('createWritable' in FileSystemFileHandle.prototype))
    throw new Error('files cannot be written');
  const disk = await navigator.storage.getDirectory();
  return disk.getDirectoryHandle(FOLDER, { create: true });
}

/** Removes the files of closed pages, whose locks are free. */
async function tidy() {
  const folder = await openFolder();
  for await (const name of /** @type {NamedFiles} */ (/** @type {object} */ (folder)).keys()) {
    await navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) =>
      lock ? folder.removeEntry(name, { recursive: true }).catch(() => {}) : undefined,
    );
  }
}

/** Removes the files of closed pages. @returns {Promise<number>}  bytes available for results */
export async function roomForDownload() {
  try {
    await tidy();
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return Math.max(IN_MEMORY, USABLE * (quota - usage));
  } catch {
    return IN_MEMORY;
  }
}

/** @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** A file that the user chooses. @param {string} name @returns {Promise<Target>} */
async function openFile(name) {
  const { showSaveFilePicker } = /** @type {SavingWindow} */ (/** @type {object} */ (globalThis));
  const handle = await showSaveFilePicker({ suggestedName: name });
  const stream = await handle.createWritable();
  return {
    write: async (bytes) => (await stream.write(/** @type {BufferSource} */ (bytes)), true),
    close: async () => (await stream.close(), { name: handle.name, blob: null }),
    discard() {},
  };
}

/** Files in the origin private file system, until the page is closed. @param {string} name @returns {Promise<Target>} */
async function openOnDisk(name) {
  let room = await roomForDownload();
  const folder = await openFolder();
  const own = crypto.randomUUID();
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const held = new Promise((resolve) => (release = resolve));
  await new Promise((granted, refused) => {
    const hold = () => (granted(true), held);
    navigator.locks.request(lockOf(own), hold).catch(refused);
  });
  const spool = new Spool(await folder.getDirectoryHandle(own, { create: true }));
  return {
    async write(bytes) {
      room -= bytes.length;
      if (room < 0) return false;
      try {
        await spool.write(bytes);
        return true;
      } catch (error) {
        if (isFull(error)) return false;
        throw error;
      }
    },
    close: async () => ({ name, blob: spool.blob }),
    discard() {
      folder
        .removeEntry(own, { recursive: true })
        .catch(() => {})
        .finally(release);
    },
  };
}

/** Blobs. @param {string} name @returns {Target} */
function openInMemory(name) {
  /** @type {Blob[]} */
  let parts = [];
  let room = IN_MEMORY;
  return {
    async write(bytes) {
      room -= bytes.length;
      if (room >= 0) parts.push(new Blob([/** @type {BlobPart} */ (bytes)]));
      return room >= 0;
    },
    close: async () => ({ name, blob: new Blob(parts, { type: 'text/plain' }) }),
    discard: () => void (parts = []),
  };
}

/** Discards the output. @param {string} name @returns {Target} */
const openNone = (name) => ({
  write: async () => true,
  close: async () => ({ name, blob: null }),
  discard() {},
});

/** @type {Record<string, (name: string) => Target | Promise<Target>>} */
const OPEN = {
  file: openFile,
  download: (name) => openOnDisk(name).catch(() => openInMemory(name)),
  none: openNone,
};

/**
 * Opens a target. Must be called in a click handler, because the browser may show a file picker.
 * @param {string} id  one of TARGETS
 * @param {string} name  of the file
 * @returns {Promise<Target>}  rejects with an AbortError if the user chooses no file
 */
export const openTarget = async (id, name) => OPEN[id](name);
