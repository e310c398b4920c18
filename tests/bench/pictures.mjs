// node tests/bench/pictures.mjs FOLDER [--every N]
// Reads the pictures of a folder with a labels.csv (file, …, puzzle) in a worker of Chromium, as the page does, and
// prints exact grids, wrong digits, wrong grids without a mark, and milliseconds from the file to the grid.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { assetsOf } from '../../web/make/precache.mjs';
import { serve } from '../../web/make/serve.mjs';
import { CHROMIUM, CHROMIUM_FLAGS } from '../browser/support/browsers.mjs';

const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
});
const [folder] = positionals;
if (!folder) throw new Error('usage: pictures.mjs FOLDER [--every N]');

const [head, ...lines] = readFileSync(join(folder, 'labels.csv'), 'utf8').trim().split('\n');
const at = head.split(',').indexOf('puzzle');
const rows = lines
  .map((line) => line.split(','))
  .map((fields) => ({ file: fields[0], puzzle: fields[at].replaceAll('.', '0') }))
  .filter((_, index) => index % Number(values.every) === 0);

/** Runs in the page: reads a picture. @param {[worker: string, file: string]} input */
async function read([address, data]) {
  globalThis.reader ??= new Worker(address, { type: 'module' });
  const file = await (await fetch(data)).blob();
  const start = performance.now();
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, 2000 / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * scale));
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
    '2d',
    { willReadFrequently: true },
  );
  context.drawImage(bitmap, 0, 0, width, height);
  const pixels = { data: context.getImageData(0, 0, width, height).data, width, height };
  const reply = await new Promise((resolve) => {
    globalThis.reader.onmessage = ({ data: facts }) => {
      if (facts.id && facts.type !== 'progress') resolve(facts);
    };
    globalThis.reader.postMessage({ id: 1, type: 'read', pixels, corners: null });
  });
  return { grid: reply.reading?.grids[0] ?? null, milliseconds: performance.now() - start };
}

const server = await serve(SITE);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
const page = await browser.newPage({ bypassCSP: true });
await page.goto(`${server.url}embed.html`);
const worker = new URL(`${assetsOf(SITE)}/picture-worker.js`, server.url).href;
const times = [];
let [exact, silent, wrongDigits] = [0, 0, 0];
for (const { file, puzzle } of rows) {
  const data = `data:image/jpeg;base64,${readFileSync(join(folder, file)).toString('base64')}`;
  const { grid, milliseconds } = await page.evaluate(read, [worker, data]);
  times.push(milliseconds);
  const digits = grid?.cells.map(({ digit }) => digit).join('') ?? '';
  const wrong = [...puzzle].filter((digit, cell) => digit !== digits[cell]).length;
  wrongDigits += wrong;
  if (!wrong) exact++;
  else {
    if (grid?.certain) silent++;
    console.log(`${file}: ${grid ? `${wrong} cells wrong` : 'no grid'}`);
  }
}
times.sort((a, b) => a - b);
const time = (/** @type {number} */ part) =>
  Math.round(times[Math.floor((times.length - 1) * part)]);
console.log(
  `${exact} of ${rows.length} exact, ${wrongDigits} cells wrong, ${silent} grids silently wrong; ` +
    `${time(0.5)} ms at the median, ${time(1)} ms at most`,
);
await browser.close();
await server.close();
