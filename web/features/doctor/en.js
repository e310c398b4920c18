// Texts of the doctor, in English. The translations are in languages/xx/doctor.js.
// @ts-check
import { cellName, count, number } from '../../puzzle/en.js';
import { messageOf } from '../../base/words/numbers.js';

/** @typedef {{cell: number, digit: number}} Given */

/** @param {Given} given */
const given = ({ cell, digit }) => `${digit} in ${cellName(cell)}`;

export const strings = {
  /** The questions, by verdict. */
  ASK: {
    none: 'Which givens clash?',
    many: 'Which givens are missing?',
    one: 'Which givens matter?',
  },
  given,
  searching: 'Searching…',
  undo: 'Undo',
  /** @param {unknown} error */
  failed: (error) => `The search failed: ${messageOf(error)}`,

  /** @param {number} n @param {number} all  givens @param {boolean} minimal @param {boolean} fewest */
  clash: (n, all, minimal, fewest) =>
    `${n === all ? `All ${number(n)} givens` : `${number(n)} of the ${number(all)} givens`} clash: no grid contains them all.${minimal ? ' Without any one of them, the others fit.' : ''}${fewest && n < all ? ' No smaller set clashes.' : ''}`,
  noClash: 'No clash was found within the time allowed.',
  removeOne: 'Remove one of them:',
  /** @param {Given} one */
  remove: (one) => `Remove the ${given(one)}`,
  /** @param {Given} one */
  removed: (one) => `Removed the ${given(one)}.`,
  inClash: 'one of the givens that clash',

  /** @param {Given[]} givens @param {boolean} fewest */
  missing: (givens, fewest) =>
    `With ${givens.map(given).join(', ')}, exactly one solution remains.${fewest && givens.length > 1 ? ' Fewer givens do not suffice.' : ''}`,
  /** @param {number} n @returns {string} */
  add: (n) => (n === 1 ? 'Add it' : `Add ${number(n)} givens`),
  /** @param {number} n */
  added: (n) => `${count(n, 'given')} added.`,
  others: 'Other givens',

  /** @param {number} n  givens that are not needed @param {number} all */
  worth: (n, all) =>
    `Small digits: the number of solutions without that given. ${n === 0 ? 'Each given is needed.' : n === all ? 'Any one of them could go.' : `${count(n, 'given')} could go, one at a time.`}`,
  /** @param {number} solutions @param {boolean} more  there are more @param {number} guesses */
  without: (solutions, more, guesses) =>
    `without it ${more ? 'more than ' : ''}${count(solutions, 'solution')}, ${guesses === 0 ? 'found without a guess' : `found with ${count(guesses, 'guess', 'guesses')}`}`,
  /** @param {Given} one @param {string} without */
  worthOf: (one, without) => `${given(one)}: ${without}.`,
  chooseOne: 'Select a given: how many guesses does a search need without it?',
  legend: 'Solutions without the given',
  /** The bands of the legend. */
  BANDS: ['1', '2–9', '10–99', '100–999', '1,000+'],
};
