// Texts that the pages of techniques share, in English. Those of each technique are in texts/.
// @ts-check
import { number } from '../../puzzle/en.js';

/** By the ids of families.js. @type {Record<string, string>} */
const FAMILIES = {
  singles: 'Singles',
  sets: 'Locked candidates and sets',
  fish: 'Fish',
  'one-digit': 'Links and colours of one digit',
  wings: 'Wings and pairs in chains',
  uniqueness: 'Uniqueness',
  als: 'Almost locked sets and exclusion',
  chains: 'Chains and loops',
  'large-fish': 'Large fish',
  forcing: 'Forcing chains',
};

export const strings = {
  FAMILIES,
  title: 'Techniques',
  intro:
    'The techniques by which a person solves a Sudoku without guessing: how to find each one, why it holds, and what it removes, with an example on a board.',
  look: 'What to look for',
  why: 'Why it holds',
  result: 'What it does',
  example: 'The example, step by step',
  /** What the board shows: before the deduction, the deduction, after it. */
  STEPS: ['Before', 'Pattern', 'After'],
  steps: 'What the board shows',
  parts: ['Where', 'Why', 'So'],
  play: 'Try it yourself',
  explain: 'Open in Explain',
  position: 'Play this position',
  previous: 'before',
  next: 'next',
  learn: 'Learn',
  rated: 'Rating of the example',
  unrated: 'not rated by Sudoku Explainer',
  own: 'Yours',
  notTried: 'not tried yet',
  /** @param {number} right @param {number} all */
  found: (right, all) => `found ${number(right)} of ${number(all)} at the first try`,
  exercises: 'Exercises',
  /** @param {number} found @param {number} all */
  solved: (found, all) => `${number(found)} of ${number(all)} found`,
  exercise: 'Exercise',
  foundOne: 'found',
  searching: 'The board looks for the pattern…',
  /** @param {unknown} error */
  failed: (error) => `The pattern could not be computed (${error}). Reload the page to try again.`,
};
