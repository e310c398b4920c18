// The command `sudoku` as a terminal runs it: SUDOKU_COMMAND, or what the build made.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const COMMAND =
  process.env.SUDOKU_COMMAND ?? fileURLToPath(new URL('../../build/sudoku', import.meta.url));

const OPTIONS = /** @type {const} */ ({ encoding: 'utf8', maxBuffer: 1 << 28 });

/** @param {string[]} args @param {string | Buffer} [input]  on standard input */
export function sudoku(args, input = '') {
  const { status, stdout, stderr } = spawnSync(COMMAND, args, { ...OPTIONS, input });
  return { status, stdout, stderr };
}

/** Starts the command without waiting for its end. @param {string[]} args @param {string} [input] @param {Record<string, string>} [env] */
export function start(args, input = '', env = {}) {
  const child = spawn(COMMAND, args, { env: { ...process.env, ...env } });
  child.stdin.end(input);
  return child;
}

/**
 * Runs a command line in which `sudoku` is the command.
 * @param {string} line  for a shell
 * @param {string} [input]  on standard input
 */
export function shell(line, input = '') {
  const script = `sudoku() { "$SUDOKU" "$@"; }; ${line}`;
  const env = { ...process.env, SUDOKU: COMMAND };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { ...OPTIONS, input, env });
  return { status, stdout, stderr };
}
