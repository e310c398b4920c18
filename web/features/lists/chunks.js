// Cuts a stream of bytes into chunks of whole records.
//
// A chunk is read where it stays; only what was read of the next record moves to the next chunk.
// Tried: workers that read their parts of a file by themselves. It saved nothing, and buffers that
// wait for a collector took 400 MB.
// @ts-check
import { LONGEST_LINE, LONGEST_RECORD } from './batch-protocol.js';
import { ByteSource } from './byte-source.js';
import { BufferPool } from './buffer-pool.js';

/** @typedef {(bytes: Uint8Array) => number | Promise<number>} Cut  where they end; 0: nowhere yet */

/**
 * @typedef {object} Chunk
 * @property {Uint8Array} bytes  in a buffer of their own, to be given back
 * @property {boolean} continued  begins inside a line whose beginning was too long for a chunk
 * @property {number} read  bytes of the source up to the end of this chunk
 */

const LF = 10;
const CR = 13;

/** A chunk of lines ends behind a line, or inside one that is too long. @type {Cut} */
export function cutLines(bytes) {
  const newline = bytes.lastIndexOf(LF) + 1;
  // A CR at the very end may have its LF in the next chunk.
  const end = newline + bytes.subarray(newline).lastIndexOf(CR, -2) + 1;
  return bytes.length - end > LONGEST_LINE ? bytes.length : end;
}

/** Whether a line goes on behind these bytes. @param {Uint8Array} bytes */
export const endsInside = (bytes) => ![LF, CR].includes(bytes[bytes.length - 1]);

/** The chunks of a stream, one after the other; nothing is read ahead but what the stream gives. */
export class Chunks {
  #source;
  #buffers;
  /** The memory of the next chunk. */
  #buffer = new ArrayBuffer(0);
  /** Bytes at its beginning that are read. */
  #length = 0;
  #ended = false;
  #continued = false;

  /** @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream @param {number} most  chunks at a time */
  constructor(stream, most) {
    this.#source = new ByteSource(stream);
    this.#buffers = new BufferPool(most);
  }

  /** A chunk that nobody needs any more: another takes its place. @param {Chunk} chunk */
  giveBack({ bytes }) {
    this.#buffers.give(bytes);
  }

  /** Goes on in memory for so many bytes at least, which begins so. @param {number} bytes @param {Uint8Array} beginning */
  #move(bytes, beginning) {
    this.#buffer = this.#buffers.take(Math.max(bytes, beginning.length));
    this.#length = beginning.length;
    this.#view(0, this.#length).set(beginning);
  }

  /** @param {number} from @param {number} to */
  #view(from, to) {
    return new Uint8Array(this.#buffer, from, to - from);
  }

  /** Reads until so many bytes are there, or all. @param {number} bytes */
  async #fill(bytes) {
    if (this.#buffer.byteLength < bytes) this.#move(bytes, this.#view(0, this.#length));
    while (this.#length < bytes && !this.#ended) {
      const filled = await this.#source.fill(this.#view(this.#length, bytes));
      this.#buffer = filled.buffer;
      // Where it was cancelled meanwhile, the memory is lost.
      this.#length = Math.min(this.#length + filled.length, this.#buffer.byteLength);
      this.#ended = filled.length === 0;
    }
  }

  /**
   * A copy of the first bytes of the stream, which are read again by `next`.
   * @param {number} most
   * @returns {Promise<{bytes: Uint8Array, whole: boolean}>}  whole: the stream has no more
   */
  async beginning(most) {
    await this.#fill(most);
    const bytes = this.#view(0, Math.min(most, this.#length)).slice();
    return { bytes, whole: this.#ended && this.#length <= most };
  }

  /**
   * The next chunk, of about so many bytes; null at the end.
   * @param {number} bytes
   * @param {Cut} cut
   * @param {boolean} lines  records are lines
   * @returns {Promise<Chunk | null>}  rejects if no record ends within LONGEST_RECORD
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

  /** No more will be read. */
  async cancel() {
    await this.#source.cancel();
  }
}
