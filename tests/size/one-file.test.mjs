// The size of the one-file edition, and that it is self-contained
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';

const LIMIT = 650_000; // bytes, as they are
const text = readFileSync(new URL('../../build/sudoku-lab.html', import.meta.url), 'utf8');

it(`has at most ${LIMIT / 1000} KB`, () => {
  const size = Buffer.byteLength(text);
  console.log(`figure: sudoku-lab.html ${size} bytes`);
  assert.ok(size <= LIMIT, `${size} > ${LIMIT}`);
});

it('loads nothing from elsewhere, and may not', () => {
  const page = text.replace(/<script type="text\/plain".*?<\/script>/gs, '');
  const loaded = page.matchAll(/<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="([^"]*)"/g);
  assert.deepEqual(
    [...loaded].map(([, address]) => address).filter((address) => !address.startsWith('data:')),
    [],
  );
  assert.match(
    page,
    /content="default-src 'none'; script-src (?:'sha256-[^']+' )+'wasm-unsafe-eval';/,
  );
});
