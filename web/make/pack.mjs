// What unpack.js unpacks.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Compresses with Zopfli: gzip, but a twentieth smaller than zlib at its best.
 * @param {Uint8Array} bytes
 * @returns {Buffer}
 */
function gzip(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-pack-'));
  try {
    const file = join(folder, 'parts');
    writeFileSync(file, bytes);
    return execFileSync('zopfli', ['-c', file], { maxBuffer: 2 ** 26 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
  const head = Buffer.from(`${JSON.stringify(list)}\n`);
  return textOf(gzip(Buffer.concat([head, ...Object.values(parts)])));
}
