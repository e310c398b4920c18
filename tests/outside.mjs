// Files that are not part of the project: the texts that the algorithms come from, and lists of
// puzzles. README.md says where the tests look for them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHARED = fileURLToPath(new URL('../../shared', import.meta.url));

/** The folder of the texts. */
export const SEEDS = process.env.SUDOKU_SEEDS ?? join(SHARED, 'seeds');
/** The folder of the lists of puzzles. */
export const DATA = process.env.SUDOKU_DATA ?? join(SHARED, 'data');

/** The reason to skip a test that needs a file, or false if the file exists. @param {string} file */
export const skipWithout = (file) => (existsSync(file) ? false : `no ${file}`);

/** The text of the Almanac, which contains a sample input and its output. */
export const ALMANAC = join(SEEDS, 'almanac-e1089.txt');

/** @returns {{input: string, output: string}}  the sample, without indentation */
export function almanacSample() {
  const [, input, output] =
    /example of an input file:\n([\s\S]*?)Here's the output of the program[^\n]*\n([\s\S]*?)\n©/.exec(
      readFileSync(ALMANAC, 'utf8'),
    );
  const plain = (/** @type {string} */ part) => part.replace(/^ {4}/gm, '');
  return { input: plain(input), output: plain(output) };
}
