// Where the output of a batch goes. None of them holds all of it in memory, but for the last resort.
// @ts-check
import { Spool } from './spool.js';

/**
 * @typedef {object} Target
 * @property {(bytes: Uint8Array) => Promise<boolean>} write  false where there is no room for them;
 *   what came before can be kept all the same. It holds no view of them once it is done
 * @property {() => Promise<Result>} close  what was written until then
 * @property {() => void} discard  gives the room back; of a file that the reader chose nothing goes
 */
/** @typedef {{name: string, blob: Blob | null}} Result  a blob is yet to be saved */

/** Ids of the targets that this browser has, the best first. */
export const TARGETS = ['file', 'download', 'none'].filter(
  (id) => id !== 'file' || 'showSaveFilePicker' in globalThis,
);

const FOLDER = 'batch'; // in the page's own part of the disk
const IN_MEMORY = 512e6; // bytes, where the page has no part of the disk
const SPARED = 0.9; // of what is free

/** @param {string} name */
const lockOf = (name) => `sudoku-batch-result-${name}`;

/** Rejects where the page has no part of the disk, as in some private windows, or cannot write there. */
async function openFolder() {
  if (!('createWritable' in FileSystemFileHandle.prototype))
    throw new Error('it cannot be written');
  const disk = await navigator.storage.getDirectory();
  return disk.getDirectoryHandle(FOLDER, { create: true });
}

/** Removes what pages left behind that are there no more: their locks are free. */
async function tidy() {
  const folder = await openFolder();
  for await (const name of /** @type {any} */ (folder).keys()) {
    await navigator.locks.request(lockOf(name), { ifAvailable: true }, (lock) =>
      lock ? folder.removeEntry(name, { recursive: true }).catch(() => {}) : undefined,
    );
  }
}

/** Tidies up first. @returns {Promise<number>} bytes that a download may have */
export async function roomForDownload() {
  try {
    await tidy();
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return Math.max(IN_MEMORY, SPARED * (quota - usage));
  } catch {
    return IN_MEMORY;
  }
}

/** Whether there was no room. @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** A file that the reader chooses. @param {string} name @returns {Promise<Target>} */
async function openFile(name) {
  const { showSaveFilePicker } = /** @type {any} */ (globalThis);
  /** @type {FileSystemFileHandle} */
  const handle = await showSaveFilePicker({ suggestedName: name });
  const stream = await handle.createWritable();
  return {
    write: async (bytes) => (await stream.write(/** @type {BufferSource} */ (bytes)), true),
    close: async () => (await stream.close(), { name: handle.name, blob: null }),
    discard() {},
  };
}

/** Files in the page's own part of the disk, as long as the page is there. @param {string} name @returns {Promise<Target>} */
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

/** Blobs, which the browser keeps where it likes. @param {string} name @returns {Target} */
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

/** Nobody wants the output, only what it comes to. @param {string} name @returns {Target} */
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
 * Opens a target; to be called in a click, for a file is asked for.
 * Rejects with an AbortError where the reader chooses no file.
 * @param {string} id  one of TARGETS
 * @param {string} name  of the file
 * @returns {Promise<Target>}
 */
export const openTarget = async (id, name) => OPEN[id](name);
