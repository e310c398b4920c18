// A language is one folder and one line of the registry: the build finds everything else.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));

/** A copy of web/ with the languages `eo`, which has all texts, and `la`, which has only tables. */
let copy;
/** A module of the copy. @param {string} path */
const load = (path) => import(pathToFileURL(join(copy, path)).href);
/** The HTML of all translations of a page, by their names in the site. */
async function pagesOf(english) {
  const { htmlOf } = await load('make/html.mjs');
  const { translationsOf } = await load('make/languages.mjs');
  const pages = translationsOf(english).map(async (page) => [page.name, await htmlOf(page)]);
  return Object.fromEntries(await Promise.all(pages));
}
/** Addresses of the translations, in the menu and for what reads no menu. */
const linksIn = (html) => {
  const all = (pattern) => [...html.matchAll(pattern)].map(([, to]) => to).sort();
  const others = all(/<option value="([^"]+)" lang="..">/g);
  assert.deepEqual(all(/<link rel="alternate" lang=".." title="[^"]+" href="([^"]+)"/g), others);
  return others;
};

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'sudoku-languages-'));
  cpSync(WEB, copy, { recursive: true });
  for (const code of ['eo', 'la']) {
    cpSync(join(WEB, 'languages/de'), join(copy, 'languages', code), { recursive: true });
  }
  rmSync(join(copy, 'languages/la/lessons'), { recursive: true });
  rmSync(join(copy, 'languages/la/one-file.js'));
  const registry = join(copy, 'languages/languages.js');
  const lines = `
  eo: { name: 'Esperanto', load: () => import('./eo/tables.js') },
  la: { name: 'Latina', load: () => import('./la/tables.js') },`;
  const text = readFileSync(registry, 'utf8').replace(/(LANGUAGES = \{)/, `$1${lines}`);
  writeFileSync(registry, text);
});
after(() => rmSync(copy, { recursive: true }));

test('the menus of all pages have it', async () => {
  for (const page of ['lab/index', 'worksheet/worksheet']) {
    for (const html of Object.values(await pagesOf(`pages/${page}.html`))) {
      assert.match(html, /<option value="eo" lang="eo">Esperanto</);
      assert.match(html, /<option value="la" lang="la">Latina</);
    }
  }
});

test('all lessons link to its lesson', async () => {
  const { htmlOf } = await load('make/html.mjs');
  const { lessonPages } = await load('make/lessons.mjs');
  const all = (await lessonPages()).filter(({ name }) => /^lesson-backtracking/.test(name));
  const [en, de, eo] = ['', '-de', '-eo'].map((ending) => `lesson-backtracking${ending}.html`);
  const found = await Promise.all(
    all.map(async (page) => [page.name, linksIn(await htmlOf(page))]),
  );
  assert.deepEqual(Object.fromEntries(found), {
    [en]: [de, eo],
    [de]: [eo, `${en}?lang=en`],
    [eo]: [de, `${en}?lang=en`],
  });
});

test('the one-file edition has its error message', async () => {
  const { startErrors } = await load('make/languages.mjs');
  const errors = await startErrors();
  assert.deepEqual(Object.keys(errors).sort(), ['de', 'en', 'eo']);
  assert.equal(errors.eo, errors.de);
});

test('readers of it get its tables', async () => {
  const { firstKnown } = await load('base/words/languages.js');
  assert.equal(firstKnown(['eo', 'en']), 'eo');
  const { Words } = await load('base/words/words.js');
  const { strings } = await load('pages/lab/en.js');
  const words = new Words();
  await words.add({ lab: strings });
  await words.turnTo('eo');
  const german = (await load('languages/de/lab.js')).strings;
  assert.equal(words.of(strings).title, german.title);
});
