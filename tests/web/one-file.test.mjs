// The one-file edition unpacks exactly what the build packs.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bytesToText, pack } from '../../web/make/pack.mjs';
import { textToBytes, unpack } from '../../web/base/platform/packed/unpack.js';

const bytes = (...values) => new Uint8Array(values);

it('unpacks every part unchanged: empty, binary, with line ends, and large', async () => {
  const parts = {
    'empty.js': bytes(),
    'lines.js': bytes(10, 0, 255, 10, 13, 10),
    'a name with "quotes" and ß': bytes(1),
    'large.wasm': Uint8Array.from({ length: 300_000 }, (_, i) => (i * i) >> 3),
  };
  assert.deepEqual(await unpack(pack(parts)), parts);
});

it('unpacks any number of bytes', async () => {
  for (let size = 0; size < 9; size++) {
    const parts = { 'a.js': Uint8Array.from({ length: size }, (_, i) => 255 - i) };
    assert.deepEqual(await unpack(pack(parts)), parts);
  }
});

it('writes bytes as text and back, any number of them', () => {
  for (let size = 0; size < 20; size++) {
    for (const step of [0, 1, 37, 173]) {
      const some = Uint8Array.from({ length: size }, (_, i) => step * (i + 1));
      const back = textToBytes(bytesToText(some));
      assert.deepEqual(back.subarray(0, size), some);
      assert.ok(back.length === size || (back.length === size + 1 && back[size] === 0));
    }
  }
});

it('writes text that a script element keeps as it is, a seventh longer than the bytes', () => {
  const some = Uint8Array.from({ length: 50_000 }, (_, i) => (i * i * 7) >> 3);
  const text = bytesToText(some);
  assert.doesNotMatch(text, /[\0\r<]/);
  assert.deepEqual(textToBytes(text).subarray(0, 50_000), some);
  const all = bytesToText(
    Uint8Array.from({ length: 70_000 }, (_, i) => (i * 2_654_435_761) >>> 24),
  );
  assert.ok(Buffer.byteLength(all) < 70_000 * 1.14);
});

it('rejects what was cut or changed', async () => {
  const packed = pack({
    'app.js': Uint8Array.from({ length: 5000 }, (_, i) => (i * 31) ^ (i >> 2)),
  });
  await assert.rejects(unpack(packed.subarray(0, packed.length / 2)));
  const changed = Uint8Array.from(packed, (byte, at) => (at === 400 ? byte ^ 5 : byte));
  await assert.rejects(unpack(changed));
  await assert.rejects(unpack(bytes(1, 2, 3)));
});
