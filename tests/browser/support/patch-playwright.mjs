// Makes Playwright ignore commands that Firefox does not know; npm runs this script after installing.
// Debian 12 without security updates has Firefox 140. It lacks four of the commands that Playwright
// sends at the start, for response bodies, downloads and screen settings. No test needs them.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FILE = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
const BEFORE = 'if (object.type === "error") {\n            callback.error.setMessage(object.error';
const AFTER = `if (object.error === "unknown command") callback.resolve({});\n          else ${BEFORE}`;

const source = readFileSync(FILE, 'utf8');
if (!source.includes(AFTER)) {
  assert.equal(source.split(BEFORE).length, 2, 'another version of Playwright');
  writeFileSync(FILE, source.replace(BEFORE, AFTER));
}
