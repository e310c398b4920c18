// What unpack.js unpacks.
import { gzipSync } from 'node:zlib';

/**
 * @param {Record<string, Uint8Array>} parts  by name
 * @returns {string} base64
 */
export function pack(parts) {
  const list = Object.entries(parts).map(([name, bytes]) => [name, bytes.length]);
  const head = Buffer.from(`${JSON.stringify(list)}\n`);
  return gzipSync(Buffer.concat([head, ...Object.values(parts)]), { level: 9 }).toString('base64');
}
