// node tests/bench/pictures.mjs FOLDER | --screens N [--hand | --notes]  [--every N] [--megapixels M]
// Reads the pictures of a folder with a labels.csv (file, …, puzzle), or N drawn screens (screens.mjs; with --hand, their
// entries look handwritten, with --notes, all have notes), in a worker of Chromium, as the page does, and prints exact
// grids, wrong digits, wrong grids without a mark, milliseconds from the file to the grid, the memory of the page's
// process, the decoding of the browser included, and how many cells of exact grids have their notes. With --megapixels, pictures are
// enlarged before.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { assetsOf } from '../../web/make/precache.mjs';
import { serve } from '../../web/make/serve.mjs';
import { CHROMIUM, CHROMIUM_FLAGS } from '../browser/support/browsers.mjs';
import { painted } from './painted.mjs';
import { handwritten, noted, screen } from './screens.mjs';

const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    screens: { type: 'string' },
    hand: { type: 'boolean', default: false },
    notes: { type: 'boolean', default: false },
    megapixels: { type: 'string', default: '0' },
  },
});
const [folder] = positionals;
if (!folder && !values.screens)
  throw new Error(
    'usage: pictures.mjs FOLDER | --screens N [--hand | --notes] [--every N] [--megapixels M]',
  );

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
    const puzzle = fields[at].replaceAll('.', '0');
    return { name: fields[0], puzzle, entries: null, notes: [], layout: 'none', address };
  });
}

function screens() {
  return Array.from({ length: Number(values.screens) }, (_, number) => {
    const drawn = values.hand ? handwritten : values.notes ? noted : screen;
    const { name, givens, entries, ...rest } = drawn(number);
    const puzzle = [...givens].map((digit, cell) => (digit === '0' ? entries[cell] : digit));
    const address = () => studio.evaluate(painted, { name, givens, entries, ...rest });
    const { notes, look } = rest;
    return { name, puzzle: puzzle.join(''), entries, notes, layout: look.notes, address };
  });
}

/**
 * Counts in how many cells all notes were read, only some or none, and others than there are, by how they are placed.
 * @type {Record<string, {exact: number, missing: number, wrong: number, blank: number}>}
 */
const noteCounts = {};

/** @param {import('../../web/features/picture/protocol.js').PictureGrid} grid @param {number[][]} notes @param {string} layout */
function countNotes(grid, notes, layout) {
  const counts = (noteCounts[layout] ??= { exact: 0, missing: 0, wrong: 0, blank: 0 });
  grid.cells.forEach(({ corner, centre }, cell) => {
    const [seen, there] = [[...corner, ...centre], notes[cell] ?? []];
    const others = seen.some((digit) => !there.includes(digit));
    const what = others ? 'wrong' : seen.length < there.length ? 'missing' : 'exact';
    counts[seen.length + there.length ? what : 'blank']++;
  });
}

/** Runs in a page: enlarges a picture that has fewer pixels than `least`. @param {[data: string, least: number]} input */
async function enlarged([data, least]) {
  const bitmap = await createImageBitmap(await (await fetch(data)).blob());
  const scale = Math.max(1, Math.sqrt(least / (bitmap.width * bitmap.height)));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return { data: canvas.toDataURL('image/jpeg', 0.85), side: width };
}

/** Runs in the page: keeps the file of a picture. @param {string} data */
async function hold(data) {
  globalThis.file = await (await fetch(data)).blob();
}

/**
 * Runs in the page: reads the picture that it holds.
 * @param {[worker: string, side: number]} input  its width, if it is larger than what is read
 */
async function read([address, side]) {
  globalThis.reader ??= new Worker(address, { type: 'module' });
  const start = performance.now();
  // As web/features/picture/pixels.js does, which knows the size by the file.
  const bitmap = await createImageBitmap(
    globalThis.file,
    side ? { resizeWidth: Math.min(2000, side), resizeQuality: 'medium' } : {},
  );
  const scale = Math.min(1, 2000 / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((each) => Math.round(each * scale));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const pixels = { data: context.getImageData(0, 0, width, height).data, width, height };
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
 * The size of the process of a page.
 * @param {import('@playwright/test').Browser} of
 */
async function memoryOf(of) {
  const session = await of.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const processes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const kilobytes = (/** @type {string} */ what) =>
    Math.max(
      ...processes.map((id) =>
        Number(
          new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1],
        ),
      ),
    );
  return {
    now: () => kilobytes('VmRSS') / 1024,
    /** The most since `reset`. */
    peak: () => kilobytes('VmHWM') / 1024,
    reset: () => processes.forEach((id) => writeFileSync(`/proc/${id}/clear_refs`, '5')),
  };
}

const server = await serve(SITE);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
const page = await browser.newPage({ bypassCSP: true });
await page.goto(`${server.url}embed.html`);
const worker = new URL(`${assetsOf(SITE)}/picture-worker.js`, server.url).href;
const memory = await memoryOf(browser);
const collector = await page.context().newCDPSession(page);
/** Draws pictures: not in the process that is measured. */
const other = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
const studio = await other.newPage();
const first = memory.now();
/** MB while a picture is read, more than before it. */
let most = 0;
const times = [];
const decoding = [];
let [exact, silent, wrongDigits, wrongEntries] = [0, 0, 0, 0];
const chosen = pictures.filter((_, index) => index % Number(values.every) === 0);
for (const { name, puzzle, entries, notes, layout, address } of chosen) {
  const least = Number(values.megapixels) * 1e6;
  const large = least ? await studio.evaluate(enlarged, [await address(), least]) : null;
  await page.evaluate(hold, large?.data ?? (await address()));
  await collector.send('HeapProfiler.collectGarbage');
  const before = memory.now();
  memory.reset();
  const { grid, milliseconds, decoded } = await page.evaluate(read, [worker, large?.side ?? 0]);
  most = Math.max(most, memory.peak() - before);
  times.push(milliseconds);
  decoding.push(decoded);
  const digits = grid?.cells.map(({ digit }) => digit).join('') ?? '';
  const wrongCells = Array.from(puzzle, (_, cell) => cell).filter(
    (cell) => puzzle[cell] !== digits[cell],
  );
  const wrong = wrongCells.length;
  wrongDigits += wrong;
  if (!wrong) {
    exact++;
    countNotes(grid, notes, layout);
  }
  if (!wrong && entries && entries !== grid.entries) {
    wrongEntries++;
    console.log(`${name}: other entries`);
  }
  if (wrong) {
    // Of a cell whose notes cannot be read, the page says so.
    if (grid?.certain && !wrongCells.every((cell) => grid.cells[cell].unreadNotes)) silent++;
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
    `at most ${Math.round(most)} MB of memory for a picture, ${Math.round(memory.now() - first)} MB kept after the last`,
);
for (const [layout, { exact: right, missing, wrong, blank }] of Object.entries(noteCounts)) {
  const part = (/** @type {number} */ n) =>
    `${((100 * n) / Math.max(1, right + missing + wrong)).toFixed(2)} %`;
  console.log(
    `notes, ${layout}: of ${right + missing + wrong} cells ${part(right)} exact, ${part(missing)} with missing ones, ` +
      `${part(wrong)} with wrong ones; ${blank} cells without`,
  );
}
await browser.close();
await other.close();
await server.close();
