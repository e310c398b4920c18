// What unpack.js unpacks.
import { execFileSync } from 'node:child_process';
import { checksum } from '../base/platform/packed/unpack.js';

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

/** Codes that a script element would change or end at: NUL, CR and "<". */
const UNSAFE = new Set([0, 13, 60]);

/**
 * A text of seven bits a character for a script element of a document in UTF-8: an eighth longer than
 * its bytes, while base 64 is a third longer. Unsafe codes are moved up by 256, where they are letters.
 * @param {Uint8Array} bytes
 */
export function sevenBitText(bytes) {
  const codes = new Uint16Array(Math.ceil((bytes.length * 8) / 7));
  let [held, bits, to] = [0, 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 7; held &= (1 << bits) - 1) codes[to++] = held >> (bits -= 7);
  }
  if (bits) codes[to] = held << (7 - bits);
  return Array.from(codes, (code) =>
    String.fromCharCode(UNSAFE.has(code) ? code + 256 : code),
  ).join('');
}
