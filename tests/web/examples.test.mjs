import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strings } from '../../web/features/examples/en.js';
import { EXAMPLES } from '../../web/puzzle/examples.js';
import { FIRST } from '../../web/puzzle/first.js';

const ALL = EXAMPLES.flatMap(({ examples }) => examples);

test('every example has 81 digits, a name and a note', () => {
  for (const { id, givens } of ALL) {
    assert.match(givens, /^\d{81}$/, id);
    assert.ok(strings.EXAMPLES[id].name && strings.EXAMPLES[id].note);
  }
  for (const { id } of EXAMPLES) assert.ok(strings.GROUPS[id], id);
});

test('every example has a level, or says how many solutions it has', () => {
  for (const { id, level } of ALL) {
    assert.ok(level ? strings.LEVELS[level] : strings.RESULTS[id], id);
    assert.ok(!(level && strings.RESULTS[id]), id);
  }
});

test('no example occurs twice', () => {
  assert.equal(new Set(ALL.map(({ givens }) => givens)).size, ALL.length);
});

test('the first visit shows one of them', () => {
  assert.ok(ALL.some(({ givens }) => givens === FIRST));
});
