// The scripts of the built site
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { assetsOf } from '../../web/make/precache.mjs';

const PAGES = new URL('../../build/site/', import.meta.url);
const SITE = new URL(`${assetsOf(fileURLToPath(PAGES))}/`, PAGES);
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*"(\.\/[\w.-]+\.js)"/g;

it('import only files that are there', () => {
  const scripts = readdirSync(SITE).filter((name) => name.endsWith('.js'));
  const imports = scripts.flatMap((name) =>
    [...readFileSync(new URL(name, SITE), 'utf8').matchAll(IMPORT)].map(([, file]) => [name, file]),
  );
  assert.ok(imports.length > 100);
  assert.deepEqual(
    imports.filter(([, file]) => !existsSync(new URL(file, SITE))),
    [],
  );
});

it('preload the face of the digits where the first view has a board, and show it whenever it comes', () => {
  const text = (name) => readFileSync(new URL(name, name.endsWith('.html') ? PAGES : SITE), 'utf8');
  const preloads = (page) => /rel="preload" href="[^"]*fonts\/digits-bold/.test(text(page));
  assert.deepEqual(
    ['index.html', 'techniques/x-wing.html', 'techniques/index.html', 'lessons.html'].map(preloads),
    [true, true, true, false],
  );
  const faces = text('technique.css').match(/@font-face\{[^}]*\}/g);
  const late = faces.filter((face) => face.includes('Lab Digits'));
  assert.ok(late.length === 3 && late.every((face) => face.includes('font-display:swap')));
});

it('show nothing in the first view that only the second file of the text face has', () => {
  const [, ranges = ''] =
    /unicode-range:([^;]*);/i.exec(readFileSync(new URL('lab.css', SITE), 'utf8')) ?? [];
  const rare = ranges.split(',').map((range) => String.fromCodePoint(parseInt(range.slice(2), 16)));
  assert.ok(rare.includes('ä') && rare.includes('×') && !rare.includes('a'));
  const page = readFileSync(new URL('index.html', PAGES), 'utf8');
  const text = page.slice(page.indexOf('<body')).replace(/<[^>]*>/g, '');
  assert.deepEqual(
    rare.filter((character) => text.includes(character)),
    [],
  );
});

it('have a policy in each page: nothing from elsewhere, no other base, no form that leaves the site', () => {
  const pages = readdirSync(PAGES, { recursive: true }).filter((name) => name.endsWith('.html'));
  assert.ok(pages.length > 50);
  for (const name of pages) {
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(
        readFileSync(new URL(name, PAGES), 'utf8'),
      ) ?? [];
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    const valueOf = (wanted) =>
      directives
        .find(([key]) => key === wanted)
        ?.slice(1)
        .join(' ');
    assert.match(valueOf('default-src') ?? '', /^'(none|self)'$/, name);
    assert.equal(valueOf('base-uri'), "'none'", name);
    assert.match(valueOf('form-action') ?? '', /^'(none|self)'$/, name);
  }
});
