import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strings } from '../../web/pages/lab/en.js';
import { EXAMPLES, FIRST } from '../../web/puzzle/examples.js';

test('every example has 81 digits, a name and a note', () => {
  for (const { id, givens } of EXAMPLES.flatMap(({ examples }) => examples)) {
    assert.match(givens, /^\d{81}$/, id);
    assert.ok(strings.EXAMPLES[id].name && strings.EXAMPLES[id].note);
  }
});

test('the first visit shows one of them', () => {
  assert.ok(EXAMPLES.some(({ examples }) => examples.some(({ givens }) => givens === FIRST)));
});
