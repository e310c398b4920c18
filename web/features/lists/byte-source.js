// The bytes of a stream, put where they are wanted; UTF-16 as UTF-8.
// @ts-check

const PIECE = 1 << 16; // bytes to read at a time where they cannot be put into place at once

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** What decodes bytes that begin with a byte order mark of UTF-16; null for any others. @param {Uint8Array} bytes */
function decoderFor([first, second]) {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  return null;
}

export class ByteSource {
  /** Reads into memory that it is given, where the stream can. @type {ReadableStreamBYOBReader | null} */
  #filling = null;
  /** @type {ReadableStreamDefaultReader<Bytes> | null} */
  #giving = null;
  /** Undefined before the first piece. @type {TextDecoder | null | undefined} */
  #decoder;
  #encoder = new TextEncoder();
  /** A piece, or what is left of it. */
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

  /** Bytes of the stream that were handed on; of UTF-16 about. */
  get position() {
    return this.#read - this.#piece.length;
  }

  /**
   * Fills some memory from its beginning, all of it where the browser waits for that.
   * @param {Bytes} memory  not empty; its buffer may be gone then
   * @returns {Promise<Bytes>} the part that is filled, in the buffer that came for it; empty at the end
   */
  async fill(memory) {
    // The first piece tells whether there is anything to decode.
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

  /** The last bytes may come with the end. @param {Promise<ReadableStreamReadResult<Bytes>> | undefined} reading */
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

  /** No more will be read. */
  async cancel() {
    await (this.#filling ?? this.#giving)?.cancel().catch(() => {});
  }
}
