// How a stream is cut into chunks, for pieces of any size and for both kinds of streams.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Chunks, cutLines } from '../../../web/features/lists/chunks.js';

const LINES = Array.from({ length: 20_000 }, (_, i) => `${i} ${'x'.repeat(i % 97)}`);
const BYTES = Buffer.from(LINES.join('\n'));

/** A stream that yields its own pieces, `size` bytes each. */
const giving = (bytes, piece) => {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(at, (at += piece))));
      if (at >= bytes.length) controller.close();
    },
  });
};

/** The same as a byte stream, which fills the buffer of its reader. */
const filling = (bytes, piece) => {
  let at = 0;
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const { byobRequest } = controller;
      const { view } = byobRequest;
      const part = bytes.subarray(at, at + Math.min(piece, view.byteLength));
      at += part.length;
      if (part.length === 0) controller.close();
      else new Uint8Array(view.buffer, view.byteOffset, view.byteLength).set(part);
      byobRequest.respond(part.length);
    },
  });
};

/** All chunks of a stream, with copies of their bytes. Each buffer is returned immediately. */
async function chunksOf(stream, size) {
  const chunks = new Chunks(stream, 3);
  const all = [];
  for (;;) {
    const chunk = await chunks.next(size, cutLines, true);
    if (!chunk) return all;
    all.push({ ...chunk, bytes: Buffer.from(chunk.bytes) });
    chunks.giveBack(chunk);
  }
}

describe('a stream in chunks', () => {
  for (const [kind, stream] of Object.entries({ giving, filling })) {
    for (const piece of [3, 1000, 70_000, 10_000_000]) {
      it(`contains all bytes in order, in whole lines: ${kind}, ${piece} at a time`, async () => {
        const part = piece === 3 ? BYTES.subarray(0, 40_000) : BYTES;
        const all = await chunksOf(stream(part, piece), 1 << 13);
        assert.ok(Buffer.concat(all.map(({ bytes }) => bytes)).equals(part));
        let read = 0;
        for (const chunk of all.slice(0, -1)) {
          assert.equal(chunk.bytes.at(-1), 10);
          assert.ok(chunk.bytes.length <= 1 << 13);
          assert.equal(chunk.continued, false);
          assert.equal(chunk.read, (read += chunk.bytes.length));
        }
        assert.equal(all.at(-1).read, part.length);
      });
    }

    it(`keeps its beginning after a look at it: ${kind}`, async () => {
      const chunks = new Chunks(stream(BYTES, 5000), 3);
      const { bytes: start, whole } = await chunks.beginning(50_000);
      const beginning = Buffer.from(start);
      assert.equal(whole, false);
      assert.ok(beginning.equals(BYTES.subarray(0, 50_000)));
      const { bytes } = await chunks.next(1 << 13, cutLines, true);
      assert.ok(Buffer.from(bytes).equals(BYTES.subarray(0, bytes.length)));
    });

    it(`marks a continued line: ${kind}`, async () => {
      const text = `a\n${'b'.repeat(200_000)}\nc\n`;
      const all = await chunksOf(stream(Buffer.from(text), 5000), 1 << 14);
      assert.equal(all.map(({ bytes }) => bytes.toString()).join(''), text);
      assert.equal(all[0].bytes.toString(), 'a\n');
      for (const { bytes, read, continued } of all) {
        const from = read - bytes.length;
        assert.equal(continued, from > 0 && text[from - 1] !== '\n', `from ${from}`);
      }
    });

    it(`reads UTF-16 as UTF-8: ${kind}`, async () => {
      const text = LINES.slice(0, 3000).join('\r\n');
      const all = await chunksOf(stream(Buffer.from(`\ufeff${text}`, 'utf16le'), 4999), 1 << 13);
      assert.equal(all.map(({ bytes }) => bytes.toString()).join(''), text);
      assert.equal(all.at(-1).read, 2 * text.length + 2);
    });

    it(`has no chunk if it is empty: ${kind}`, async () => {
      assert.deepEqual(await chunksOf(stream(Buffer.alloc(0), 10), 1 << 13), []);
    });
  }

  it('is refused if a record is too long', async () => {
    const chunks = new Chunks(giving(Buffer.alloc(17 << 20, 'x'), 1 << 20), 3);
    const cut = () => 0;
    await assert.rejects(chunks.next(1 << 13, cut, false), RangeError);
  });

  it('is cut after a CR that follows the last LF', () => {
    const cutAt = (text) => cutLines(Buffer.from(text));
    assert.equal(cutAt('a\nb\rc'), 4);
    assert.equal(cutAt('a\nb\r'), 2); // its LF may follow
    assert.equal(cutAt('a\rb'), 2);
    assert.equal(cutAt('a\r'), 0);
  });

  it('is not read after it is cancelled, even during a read', async () => {
    let cancelled = false;
    const pieces = ['a\n', 'b'];
    const stream = new ReadableStream({
      type: 'bytes',
      pull: (controller) => {
        if (pieces.length > 0) controller.enqueue(new TextEncoder().encode(pieces.shift()));
      },
      cancel: () => void (cancelled = true),
    });
    const chunks = new Chunks(stream, 3);
    const reading = chunks.next(1 << 13, cutLines, true);
    await new Promise((done) => setTimeout(done, 20));
    await chunks.cancel();
    assert.equal(cancelled, true);
    assert.equal(await reading, null);
  });
});
