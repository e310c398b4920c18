// Names of what the core lists by ids, in English: algorithms, variants, counters. A translation is
// languages/xx/run.js.
// @ts-check

/** @typedef {{name: string, source: string, teaches: string}} AlgorithmText */

/** By the ids of the core's table; `trace` is a recorded trace. @type {Record<string, AlgorithmText>} */
const ALGORITHMS = {
  'free-cell-list': {
    name: 'Liang: free-cell list',
    source: 'Y. Daniel Liang, Case Study: Sudoku',
    teaches: 'Backtracking needs no recursion: a list of free cells and an index are enough.',
  },
  bitmask: {
    name: 'Almanac: bit masks',
    source: 'The Java Developers Almanac 1.4, e1089',
    teaches:
      'Bit sets for rows, columns and boxes test a digit in one operation. Searching for a second solution proves that the solution is unique.',
  },
  'is-safe': {
    name: 'Article: isSafe()',
    source: 'Article: Java Sudoku Solver Program',
    teaches: 'Recursion keeps track: each call fills one cell and undoes it if the rest fails.',
  },
  'candidate-elimination': {
    name: 'Assignment 4: candidate elimination',
    source: 'Programming assignment 4',
    teaches:
      'Deduction instead of trial: cross out what is impossible, fill in what is certain. Easy puzzles need nothing else; others get stuck.',
  },
  'count-solutions': {
    name: 'Recursion lab: count all solutions',
    source: 'Recursion lab: Sudoku',
    teaches: 'The same recursion counts all solutions if it does not stop at the first.',
  },
  'fewest-candidates': {
    name: 'Sudoku Lab: fewest candidates first',
    source: 'Sudoku Lab',
    teaches: 'The order of the cells matters: same backtracking, orders of magnitude less work.',
  },
  'dancing-links': {
    name: 'Knuth: dancing links',
    source: 'D. E. Knuth, Algorithm X',
    teaches:
      'Sudoku is an exact cover: one search treats cells, rows, columns and boxes alike, and a removed link can be put back.',
  },
  trace: {
    name: 'Your trace',
    source: 'your own program',
    teaches: 'Watch a program move by move and find its first mistake.',
  },
};

/** By the ids of variants. @type {Record<string, string>} */
const VARIANTS = {
  stop: 'Stop when stuck',
  'hidden-singles': 'Continue with hidden singles',
  search: 'Continue with a search',
  all: 'All solutions',
  first: 'Stop at the first solution',
};

/** By the ids of counters, without the part before the first `_`. @type {Record<string, string>} */
const COUNTERS = {
  result: 'solutions found',
  solutions: 'solutions found',
  solved: 'solutions found',
  checks: 'calls of isValid',
  assigns: 'digits written',
  backtracks: 'backtracks (k--)',
  solve_calls: 'calls of solve',
  set_calls: 'digits tried',
  sets: 'digits placed',
  calls: 'calls of the search',
  isSafe_calls: 'calls of isSafe',
  placed: 'digits placed',
  undone: 'digits removed',
  taken_back: 'digits removed',
  crossed_out: 'candidates crossed out',
  tried: 'digits tried',
  rejected: 'digits rejected',
  passes: 'passes',
  eliminated: 'candidates crossed out',
  filled: 'cells filled',
  conflict_checks: 'calls of givesConflict',
  choices: 'constraints chosen',
  covers: 'constraints covered',
  updates: 'links changed',
};

/** @param {string} id  of a counter */
export const counterKey = (id) => id.slice(id.indexOf('_') + 1);

export const strings = { ALGORITHMS, VARIANTS, COUNTERS };
