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
  'technique-unrated': 'Sudoku Explainer does not have this technique.',
  'technique-rating': 'This technique has a rating outside the range.',
  'technique-uses': 'A technique can be needed 1 to 81 times.',
};

export const strings = {
  title: 'New puzzle',
  level: 'Level',
  more: 'More choices',
  rating: 'Rating ER',
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
  givens: 'Givens',
  any: 'any',
  source: 'From the board',
  SOURCES: {
    nothing: 'Nothing',
    pattern: 'Pattern',
    givens: 'Givens',
    solution: 'Solution',
  },
  count: 'How many',
  make: 'Make a puzzle',
  similar: 'More like this',
  daily: 'Puzzle of the day',
  stop: 'Stop',
  play: 'Play it',
  /** @param {number} tried @param {number} fitting */
  progress: (tried, fitting) => `${number(tried)} tried, ${number(fitting)} fit.`,
  /** @param {number} givens @param {string} level @param {string} er */
  made: (givens, level, er) => `New puzzle: ${count(givens, 'given')}, ${level}, ${er}.`,
  /** @param {number} givens */
  madeUnrated: (givens) => `New puzzle: ${count(givens, 'given')}.`,
  /** @param {number} n */
  madeMany: (n) => `${n} new puzzles are on the worksheet.`,
  /** @param {string} date @param {string} level */
  madeDaily: (date, level) => `Puzzle of ${date}: ${level}.`,
  /** @param {number} tried @param {number} fitting */
  stopped: (tried, fitting) =>
    `Stopped: ${number(tried)} tried, ${fitting ? `${number(fitting)} fit` : 'none fits'}.`,
  wrongNumber: 'Enter numbers in the range of the fields.',
  /** @param {string} id */
  refused: (id) => REFUSALS[id] ?? `This request cannot be fulfilled (${id}).`,
  /** @param {unknown} error */
  failed: (error) => `The generator failed: ${messageOf(error)}`,
};
