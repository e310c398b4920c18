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

import { actionsOf } from '../../web/pages/lab/actions.js';
import { Waits } from '../../web/base/worker/waits.js';

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
  assert.deepEqual(namesIn(buttons()), ['openPaste', 'openPhoto', 'openShare', 'nextTheme']);
});

test('each name and key has a text in each language', () => {
  const used = Object.values(ACTIONS).flatMap(({ label = [], key = [], short = [] }) =>
    [label, key, short].flat(),
  );
  assert.ok(used.length > 10);
  for (const id of used)
    for (const table of [strings, german]) assert.equal(typeof table[id], 'string', id);
});

/** The actions of a page whose code loads only while it is in `loads`, and what the page notes as failed. */
function pageOf(t, loads) {
  const waits = new Waits();
  for (const name of ['openExamples', 'addDoctor', 'openHelp'])
    t.mock.method(ACTIONS[name], 'run', async () => {
      if (!loads.has(name)) throw new Error(`no ${name}`);
    });
  const addEventListener = () => {};
  const page = { querySelector: () => null, addEventListener };
  const places = { document: page, location: { pathname: '/' }, addEventListener };
  Object.assign(globalThis, places);
  t.after(() => Object.keys(places).forEach((name) => delete globalThis[name]));
  t.mock.method(globalThis, 'fetch', async () => {});
  const workbench = { session: {}, board: new EventTarget(), client: {}, say: () => {} };
  const fail = (error) => waits.note('lab', error);
  const all = actionsOf({ workbench, fail, act: () => {}, modes: {}, words: {} });
  return { waits, act: (name) => all[name]() };
}

test('an action that the page calls itself leaves the notice of another, and takes back its own', async (t) => {
  const loads = new Set(['addDoctor']);
  const { waits, act } = pageOf(t, loads);
  await act('openExamples');
  assert.equal(String(waits.failure), 'Error: no openExamples');
  await act('addDoctor');
  assert.equal(String(waits.failure), 'Error: no openExamples');
  loads.delete('addDoctor');
  await act('addDoctor');
  assert.equal(String(waits.failure), 'Error: no addDoctor');
  loads.add('addDoctor');
  await act('addDoctor');
  assert.equal(waits.failure, undefined);
});

test('what the user asks for next takes the notice of a failure away, and the second attempt works', async (t) => {
  const loads = new Set(['openHelp']);
  const { waits, act } = pageOf(t, loads);
  await act('openExamples');
  assert.notEqual(waits.failure, undefined);
  loads.add('openExamples');
  await act('openExamples');
  assert.equal(waits.failure, undefined);
  await act('addDoctor');
  assert.notEqual(waits.failure, undefined);
  await act('openHelp');
  assert.equal(waits.failure, undefined);
});
