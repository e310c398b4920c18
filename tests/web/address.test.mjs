import assert from 'node:assert/strict';
import { before, test } from 'node:test';

let address;
before(async () => {
  globalThis.location = { hash: '', search: '', origin: 'https://lab.example', pathname: '/' };
  globalThis.addEventListener ??= () => {};
  address = await import('../../web/puzzle/address.js');
});

const scene = { algorithm: 'dancing-links', variant: 1, step: 41, rate: 5 };
const read = (link) => {
  globalThis.location.hash = new URL(link).hash;
  return address.readAddress().scene;
};

test('a link leads to the very step', () => {
  assert.deepEqual(read(address.addressOf('p=1', [], scene)), scene);
});

test('full speed has a name in the address', () => {
  const fast = { ...scene, rate: Infinity };
  assert.deepEqual(read(address.addressOf('p=1', ['solution'], fast, 'dark')), fast);
});

test('without a run the address tells none', () => {
  const link = address.addressOf('p=1', [], null);
  assert.equal(link, 'https://lab.example/#p=1');
  assert.equal(read(link), null);
});

test('nonsense for a step is step 0', () => {
  assert.equal(read('https://lab.example/#p=1&algo=bitmask&step=-4').step, 0);
  assert.equal(read('https://lab.example/#p=1&algo=bitmask&step=x&variant=y').variant, 0);
});
