// What lies beside the project and is no part of it: the texts that the algorithms come from, and
// lists of puzzles. README.md tells where they are looked for.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHARED = fileURLToPath(new URL('../../shared', import.meta.url));

/** The folder of the texts. */
export const SEEDS = process.env.SUDOKU_SEEDS ?? join(SHARED, 'seeds');
/** The folder of the lists of puzzles. */
export const DATA = process.env.SUDOKU_DATA ?? join(SHARED, 'data');

/** Why a test that needs the file is skipped; false where the file is there. @param {string} file */
export const skipWithout = (file) => (existsSync(file) ? false : `no ${file}`);

/** The text of the Almanac; it prints a sample with its output. */
export const ALMANAC = join(SEEDS, 'almanac-e1089.txt');

/** @returns {{input: string, output: string}}  the sample, without the text's indent */
export function almanacSample() {
  const [, input, output] =
    /example of an input file:\n([\s\S]*?)Here's the output of the program[^\n]*\n([\s\S]*?)\n©/.exec(
      readFileSync(ALMANAC, 'utf8'),
    );
  const plain = (/** @type {string} */ part) => part.replace(/^ {4}/gm, '');
  return { input: plain(input), output: plain(output) };
}
