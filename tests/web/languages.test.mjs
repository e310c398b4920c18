// Each text exists in every language, and each id of the core has a name.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { htmlOf } from '../../web/make/html.mjs';
import { translationsOf } from '../../web/make/languages.mjs';
import { LANGUAGES } from '../../web/languages/languages.js';

const ROOT = new URL('../../', import.meta.url);
/** Where the English table of each name in languages/ is. */
const ENGLISH = {
  card: 'web/features/card/en.js',
  copying: 'web/base/dom/en.js',
  dials: 'web/features/lesson/dials/en.js',
  doctor: 'web/features/doctor/en.js',
  film: 'web/features/card/film/en.js',
  examples: 'web/features/examples/en.js',
  help: 'web/features/help/en.js',
  paste: 'web/features/paste/en.js',
  photo: 'web/features/picture/en.js',
  bar: 'web/features/player/bar-words.js',
  embed: 'web/pages/embed/en.js',
  explain: 'web/features/explain/en.js',
  difficulty: 'web/features/difficulty/en.js',
  header: 'web/features/header/en.js',
  hints: 'web/features/hints/en.js',
  lab: 'web/pages/lab/en.js',
  make: 'web/features/make/en.js',
  puzzle: 'web/puzzle/en.js',
  reading: 'web/puzzle/reading-en.js',
  learn: 'web/features/lesson/learn/en.js',
  lesson: 'web/features/lesson/en.js',
  'lesson-editor': 'web/pages/lesson-editor/en.js',
  lists: 'web/features/lists/en.js',
  logic: 'web/logic/en.js',
  'one-file': 'web/pages/one-file/en.js',
  offline: 'web/features/offline/en.js',
  paper: 'web/features/paper/en.js',
  sheet: 'web/features/make/sheet/en.js',
  worksheet: 'web/pages/worksheet/en.js',
  play: 'web/features/play/en.js',
  player: 'web/features/player/en.js',
  program: 'web/features/program/en.js',
  questions: 'web/features/questions/en.js',
  race: 'web/features/race/en.js',
  run: 'web/run/en.js',
  sites: 'web/puzzle/sites/en.js',
  share: 'web/features/share/en.js',
  technique: 'web/pages/technique/en.js',
  landscape: 'web/features/player/landscape/en.js',
  'technique-singles': 'web/pages/technique/texts/singles.js',
  'technique-sets': 'web/pages/technique/texts/sets.js',
  'technique-fish': 'web/pages/technique/texts/fish.js',
  'technique-one-digit': 'web/pages/technique/texts/one-digit.js',
  'technique-wings': 'web/pages/technique/texts/wings.js',
  'technique-uniqueness': 'web/pages/technique/texts/uniqueness.js',
  'technique-als': 'web/pages/technique/texts/als.js',
  'technique-chains': 'web/pages/technique/texts/chains.js',
  'technique-large-fish': 'web/pages/technique/texts/large-fish.js',
  'technique-forcing': 'web/pages/technique/texts/forcing.js',
};
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');
const table = async (path) => (await import(new URL(path, ROOT))).strings;

const languages = Object.keys(LANGUAGES).filter((code) => code !== 'en');

/** The entries of a table by path: the number of parameters of a function, else the type. */
function shape(value, path = '', found = {}) {
  if (typeof value === 'object')
    for (const key of Object.keys(value)) shape(value[key], `${path}.${key}`, found);
  else found[path] = typeof value === 'function' ? `takes ${value.length}` : typeof value;
  return found;
}

/** The ids that a pattern finds in a source file of the core. */
const idsIn = (text, pattern) => [...text.matchAll(pattern)].map(([, id]) => id);

test('every id of the core has a name', async () => {
  const folder = new URL('core/src/algorithms/', ROOT);
  const algorithms = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const run = await table(ENGLISH.run);
  const ids = idsIn(algorithms, /\.id = "([\w-]+)"/g);
  assert.deepEqual([...ids, 'trace'].sort(), Object.keys(run.ALGORITHMS).sort());
  const lists = idsIn(algorithms, /kVariants = \{([^}]*)\}/g).join();
  const variants = idsIn(lists, /"([\w-]+)"/g);
  assert.deepEqual(variants.sort(), Object.keys(run.VARIANTS).sort());
  const writers = idsIn(read('core/src/writer/writer.cpp'), /\{"(\w+)", [^}]*write_/g);
  const { COPY_FORMATS } = await table(ENGLISH.share);
  assert.deepEqual(writers.sort(), [...Object.keys(COPY_FORMATS), 'state'].sort());
});

for (const [page, least, named] of [
  ['pages/lab/index.html', 25, /<button[^>]* id="solve-list"[^>]*>Solve a list</],
  ['pages/worksheet/worksheet.html', 15, /<button[^>]* id="open-file"[^>]*>Open file</],
]) {
  test(`${page} has all its texts, and no copy of them in its source`, async () => {
    const html = await htmlOf(translationsOf(page)[0]);
    assert.ok(html.match(/data-words/g).length > least, 'they are found');
    assert.match(html, named);
    assert.match(html, /<option value="de" lang="de">Deutsch</);
    const source = read(`web/${page}`);
    assert.doesNotMatch(source, /data-words="[^"]*"[^<>]*>[^<]*\w/);
    assert.doesNotMatch(source, /Open file|Solve a list|Deutsch/);
  });
}

test('there is a language besides English', () => {
  assert.ok(languages.includes('de'));
});

for (const language of languages) {
  for (const [name, english] of Object.entries(ENGLISH)) {
    test(`${name} has all its texts in ${language}, with the same parameters`, async () => {
      const other = await table(`web/languages/${language}/${name}.js`);
      assert.deepEqual(shape(other), shape(await table(english)));
    });
  }
}
