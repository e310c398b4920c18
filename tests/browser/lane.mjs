// Files of tests, in one process and one browser after the other: a lane beside others.
import { readdirSync } from 'node:fs';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) =>
  name.endsWith('.test.mjs'),
);

/**
 * Runs every `of`-th file, beginning with number `first`.
 * @param {string} browsers  names of those to run them in, with spaces between
 * @param {number} first  from 0
 * @param {number} of
 */
export async function runLane(browsers, first, of) {
  process.env.BROWSERS = browsers;
  for (let i = first; i < files.length; i += of) await import(`./${files[i]}`);
}
