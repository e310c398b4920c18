// The listings in Python.
// @ts-check
import bitmask from './python/bitmask.txt';
import candidateElimination from './python/candidate-elimination.txt';
import countSolutions from './python/count-solutions.txt';
import dancingLinks from './python/dancing-links.txt';
import fewestCandidates from './python/fewest-candidates.txt';
import freeCellList from './python/free-cell-list.txt';
import isSafe from './python/is-safe.txt';

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
