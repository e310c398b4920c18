// The listings in C++.
// @ts-check
import bitmask from './cpp/bitmask.txt';
import candidateElimination from './cpp/candidate-elimination.txt';
import countSolutions from './cpp/count-solutions.txt';
import dancingLinks from './cpp/dancing-links.txt';
import fewestCandidates from './cpp/fewest-candidates.txt';
import freeCellList from './cpp/free-cell-list.txt';
import isSafe from './cpp/is-safe.txt';

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
