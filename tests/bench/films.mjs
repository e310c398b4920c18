// node tests/bench/films.mjs [apng|webm…]: the size that the share dialog says before a film is made, divided by
// the size of the film, for five films in Chromium. Ends with an error if one is off by more than a tenth.
// Build the site first.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';
import { visited } from '../browser/support/harness.mjs';
import { EMPTY, ONE } from '../puzzles.mjs';

const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));
const MOST = 0.1;
/** A size that has not changed for this time is the last one. */
const SETTLED_MS = 6000;

/** A program, a puzzle, and what is chosen: steps, shape, colours, seconds. */
const FILMS = [
  { algorithm: 'free-cell-list', puzzle: ONE, seconds: '6' },
  { algorithm: 'dancing-links', puzzle: ONE, seconds: '6', shape: 'Square' },
  { algorithm: 'bitmask', puzzle: EMPTY, seconds: '6', theme: 'Dark' },
  { algorithm: 'free-cell-list', puzzle: ONE, seconds: '6', steps: [100, 112] },
  { algorithm: 'fewest-candidates', puzzle: ONE, seconds: '15' },
];

/** The sizes in the texts of films are exact. Runs in the page. */
function exactly() {
  const { NumberFormat: Plain } = Intl;
  Intl.NumberFormat = class extends Plain {
    constructor(language, options = {}) {
      const { maximumSignificantDigits: digits } = options;
      super(language, digits === 2 ? { maximumSignificantDigits: 12 } : options);
    }
  };
}

/** The size that is said, and that of the film. */
async function sizesOf(browser, url, format, { algorithm, puzzle, seconds, shape, theme, steps }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(visited);
  await page.addInitScript(exactly);
  await page.goto(`${url}?lang=en#p=${puzzle}&mode=watch&algo=${algorithm}`);
  await page.locator('#scrub[aria-valuetext*=" of "]').waitFor();
  await page.getByRole('button', { name: 'Share and embed' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share and embed' });
  await dialog.getByRole('radio', { name: 'Film' }).check();
  for (const name of [shape, theme, format === 'webm' ? 'WebM' : 'Animated PNG'])
    if (name) await dialog.getByRole('radio', { name, exact: true }).check();
  await dialog.getByRole('combobox', { name: 'Length' }).selectOption(seconds);
  if (steps) {
    await dialog.getByRole('radio', { name: 'Part of it' }).check();
    await dialog.getByRole('spinbutton', { name: 'From step' }).fill(String(steps[0]));
    await dialog.getByRole('spinbutton', { name: 'to step' }).fill(String(steps[1]));
  }
  await dialog.getByRole('combobox', { name: 'Pixels' }).selectOption({ index: 0 });
  const said = dialog.getByText(/^\d+ frames, about /);
  // A size is said early, and again until it is known well enough.
  let text = '';
  for (let since = Date.now(); Date.now() - since < SETTLED_MS;) {
    const now = (await said.count()) ? await said.textContent() : '';
    if (now !== text || !now) since = Date.now();
    text = now;
    await page.waitForTimeout(100);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 600_000 }),
    dialog.getByRole('button', { name: 'Make the film' }).click(),
  ]);
  const { size } = statSync(await download.path());
  await page.close();
  return [1e6 * Number(/about ([\d.,]+)/.exec(text)[1].replaceAll(',', '')), size];
}

const formats = process.argv.slice(2);
const server = await serve(SITE);
const browser = await BROWSERS.chromium();
try {
  for (const format of formats.length ? formats : ['apng', 'webm'])
    for (const film of FILMS) {
      const [said, size] = await sizesOf(browser, server.url, format, film);
      const part = said / size;
      const what = `${format} ${film.algorithm}, ${film.steps?.join(' to ') ?? 'whole'}, ${film.seconds} s`;
      console.log(
        `${what.padEnd(44)} ${Math.round(size).toLocaleString('en')} bytes, said: ${part.toFixed(3)} of it`,
      );
      if (Math.abs(part - 1) > MOST) process.exitCode = 1;
    }
} finally {
  await browser.close();
  await server.close();
}
