// Cuts a stream of bytes into chunks of whole records.
//
// Tried: workers that read their parts of a file by themselves. It saved nothing, and buffers that
// wait for a collector took 400 MB.
// @ts-check
import { LONGEST_LINE } from './batch-protocol.js';
import { Stock } from './stock.js';

/** @typedef {(bytes: Uint8Array) => number | Promise<number>} Cut  where they end; 0: nowhere yet */

/**
 * @typedef {object} Chunk
 * @property {Uint8Array} bytes  in a buffer of their own, to be given back
 * @property {boolean} continued  begins inside a line whose beginning was too long for a chunk
 * @property {number} read  bytes of the source up to the end of this chunk
 */

const LF = 10;
const CR = 13;
const PIECE = 1 << 16; // bytes to read at a time

/** A chunk of lines ends behind a line, or inside one that is too long. @type {Cut} */
export function cutLines(bytes) {
  // A CR at the very end may have its LF in the next chunk.
  const end = bytes.lastIndexOf(LF) + 1 || bytes.lastIndexOf(CR, -2) + 1;
  return end === 0 && bytes.length > LONGEST_LINE ? bytes.length : end;
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

/** Reads a stream piece by piece, into the same memory again and again where the stream can do that. */
class Pieces {
  /** @type {ReadableStreamBYOBReader | null} */
  #filling = null;
  /** @type {ReadableStreamDefaultReader<Uint8Array> | null} */
  #giving = null;
  #buffer = new ArrayBuffer(PIECE);

  /** @param {ReadableStream<Uint8Array>} stream */
  constructor(stream) {
    try {
      this.#filling = stream.getReader({ mode: 'byob' });
    } catch {
      this.#giving = stream.getReader();
    }
  }

  /** The next piece, until the one after it is asked for; null at the end. */
  async next() {
    if (this.#giving) return (await this.#giving.read()).value ?? null;
    if (!this.#filling) return null;
    const { done, value } = await this.#filling.read(new Uint8Array(this.#buffer));
    if (value) this.#buffer = /** @type {ArrayBuffer} */ (value.buffer);
    return done ? null : /** @type {Uint8Array} */ (value);
  }

  cancel() {
    return (this.#filling ?? this.#giving)?.cancel();
  }
}

/** The chunks of a stream, one after the other; nothing is read ahead but what the stream gives. */
export class Chunks {
  #pieces;
  #recoder = new Recoder();
  #buffer = new Uint8Array(4 * PIECE);
  /** Bytes at the beginning of the buffer that wait. */
  #length = 0;
  #read = 0;
  #ended = false;
  #continued = false;
  #stock;

  /** @param {ReadableStream<Uint8Array>} stream @param {number} most  chunks at a time */
  constructor(stream, most) {
    this.#pieces = new Pieces(stream);
    this.#stock = new Stock(most);
  }

  /** A chunk that nobody needs any more: another takes its place. @param {Chunk} chunk */
  giveBack({ bytes }) {
    this.#stock.give(bytes);
  }

  /** Reads until so many bytes are there, or all. @param {number} bytes */
  async #fill(bytes) {
    while (this.#length < bytes && !this.#ended) {
      const piece = await this.#pieces.next();
      this.#ended ||= piece === null;
      if (!piece?.length) continue;
      this.#read += piece.length;
      this.#append(this.#recoder.take(piece));
    }
  }

  /** @param {Uint8Array} piece */
  #append(piece) {
    const length = this.#length + piece.length;
    if (length > this.#buffer.length) {
      const larger = new Uint8Array(2 * length);
      larger.set(this.#buffer.subarray(0, this.#length));
      this.#buffer = larger;
    }
    this.#buffer.set(piece, this.#length);
    this.#length = length;
  }

  /** What the stream begins with; it stays there. @param {number} bytes */
  async beginning(bytes) {
    await this.#fill(bytes);
    return this.#buffer.slice(0, Math.min(bytes, this.#length));
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
      if (this.#length === 0) return null;
      const all = this.#ended && this.#length <= size;
      const window = this.#buffer.subarray(0, Math.min(size, this.#length));
      const end = all ? window.length : await cut(window);
      if (end === 0) continue;
      const chunk = {
        bytes: new Uint8Array(this.#stock.take(end), 0, end),
        continued: this.#continued,
        read: this.#read - (this.#length - end),
      };
      chunk.bytes.set(this.#buffer.subarray(0, end));
      this.#buffer.copyWithin(0, end, this.#length);
      this.#length -= end;
      const last = chunk.bytes[end - 1];
      this.#continued = lines && last !== LF && last !== CR;
      return chunk;
    }
  }

  /** No more will be read. */
  async cancel() {
    this.#ended = true;
    await this.#pieces.cancel()?.catch(() => {});
  }
}
