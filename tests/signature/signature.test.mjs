// The engine does the same work however it is compiled: all programs of this folder, natively and as
// wasm, print the same line.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const BUILD = fileURLToPath(new URL('../../build', import.meta.url));
const run = promisify(execFile);

/** The line of each program in a folder, by the program's name. */
async function linesIn(folder, pattern, start) {
  const path = join(BUILD, folder);
  const names = existsSync(path) ? readdirSync(path).filter((name) => pattern.test(name)) : [];
  const lines = new Map();
  for (const name of names) {
    const { stdout } = await run(...start(join(path, name)));
    lines.set(`${folder}/${name}`, stdout.trim());
  }
  return lines;
}

const native = await linesIn('tests/signature', /^signature(_\w+)?$/, (path) => [path, []]);
const wasm = await linesIn('wasm/tests/signature', /^signature(_\w+)?\.js$/, (path) => [
  process.execPath,
  [path],
]);
const shipped = native.get('tests/signature/signature');

test('the signature covers puzzles with no, one and many solutions, and guesses', () => {
  const [, puzzles, none, one, many, guesses] =
    /^puzzles (\d+) \(\w+\) none (\d+) one (\d+) many (\d+) alone: guesses (\d+) solutions/
      .exec(shipped)
      .map(Number);
  // A family is a minimal puzzle and five others: two with fewer givens, two contradictions, one random.
  const families = (puzzles - 1) / 6;
  assert.equal(none, 2 * families);
  assert.ok(one >= families);
  assert.ok(many >= 2 * families);
  assert.equal(none + one + many, puzzles);
  assert.ok(guesses > puzzles);
});

test('batches take the same guesses and have the same solutions as single puzzles', () => {
  const [, alone, together] = / alone: (guesses .+) together: (guesses .+)$/.exec(shipped);
  assert.equal(together, alone);
});

test('the engine is built natively and as wasm, as it ships and without vector code', () => {
  for (const lines of [native, wasm]) {
    const names = [...lines.keys()].map((name) => /signature(?=[^/]*$)\w*/.exec(name)[0]);
    for (const name of ['signature', 'signature_scalar']) assert.ok(names.includes(name), name);
  }
});

for (const [name, line] of [...native, ...wasm]) {
  test(`${name} does the same work as the engine that ships`, () => assert.equal(line, shipped));
}
