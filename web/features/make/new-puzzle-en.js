// Texts of the form that makes puzzles, in English. Names of techniques are in logic/en.js.
// @ts-check
import { messageOf, numbersIn } from '../../base/words/numbers.js';

const { number, count } = numbersIn('en');

/** Reasons why the generator refuses a request, by id. @type {Record<string, string>} */
const REFUSALS = {
  'too-few-givens': 'No puzzle with one solution has fewer than 17 givens.',
  'givens-range': 'A puzzle has 17 to 81 givens.',
  'solution-invalid': 'The board has no full solution to take over.',
  'keep-unsolvable': 'The givens on the board have no solution.',
  'keep-not-in-solution': 'The givens to keep are not part of the solution.',
  'keep-givens': 'The board has more givens than the new puzzle may have.',
  'keep-redundant': 'A given on the board follows from the others.',
  'pattern-lines':
    'The pattern leaves two rows of a band or two columns of a stack empty: every puzzle has several solutions.',
  'pattern-symmetry': 'The pattern on the board does not have this symmetry.',
  'pattern-givens': 'The pattern on the board has another number of givens.',
  'pattern-keep': 'A given to keep is outside the pattern.',
  'pattern-solution': 'With this pattern, the solution on the board is not the only one.',
  'symmetry-givens': 'No pattern with this symmetry has this number of givens.',
  'rating-range': 'The lower rating is above the upper one.',
  'rating-unknown': 'Sudoku Explainer has no step with a rating in this range.',
  'technique-unordered': 'Neither Sudoku Explainer nor the order of books has this technique.',
  'technique-rating': 'This technique has a rating outside the range.',
  'technique-unneeded': 'No puzzle with a rating in this range needs this technique.',
  'technique-uses': 'A technique can be needed 1 to 81 times.',
  'singles-rating': 'Singles only: the level, the rating or the technique needs more than singles.',
  'minimal-house': 'A house would have nine givens: each of them follows from the others.',
  'steps-givens': 'There are too few empty cells for such steps.',
  'fewest-with-others':
    'As few givens as possible: only the givens or the solution of the board can be taken over.',
};

export const strings = {
  level: 'Level',
  rating: 'Rating',
  from: 'Lowest rating',
  to: 'Highest rating',
  symmetry: 'Symmetry',
  /** @type {Record<import('../../../wasm/generator.d.ts').SymmetryId, string>} */
  SYMMETRIES: {
    none: 'No symmetry',
    'half-turn': 'Half turn',
    'quarter-turn': 'Quarter turn',
    diagonal: 'Diagonal',
    'anti-diagonal': 'Other diagonal',
    diagonals: 'Both diagonals',
    'left-right': 'Left and right',
    'top-bottom': 'Top and bottom',
    mirrors: 'Both mirrors',
    full: 'All symmetries',
  },
  technique: 'Technique',
  anyTechnique: 'Any',
  uses: 'How it is used',
  hardest: 'as the hardest step',
  /** @param {number} n */
  times: (n) => (n === 1 ? 'at least once' : `at least ${n} times`),
  /** The orders in which techniques count. */
  ORDERS: {
    'sudoku-explainer': 'Techniques of Sudoku Explainer',
    books: 'Techniques of books',
  },
  COUNTS: {
    'sudoku-explainer':
      'It counts on the path of Sudoku Explainer, which orders techniques by their ratings.',
    books: 'It counts on the path in the order of books; Sudoku Explainer does not have it.',
  },
  givens: 'Givens',
  number: 'Number of givens',
  /** @param {string} kind  'any', 'number', or seconds of a search */
  givensOf: (kind) =>
    ({ any: 'Any number', number: 'Number:', 10: 'Fewest in 10 seconds' })[kind] ??
    `Fewest in ${count(Number(kind) / 60, 'minute')}`,
  minimal: 'Minimal: each is needed',
  singles: 'Singles only',
  source: 'From the board',
  SOURCES: {
    nothing: 'Nothing',
    pattern: 'Pattern',
    givens: 'Givens',
    solution: 'Solution',
  },
  fewer: 'Fewer puzzles',
  another: 'More puzzles',
  /** @param {number} n @returns {string} */
  makeSome: (n) => (n === 1 ? 'Make a puzzle' : `Make ${n} puzzles`),
  similar: 'More like this',
  daily: 'Puzzle of the day',
  list: 'Export a list…',
  LIST: {
    title: 'A list of puzzles',
    about: 'The puzzles fulfil the choices in the form.',
    /** @param {number} most */
    count: (most) => `Puzzles, up to ${number(most)}`,
    format: 'Format',
    FORMATS: {
      text: 'Text: a line each',
      csv: 'CSV with solution and ratings',
      sudokupad: 'Links of SudokuPad',
      'f-puzzles': 'Links of f-puzzles',
      penpa: 'Links of Penpa+',
      worksheet: 'Worksheet: up to 100, to print',
    },
    make: 'Make the list',
    save: 'Save the file',
    open: 'Open the worksheet',
    close: 'Close',
    /** @param {number} made @param {number} all @param {number} tried */
    progress: (made, all, tried) => `${number(made)} of ${number(all)}; ${number(tried)} tried.`,
    /** @param {number} made @param {number} tried */
    ready: (made, tried) => `${count(made, 'puzzle')} ready; ${number(tried)} tried.`,
  },
  stop: 'Stop',
  back: 'Back to the last',
  play: 'Play it',
  /** @param {number} tried @param {number} fitting */
  progress: (tried, fitting) => `${number(tried)} tried, ${number(fitting)} fit.`,
  /** @param {number} givens @param {string} level @param {string} er */
  made: (givens, level, er) => `New puzzle: ${count(givens, 'given')}, ${level}, ${er}.`,
  /** @param {number} givens */
  madeUnrated: (givens) => `New puzzle: ${count(givens, 'given')}.`,
  /** @param {number} n @param {boolean} full  others found no room */
  madeMany: (n, full) => `${count(n, 'new puzzle')} on the worksheet.${full ? ' It is full.' : ''}`,
  /** @param {number} tried @param {number} givens  81 before the first one */
  progressFewest: (tried, givens) =>
    givens < 81 ? `${number(tried)} tried, fewest givens: ${givens}.` : `${number(tried)} tried.`,
  /** @param {number} givens @param {number} tried @param {string} level @param {string} er */
  madeFewest: (givens, tried, level, er) =>
    `${count(givens, 'given')} after ${number(tried)} tries: ${level}, ${er}.`,
  /** @param {string} date @param {string} level */
  madeDaily: (date, level) => `Puzzle of ${date}: ${level}.`,
  /** @param {number} tried @param {number} fitting */
  stopped: (tried, fitting) =>
    `Stopped: ${number(tried)} tried, ${fitting ? `${number(fitting)} fit` : 'none fits'}.`,
  wrongNumber: 'Enter a rating from 1.0 to 11.9, and 17 to 80 givens.',
  /** @param {string} id */
  refused: (id) => REFUSALS[id] ?? `This request cannot be fulfilled (${id}).`,
  /** @param {unknown} error */
  failed: (error) => `The generator failed: ${messageOf(error)}`,
};
