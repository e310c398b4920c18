// The header examples for web servers equal the headers of the test server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { STRICT_HEADERS } from '../../web/make/serve.mjs';

describe('the header examples', () => {
  for (const name of ['_headers', 'nginx.conf', 'htaccess']) {
    it(`in ${name} equal the headers of the test server`, () => {
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
