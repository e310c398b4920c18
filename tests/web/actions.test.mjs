// The actions of the page: menu, buttons and help are made from their rows.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { strings as german } from '../../web/languages/de/lab.js';
import {
  ACTIONS,
  buttons,
  menuOfPage,
  menuOfPuzzles,
  menuOfThis,
} from '../../web/pages/lab/action-table.js';
import { strings } from '../../web/pages/lab/en.js';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));
const NAME = /data-action="(\w+)"/g;
const namesIn = (html) => [...html.matchAll(NAME)].map(([, name]) => name);

test('a button names an action that exists', () => {
  const named = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(features|pages)\/.*\.(js|html)$/.test(file))
    .flatMap((file) => namesIn(readFileSync(WEB + file, 'utf8')));
  assert.ok(named.includes('openCopy'));
  assert.deepEqual(
    named.filter((name) => !Object.hasOwn(ACTIONS, name)),
    [],
  );
});

test('the menu and the header have what is named and grouped, once', () => {
  const menu = [menuOfPuzzles(), menuOfThis(), menuOfPage()].flatMap(namesIn);
  assert.deepEqual(menu, [
    ...['openExamples', 'openLists', 'openPhoto', 'openLessons'],
    ...['openShare', 'openPicture', 'print'],
    ...['nextTheme', 'openHelp'],
  ]);
  assert.deepEqual(namesIn(buttons()), ['openPaste', 'openShare', 'nextTheme']);
});

test('each name and key has a text in each language', () => {
  const used = Object.values(ACTIONS).flatMap(({ label = [], key = [] }) => [label, key].flat());
  assert.ok(used.length > 10);
  for (const id of used)
    for (const table of [strings, german]) assert.equal(typeof table[id], 'string', id);
});
