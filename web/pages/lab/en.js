// The texts of the lab's page, in English. The translations are languages/xx/lab.js.
// @ts-check
import { messageOf } from '../../base/words/numbers.js';

/** @typedef {{name: string, note?: string}} ExampleText */

/** Example puzzles and their groups, by the ids in puzzle/examples.js. @type {Record<string, ExampleText>} */
const EXAMPLES = {
  texts: { name: 'From the texts' },
  'liang-output': {
    name: 'Liang, the output',
    note: 'The puzzle whose solution the case study prints.',
  },
  'liang-figure-2': {
    name: 'Liang, Figure 2',
    note: 'As printed in the text: it has 18 solutions.',
  },
  'almanac-1': {
    name: 'Almanac, first',
    note: 'From the sample input of e1089; Liang’s output again.',
  },
  'almanac-2': {
    name: 'Almanac, second',
    note: 'From the sample input, taken there from sudoku.org.uk.',
  },
  'almanac-3': {
    name: 'Almanac, third',
    note: '“This puzzle has multiple solutions”: 2,032 of them.',
  },
  article: { name: 'Article', note: 'From the Java Sudoku solver program.' },
  'assignment-4': { name: 'Assignment 4', note: 'Solved by crossing out candidates.' },
  'recursion-lab': { name: 'Recursion lab', note: 'Solved by recursion.' },
  famous: { name: 'Famous' },
  'inkala-2012': {
    name: 'Inkala, 2012',
    note: 'By Arto Inkala; newspapers called it the hardest ever.',
  },
  'golden-nugget': { name: 'Golden Nugget', note: 'For years one of the hardest known.' },
  'easter-monster': {
    name: 'Easter Monster',
    note: 'The puzzle that led to new solving techniques.',
  },
  'seventeen-givens': {
    name: '17 givens',
    note: 'The fewest givens with a unique solution; by Gordon Royle.',
  },
  'brute-force': {
    name: 'Against brute force',
    note: 'Its first row is 987654321, the last that a search tries.',
  },
  impossible: {
    name: 'Impossible',
    note: 'No solution; Peter Norvig’s program took 24 minutes to find out.',
  },
  empty: { name: 'Empty grid', note: '6,670,903,752,021,072,936,960 solutions.' },
};

/** @type {Record<string, string>} */
const THEMES = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** Keys, each in brackets, and what they do. */
const KEYS = [
  ['[1]–[9]', 'enter the digit in the selected cells'],
  ['[Shift] + digit', 'cross out a candidate, or restore it'],
  ['[0] [Backspace] [Delete]', 'clear'],
  ['arrows, [Home], [End]', 'move; with [Ctrl], [Home] and [End] go to the corners'],
  ['[Shift] + arrows', 'select several cells; or drag, or click with [Ctrl]'],
  ['double-click', 'select all cells with that digit'],
  ['[Ctrl] [Z]', 'undo; redo with [Ctrl] [Y]'],
  ['[Esc]', 'clear the selection'],
  ['[[] []]', 'undo, redo'],
  ['[Z] [X]', 'pen: answers, notes'],
  ['[?]', 'this help'],
];

export const strings = {
  /** @param {unknown} error */
  notLoaded: (error) => `This part of the page could not be loaded (${messageOf(error)}).`,
  EXAMPLES,
  KEYS,
  THEMES,
  /** @param {string} name */
  theme: (name) => `Theme: ${THEMES[name].toLowerCase()}`,
  title: 'Sudoku Lab: solve any Sudoku',
  description:
    'Paste any Sudoku and know at once whether it is valid and how many solutions it has. Works in your browser; nothing is sent anywhere.',
  modes: 'What to do',
  solve: 'Solve',
  play: 'Play',
  watch: 'Watch',
  explain: 'Explain',
  make: 'Make',
  pasteOrOpen: 'Paste or open',
  shareAndEmbed: 'Share and embed',
  more: 'More',
  picture: 'Save a picture',
  print: 'Print',
  themeName: 'Theme',
  helpAndKeys: 'Help and keys',
  typeToChange: 'Type or tap to change the puzzle.',
  language: 'Language',
  help: 'Help',
  load: 'Load a puzzle',
  paste: 'Paste a puzzle, a list, a link, or drop a file',
  openFile: 'Open file',
  solveList: 'Solve a list',
  solveAll: 'Solve all',
  file: 'File',
  examples: 'Examples',
  previousPuzzle: 'Previous puzzle',
  nextPuzzle: 'Next puzzle',
  board: 'Board',
  stop: 'Stop',
  entry: 'Entry',
  erase: 'Erase',
  pen: 'Pen',
  puzzlePen: 'Puzzle',
  answers: 'Answers',
  notes: 'Notes',
  undo: 'Undo',
  redo: 'Redo',
  candidates: 'Candidates',
  clearAnswers: 'Clear answers',
  clearAll: 'Clear all',
  side: 'Solutions and sharing',
  solutions: 'Solutions',
  showSolution: 'Show solution',
  reveal: 'Reveal this cell',
  check: 'Check answers',
  previousSolution: 'Previous solution',
  nextSolution: 'Next solution',
  differences: 'Mark the differences',
  useEliminations: 'Respect the crossed-out candidates',
  algorithm: 'Algorithm',
  share: 'Share',
  copy: 'Copy',
  openIn: 'Open in',
  drop: 'Drop it anywhere',
  about:
    'Type, paste or drop a puzzle. The verdict counts the solutions of the givens. Everything happens in your browser; the address of the page holds the puzzle, so a bookmark keeps it.',
  where: 'Keys work on the board and the player only. On a Mac, use [Cmd] instead of [Ctrl].',
  singleKeys: 'Single-key shortcuts (of one character)',
  close: 'Close',
  copyThis: 'Copy this',
  copyByHand: 'The browser does not let the page copy. Select the text and copy it yourself.',
};
