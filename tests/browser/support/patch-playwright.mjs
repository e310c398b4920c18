// Run by npm after it installs the packages: Playwright shall ignore the commands that Firefox does not
// know. Debian 12 without its security updates has Firefox 140, which lacks four of those that
// Playwright sends at the start (for response bodies, downloads and screen settings). No test needs them.
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
