// The texts of the mode Learn, in English.
// @ts-check
import { number } from '../../../puzzle/en.js';

export const strings = {
  lessons: 'Lessons',
  /** @param {number} done @param {number} all */
  done: (done, all) => `${number(done)} of ${number(all)} done`,
  write: 'Write a lesson',
  techniques: 'Techniques',
  byRating: 'by rating; those without a number are beside similar ones',
  map: 'The map on a page',
  exercises: 'Exercises',
  next: 'Next exercise',
  exercise: 'Choose a technique, then try it yourself: the board goes to Play, and hints help.',
  tryIt: 'Try it yourself',
  open: 'Read more',
  /** @param {number} n  from 1 */
  begin: (n) => `Begin lesson ${number(n)}`,
  /** @param {number} n  from 1 */
  goOn: (n) => `Continue lesson ${number(n)}`,
  loading: 'Loading…',
  failed: 'The lessons could not be loaded.',
  onlySite: 'Lessons and techniques are on the site of Sudoku Lab, not in this file.',
};
