// Files of tests, in one process and one browser after the other: a lane beside others.
import { readdirSync, statSync } from 'node:fs';

const sizeOf = (name) => statSync(new URL(name, import.meta.url)).size;
/** Longer files tend to take longer. */
const files = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.mjs'))
  .sort((a, b) => sizeOf(b) - sizeOf(a));

/**
 * Runs one half of the files, which takes about as long as the other.
 * @param {string} browsers  names of those to run them in, with spaces between
 * @param {0 | 1} half
 */
export async function runLane(browsers, half) {
  process.env.BROWSERS = browsers;
  const own = files.filter((_, i) => ((i + 1) >> 1) % 2 === half); // of the longest: 0 1 1 0 0 1 1 …
  for (const name of own) await import(`./${name}`);
}
