// The budget of the first load: everything in the site that the page fetches before a reader has
// touched it, packed as a server would.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 60 * 1024;
const SITE = fileURLToPath(new URL('../../build/site/', import.meta.url));

const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.path}/${entry.name}`);

it('packs the whole site into 60 KB', () => {
  const sizes = files.map((file) => [
    file.slice(SITE.length).replace(/^\//, ''),
    gzipSync(readFileSync(file), { level: 9 }).length,
  ]);
  sizes.sort(([, a], [, b]) => b - a);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const list = sizes.map(([name, size]) => `${name} ${size}`).join(', ');
  console.log(`figure: ${total} bytes packed: ${list}`);
  assert.ok(sizes.length > 3, 'the site is built');
  assert.ok(total <= BUDGET, `${total} > ${BUDGET}`);
});
