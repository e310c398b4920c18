// The static oEmbed response: written if the address of the site is known, and linked from its pages.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Calls `look` with the folder of a site built for an address. @param {string} address @param {(site: string) => void} look */
function withSite(address, look) {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    execFileSync(
      process.execPath,
      [`${ROOT}web/make/site.mjs`, '--wasm', `${ROOT}build/wasm/wasm`].concat(
        '--out',
        site,
        `--url=${address}`,
      ),
      { stdio: 'pipe' },
    );
    look(site);
  } finally {
    rmSync(site, { recursive: true });
  }
}

it('responds with a frame of the address given to the build', () => {
  withSite('https://school.example/sudoku', (site) => {
    const answer = JSON.parse(readFileSync(join(site, 'oembed.json'), 'utf8'));
    // https://oembed.com, 2.3.4: the required members of a response of type rich.
    assert.equal(answer.version, '1.0');
    assert.equal(answer.type, 'rich');
    assert.ok(answer.width > 0 && answer.height > 0);
    assert.match(answer.html, /^<iframe src="https:\/\/school\.example\/sudoku\/embed\.html" /);
    for (const page of ['index.html', 'embed.html']) {
      const links = readFileSync(join(site, page), 'utf8').match(/<link [^>]*oembed[^>]*>/g) ?? [];
      assert.equal(links.length, 1);
      assert.match(links[0], /href="https:\/\/school\.example\/sudoku\/oembed\.json"/);
    }
  });
});

it('is absent if no address is known', () => {
  withSite('', (site) => {
    assert.ok(!existsSync(join(site, 'oembed.json')));
    assert.doesNotMatch(readFileSync(join(site, 'index.html'), 'utf8'), /oembed/);
  });
});

it('refuses an address that would break out of its attribute', () => {
  assert.throws(
    () => withSite('https://x.example/"><script>', () => {}),
    /not the address of a site/,
  );
});
