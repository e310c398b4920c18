// Whatever the page says in English it can say in every other language.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROOT = new URL('../../', import.meta.url);
/** Where the English table of each name in languages/ is. */
const ENGLISH = {
  embed: 'web/pages/embed/en.js',
  puzzle: 'web/puzzle/en.js',
  lists: 'web/features/lists/en.js',
  offline: 'web/features/offline/en.js',
  paper: 'web/features/paper/en.js',
  player: 'web/features/player/en.js',
  race: 'web/features/race/en.js',
  run: 'web/run/en.js',
  share: 'web/features/share/en.js',
};
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');
const table = async (path) => (await import(new URL(path, ROOT))).strings;

/** The values of the options of index.html, English aside. */
const languages = [
  .../<select\s+id="language"[^]*?<\/select>/
    .exec(read('web/pages/lab/index.html'))[0]
    .matchAll(/value="(..)"/g),
]
  .map(([, language]) => language)
  .filter((language) => language !== 'en');

/** What a table holds, by its path: a function's number of parameters, or the kind of the rest. */
function shape(value, path = '', found = {}) {
  if (typeof value === 'object')
    for (const key of Object.keys(value)) shape(value[key], `${path}.${key}`, found);
  else found[path] = typeof value === 'function' ? `takes ${value.length}` : typeof value;
  return found;
}

/** The texts of a table that are no functions, by their path. */
function textsOf(value, path = '', found = {}) {
  if (typeof value === 'string') found[path] = value;
  else if (typeof value === 'object')
    for (const key of Object.keys(value)) textsOf(value[key], `${path}.${key}`, found);
  return found;
}

/** All texts and attributes that index.html holds, outside of the names of languages. */
function textsOfPage() {
  const html = read('web/pages/lab/index.html').replace(
    /<select\s+id="language"[^]*?<\/select>/,
    '',
  );
  const attributes = html.matchAll(
    /\s(?:aria-label|title)="([^"]*)"|name="description"\s+content="([^"]*)"/g,
  );
  const texts = html.replace(/<[^]*?>/g, '\n\0').split('\0');
  return [...[...attributes].map(([, label, about]) => label ?? about), ...texts]
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => /[a-z]{2}/i.test(text) && !/^&\w+;$/.test(text));
}

/** The ids that a pattern finds in a source of the core. */
const idsIn = (text, pattern) => [...text.matchAll(pattern)].map(([, id]) => id);

/** Names and titles, which are the same in every language. */
const NAMES = ['Sudoku', 'Sudoku Lab', 'SudokuWiki', 'Sudoku Exchange', 'sudoku.coach'];
NAMES.push('Esc', 'Cmd', 'Golden Nugget', 'Easter Monster');

test('whatever the core lists by id has a name', async () => {
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
  const writers = idsIn(read('core/src/writer.cpp'), /\{"(\w+)", [^}]*write_/g);
  const { COPY_FORMATS } = await table(ENGLISH.puzzle);
  assert.deepEqual(writers.sort(), [...Object.keys(COPY_FORMATS), 'state'].sort());
});

test('there is another language than English', () => {
  assert.ok(languages.includes('de'));
});

/** Boards and buttons of a page of the lesson: what each does, in the order they stand in. */
const deedsOf = (html) =>
  [
    ...html.matchAll(/(?:<button[^>]*|\s(?:data-)?src="embed\.html[^"]*|<output[^>]*|\sid="\w+")/g),
  ].map(([text]) => text.trim().replace(/\s+/g, ' '));

for (const language of languages) {
  test(`the lesson in ${language} has the same boards, which speak it, and the same buttons`, () => {
    const lesson = read(`web/pages/lesson/lesson-${language}.html`);
    assert.match(lesson, new RegExp(`<html lang="${language}">`));
    const frames = lesson.match(/src="embed\.html[^"]*"/g);
    assert.deepEqual(
      frames.filter((text) => !text.endsWith(`&amp;lang=${language}"`)),
      [],
    );
    const deeds = deedsOf(lesson).map((text) => text.replace(`&amp;lang=${language}`, ''));
    const english = deedsOf(read('web/pages/lesson/lesson.html'));
    assert.ok(english.length > 20, 'they are found');
    assert.deepEqual(deeds.sort(), english.sort()); // sentences may take another order
  });

  for (const [name, english] of Object.entries(ENGLISH)) {
    test(`${name} has all its words in ${language}, made of the same facts`, async () => {
      const other = await table(`web/languages/${language}/${name}.js`);
      assert.deepEqual(shape(other), shape(await table(english)));
    });
  }

  test(`the texts of the page and the examples have their ${language}`, async () => {
    const phrases = await table(`web/languages/${language}/phrases.js`);
    const { EXAMPLES } = await import('../../web/puzzle/examples.js');
    const told = [
      ...textsOfPage(),
      ...EXAMPLES.flatMap(({ name, examples }) => [
        name,
        ...examples.flatMap((example) => [example.name, example.note]),
      ]),
    ];
    assert.ok(told.length > 100, 'they are found');
    const missing = told.filter((text) => !(text in phrases) && !NAMES.includes(text));
    assert.deepEqual(missing, []);
  });

  test(`no two texts are the same in ${language}, or they could not be told apart again`, async () => {
    const seen = new Map();
    const see = (english, words) => {
      assert.equal(seen.get(words) ?? english, english, words);
      seen.set(words, english);
    };
    const phrases = Object.entries(await table(`web/languages/${language}/phrases.js`));
    for (const [english, words] of phrases) see(english, words);
    assert.equal(seen.size, phrases.length);
    for (const [name, file] of Object.entries(ENGLISH).filter(([each]) => each !== 'embed')) {
      const other = textsOf(await table(`web/languages/${language}/${name}.js`));
      const english = textsOf(await table(file));
      for (const path of Object.keys(english)) see(english[path], other[path]);
    }
  });
}
