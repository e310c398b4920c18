// The texts of the help and of the tour, in English.
// @ts-check

/** Keys, each in brackets, and what they do. */
const KEYS = [
  ['[1]–[9]', 'enter the digit in the selected cells'],
  ['[0] [Backspace] [Delete]', 'clear'],
  ['arrows, [Home], [End]', 'move; with [Ctrl], [Home] and [End] go to the corners'],
  ['[Shift] + arrows', 'select several cells; or drag, or click with [Ctrl]'],
  ['double-click', 'select all cells with that digit'],
  ['[Ctrl] [Z]', 'undo; redo with [Ctrl] [Y]'],
  ['[[] []]', 'undo, redo'],
  ['[Esc]', 'clear the selection'],
];

/** Lines of a trace, and what they do. */
const MOVES = [
  ['G 530070…', 'the puzzle, 81 characters; without it, the puzzle on the board'],
  ['P 1 3 5', 'places 5 in row 1, column 3'],
  ['U 1 3', 'removes that digit'],
  ['T 1 3 5', 'checks whether 5 fits'],
  ['R 1 3 5', '5 does not fit'],
  ['S', 'the board is a solution'],
  ['# …', 'a comment'],
];

/** The steps of the tour, by their ids: title and text. @type {Record<string, [string, string]>} */
const STEPS = {
  paste: [
    'Paste anything',
    'A line, a grid, a link, a list, a file: press Ctrl V anywhere, drop it, or click here.',
  ],
  verdict: [
    'The verdict',
    'Is it valid, and how many solutions does it have? It is known at once.',
  ],
  modes: [
    'One board, six modes',
    'The same puzzle to solve, play, watch and explain; Make creates new ones, Learn has lessons.',
  ],
  watch: [
    'Watch a program',
    'Space plays, the arrow keys step, a click on the chart jumps anywhere in the run.',
  ],
  listing: ['See its code', 'The line that runs now is marked. Click a line number to stop there.'],
  line: ['The line answers', 'What you did, why a digit is not possible, and what to do next.'],
  more: ['And more', 'Examples, lists, pictures, help and this tour are here.'],
};

/** @param {number} n @param {number} all */
const stepOf = (n, all) => `${n} of ${all}`;

export const strings = {
  KEYS,
  MOVES,
  STEPS,
  stepOf,
  title: 'Help',
  close: 'Close',
  about:
    'Type, paste or drop a puzzle: the verdict counts the solutions of the givens. Everything happens in your browser; the address of the page holds the puzzle, so a bookmark keeps it.',
  sections: 'Sections of the help',
  SECTIONS: /** @type {Record<string, string>} */ ({
    keys: 'Keys',
    trace: 'Your own program',
    about: 'About',
  }),
  where: 'Keys work on the board and in Watch. On a Mac, use [Cmd] instead of [Ctrl].',
  singleKeys: 'Single-key shortcuts (of one character)',
  traceIs:
    'Let your program print one line for each move, and paste its output here: Watch plays it and stops at the first illegal move.',
  wholePrograms:
    'Complete programs. One in JavaScript runs in Watch: choose “Your own program” among the algorithms.',
  traceCode: 'For example, with rows and columns from 0:',
  language: 'Programming language',
  copy: 'Copy',
  copied: 'Copied.',
  tour: 'Take the 30-second tour',
  lesson: 'Lessons: step through algorithms while you read',
  techniques: 'All techniques, with examples',
  worksheet: 'A worksheet to print',
  licenses: 'Licences of the packages and typefaces in this page',
  privacy:
    'No account, no cookies, no requests to other sites. It works offline after the first visit.',
  sources:
    'The algorithms follow teaching texts by Y. Daniel Liang, the Java Developers Almanac and others, and D. E. Knuth’s dancing links. Each listing names its source.',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  skip: 'Skip the tour',
};
