// Memory that is used again and again: new memory must be cleared first, page by page, and old stays
// until a collector comes.
// @ts-check

const STEP = 1 << 16; // bytes; so that what is a little longer fits, too

/** At least so many bytes. @param {number} bytes */
export const roomFor = (bytes) => new ArrayBuffer(STEP * Math.ceil(bytes / STEP));

/** A few buffers that nobody needs for now. */
export class Stock {
  /** @type {ArrayBuffer[]} */
  #buffers = [];
  #most;

  /** @param {number} most  buffers to be kept: the latest */
  constructor(most) {
    this.#most = most;
  }

  /** One of at least so many bytes. @param {number} bytes */
  take(bytes) {
    const at = this.#buffers.findIndex(({ byteLength }) => byteLength >= bytes);
    return at < 0 ? roomFor(bytes) : this.#buffers.splice(at, 1)[0];
  }

  /** The memory of these bytes, of which nobody must hold another view. @param {Uint8Array} bytes */
  give({ buffer }) {
    this.#buffers.push(/** @type {ArrayBuffer} */ (buffer));
    if (this.#buffers.length > this.#most) this.#buffers.shift();
  }
}
