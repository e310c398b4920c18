// The command `sudoku` as a terminal runs it: SUDOKU_COMMAND, or what the build made.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMAND =
  process.env.SUDOKU_COMMAND ?? fileURLToPath(new URL('../../build/sudoku', import.meta.url));

/** @param {string[]} args @param {string | Buffer} [input]  on standard input */
export function sudoku(args, input = '') {
  const { status, stdout, stderr } = spawnSync(COMMAND, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}
