// Each test imports a new copy of the module, as a tab does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_PROGRAM } from '../../web/features/program/limits.js';
import { remember, typedAt } from '../../web/features/program/typed.js';

let tabs = 0;
const openTab = () => import(`../../web/base/platform/storage.js?tab=${++tabs}`);

/** @param {string | null} text  what the browser has stored */
function store(text) {
  let stored = text;
  globalThis.localStorage = {
    getItem: () => stored,
    setItem: (_, value) => (stored = value),
  };
  return () => JSON.parse(stored);
}

test('settings are restored at the next visit', async () => {
  store(null);
  (await openTab()).keep({ theme: 'dark', lang: 'de' });
  assert.deepEqual((await openTab()).kept, { theme: 'dark', lang: 'de' });
});

test('a value of another type is dropped, and the others stay', async () => {
  for (const damaged of [{ lang: 5 }, { show: 5 }, { state: 123 }, { pen: null }, { keys: {} }]) {
    store(JSON.stringify({ ...damaged, theme: 'dark' }));
    assert.deepEqual((await openTab()).kept, { theme: 'dark' });
  }
});

test('a stored value that is not an object is dropped', async () => {
  for (const text of ['', 'null', '5', '"text"', '["a"]', '{', 'undefined']) {
    store(text);
    assert.deepEqual((await openTab()).kept, {}, text);
  }
});

test('the next change repairs damaged settings', async () => {
  const stored = store('{"lang":5,"theme":"dark"}');
  (await openTab()).keep({ keys: 'off' });
  assert.deepEqual(stored(), { theme: 'dark', keys: 'off' });
});

test('a change in one tab keeps the changes of another', async () => {
  const stored = store('{"theme":"light"}');
  const [first, second] = [await openTab(), await openTab()];
  first.keep({ theme: 'dark' });
  second.keep({ keys: 'off' });
  assert.deepEqual(stored(), { theme: 'dark', keys: 'off' });
  first.keep({ lang: 'de' });
  assert.deepEqual(stored(), { theme: 'dark', keys: 'off', lang: 'de' });
});

test('a browser without storage causes no error', async () => {
  globalThis.localStorage = {
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  };
  const { keep, kept } = await openTab();
  keep({ theme: 'dark' });
  assert.deepEqual(kept, { theme: 'dark' });
});

test('a program of the greatest length is restored, and stays when other settings change', async () => {
  store(null);
  const program = '/'.repeat(LONGEST_PROGRAM);
  (await openTab()).keep({ program });
  (await openTab()).keep({ theme: 'dark' });
  assert.equal((await openTab()).kept.program, program);
});

/** @param {string | null} text  what the tab has kept */
function tabWith(text) {
  let stored = text;
  globalThis.sessionStorage = {
    getItem: () => stored,
    setItem: (_, value) => (stored = value),
  };
}

test('what was typed in a tab is found by the program of the address', () => {
  tabWith(null);
  const typed = (text) => ({ text, linked: false, ran: '' });
  assert.equal(typedAt(''), null);
  remember('', typed('mine'));
  remember('abc', typed('a link'));
  remember('abc', typed('a link, changed'));
  assert.deepEqual(typedAt('abc'), typed('a link, changed'));
  assert.deepEqual(typedAt(''), typed('mine'));
  for (const code of ['1', '2', '3', '4']) remember(code, typed(code));
  assert.deepEqual([typedAt(''), typedAt('abc')], [null, typed('a link, changed')]);
});

test('what a tab has not typed itself is dropped', () => {
  for (const text of ['{', 'null', '5', '[5]', '[["", null]]', '[["", {"text": 5}]]', '{"a": 1}']) {
    tabWith(text);
    assert.equal(typedAt(''), null, text);
    remember('', { text: 'new', linked: false, ran: '' });
    assert.equal(typedAt('').text, 'new', text);
  }
});
