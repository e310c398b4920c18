// The listings in JavaScript.
// @ts-check
import bitmask from './javascript/bitmask.txt';
import candidateElimination from './javascript/candidate-elimination.txt';
import countSolutions from './javascript/count-solutions.txt';
import dancingLinks from './javascript/dancing-links.txt';
import fewestCandidates from './javascript/fewest-candidates.txt';
import freeCellList from './javascript/free-cell-list.txt';
import isSafe from './javascript/is-safe.txt';

/** By the ids of the algorithms. */
export const texts = {
  bitmask,
  'candidate-elimination': candidateElimination,
  'count-solutions': countSolutions,
  'dancing-links': dancingLinks,
  'fewest-candidates': fewestCandidates,
  'free-cell-list': freeCellList,
  'is-safe': isSafe,
};
