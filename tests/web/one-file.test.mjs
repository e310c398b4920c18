// The one-file edition unpacks exactly what the build packs.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pack } from '../../web/make/pack.mjs';
import { unpack } from '../../web/base/platform/packed/unpack.js';

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

it('packs into text that does not end the element', () => {
  const parts = { 'a.js': Uint8Array.from({ length: 50_000 }, (_, i) => (i * i * 7) >> 3) };
  assert.match(pack(parts), /^[!-;=-~]+$/);
});

it('rejects a text that was cut or changed', async () => {
  const text = pack({ 'app.js': Uint8Array.from({ length: 5000 }, (_, i) => (i * 31) ^ (i >> 2)) });
  await assert.rejects(unpack(text.slice(0, text.length / 2)));
  await assert.rejects(unpack(`${text.slice(0, 400)}AAAA${text.slice(404)}`));
  await assert.rejects(unpack('no such text'));
});
