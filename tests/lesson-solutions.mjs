// Solutions of the exercises with programs in the lessons, and mistakes that readers make, each as a change of the
// program that the exercise begins with; and what the page says about a mistake, in English.

/** Replaces texts that must be there. */
const change =
  (...pairs) =>
  (program) =>
    pairs.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`no ${from} in ${text}`);
      return text.replace(from, () => to);
    }, program);

const UNDO = ['return true;\n      }\n', 'return true;\n        grid[r][c] = 0;\n      }\n'];
const HOUSES = change([
  'if (grid[r][i] === d)',
  'if (grid[r][i] === d || grid[i][c] === d || grid[r - (r % 3) + Math.floor(i / 3)][c - (c % 3) + (i % 3)] === d)',
]);
const START = 'function solve(grid) {\n';
const COPY = [
  ['grid[r][c] = d;', 'const next = grid.map((row) => [...row]);\n        next[r][c] = d;'],
  ['if (solve(grid)) return true;', 'const full = solve(next);\n        if (full) return full;'],
  ['        grid[r][c] = 0;\n', ''],
  ['return false;\n    }\n  }\n  return true;', 'return null;\n    }\n  }\n  return grid;'],
];
const LOST = 'solve(grid) does not find the solution: r1c1 is empty, not 9.';

export const SOLUTIONS = {
  quantile: {
    right: change(
      ['.sort()', '.sort((a, b) => a - b)'],
      ['sorted[0]', 'sorted[Math.ceil((sorted.length * percent) / 100) - 1]'],
    ),
    wrong: [
      [
        change(['sorted[0]', 'sorted[Math.ceil((sorted.length * percent) / 100) - 1]']),
        'atMost([5, 100, 40, 9], 50) is 40, not 9.',
      ],
      [
        change(
          ['.sort()', '.sort((a, b) => a - b)'],
          ['sorted[0]', 'sorted[Math.floor(sorted.length / 2)]'],
        ),
        'atMost([5, 100, 40, 9], 50) is 40, not 9.',
      ],
    ],
  },
  'row-only': {
    right: HOUSES,
    wrong: [
      [
        change(['if (grid[r][i] === d)', 'if (grid[r][i] === d || grid[i][c] === d)']),
        'fits(grid, 0, 2, 2) is true, not false.',
      ],
      [change(['return true', 'return false']), 'fits(grid, 0, 0, 3) is false, not true.'],
    ],
  },
  nine: {
    right: change(['d < 9', 'd <= 9']),
    wrong: [
      [
        change(['d = 1; d < 9', 'd = 0; d < 9']),
        'solve(grid) error: RangeError: a digit is 1 to 9, not 0',
      ],
      [change(['c < 9', 'c <= 9'], ['d < 9', 'd <= 8']), LOST],
    ],
  },
  'no-undo': {
    right: change(UNDO),
    wrong: [
      [
        change(['      return false;', '      grid[r][c] = 0;\n      return true;']),
        // The first guess of the case study is a 3.
        'solve(grid) does not find the solution: r1c1 is 3, not 9.',
      ],
    ],
  },
  'first-digit': {
    right: change([
      'return solve(grid);\n',
      'if (solve(grid)) return true;\n        grid[r][c] = 0;\n',
    ]),
    wrong: [
      [
        change(['return solve(grid);', 'if (solve(grid)) return true;']),
        'solve(grid) does not find the solution: r1c1 is 3, not 9.',
      ],
    ],
  },
  copies: {
    right: change(...COPY),
    wrong: [
      // The rows are those of the caller.
      [
        change(
          ['grid[r][c] = d;', 'const next = [...grid];\n        next[r][c] = d;'],
          ...COPY.slice(1),
        ),
        "solve(grid)[0] error: TypeError: Cannot read properties of null (reading '0')",
      ],
      [
        change(...COPY.slice(0, 3)),
        'solve(grid)[0] is undefined, not [9, 6, 3, 1, 7, 4, 2, 5, 8].',
      ],
    ],
  },
  'every-50': {
    right: change([START, `let calls = 0;\n${START}  if (++calls % 50 === 0) print(calls);\n`]),
    wrong: [
      [
        change([START, `let calls = 0;\n${START}  print(++calls);\n`]),
        'solve(grid) prints 1 in line 1, not 50.',
      ],
      [
        change([START, `${START}  let calls = 0;\n  if (++calls % 50 === 0) print(calls);\n`]),
        'solve(grid) does not print line 1: 50',
      ],
      [
        change([START, `let calls = 0;\n${START}  if (calls++ % 50 === 0) print(calls);\n`]),
        'solve(grid) prints 1 in line 1, not 50.',
      ],
    ],
  },
  'one-row': {
    right: change(['r < 9', 'r < 1']),
    wrong: [
      [
        change(['r < 9', 'r < 2']),
        '(solve(grid), grid[1]) is [4, 1, 8, 3, 7, 5, 6, 2, 9], not [0, 0, 8, 3, 0, 5, 6, 0, 0].',
      ],
      [
        change(['c < 9', 'c < 1']),
        '(solve(grid), grid[0]) is [3, 6, 0, 1, 0, 4, 0, 5, 0], not [3, 6, 9, 1, 2, 4, 7, 5, 8].',
      ],
    ],
  },
  'box-start': {
    right: change(['[i, j]', '[3 * Math.floor(i / 3), j - (j % 3)]']),
    wrong: [
      [change(['[i, j]', '[(i / 3) * 3, (j / 3) * 3]']), 'firstOfBox(4, 7) is [4, 7], not [3, 6].'],
      [
        change(['[i, j]', '[Math.floor(i / 3), Math.floor(j / 3)]']),
        'firstOfBox(4, 7) is [1, 2], not [3, 6].',
      ],
      [change(['[i, j]', '[i % 3, j % 3]']), 'firstOfBox(4, 7) is [1, 1], not [3, 6].'],
    ],
  },
  'box-rest': {
    right: change(['i % 3', 'i - (i % 3)'], ['j % 3', 'j - (j % 3)']),
    wrong: [
      [
        change(['i % 3', 'Math.floor(i / 3)'], ['j % 3', 'Math.floor(j / 3)']),
        'inBox(grid, 4, 4, 7) is false, not true.',
      ],
      [change(['i % 3', 'i - (i % 3)']), 'inBox(grid, 4, 4, 7) is false, not true.'],
    ],
  },
  alone: {
    right: (program) =>
      change(['left.push(d);', 'if (fits(grid, r, c, d)) left.push(d);'])(program) +
      `
function fits(grid, r, c, d) {
  for (let i = 0; i < 9; i++) {
    if (grid[r][i] === d || grid[i][c] === d) return false;
    if (grid[r - (r % 3) + Math.floor(i / 3)][c - (c % 3) + (i % 3)] === d) return false;
  }
  return true;
}`,
    wrong: [
      [
        change(['left.push(d);', 'if (!grid[r].includes(d)) left.push(d);']),
        'candidates(grid, 7, 4) is [1, 2, 4, 5, 8], not [1, 8].',
      ],
    ],
  },
};

/** Answers to the exercises about a step of a run: the right one, and a wrong one with what is said about it. */
export const TRACES = {
  'three-calls': {
    right: ['0', '0', '3', '0', '2', '9', '0', '4', '1', '', '', ''],
    wrong: ['0', '0', '3', '0', '2', '9', '0', '4', '', '', '', ''],
    said: { en: 'Call 3: num has a value.', de: 'Aufruf 3: num hat einen Wert.' },
  },
  'after-backtrack': {
    right: ['8', '1', '7', '3'],
    wrong: ['9', '1', '8', ''],
    said: { en: 'k is not 9.', de: 'k ist nicht 9.' },
  },
  'again-at-two': {
    right: ['2', '1', '6', '1'],
    wrong: ['2', '2', '7', '1'],
    said: { en: 'i is not 2.', de: 'i ist nicht 2.' },
  },
};
