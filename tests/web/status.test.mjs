// The line under the board: where a run is, and how it ended.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statusOf } from '../../web/features/player/status.js';
import { strings } from '../../web/run/en.js';

/** A playback at the end of a run that has tried everything. */
function exhausted({ counters = [0], solutions = [] }) {
  const snapshot = {
    step: 100,
    last: 0,
    digits: new Uint8Array(81),
    outcome: 'exhausted',
    counters: Float64Array.from(counters),
    solutions,
  };
  return {
    view: { snapshot, extent: { length: 100, ended: true }, why: '' },
    lastKind: 'exhausted',
    atEnd: true,
  };
}

test('a run that has tried everything ends with the number of solutions, its first counter', () => {
  const status = statusOf(exhausted({ counters: [12, 9], solutions: ['last'] }), strings);
  assert.equal(status.text, 'Nothing left to try; the run ends. 12 solutions found.');
  assert.equal(status.kind, 'good');
  const none = statusOf(exhausted({}), strings);
  assert.match(none.text, / No solution\.$/);
  assert.equal(none.kind, 'none');
});
