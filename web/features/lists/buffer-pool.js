// Reuses memory: the browser must clear new memory page by page, and frees old memory only when the
// garbage collector runs.
// @ts-check

const STEP = 1 << 16; // bytes; sizes are rounded up, so that slightly longer contents fit too

/** A buffer of at least `bytes` bytes. @param {number} bytes */
export const roomFor = (bytes) => new ArrayBuffer(STEP * Math.ceil(bytes / STEP));

/** The most recent free buffers. */
export class BufferPool {
  /** @type {ArrayBuffer[]} */
  #buffers = [];
  #most;

  /** @param {number} most  buffers to keep */
  constructor(most) {
    this.#most = most;
  }

  /** A free or new buffer of at least `bytes` bytes. @param {number} bytes */
  take(bytes) {
    const at = this.#buffers.findIndex(({ byteLength }) => byteLength >= bytes);
    return at < 0 ? roomFor(bytes) : this.#buffers.splice(at, 1)[0];
  }

  /** Keeps the buffer of these bytes. No other view of it may be in use. @param {Uint8Array} bytes */
  give({ buffer }) {
    this.#buffers.push(/** @type {ArrayBuffer} */ (buffer));
    if (this.#buffers.length > this.#most) this.#buffers.shift();
  }
}

/**
 * Frees the buffer of these bytes at once, where the browser can: the garbage collector would wait
 * until a hundred megabytes are idle. No other view of it may be in use.
 * @param {Uint8Array} bytes
 */
export function release(bytes) {
  const { buffer } =
    /** @type {{buffer: ArrayBufferLike & {transfer?: (size: number) => unknown}}} */ (bytes);
  buffer.transfer?.(0);
}
