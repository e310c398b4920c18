// As state.js, in the editions of one file, where the calls are those of the last event.
// @ts-check
import { momentOf } from '../algorithms/view.js';
import { NOWHERE, snapshotAt } from './grid.js';

/** @type {typeof import('./state.js').stateAt} */
export function stateAt(_id, lines, machine, event, between) {
  const { possible, ...now } = snapshotAt(lines, machine, event);
  if (between) now.last = NOWHERE << 10;
  return {
    ...momentOf(now, between ? 'line' : event.kind),
    counts: possible?.map(([count]) => count),
  };
}
