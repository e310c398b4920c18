// The beginning and the end of an output of any length.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Excerpt } from '../../../web/features/lists/excerpt.js';

/** @param {string[]} parts */
function excerptOf(parts) {
  const excerpt = new Excerpt();
  for (const part of parts) {
    const bytes = new TextEncoder().encode(part);
    excerpt.take(bytes);
    bytes.fill(0); // the buffer was only lent
  }
  return excerpt;
}

test('a short output is shown completely, in whatever pieces it arrived', () => {
  const text = 'one\ntwo\nthree\n';
  assert.equal(excerptOf([text]).text, 'one\ntwo\nthree');
  assert.equal(excerptOf([...text]).text, 'one\ntwo\nthree');
  assert.equal(excerptOf([]).text, '');
});

test('of a long output the first and the last six lines are shown, with a mark between them', () => {
  const lines = Array.from({ length: 100_000 }, (_, i) => `line ${i}\n`);
  const parts = [];
  for (let i = 0; i < lines.length; i += 777) parts.push(lines.slice(i, i + 777).join(''));
  const excerpt = excerptOf(parts);
  const numbers = [0, 1, 2, 3, 4, 5, '…', 99994, 99995, 99996, 99997, 99998, 99999];
  assert.equal(excerpt.text, numbers.map((n) => (n === '…' ? n : `line ${n}`)).join('\n'));
  assert.equal(excerpt.length, lines.join('').length);
});

test('a very long line is cut', () => {
  const { text } = excerptOf(['7'.repeat(1_000_000)]);
  assert.ok(text.length < 1000, `${text.length}`);
  assert.match(text, /^7{200}…/);
});
