// What unpack.js unpacks.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ORDER } from '../base/platform/packed/ppmd.js';
import { checksum, UNSAFE, WIDE } from '../base/platform/packed/unpack.js';

/**
 * Compresses with LZMA, the format of lzma.js: a fifth smaller than gzip by Zopfli.
 * @param {Uint8Array} bytes
 * @returns {Buffer}
 */
const lzma = (bytes) =>
  execFileSync('xz', ['--format=raw', '--lzma1=preset=9e,lc=4,lp=0,pb=0', '--stdout'], {
    input: bytes,
    maxBuffer: 2 ** 26,
  });

/**
 * Compresses with PPMd, the format of ppmd.js: texts become a tenth smaller than with LZMA.
 * @param {Uint8Array} bytes
 * @returns {Buffer}
 */
function ppmd(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    const archive = join(folder, 'archive.7z');
    // The decoder never starts a new model, so that this must not run out of memory.
    const method = `-m0=PPMd:o=${ORDER}:mem=256m`;
    execFileSync('7z', ['a', '-si', method, '-mhc=off', archive], { input: bytes, stdio: 'pipe' });
    // A header of 32 bytes, the compressed bytes, and the list of files, whose place the header has.
    const content = readFileSync(archive);
    return content.subarray(32, 32 + Number(content.readBigUInt64LE(12)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Packs parts.
 * @param {Record<string, Uint8Array>} parts  by name; similar ones side by side compress better
 * @param {(bytes: Uint8Array) => Buffer} [compress]
 * @returns {Buffer}
 */
export function pack(parts, compress = lzma) {
  const list = Object.entries(parts).map(([name, bytes]) => [name, bytes.length]);
  const line = Buffer.from(`${JSON.stringify(list)}\n`);
  const all = Buffer.concat([line, ...Object.values(parts)]);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(all.length, 0);
  head.writeUInt32BE(checksum(all), 4);
  return Buffer.concat([head, compress(all)]);
}

/** Packs parts that are texts. @param {Record<string, Uint8Array>} parts */
export const packTexts = (parts) => pack(parts, ppmd);

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
