// All commands: input that cannot be read, and output that cannot be written.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ONE } from '../puzzles.mjs';
import { shell } from './command.mjs';

const COMMANDS = ['solve', 'batch', 'run is-safe', 'trace is-safe'];

for (const command of COMMANDS) {
  describe(`sudoku ${command}`, () => {
    test('reports output that cannot be written', () => {
      const closed = shell(`sudoku ${command} >&-`, ONE);
      assert.match(closed.stderr, /^sudoku: cannot write to standard output$/m);
      assert.equal(closed.status, 1);
      if (!existsSync('/dev/full')) return;
      const full = shell(`sudoku ${command} >/dev/full`, `${ONE}\n`.repeat(3000));
      assert.match(full.stderr, /^sudoku: cannot write to standard output$/m);
      assert.equal(full.status, 1);
    });

    test('reports input that cannot be read', () => {
      for (const [input, path] of [
        ['</', 'standard input'],
        ['<&-', 'standard input'],
        ['- <&-', 'standard input'],
        ['/', '/'],
        ['/no/such/file', '/no/such/file'],
      ]) {
        const { status, stderr } = shell(`sudoku ${command} ${input}`);
        assert.match(stderr, new RegExp(`^sudoku: cannot read ${path}$`, 'm'), input);
        assert.equal(status, 1, input);
      }
    });
  });
}
