// Runs esbuild, from Debian's package or any other of at least version 0.17.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian's packages keep their modules. Elsewhere, packages can be installed in node_modules. */
const DEBIAN = '/usr/share/nodejs';

/**
 * Whether the packages of the editor of programs are there. Without them, `#editor` and `#parser` of
 * package.json resolve to simpler modules.
 */
export const HAS_EDITOR = ['codemirror', 'acorn'].every((name) => existsSync(join(DEBIAN, name)));

/**
 * Options of every bundle.
 * @param {string} esbuild  path of the command
 * @param {string[]} packages  folders in which bare names are looked up before DEBIAN
 */
export function bundler(esbuild, packages = []) {
  const env = { ...process.env, NODE_PATH: [...packages, DEBIAN].join(delimiter) };
  /**
   * @param {string[]} entries
   * @param {string[]} options
   * @returns {Buffer} what esbuild prints: the bundle of a single entry, if no output is named
   */
  return (entries, ...options) =>
    execFileSync(esbuild, [...entries, '--bundle', '--minify', '--log-level=warning', ...options], {
      env,
      maxBuffer: 2 ** 26,
    });
}
