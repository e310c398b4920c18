// Reads animated PNG with 8-bit RGBA, independently of what writes it: checks the structure and the checks of
// all chunks, and draws the frames as a viewer does (PNG specification, third edition).
import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';

/** CRC-32, bit by bit. */
function crcOf(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes)
    for (let bit = 0; bit < 8; bit++) {
      const carry = (rest ^ (byte >> bit)) & 1;
      rest = (rest >>> 1) ^ (carry ? 0xedb88320 : 0);
    }
  return (rest ^ 0xffffffff) >>> 0;
}

/** The chunks of a file, after its signature. @param {Buffer} file */
export function chunksOf(file) {
  assert.equal(file.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n');
  const chunks = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    const check = file.readUInt32BE(at + 8 + length);
    assert.equal(check, crcOf(file.subarray(at + 4, at + 8 + length)), `the check of ${type}`);
    chunks.push({ type, data });
    at += length + 12;
  }
  return chunks;
}

/**
 * The frames as they are seen, and their durations in milliseconds.
 * @param {Buffer} file
 * @returns {{width: number, height: number, plays: number, frames: {pixels: Uint8Array, milliseconds: number}[]}}
 */
export function readApng(file) {
  const [header, animation, ...rest] = chunksOf(file);
  assert.equal(header.type, 'IHDR');
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  assert.deepEqual([...header.data.subarray(8)], [8, 6, 0, 0, 0]);
  assert.equal(animation.type, 'acTL');
  const end = rest.pop();
  assert.deepEqual([end.type, end.data.length], ['IEND', 0]);
  const canvas = new Uint8Array(4 * width * height);
  const frames = [];
  let sequence = 0;
  while (rest.length) {
    const [control, image] = rest.splice(0, 2);
    assert.equal(control.type, 'fcTL');
    assert.equal(control.data.length, 26);
    assert.equal(control.data.readUInt32BE(0), sequence++);
    const [w, h, left, top] = [4, 8, 12, 16].map((at) => control.data.readUInt32BE(at));
    assert.ok(w > 0 && h > 0 && left + w <= width && top + h <= height, 'inside the picture');
    const [numerator, denominator] = [20, 22].map((at) => control.data.readUInt16BE(at));
    const [dispose, blend] = control.data.subarray(24);
    assert.equal(dispose, 0);
    if (!frames.length)
      assert.deepEqual([image.type, w, h, left, top], ['IDAT', width, height, 0, 0]);
    else assert.deepEqual([image.type, image.data.readUInt32BE(0)], ['fdAT', sequence++]);
    const rows = inflateSync(frames.length ? image.data.subarray(4) : image.data);
    assert.equal(rows.length, h * (4 * w + 1));
    for (let y = 0; y < h; y++) {
      assert.equal(rows[y * (4 * w + 1)], 0, 'no filter');
      for (let x = 0; x < w; x++) {
        const from = y * (4 * w + 1) + 1 + 4 * x;
        const pixel = rows.subarray(from, from + 4);
        assert.ok(pixel[3] === 255 || pixel[3] === 0, 'opaque or transparent');
        if (blend === 0 || pixel[3]) canvas.set(pixel, 4 * ((top + y) * width + left + x));
      }
    }
    frames.push({ pixels: canvas.slice(), milliseconds: (1000 * numerator) / denominator });
  }
  assert.equal(animation.data.readUInt32BE(0), frames.length);
  return { width, height, plays: animation.data.readUInt32BE(4), frames };
}
