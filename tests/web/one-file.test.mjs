// The one-file edition unpacks exactly what the build packs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { decode as decodeLzma } from '../../web/base/platform/packed/lzma.js';
import { decode as decodePpmd } from '../../web/base/platform/packed/ppmd.js';
import { bytesToText, pack, packTexts } from '../../web/make/pack.mjs';
import { textToBytes, unpack } from '../../web/base/platform/packed/unpack.js';

const bytes = (...values) => new Uint8Array(values);
const read = (name) => Uint8Array.from(readFileSync(new URL(name, import.meta.url)));

for (const { name, packAll, decode } of [
  { name: 'LZMA', packAll: pack, decode: decodeLzma },
  { name: 'PPMd', packAll: packTexts, decode: decodePpmd },
]) {
  describe(name, () => {
    it('unpacks every part unchanged: empty, binary, with line ends, and large', async () => {
      const parts = {
        'empty.js': bytes(),
        'lines.js': bytes(10, 0, 255, 10, 13, 10),
        'a name with "quotes" and ß': bytes(1),
        'large.wasm': Uint8Array.from({ length: 300_000 }, (_, i) => (i * i) >> 3),
      };
      assert.deepEqual(await unpack(packAll(parts), decode), parts);
    });

    it('unpacks any number of bytes', async () => {
      for (let size = 0; size < 9; size++) {
        const parts = { 'a.js': Uint8Array.from({ length: size }, (_, i) => 255 - i) };
        assert.deepEqual(await unpack(packAll(parts), decode), parts);
      }
    });

    it('unpacks scripts, a text in another alphabet, one letter, and bytes without any order', async () => {
      let seed = 1;
      const parts = {
        'lines.js': read('../../web/base/platform/packed/lzma.js'),
        'page.html': read('../../web/pages/lab/index.html'),
        'greek.txt': new TextEncoder().encode('Κάθε αριθμός μία φορά. '.repeat(999)),
        'letter.txt': new Uint8Array(200_000).fill(65),
        'noise.bin': Uint8Array.from({ length: 3000 }, () => {
          seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
          return seed >>> 16;
        }),
      };
      assert.deepEqual(await unpack(packAll(parts), decode), parts);
    });

    it('rejects what was cut or changed', async () => {
      const packed = packAll({
        'app.js': Uint8Array.from({ length: 5000 }, (_, i) => (i * 31) ^ (i >> 2)),
      });
      await assert.rejects(unpack(packed.subarray(0, packed.length / 2), decode));
      for (let at = 105; at < packed.length; at += 97) {
        const changed = Uint8Array.from(packed, (byte, i) => (i === at ? byte ^ 5 : byte));
        await assert.rejects(unpack(changed, decode), `${at}`);
      }
      await assert.rejects(unpack(bytes(1, 2, 3), decode));
    });
  });
}

it('packs a script a tenth smaller as a text', () => {
  const names = ['lzma', 'ppmd', 'unpack', 'blobs'];
  const parts = Object.fromEntries(
    names.map((name) => [name, read(`../../web/base/platform/packed/${name}.js`)]),
  );
  assert.ok(packTexts(parts).length < 0.9 * pack(parts).length);
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
