// node tests/bench/pictures.mjs FOLDER | --screens N  [--every N] [--megapixels M]
// Reads the pictures of a folder with a labels.csv (file, …, puzzle), or N drawn screens (screens.mjs), in a worker of
// Chromium, as the page does, and prints exact grids, wrong digits, wrong grids without a mark, milliseconds from
// the file to the grid, and the memory of the page's process. With --megapixels, pictures are enlarged before.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { assetsOf } from '../../web/make/precache.mjs';
import { serve } from '../../web/make/serve.mjs';
import { CHROMIUM, CHROMIUM_FLAGS } from '../browser/support/browsers.mjs';
import { painted } from './painted.mjs';
import { screen } from './screens.mjs';

const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    screens: { type: 'string' },
    megapixels: { type: 'string', default: '0' },
  },
});
const [folder] = positionals;
if (!folder && !values.screens)
  throw new Error('usage: pictures.mjs FOLDER | --screens N [--every N] [--megapixels M]');

/** What is read: the address of a picture, its digits, and, if they are known, which of them are entries. */
const pictures = folder ? labelled(folder) : screens();

/** @param {string} from */
function labelled(from) {
  const [head, ...lines] = readFileSync(join(from, 'labels.csv'), 'utf8').trim().split('\n');
  const at = head.split(',').indexOf('puzzle');
  return lines.map((line) => {
    const fields = line.split(',');
    const address = () => {
      const type = fields[0].endsWith('.png') ? 'png' : 'jpeg';
      return `data:image/${type};base64,${readFileSync(join(from, fields[0])).toString('base64')}`;
    };
    return { name: fields[0], puzzle: fields[at].replaceAll('.', '0'), entries: null, address };
  });
}

function screens() {
  return Array.from({ length: Number(values.screens) }, (_, number) => {
    const { name, givens, entries, ...rest } = screen(number);
    const puzzle = [...givens].map((digit, cell) => (digit === '0' ? entries[cell] : digit));
    const address = () => page.evaluate(painted, { name, givens, entries, ...rest });
    return { name, puzzle: puzzle.join(''), entries, address };
  });
}

/**
 * Runs in the page: reads a picture. One with fewer pixels than asked for is enlarged first.
 * @param {[worker: string, file: string, pixels: number]} input
 */
async function read([address, data, least]) {
  globalThis.reader ??= new Worker(address, { type: 'module' });
  let file = await (await fetch(data)).blob();
  const copyOf = (bitmap, scale) => {
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale));
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return canvas;
  };
  if (least) {
    const bitmap = await createImageBitmap(file);
    const large = copyOf(bitmap, Math.sqrt(least / (bitmap.width * bitmap.height)));
    bitmap.close();
    file = await new Promise((done) => large.toBlob(done, 'image/jpeg', 0.85));
    [large.width, globalThis.side] = [0, large.width];
  }
  const start = performance.now();
  // As web/features/picture/pixels.js does, which knows the size by the file.
  const bitmap = await createImageBitmap(
    file,
    least ? { resizeWidth: Math.min(2000, globalThis.side), resizeQuality: 'medium' } : {},
  );
  const canvas = copyOf(bitmap, Math.min(1, 2000 / Math.max(bitmap.width, bitmap.height)));
  bitmap.close();
  const { width, height } = canvas;
  const { data: bytes } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const pixels = { data: bytes, width, height };
  const decoded = performance.now() - start;
  const reply = await new Promise((resolve) => {
    globalThis.reader.onmessage = ({ data: facts }) => {
      if (facts.id && facts.type !== 'progress') resolve(facts);
    };
    globalThis.reader.postMessage({ id: 1, type: 'read', pixels, corners: null });
  });
  const milliseconds = performance.now() - start;
  return { grid: reply.reading?.grids[0] ?? null, milliseconds, decoded };
}

/**
 * Begins to record the largest size of the process of the page.
 * @param {import('@playwright/test').Browser} of
 * @returns {Promise<() => number>} MB since then
 */
async function memoryOf(of) {
  const session = await of.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const kilobytes = () => {
    const sizes = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
    return Math.max(...sizes.map(Number));
  };
  const before = kilobytes();
  return () => Math.round((kilobytes() - before) / 1024);
}

const server = await serve(SITE);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
const page = await browser.newPage({ bypassCSP: true });
await page.goto(`${server.url}embed.html`);
const worker = new URL(`${assetsOf(SITE)}/picture-worker.js`, server.url).href;
/** The most memory that the page's process has had, in MB. */
const peak = await memoryOf(browser);
const times = [];
const decoding = [];
let [exact, silent, wrongDigits, wrongEntries] = [0, 0, 0, 0];
const chosen = pictures.filter((_, index) => index % Number(values.every) === 0);
for (const { name, puzzle, entries, address } of chosen) {
  const least = Number(values.megapixels) * 1e6;
  const { grid, milliseconds, decoded } = await page.evaluate(read, [
    worker,
    await address(),
    least,
  ]);
  times.push(milliseconds);
  decoding.push(decoded);
  const digits = grid?.cells.map(({ digit }) => digit).join('') ?? '';
  const wrong = [...puzzle].filter((digit, cell) => digit !== digits[cell]).length;
  wrongDigits += wrong;
  if (!wrong) exact++;
  if (!wrong && entries && entries !== grid.entries) {
    wrongEntries++;
    console.log(`${name}: other entries`);
  }
  if (wrong) {
    if (grid?.certain) silent++;
    console.log(`${name}: ${grid ? `${wrong} cells wrong` : 'no grid'}`);
  }
}
decoding.sort((a, b) => a - b);
times.sort((a, b) => a - b);
const time = (/** @type {number} */ part) =>
  Math.round(times[Math.floor((times.length - 1) * part)]);
console.log(
  `${exact} of ${chosen.length} exact, ${wrongDigits} cells wrong, ${silent} grids silently wrong, ${wrongEntries} with other entries; ` +
    `${time(0.5)} ms at the median, ${time(1)} ms at most, of it ${Math.round(decoding[decoding.length >> 1])} ms for decoding; ` +
    `${peak()} MB of memory more than before the first picture`,
);
await browser.close();
await server.close();
