// Cuts a stream of bytes into chunks of whole records.
//
// The stream is read directly into the memory of a chunk. Only the beginning of the next record is
// copied, to the memory of the next chunk.
// @ts-check
import { LONGEST_LINE, LONGEST_RECORD } from './batch-protocol.js';
import { ByteSource } from './byte-source.js';
import { BufferPool } from './buffer-pool.js';

/**
 * Returns the length of the whole records at the beginning of the bytes; 0 if no record ends in them.
 * @typedef {(bytes: Uint8Array) => number | Promise<number>} Cut
 */

/**
 * @typedef {object} Chunk
 * @property {Uint8Array} bytes  have a buffer to themselves; return it with `giveBack`
 * @property {boolean} continued  the chunk begins inside a line that is too long for a chunk
 * @property {number} read  bytes of the source up to the end of this chunk
 */

const LF = 10;
const CR = 13;

/** A chunk of lines ends after a line, or inside a line that is too long. @type {Cut} */
export function cutLines(bytes) {
  const newline = bytes.lastIndexOf(LF) + 1;
  // A CR at the very end may have its LF in the next chunk.
  const end = newline + bytes.subarray(newline).lastIndexOf(CR, -2) + 1;
  return bytes.length - end > LONGEST_LINE ? bytes.length : end;
}

/** Whether the bytes end inside a line. @param {Uint8Array} bytes */
export const endsInside = (bytes) => ![LF, CR].includes(bytes[bytes.length - 1]);

/** The chunks of a stream, in order. Reads no more of the stream than a chunk needs. */
export class Chunks {
  #source;
  #buffers;
  /** The memory of the next chunk. */
  #buffer = new ArrayBuffer(0);
  /** Number of bytes at the beginning of `#buffer` that have been read. */
  #length = 0;
  #ended = false;
  #continued = false;

  /** @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream @param {number} most  chunks in use at the same time */
  constructor(stream, most) {
    this.#source = new ByteSource(stream);
    this.#buffers = new BufferPool(most);
  }

  /** Reuses the memory of a chunk, which must not be used afterwards. @param {Chunk} chunk */
  giveBack({ bytes }) {
    this.#buffers.give(bytes);
  }

  /** Takes memory for at least `bytes` bytes and copies `beginning` into it. @param {number} bytes @param {Uint8Array} beginning */
  #move(bytes, beginning) {
    this.#buffer = this.#buffers.take(Math.max(bytes, beginning.length));
    this.#length = beginning.length;
    this.#view(0, this.#length).set(beginning);
  }

  /** @param {number} from @param {number} to */
  #view(from, to) {
    return new Uint8Array(this.#buffer, from, to - from);
  }

  /** Reads until `#buffer` holds `bytes` bytes, or all that are left. @param {number} bytes */
  async #fill(bytes) {
    if (this.#buffer.byteLength < bytes) this.#move(bytes, this.#view(0, this.#length));
    while (this.#length < bytes && !this.#ended) {
      const filled = await this.#source.fill(this.#view(this.#length, bytes));
      this.#buffer = filled.buffer;
      // Cancelling the stream detaches the buffer: its length is 0 then.
      this.#length = Math.min(this.#length + filled.length, this.#buffer.byteLength);
      this.#ended = filled.length === 0;
    }
  }

  /**
   * A copy of the first bytes of the stream. `next` returns these bytes again.
   * @param {number} most
   * @returns {Promise<{bytes: Uint8Array, whole: boolean}>}  `whole`: the stream has no
   *   more bytes
   */
  async beginning(most) {
    await this.#fill(most);
    const bytes = this.#view(0, Math.min(most, this.#length)).slice();
    return { bytes, whole: this.#ended && this.#length <= most };
  }

  /**
   * The next chunk, of about `bytes` bytes; longer if a record needs more.
   * @param {number} bytes
   * @param {Cut} cut
   * @param {boolean} lines  whether records are lines
   * @returns {Promise<Chunk | null>}  null at the end; rejects if no record ends within LONGEST_RECORD
   */
  async next(bytes, cut, lines) {
    for (let size = bytes; ; size *= 2) {
      await this.#fill(size);
      if (this.#length === 0) return null;
      const all = this.#ended && this.#length <= size;
      const window = this.#view(0, Math.min(size, this.#length));
      const end = all ? window.length : await cut(window);
      if (end === 0) {
        if (size >= LONGEST_RECORD) throw new RangeError('a record is longer than 16 MB');
        continue;
      }
      const chunk = {
        bytes: window.subarray(0, end),
        continued: this.#continued,
        read: this.#source.position - (this.#length - end),
      };
      this.#move(bytes, this.#view(end, this.#length));
      this.#continued = lines && endsInside(chunk.bytes);
      return chunk;
    }
  }

  /** Cancels the stream. */
  async cancel() {
    await this.#source.cancel();
  }
}
