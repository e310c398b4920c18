// The views of the algorithms. A new algorithm is its file, and a row here.
// @ts-check
import { bitmask } from './bitmask.js';
import { candidateElimination } from './candidate-elimination.js';
import { countSolutions } from './count-solutions.js';
import { dancingLinks } from './dancing-links.js';
import { fewestCandidates } from './fewest-candidates.js';
import { freeCellList } from './free-cell-list.js';
import { isSafe } from './is-safe.js';

/** @typedef {import('./view.js').AlgorithmView} AlgorithmView */

/** In the order of the core's table. */
export const ALGORITHMS = [
  freeCellList,
  bitmask,
  isSafe,
  candidateElimination,
  countSolutions,
  fewestCandidates,
  dancingLinks,
];

/** The id of the user's own program, which is not in the table of the core. */
export const OWN = 'program';

/** A recorded trace, or a program of the user: its listing is not known. @type {AlgorithmView} */
export const TRACE = {
  id: 'trace',
  panel: 'calls',
  finds: 1,
  conditions: {},
  text: {
    title: 'Your trace',
    by: 'your own program',
    name: 'Your trace',
    source: 'your own program',
    teaches: 'Watch a program move by move and find its first mistake.',
    how: '',
    counters: {
      trace_solutions: ['solutions found'],
      trace_placed: ['digits placed'],
      trace_taken_back: ['digits removed'],
      trace_crossed_out: ['candidates crossed out'],
      trace_tried: ['digits tried'],
      trace_rejected: ['digits rejected'],
    },
  },
};

/** The view of an algorithm of the core, else that of a trace. @param {{id: string}} algorithm */
export const viewOf = ({ id }) => ALGORITHMS.find((each) => each.id === id) ?? TRACE;
