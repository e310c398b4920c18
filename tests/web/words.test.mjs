import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Words } from '../../web/base/words/words.js';
import { strings as offline } from '../../web/features/offline/en.js';
import { strings as share } from '../../web/features/share/en.js';

const english = { greeting: 'Hello', sum: (n) => `${n} items` };
const german = { greeting: 'Hallo', sum: (n) => `${n} Stücke` };
const more = { bye: 'Goodbye' };

/** Words whose translations the test delivers or rejects. */
function delayed() {
  const requests = [];
  const words = new Words(
    (language, id) =>
      new Promise((resolve, reject) => requests.push({ language, id, resolve, reject })),
  );
  return { words, requests };
}
const settle = () => new Promise((done) => setTimeout(done));

test('a table is English until the language changes', async () => {
  const words = new Words(async () => german);
  await words.add({ hello: english });
  assert.equal(words.of(english).greeting, 'Hello');
  await words.turnTo('de');
  assert.equal(words.language, 'de');
  assert.equal(words.of(english).greeting, 'Hallo');
  assert.equal(words.of(english).sum(2), '2 Stücke');
  await words.turnTo('en');
  assert.equal(words.of(english), english);
});

test('all tables change at once, with one event', async () => {
  const { words, requests } = delayed();
  await words.add({ hello: english, more });
  const seen = [];
  words.addEventListener('change', () => seen.push(words.of(english).greeting));
  const turned = words.turnTo('de');
  requests[1].resolve({ bye: 'Tschüs' });
  await settle();
  assert.equal(words.of(more).bye, 'Goodbye', 'one of two tables has arrived');
  requests[0].resolve(german);
  await turned;
  assert.equal(words.of(more).bye, 'Tschüs');
  assert.deepEqual(seen, ['Hallo']);
});

test('German, then English before the German tables are loaded: English stays', async () => {
  const { words, requests } = delayed();
  await words.add({ hello: english });
  const first = words.turnTo('de');
  await words.turnTo('en');
  requests[0].resolve(german);
  await first;
  assert.equal(words.language, 'en');
  assert.equal(words.of(english).greeting, 'Hello');
});

test('a language that fails to load changes nothing', async () => {
  const { words, requests } = delayed();
  await words.add({ hello: english });
  const turned = words.turnTo('de');
  requests[0].reject(new Error('offline'));
  await assert.rejects(turned, /offline/);
  assert.equal(words.language, 'en');
  await words.add({ more });
  assert.equal(requests.length, 1, 'a later table is not German either');
});

test('a table that is added later is in the current language', async () => {
  const tables = { hello: german, more: { bye: 'Tschüs' } };
  const words = new Words(async (_, id) => tables[id]);
  await words.add({ hello: english });
  await words.turnTo('de');
  await words.add({ more });
  assert.equal(words.of(more).bye, 'Tschüs');
  assert.equal(words.of(english).greeting, 'Hallo');
});

test('a table that is added while the language changes does not lose the change', async () => {
  const { words, requests } = delayed();
  await words.add({ hello: english });
  const turned = words.turnTo('de');
  const added = words.add({ more });
  for (const { id, resolve } of requests) resolve(id === 'more' ? { bye: 'Tschüs' } : german);
  await Promise.all([turned, added]);
  assert.equal(words.language, 'de');
  assert.equal(words.of(english).greeting, 'Hallo');
  assert.equal(words.of(more).bye, 'Tschüs');
});

test('tables that are added at the same time are translated before their promises resolve', async () => {
  const words = new Words();
  await words.turnTo('de');
  const texts = await Promise.all([
    words.add({ share }).then(() => words.of(share).title),
    words.add({ offline }).then(() => words.of(offline).reload),
  ]);
  assert.deepEqual(texts, ['Teilen und einbetten', 'Neu laden']);
});
