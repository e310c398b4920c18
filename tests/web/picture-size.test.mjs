// The size of a picture by the first bytes of its file.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sizeOf } from '../../web/features/picture/size.js';

/** Bytes from hexadecimal digits, with zeros to at least 64. @param {string} digits */
function bytes(digits) {
  const hex = digits.replace(/\s/g, '');
  return Uint8Array.from({ length: Math.max(64, hex.length / 2) }, (_, i) =>
    parseInt(hex.slice(2 * i, 2 * i + 2) || '0', 16),
  ).buffer;
}
/** @param {string} text */
const ascii = (text) => Buffer.from(text, 'latin1').toString('hex');

describe('the size of a picture file', () => {
  // As the formats' specifications place it: ITU T.81 B.2.2, PNG 11.2.1, GIF89a 18, RFC 9649.
  const files = {
    'JPEG behind other segments': [
      'ffd8 ffe0 0006 4a464946 ffdb 0004 0000 ffc2 0011 08 0bb8 0fa0 03',
      { width: 4000, height: 3000 },
    ],
    'JPEG with a table before the frame': [
      'ffd8 ffc4 0004 0000 ffc0 0011 08 0001 4e20 01',
      { width: 20_000, height: 1 },
    ],
    PNG: [
      `89504e470d0a1a0a 0000000d ${ascii('IHDR')} 00002710 00002711`,
      { width: 10_000, height: 10_001 },
    ],
    GIF: [`${ascii('GIF89a')} 4001 f000`, { width: 320, height: 240 }],
    'WebP, lossy': [
      `${ascii('RIFF')} 00000000 ${ascii('WEBPVP8 ')} 00000000 000000 9d012a 2003 5802`,
      { width: 800, height: 600 },
    ],
    'WebP, lossless': [
      // 14 bits each, less one: 0x31f = 799, 0x257 = 599.
      `${ascii('RIFF')} 00000000 ${ascii('WEBPVP8L')} 00000000 2f 1fc39500`,
      { width: 800, height: 600 },
    ],
    'WebP, extended': [
      `${ascii('RIFF')} 00000000 ${ascii('WEBPVP8X')} 0a000000 00000000 1f0300 570200`,
      { width: 800, height: 600 },
    ],
  };
  for (const [name, [hex, size]] of Object.entries(files)) {
    it(`is found in ${name}`, () => assert.deepEqual(sizeOf(bytes(hex)), size));
  }

  it('is unknown for other files', () => {
    for (const hex of ['', ascii('ftypheic'), 'ffd8 0000', 'ffd8 ffe0 ffff'])
      assert.equal(sizeOf(bytes(hex)), null);
    assert.equal(sizeOf(new ArrayBuffer(0)), null);
    // A frame header that is cut off.
    assert.equal(sizeOf(bytes('ffd8 ffe0 0037 00').slice(0, 58)), null);
  });
});
