// What Play records: solves and their moves, the statistics, the replay. `#record` of the site.
// @ts-check
export { namedMoves, triples, usesOf } from './moves.js';
export { Own } from './own.js';
export { Replay } from './replay.js';
export { Solves } from './solves.js';
