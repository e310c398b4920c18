// Numbers, sizes and times in the notation of a language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figures } from '../../../web/features/lists/figures.js';

const english = figures('en');

test('sizes have a suitable unit', () => {
  assert.equal(english.size(0), '0 bytes');
  assert.equal(english.size(1), '1 byte');
  assert.equal(english.size(999), '999 bytes');
  assert.equal(english.size(1_640_000), '1.6 MB');
  assert.equal(english.size(3_200_000_000), '3.2 GB');
  assert.equal(figures('de').size(1_640_000), '1,6 MB');
});

test('a part of a whole has a decimal if it is small', () => {
  assert.equal(english.share(0), '0%');
  assert.equal(english.share(0.00001), '0.1%');
  assert.equal(english.share(0.034), '3.4%');
  assert.equal(english.share(0.1), '10%');
  assert.equal(english.share(1), '100%');
});

test('times are given in their two largest units', () => {
  assert.equal(english.duration(0), '0 sec');
  assert.equal(english.duration(0.0084), '8.4 ms');
  assert.equal(english.duration(0.44), '0.4 sec');
  assert.equal(english.duration(59.4), '59 sec');
  assert.equal(english.duration(59.6), '1 min 0 sec');
  assert.equal(english.duration(200), '3 min 20 sec');
  assert.equal(english.duration(7500), '2 hr 5 min');
});

test('100 % is shown only when all is done', () => {
  assert.equal(english.percent(0.9999), '99%');
  assert.equal(english.percent(0.29), '29%');
  assert.equal(english.percent(1), '100%');
});
