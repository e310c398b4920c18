// What is told to those who host the site is what the tests serve it with.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { STRICT_HEADERS } from '../../web/make/serve.mjs';

describe('The examples of headers', () => {
  for (const name of ['_headers', 'nginx.conf', 'htaccess']) {
    it(`set in ${name} what the browser tests live under`, () => {
      const text = readFileSync(new URL(`../../web/hosting/${name}`, import.meta.url), 'utf8');
      const set = Object.fromEntries(
        [...text.matchAll(/^ *(?:add_header |Header always set )?([A-Z][\w-]+):? ("[^"]*"|.*)$/gm)]
          .map(([, header, value]) => [
            header.toLowerCase(),
            value.replace(/( always)?;$/, '').replaceAll('"', ''),
          ])
          .filter(([header]) => header in STRICT_HEADERS),
      );
      assert.deepEqual(set, STRICT_HEADERS);
    });
  }
});
