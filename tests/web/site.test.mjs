// The scripts of the built site
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

const SITE = new URL('../../build/site/', import.meta.url);
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*"(\.\/[\w.-]+\.js)"/g;

it('import only files that are there', () => {
  // The element is one script, without the parts of other pages.
  const scripts = readdirSync(SITE).filter((name) => /(?<!element)\.js$/.test(name));
  const imports = scripts.flatMap((name) =>
    [...readFileSync(new URL(name, SITE), 'utf8').matchAll(IMPORT)].map(([, file]) => [name, file]),
  );
  assert.ok(imports.length > 100);
  assert.deepEqual(
    imports.filter(([, file]) => !existsSync(new URL(file, SITE))),
    [],
  );
});
