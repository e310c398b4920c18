// node tests/bench/page.mjs [PUZZLES]: the time from paste to verdict in Chromium, in a warm page, for
// PUZZLES (default 200) puzzles of each list of hard puzzles. The lists are not part of the project;
// tests/README.md names their folder. Build the site first.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';
import { DATA } from '../outside.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LISTS = ['17_clue.txt', 'hardest_1905_11plus.txt', 'hardest_1106.txt'];
const SAMPLES = Number(process.argv[2] ?? 200);
const WARM = 20; // pastes before the measurement

/** `n` puzzles spread evenly over a list, the same each time. */
function sample(text, n) {
  const puzzles = text.match(/^[0-9.]{81}/gm) ?? [];
  const step = Math.max(1, Math.floor(puzzles.length / n));
  return puzzles.filter((_, i) => i % step === 0).slice(0, n);
}

/**
 * Runs in the page: pastes a text and waits until the board shows the givens `line` and a verdict.
 * Resolves with the milliseconds from the paste to the frame that shows both.
 */
function pasteToVerdict([text, line]) {
  const heading = document.querySelector('h2');
  const cells = [...document.querySelectorAll('[role=gridcell]')];
  const judged = () =>
    /solution|invalid/i.test(heading.textContent) &&
    cells.every((cell, i) => {
      const given = /, given (\d)/.exec(cell.getAttribute('aria-label'))?.[1] ?? '0';
      return given === line[i];
    });
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (!judged()) return;
      observer.disconnect();
      requestAnimationFrame(() => done(performance.now() - start));
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.body, everything);
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    const start = performance.now();
    document.body.dispatchEvent(event);
  });
}

const ms = (value) => `${value.toFixed(1)} ms`.padStart(10);
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

const server = await serve(join(ROOT, 'build/site'));
const browser = await BROWSERS.chromium();
try {
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.getByRole('heading', { level: 2, name: /solution/i }).waitFor();
  const measure = (text, line) => page.evaluate(pasteToVerdict, [text, line.replaceAll('.', '0')]);

  console.log(`${'list'.padEnd(26)}   median       p95       max   whole list`);
  for (const name of LISTS) {
    const path = join(DATA, name);
    if (!existsSync(path)) {
      console.log(`${name.padEnd(26)} not found in ${DATA}`);
      continue;
    }
    const text = readFileSync(path, 'utf8');
    const puzzles = sample(text, SAMPLES + WARM);
    const times = [];
    for (const puzzle of puzzles) times.push(await measure(puzzle, puzzle));
    const warm = times.slice(WARM).sort((a, b) => a - b);
    const whole = await measure(text, puzzles[0]);
    const columns = [at(warm, 0.5), at(warm, 0.95), warm.at(-1), whole].map(ms);
    console.log(`${name.padEnd(26)}${columns.join('')}   (${warm.length} puzzles)`);
  }
} finally {
  await browser.close();
  await server.close();
}
