// Several parts in one: the size and the checksum of what follows, each 4 bytes; then, compressed, a line
// that lists the parts, `[[name, bytes], …]`, and the parts one after the other. pack.mjs makes it.
// @ts-check

/** Maximum size in bytes; a larger one is damaged. */
const LARGEST = 2 ** 26;

/** The bytes of each part by its name. @typedef {Record<string, Uint8Array<ArrayBuffer>>} Parts */

/** Codes that a script element would change or end at: NUL, CR and "<". */
export const UNSAFE = [0, 13, 60];
/** The first code of a character that holds 16 bits instead of 7. */
export const WIDE = 256;

/**
 * Reads a text that bytesToText of pack.mjs has made.
 * @param {string} text
 * @returns {Uint8Array} the bytes; a zero may follow
 */
export function textToBytes(text) {
  const bytes = new Uint8Array(text.length * 2);
  let [held, bits, to] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const wide = code - WIDE;
    held = wide < 0 ? (held << 7) | code : (held << 16) | (UNSAFE[wide >> 9] << 9) | (wide & 511);
    for (bits += wide < 0 ? 7 : 16; bits >= 8; held &= (1 << bits) - 1)
      bytes[to++] = held >> (bits -= 8);
  }
  return bytes.subarray(0, to);
}

/** Adler-32. @param {Uint8Array} bytes @returns {number} 32 bits */
export function checksum(bytes) {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return high * 65536 + low;
}

/**
 * Unpacks what `pack` or `packTexts` has packed. Rejects if it is damaged.
 * @param {Uint8Array} packed
 * @param {typeof import('./lzma.js').decode} decode  of lzma.js for `pack`, of ppmd.js for `packTexts`
 * @returns {Promise<Parts>}
 */
export async function unpack(packed, decode) {
  const head = new DataView(packed.buffer, packed.byteOffset);
  const total = head.getUint32(0);
  if (total > LARGEST) throw new Error('size');
  const bytes = decode(packed.subarray(8), total);
  if (checksum(bytes) !== head.getUint32(4)) throw new Error('checksum');
  let at = bytes.indexOf(10) + 1;
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  return Object.fromEntries(list.map(([name, length]) => [name, bytes.slice(at, (at += length))]));
}
