// Texts that the pages of techniques share, in English. Those of each technique are in texts/.
// @ts-check

/** By the ids of families.js. @type {Record<string, {name: string, about: string}>} */
const FAMILIES = {
  singles: {
    name: 'Singles',
    about:
      'A cell or a house has one possibility left. These techniques place a digit at once, and many puzzles need nothing else.',
  },
  sets: {
    name: 'Locked candidates and sets',
    about:
      'Some cells of a house and as many digits belong together, or a digit is confined to the cells where two houses cross. Other candidates there are removed.',
  },
  fish: {
    name: 'Fish',
    about:
      'One digit in several rows and as many columns: if the rows have their places in these columns only, the columns have no other place for it.',
  },
  'one-digit': {
    name: 'Links and colours of one digit',
    about:
      'Of two places for a digit in a house, one is right. Such pairs, connected with each other, exclude further places of the same digit.',
  },
  wings: {
    name: 'Wings and pairs in chains',
    about:
      'Cells with two or three candidates are connected so that one of two ends must have a digit. What sees both ends does not.',
  },
  uniqueness: {
    name: 'Uniqueness',
    about:
      'A proper puzzle has one solution. So a pattern in which two digits could be exchanged cannot be all that is left. These techniques are valid only for puzzles with exactly one solution.',
  },
  als: {
    name: 'Almost locked sets and exclusion',
    about:
      'A group of cells with one candidate more than cells: if it loses one digit, all others have their place in it. Such sets act on each other.',
  },
  chains: {
    name: 'Chains and loops',
    about:
      'If a candidate is false, another one is true; then a third one is false, and so on. Chains of such links work with all digits at once.',
  },
  'large-fish': {
    name: 'Large fish',
    about:
      'Fish in which boxes take part, and pairs of fish with the same base. They are rare, and other techniques often find the same.',
  },
  forcing: {
    name: 'Forcing chains',
    about:
      'Several possibilities are followed to the end. What all of them lead to is certain, and what leads to a contradiction is false. For the hardest puzzles.',
  },
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
  previous: 'Previous:',
  next: 'Next:',
  /** @param {string} rating */
  rating: (rating) => `Rated ${rating} here, on the scale of Sudoku Explainer.`,
  unrated: 'Sudoku Explainer does not rate this technique.',
  searching: 'The board looks for the pattern…',
  /** @param {unknown} error */
  failed: (error) => `The pattern could not be computed (${error}). Reload the page to try again.`,
};
