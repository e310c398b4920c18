// Reads a stream into given memory. Converts UTF-16 to UTF-8.
// @ts-check

const PIECE = 1 << 16; // bytes per read where the stream cannot read into given memory

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** A decoder for bytes that begin with a byte order mark of UTF-16; null for other bytes. @param {Uint8Array} bytes */
function decoderFor([first, second]) {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return null;
}

export class ByteSource {
  /** Reads into given memory; null if the stream does not support it. @type {ReadableStreamBYOBReader | null} */
  #filling = null;
  /** @type {ReadableStreamDefaultReader<Bytes> | null} */
  #giving = null;
  /** Null if the bytes need no decoding; undefined before the first piece. @type {TextDecoder | null | undefined} */
  #decoder;
  #encoder = new TextEncoder();
  /** The part of the latest piece that `fill` has not returned yet. */
  #piece = new Uint8Array();
  #read = 0;
  #ended = false;

  /** @param {ReadableStream<Bytes>} stream */
  constructor(stream) {
    try {
      this.#filling = stream.getReader({ mode: 'byob' });
    } catch {
      this.#giving = stream.getReader();
    }
  }

  /** Bytes of the stream that `fill` has returned; approximate for UTF-16. */
  get position() {
    return this.#read - this.#piece.length;
  }

  /**
   * Reads the next bytes into memory, from its beginning. May fill only a part of it.
   * @param {Bytes} memory  not empty; the call may detach its buffer
   * @returns {Promise<Bytes>} the filled part, in the same memory but perhaps another ArrayBuffer; empty
   *   at the end of the stream
   */
  async fill(memory) {
    // The first piece shows whether the stream must be decoded.
    if (this.#filling && this.#decoder === null && this.#piece.length === 0) {
      return this.#take(this.#filling.read(memory, { min: memory.length }));
    }
    while (this.#piece.length === 0 && !this.#ended) {
      const reading = this.#filling?.read(new Uint8Array(PIECE)) ?? this.#giving?.read();
      const piece = await this.#take(reading);
      if (piece.length > 0) this.#piece = this.#decoded(piece);
    }
    const part = this.#piece.subarray(0, memory.length);
    memory.set(part);
    this.#piece = this.#piece.subarray(part.length);
    return memory.subarray(0, part.length);
  }

  /** The last bytes may arrive together with `done`. @param {Promise<ReadableStreamReadResult<Bytes>> | undefined} reading */
  async #take(reading) {
    const { done = true, value = new Uint8Array() } = (await reading) ?? {};
    this.#ended = done;
    this.#read += value.length;
    return value;
  }

  /** @param {Bytes} piece  not empty */
  #decoded(piece) {
    if (this.#decoder === undefined) this.#decoder = decoderFor(piece);
    if (!this.#decoder) return piece;
    return this.#encoder.encode(this.#decoder.decode(piece, { stream: true }));
  }

  /** Cancels the stream. */
  async cancel() {
    await (this.#filling ?? this.#giving)?.cancel().catch(() => {});
  }
}
