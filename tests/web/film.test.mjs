// Films of runs: which steps they show, and the files that are made of their frames.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Apng, changedArea } from '../../web/features/card/film/apng.js';
import { estimate, makeFilm, momentsOf } from '../../web/features/card/film/film.js';
import { webmOf } from '../../web/features/card/film/webm.js';
import { readApng } from './apng.mjs';

const [WIDTH, HEIGHT] = [20, 12];
const bytesOf = async (blob) => Buffer.from(await blob.arrayBuffer());

/** An opaque picture that differs a little from one step to the next. @param {number} step */
function picture(step) {
  const pixels = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let i = 0; i < pixels.length; i += 4) pixels.set([i % 251, 30, (7 * i) % 200, 255], i);
  const at = 4 * (((step * 37) % HEIGHT) * WIDTH + ((step * 11) % WIDTH));
  pixels.set([step % 256, 200, step >> 8, 255], at);
  return pixels;
}

async function* draw(steps, signal) {
  for (const step of steps) {
    if (signal.aborted) return;
    yield picture(step);
  }
}

/** An animated PNG whose frames are measured. */
const measured = () => new Apng(WIDTH, HEIGHT, 1);
const signal = () => new AbortController().signal;
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

test('a film of 300 frames has each of them, in any viewer', async () => {
  const moments = momentsOf(0, 299, 30);
  assert.equal(moments.length, 300);
  const writer = new Apng(WIDTH, HEIGHT, moments.length);
  const film = await bytesOf(await makeFilm(moments, draw, writer, signal(), () => {}));
  const { width, height, plays, frames } = readApng(film);
  assert.deepEqual([width, height, plays, frames.length], [WIDTH, HEIGHT, 0, 300]);
  frames.forEach(({ pixels, milliseconds }, i) => {
    assert.deepEqual(pixels, new Uint8Array(picture(i)), `frame ${i}`);
    assert.equal(milliseconds, moments[i].milliseconds);
  });
  assert.equal(film.length, writer.size);
});

test('a frame like the one before is one pixel, which changes nothing', async () => {
  const writer = new Apng(WIDTH, HEIGHT, 2);
  for (const milliseconds of [10, 20]) await writer.add(picture(5), milliseconds);
  const { frames } = readApng(await bytesOf(writer.end()));
  assert.deepEqual(frames[1].pixels, frames[0].pixels);
});

test('only the smallest rectangle with all changes is written', () => {
  const before = new Uint32Array(WIDTH * HEIGHT);
  const now = before.slice();
  now[2 * WIDTH + 5] = now[4 * WIDTH + 3] = now[6 * WIDTH + 19] = 1;
  assert.deepEqual(changedArea(now, before, WIDTH), { left: 3, top: 2, right: 20, bottom: 7 });
  assert.deepEqual(changedArea(now, now, WIDTH), { left: 0, top: 0, right: 1, bottom: 1 });
});

test('a film lasts as long as was chosen, whatever it shows', () => {
  for (const seconds of [6, 10, 15, 30])
    for (const [from, to] of [
      [0, 1],
      [7, 40],
      [0, 29_732],
      [100, 20_000_000],
    ]) {
      const moments = momentsOf(from, to, seconds);
      assert.equal(sum(moments.map(({ milliseconds }) => milliseconds)), 1000 * seconds);
      const steps = moments.map(({ step }) => step);
      assert.deepEqual([steps[0], steps.at(-1)], [from, to]);
      assert.ok(steps.every((step, i) => !i || step > steps[i - 1]));
      assert.ok(moments.length <= 20 * seconds && moments.every(({ milliseconds: n }) => n >= 50));
      assert.ok(moments.at(-1).milliseconds > moments[0].milliseconds, 'the end stays longer');
    }
});

test('the size that is announced is near that of the film', async () => {
  const moments = momentsOf(0, 4000, 15);
  const about = await estimate(moments, draw, measured(), signal());
  const writer = new Apng(WIDTH, HEIGHT, moments.length);
  const { size } = await makeFilm(moments, draw, writer, signal(), () => {});
  assert.ok(Math.abs(about / size - 1) < 0.1, `${about} for ${size}`);
  assert.equal(await estimate(moments, draw, measured(), AbortSignal.abort()), 0);
});

/** Noise in the first pixels of a frame. @param {number} step @param {number} count  of pixels */
function noise(step, count) {
  const pixels = picture(0);
  let seed = step + 1;
  for (let i = 0; i < 4 * count; i++) {
    seed = (seed * 48271) % 2147483647;
    if (i % 4 < 3) pixels[i] = seed >> 8;
  }
  return pixels;
}

for (const [name, sizeOf] of Object.entries({
  'every second frame changes much': (step) => (step % 2 ? 200 : 1),
  'every eighth does': (step) => (step % 8 ? 2 : 200),
  'all changes at the end': (step) => (step === 400 ? 240 : 1),
  'the changes grow': (step) => 1 + Math.floor(step / 2),
  'a short part changes much': (step) => (step > 300 && step < 340 ? 200 : 5),
}))
  test(`the size that is announced differs by a tenth at most if ${name}`, async () => {
    const moments = momentsOf(0, 400, 30);
    async function* drawn(steps) {
      for (const step of steps) yield noise(step, sizeOf(step));
    }
    const told = [];
    const about = await estimate(moments, drawn, measured(), signal(), (n) => told.push(n));
    const writer = new Apng(WIDTH, HEIGHT, moments.length);
    const { size } = await makeFilm(moments, drawn, writer, signal(), () => {});
    assert.ok(Math.abs(about / size - 1) < 0.1, `${about} for ${size}`);
    assert.equal(told.at(-1), about);
    assert.ok(told.length > 1, 'a first size comes soon');
  });

test('the size of a film of two or three frames is its own', async () => {
  for (const to of [1, 2]) {
    const moments = momentsOf(0, to, 6);
    const about = await estimate(moments, draw, measured(), signal());
    const { size } = await makeFilm(
      ...[moments, draw, new Apng(WIDTH, HEIGHT, to + 1), signal(), () => {}],
    );
    assert.equal(about + 12, size, 'all but the chunk that ends the file');
  }
});

test('a film that is cancelled ends at once, without a file', async () => {
  const cancel = new AbortController();
  const made = [];
  let closed = 0;
  const writer = Object.assign(new Apng(WIDTH, HEIGHT, 90), { close: () => closed++ });
  const progress = (frames) => {
    made.push(frames);
    if (frames === 3) cancel.abort();
  };
  const film = await makeFilm(momentsOf(0, 500, 6), draw, writer, cancel.signal, progress);
  assert.deepEqual([film, made, closed], [null, [1, 2, 3], 1]);
});

/** The elements of EBML, by the tables of RFC 8794 and RFC 9559: id, data, and the elements inside a master. */
function readEbml(bytes) {
  const MASTERS = [0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1f43b675];
  const elements = [];
  const number = (at, length) => BigInt(`0x${bytes.toString('hex', at, at + length)}`);
  for (let at = 0; at < bytes.length;) {
    const idLength = Math.clz32(bytes[at]) - 23;
    const id = Number(number(at, idLength));
    at += idLength;
    const sizeLength = Math.clz32(bytes[at]) - 23;
    const size = Number(number(at, sizeLength) - (1n << BigInt(7 * sizeLength)));
    at += sizeLength;
    const data = bytes.subarray(at, at + size);
    assert.equal(data.length, size, 'inside the file');
    elements.push({ id, data, inside: MASTERS.includes(id) ? readEbml(data) : [] });
    at += size;
  }
  return elements;
}

test('a WebM has its size, its duration, and each frame at its time', async () => {
  const frames = Array.from({ length: 130 }, (_, i) => ({
    ...{ data: Uint8Array.from({ length: 300 + i }, () => i), time: 47 * i, key: i % 60 === 0 },
  }));
  const all = readEbml(await bytesOf(webmOf('V_VP8', 640, 336, frames, 6110)));
  const find = (elements, ...path) =>
    path.reduce((inside, id) => inside.find((each) => each.id === id).inside, elements);
  const dataOf = (elements, id) => elements.find((each) => each.id === id).data;
  assert.equal(dataOf(find(all, 0x1a45dfa3), 0x4282).toString(), 'webm');
  const segment = find(all, 0x18538067);
  const info = find(segment, 0x1549a966);
  assert.equal(dataOf(info, 0x2ad7b1).readUIntBE(0, 3), 1_000_000);
  assert.equal(dataOf(info, 0x4489).readDoubleBE(), 6110);
  const track = find(segment, 0x1654ae6b, 0xae);
  assert.equal(dataOf(track, 0x86).toString(), 'V_VP8');
  const video = find(track, 0xe0);
  assert.deepEqual(
    [0xb0, 0xba].map((id) => dataOf(video, id).readUInt16BE()),
    [640, 336],
  );
  const clusters = segment.filter(({ id }) => id === 0x1f43b675);
  assert.equal(clusters.length, 3, 'one for each frame that needs none before it');
  const read = clusters.flatMap(({ inside }) => {
    const [{ id, data: start }, ...blocks] = inside;
    assert.equal(id, 0xe7);
    return blocks.map(({ data }) => ({
      time: start.readUIntBE(0, start.length) + data.readInt16BE(1),
      key: data[3] === 0x80,
      data: new Uint8Array(data.subarray(4)),
    }));
  });
  assert.deepEqual(read, frames);
});
