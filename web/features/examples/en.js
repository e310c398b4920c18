// The texts of the example puzzles, in English.
// @ts-check

/** @typedef {{name: string, note: string}} ExampleText */

/** By the ids in puzzle/examples.js. @type {Record<string, ExampleText>} */
const EXAMPLES = {
  'inkala-2012': {
    name: 'Inkala, 2012',
    note: 'By Arto Inkala; newspapers called it the hardest ever.',
  },
  'golden-nugget': {
    name: 'Golden Nugget',
    note: 'For years one of the hardest known.',
  },
  'easter-monster': {
    name: 'Easter Monster',
    note: 'It led to new solving techniques.',
  },
  'seventeen-givens': {
    name: '17 givens',
    note: 'No puzzle has fewer; from Gordon Royle’s collection.',
  },
  'brute-force': {
    name: 'Against brute force',
    note: 'Row 1 is 987654321, the last that a search tries.',
  },
  impossible: {
    name: 'Impossible',
    note: 'Peter Norvig’s program took 24 minutes to find out.',
  },
  empty: { name: 'Empty grid', note: 'Every full grid is a solution.' },
  'liang-output': {
    name: 'Liang, the output',
    note: 'The case study prints its solution; also in the Almanac.',
  },
  'liang-figure-2': { name: 'Liang, Figure 2', note: 'As printed in the text.' },
  'almanac-sample': {
    name: 'Almanac, second',
    note: 'Sample input of e1089, from sudoku.org.uk.',
  },
  'almanac-many': {
    name: 'Almanac, third',
    note: '“This puzzle has multiple solutions”, says the text.',
  },
  article: { name: 'Article', note: 'From the Java Sudoku solver program.' },
  'assignment-4': { name: 'Assignment 4', note: 'Solved by crossing out candidates.' },
  'recursion-lab': { name: 'Recursion lab', note: 'Solved by recursion.' },
};

/** @type {Record<import('../../puzzle/examples.js').Level, string>} */
const LEVELS = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  veryHard: 'Very hard',
  extreme: 'Extreme',
};

/** Instead of a level, for puzzles that do not have exactly one solution. @type {Record<string, string>} */
const RESULTS = {
  impossible: 'No solution',
  empty: '6.67 × 10²¹ solutions',
  'liang-figure-2': '18 solutions',
  'almanac-many': '2,032 solutions',
};

export const strings = {
  EXAMPLES,
  LEVELS,
  RESULTS,
  GROUPS: /** @type {Record<string, string>} */ ({
    famous: 'Famous',
    texts: 'From the teaching texts',
  }),
  title: 'Examples',
  close: 'Close',
  levels: 'The level is the difficulty for a person, not for a program.',
  solveAll: 'Solve all as a list',
  paste: 'Paste or open',
};
