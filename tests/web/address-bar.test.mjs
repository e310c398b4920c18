import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AddressBar } from '../../web/base/platform/address-bar.js';

/** A window at an address, and its event that reports a change by the user. */
function openPage(href) {
  const page = {
    location: { href },
    written: [],
    history: {
      replaceState(_, __, address) {
        page.written.push(address);
        page.location.href = address;
      },
    },
    addEventListener: (_, action) => (page.report = action),
  };
  return page;
}

/** Replaces timers for a test; the function that it returns runs those that are not cleared. */
function holdTimers(t) {
  const waiting = new Map();
  let last = 0;
  t.mock.method(globalThis, 'setTimeout', (action) => waiting.set(++last, action) && last);
  t.mock.method(globalThis, 'clearTimeout', (timer) => waiting.delete(timer));
  return () => waiting.forEach((action) => action());
}

test('an address is written at once', () => {
  const page = openPage('https://lab.example/#a');
  new AddressBar(page, () => 0).write('https://lab.example/#b');
  assert.deepEqual(page.written, ['https://lab.example/#b']);
});

test('a change by the user that is not reported yet is not overwritten', () => {
  const page = openPage('https://lab.example/#a');
  const bar = new AddressBar(page, () => 0);
  page.location.href = 'https://lab.example/#user';
  bar.write('https://lab.example/#step');
  assert.equal(page.location.href, 'https://lab.example/#user');
  page.report();
  bar.write('https://lab.example/#next');
  assert.equal(page.location.href, 'https://lab.example/#next');
});

test('of many changes only the latest is written', (t) => {
  const passTime = holdTimers(t);
  const page = openPage('https://lab.example/');
  const bar = new AddressBar(page, () => 0);
  for (let step = 0; step < 100; step++) bar.write(`https://lab.example/#${step}`);
  assert.ok(page.written.length < 30);
  passTime();
  assert.equal(page.location.href, 'https://lab.example/#99');
});

test('a pending address is dropped when the user goes to another address', (t) => {
  const passTime = holdTimers(t);
  const page = openPage('https://lab.example/');
  const bar = new AddressBar(page, () => 0);
  for (let step = 0; step < 100; step++) bar.write(`https://lab.example/#${step}`);
  page.location.href = 'https://lab.example/#user';
  page.report();
  passTime();
  assert.equal(page.location.href, 'https://lab.example/#user');
});

test('a frame without an address causes no error', () => {
  const page = openPage('about:srcdoc');
  page.history.replaceState = () => {
    throw new Error('not allowed');
  };
  new AddressBar(page, () => 0).write('https://lab.example/#a');
});
