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
 * Base 85: a character for what padding there is, then five for every four bytes.
 * @param {Uint8Array} bytes
 */
function textOf(bytes) {
  const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  const codes = Buffer.alloc((padded.length / 4) * 5);
  for (let at = 0, to = 0; at < padded.length; at += 4, to += 5) {
    let word = padded.readUInt32BE(at);
    for (let i = 4; i >= 0; i--) {
      const code = 40 + (word % 85);
      codes[to + i] = code < 60 ? code : code + 1; // no "<", which could end the element
      word = Math.floor(word / 85);
    }
  }
  return `${padded.length - bytes.length}${codes.toString('latin1')}`;
}

/**
 * @param {Record<string, Uint8Array>} parts  by name; similar ones side by side compress better
 * @returns {string} printable, without "<"
 */
export function pack(parts) {
  const list = Object.entries(parts).map(([name, bytes]) => [name, bytes.length]);
  const line = Buffer.from(`${JSON.stringify(list)}\n`);
  const all = Buffer.concat([line, ...Object.values(parts)]);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(all.length, 0);
  head.writeUInt32BE(checksum(all), 4);
  return textOf(Buffer.concat([head, compress(all)]));
}
