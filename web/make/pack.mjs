// What unpack.js unpacks.
import { execFileSync } from 'node:child_process';
import { checksum, UNSAFE, WIDE } from '../base/platform/packed/unpack.js';

/**
 * Compresses with LZMA, the format of lzma.js: a fifth smaller than gzip by Zopfli.
 * @param {Uint8Array} bytes
 * @returns {Buffer}
 */
const compress = (bytes) =>
  execFileSync('xz', ['--format=raw', '--lzma1=preset=9e,lc=3,lp=0,pb=0', '--stdout'], {
    input: bytes,
    maxBuffer: 2 ** 26,
  });

/**
 * Packs parts.
 * @param {Record<string, Uint8Array>} parts  by name; similar ones side by side compress better
 * @returns {Buffer}
 */
export function pack(parts) {
  const list = Object.entries(parts).map(([name, bytes]) => [name, bytes.length]);
  const line = Buffer.from(`${JSON.stringify(list)}\n`);
  const all = Buffer.concat([line, ...Object.values(parts)]);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(all.length, 0);
  head.writeUInt32BE(checksum(all), 4);
  return Buffer.concat([head, compress(all)]);
}

/**
 * Writes bytes as text for a script element of a document in UTF-8. A character of one byte holds 7 bits;
 * where these would be an unsafe code, a character of two bytes holds them and the next 9. The text is
 * 13.5 % longer than the bytes; base 64 is 33 % longer.
 * @param {Uint8Array} bytes
 */
export function bytesToText(bytes) {
  const codes = [];
  let [held, bits, from] = [0, 0, 0];
  const take = (/** @type {number} */ count) => {
    for (; bits < count; bits += 8) held = (held << 8) | (bytes[from++] ?? 0);
    const value = held >> (bits -= count);
    held &= (1 << bits) - 1;
    return value;
  };
  while (8 * (bytes.length - from) + bits > 0) {
    const code = take(7);
    const unsafe = UNSAFE.indexOf(code);
    codes.push(unsafe < 0 ? code : WIDE + (unsafe << 9) + take(9));
  }
  return codes.map((code) => String.fromCharCode(code)).join('');
}
