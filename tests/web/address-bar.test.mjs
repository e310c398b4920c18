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

test('many changes are written as one, the latest', (t) => {
  t.mock.timers?.enable({ apis: ['setTimeout'] });
  if (!t.mock.timers) return; // Node 18
  const page = openPage('https://lab.example/');
  const bar = new AddressBar(page, () => 0);
  for (let step = 0; step < 100; step++) bar.write(`https://lab.example/#${step}`);
  assert.ok(page.written.length < 30);
  t.mock.timers.tick(1000);
  assert.equal(page.location.href, 'https://lab.example/#99');
});

test('what was still to be written is dropped when the user goes to another address', (t) => {
  t.mock.timers?.enable({ apis: ['setTimeout'] });
  if (!t.mock.timers) return; // Node 18
  const page = openPage('https://lab.example/');
  const bar = new AddressBar(page, () => 0);
  for (let step = 0; step < 100; step++) bar.write(`https://lab.example/#${step}`);
  page.location.href = 'https://lab.example/#user';
  page.report();
  t.mock.timers.tick(1000);
  assert.equal(page.location.href, 'https://lab.example/#user');
});

test('a frame without an address is no error', () => {
  const page = openPage('about:srcdoc');
  page.history.replaceState = () => {
    throw new Error('not allowed');
  };
  new AddressBar(page, () => 0).write('https://lab.example/#a');
});
