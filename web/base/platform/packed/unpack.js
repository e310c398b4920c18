// Parts in one text. In base 85, a sixteenth shorter than base 64: the size and the checksum of what
// follows, each 4 bytes; then, in LZMA, a line that lists the parts, `[[name, bytes], …]`, and the
// parts one after the other. pack.mjs makes it.
// @ts-check
import { decode } from './lzma.js';

/** Maximum size in bytes; a larger one is damaged. */
const LARGEST = 2 ** 26;

/** The bytes of each part by its name. @typedef {Record<string, Uint8Array<ArrayBuffer>>} Parts */

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(text) {
  const words = (text.length - 1) / 5;
  const view = new DataView(new ArrayBuffer(4 * words));
  for (let word = 0, at = 1; word < words; word++) {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const code = text.charCodeAt(at++);
      value = 85 * value + code - (code < 60 ? 40 : 41);
    }
    view.setUint32(4 * word, value);
  }
  return new Uint8Array(view.buffer, 0, 4 * words - Number(text[0]));
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
 * Rejects if the text is damaged.
 * @param {string} text
 * @returns {Promise<Parts>}
 */
export async function unpack(text) {
  const packed = bytesOf(text);
  const head = new DataView(packed.buffer);
  const total = head.getUint32(0);
  if (total > LARGEST) throw new Error('size');
  const bytes = decode(packed.subarray(8), total);
  if (checksum(bytes) !== head.getUint32(4)) throw new Error('checksum');
  let at = bytes.indexOf(10) + 1;
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  return Object.fromEntries(list.map(([name, length]) => [name, bytes.slice(at, (at += length))]));
}
