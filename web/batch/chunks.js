// Cuts a stream of bytes into chunks of whole records.
// @ts-check
import { LONGEST_LINE } from './batch-protocol.js';
import { free } from './free.js';

/** @typedef {(bytes: Uint8Array) => number | Promise<number>} Cut  where they end; 0: nowhere yet */

/**
 * @typedef {object} Chunk
 * @property {Uint8Array} bytes  in a buffer of their own
 * @property {boolean} continued  begins inside a line whose beginning was too long for a chunk
 * @property {number} read  bytes of the source up to the end of this chunk
 */

const LF = 10;
const CR = 13;

/** A chunk of lines ends behind a line, or inside one that is too long. @type {Cut} */
export function cutLines(bytes) {
  // A CR at the very end may have its LF in the next chunk.
  const end = bytes.lastIndexOf(LF) + 1 || bytes.lastIndexOf(CR, -2) + 1;
  return end === 0 && bytes.length > LONGEST_LINE ? bytes.length : end;
}

/** @param {Uint8Array[]} pieces */
function joined(pieces) {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** UTF-16 with a byte order mark as UTF-8; any other bytes as they are. */
class Recoder {
  /** @type {TextDecoder | null | undefined} */
  #decoder;
  #encoder = new TextEncoder();

  /** @param {Uint8Array} bytes */
  #decoderFor([first, second]) {
    if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
    if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
    return null;
  }

  /** @param {Uint8Array} bytes  not empty at first */
  take(bytes) {
    if (this.#decoder === undefined) this.#decoder = this.#decoderFor(bytes);
    if (!this.#decoder) return bytes;
    return this.#encoder.encode(this.#decoder.decode(bytes, { stream: true }));
  }
}

/** The chunks of a stream, one after the other; nothing is read ahead but what the stream gives. */
export class Chunks {
  #reader;
  #owned;
  #recoder = new Recoder();
  /** @type {Uint8Array} */
  #rest = new Uint8Array(0);
  #read = 0;
  #ended = false;
  #continued = false;

  /** @param {Blob | ReadableStream<Uint8Array>} source */
  constructor(source) {
    // Who made a stream may have plans for its buffers; those of a Blob are nobody else's.
    this.#owned = source instanceof Blob;
    this.#reader = (source instanceof Blob ? source.stream() : source).getReader();
  }

  /** Reads until so many bytes are there, or all. @param {number} bytes */
  async #fill(bytes) {
    const pieces = [this.#rest];
    for (let length = this.#rest.length; length < bytes && !this.#ended;) {
      const { done, value } = await this.#reader.read();
      this.#ended = done;
      if (!value?.length) continue;
      this.#read += value.length;
      const piece = this.#recoder.take(value);
      pieces.push(piece);
      length += piece.length;
    }
    if (pieces.length === 1) return;
    this.#rest = joined(pieces);
    const [rest, ...read] = pieces;
    free(rest);
    if (this.#owned) read.forEach(free);
  }

  /** What the stream begins with; it stays there. @param {number} bytes */
  async beginning(bytes) {
    await this.#fill(bytes);
    return this.#rest.slice(0, bytes);
  }

  /**
   * The next chunk, of about so many bytes; null at the end.
   * @param {number} bytes
   * @param {Cut} cut  says an end for any bytes that are longer than the longest record
   * @param {boolean} lines  records are lines
   * @returns {Promise<Chunk | null>}
   */
  async next(bytes, cut, lines) {
    for (let size = bytes; ; size *= 2) {
      await this.#fill(size);
      if (this.#rest.length === 0) return null;
      const all = this.#ended && this.#rest.length <= size;
      const window = this.#rest.subarray(0, size);
      const end = all ? window.length : await cut(window);
      if (end === 0) continue;
      const chunk = {
        bytes: this.#rest.slice(0, end),
        continued: this.#continued,
        read: this.#read - (this.#rest.length - end),
      };
      this.#rest = this.#rest.subarray(end);
      const last = chunk.bytes[end - 1];
      this.#continued = lines && last !== LF && last !== CR;
      return chunk;
    }
  }

  /** No more will be read. */
  async cancel() {
    this.#ended = true;
    await this.#reader.cancel().catch(() => {});
  }
}
