// Animated PNG (PNG specification, third edition, chapters 5 and 11.3.4): the first frame is a whole picture, each later one
// has the pixels that differ from the frame before, in the smallest rectangle that contains them.
// @ts-check

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const RGBA = 6;
/** Pixels of a later frame that are transparent leave those below as they are. */
const OVER = 1;

/** The remainders of all bytes, for CRC-32. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 of bytes. @param {Uint8Array} bytes */
function crcOf(bytes) {
  let rest = ~0;
  for (const byte of bytes) rest = (rest >>> 8) ^ REMAINDERS[(rest ^ byte) & 255];
  return ~rest >>> 0;
}

/** Numbers of four bytes each, the highest byte first. @param {number[]} numbers */
const wide = (...numbers) =>
  numbers.flatMap((n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]);
/** Numbers of two bytes each. @param {number[]} numbers */
const short = (...numbers) => numbers.flatMap((n) => [n >>> 8, n & 255]);

/** A chunk: its length, type, data and check. @param {string} type  four letters @param {...ArrayLike<number>} parts  of its data */
function chunk(type, ...parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, length);
  let at = 4;
  for (const part of [Array.from(type, (letter) => letter.charCodeAt(0)), ...parts]) {
    bytes.set(part, at);
    at += part.length;
  }
  view.setUint32(at, crcOf(bytes.subarray(4, at)));
  return bytes;
}

/** Compresses bytes as zlib does. @param {Uint8Array<ArrayBuffer>} bytes */
async function deflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** One number for each pixel. @param {Uint8ClampedArray} pixels  four bytes each */
const pixelsOf = ({ buffer, byteOffset, length }) =>
  new Uint32Array(buffer, byteOffset, length / 4);

/**
 * The smallest rectangle with all pixels that differ; of one pixel if none does.
 * @param {Uint32Array} now @param {Uint32Array} before  of the same size
 * @param {number} width
 */
export function changedArea(now, before, width) {
  const area = { left: width, top: Infinity, right: 0, bottom: 0 };
  for (let start = 0; start < now.length; start += width) {
    let [first, last] = [0, width];
    while (first < width && now[start + first] === before[start + first]) first++;
    if (first === width) continue;
    while (now[start + last - 1] === before[start + last - 1]) last--;
    area.left = Math.min(area.left, first);
    area.right = Math.max(area.right, last);
    area.top = Math.min(area.top, start / width);
    area.bottom = start / width + 1;
  }
  return area.bottom ? area : { left: 0, top: 0, right: 1, bottom: 1 };
}

/**
 * Writes a film. The frames are added one after the other.
 *
 * Needs memory for the compressed film and for two frames.
 */
export class Apng {
  #width;
  /** @type {Uint8Array<ArrayBuffer>[]} */
  #chunks = [];
  /** The frame before. @type {Uint32Array | null} */
  #before = null;
  #sequence = 0;
  /** Bytes so far. */
  size = 0;

  /**
   * @param {number} width  pixels, even or odd
   * @param {number} height
   * @param {number} frames  the number of frames that will be added, at least 1
   */
  constructor(width, height, frames) {
    this.#width = width;
    this.#push(SIGNATURE, chunk('IHDR', wide(width, height), [8, RGBA, 0, 0, 0]));
    this.#push(chunk('acTL', wide(frames, 0))); // 0: for ever
  }

  /** @param {Uint8Array<ArrayBuffer>[]} parts */
  #push(...parts) {
    for (const part of parts) {
      this.#chunks.push(part);
      this.size += part.length;
    }
  }

  /**
   * Adds the next frame.
   * @param {Uint8ClampedArray} pixels  four bytes each, opaque, row by row; kept
   * @param {number} milliseconds  its duration, at most 65,535
   */
  async add(pixels, milliseconds) {
    const now = pixelsOf(pixels);
    const before = this.#before ?? new Uint32Array(0);
    const whole = { left: 0, top: 0, right: this.#width, bottom: now.length / this.#width };
    const { left, top, right, bottom } = this.#before
      ? changedArea(now, before, this.#width)
      : whole;
    const [width, height] = [right - left, bottom - top];
    const rows = new Uint8Array(height * (4 * width + 1)); // each begins with its filter: none
    for (let y = 0; y < height; y++) {
      const row = new Uint32Array(width); // transparent
      const start = (top + y) * this.#width + left;
      for (let x = 0; x < width; x++)
        if (now[start + x] !== before[start + x]) row[x] = now[start + x];
      rows.set(new Uint8Array(row.buffer), y * (4 * width + 1) + 1);
    }
    const control = [
      ...wide(this.#sequence++, width, height, left, top),
      ...short(milliseconds, 1000),
      ...[0, this.#before ? OVER : 0], // the picture stays
    ];
    const data = await deflated(rows);
    this.#push(chunk('fcTL', control));
    if (this.#before) this.#push(chunk('fdAT', wide(this.#sequence++), data));
    else this.#push(chunk('IDAT', data));
    this.#before = now;
  }

  /** Takes a picture for the frame before, which is not added. @param {Uint8ClampedArray} pixels */
  skip(pixels) {
    this.#before = pixelsOf(pixels);
  }

  /** The file, once all frames are added. @returns {Blob} */
  end() {
    this.#push(chunk('IEND'));
    return new Blob(this.#chunks, { type: 'image/apng' });
  }
}
