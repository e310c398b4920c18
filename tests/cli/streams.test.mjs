// All commands: input that cannot be read, and output that cannot be written.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ONE, ONE_SOLVED } from '../puzzles.mjs';
import { shell } from './command.mjs';

/** A full grid without its first digit, which is the last one in its row. */
const CASE = `:0000:1:.${ONE_SOLVED.slice(1)}:::${ONE_SOLVED[0]}11:`;

/** Each command that reads FILE, and an input that it answers. */
const COMMANDS = [
  ['solve', ONE],
  ['batch', ONE],
  ['run is-safe', ONE],
  ['trace is-safe', ONE],
  ['rate', ONE],
  ['hint', ONE],
  ['technique', CASE],
  ['minimize', ONE],
  ['canonical', ONE],
];

for (const [command, input] of COMMANDS) {
  describe(`sudoku ${command}`, () => {
    test('reports output that cannot be written', () => {
      const closed = shell(`sudoku ${command} >&-`, input);
      assert.match(closed.stderr, /^sudoku: cannot write to standard output$/m);
      assert.equal(closed.status, 1);
      if (!existsSync('/dev/full')) return;
      const full = shell(`sudoku ${command} >/dev/full`, `${input}\n`.repeat(3000));
      assert.match(full.stderr, /^sudoku: cannot write to standard output$/m);
      assert.equal(full.status, 1);
    });

    test('reports input that cannot be read', () => {
      for (const [source, message] of [
        ['</', 'standard input: Is a directory'],
        ['<&-', 'standard input: Bad file descriptor'],
        ['- <&-', 'standard input: Bad file descriptor'],
        ['/', '/: Is a directory'],
        ['/no/such/file', '/no/such/file: No such file or directory'],
      ]) {
        const { status, stderr } = shell(`sudoku ${command} ${source}`);
        assert.match(stderr, new RegExp(`^sudoku: cannot read ${message}$`, 'm'), source);
        assert.equal(status, 1, source);
      }
    });
  });
}
