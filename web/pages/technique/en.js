// Texts of the page of techniques, in English: what techniques of a kind do and how to look for them.
// @ts-check

/** By family, see logic/story.js. @type {Record<string, string>} */
const ABOUT = {
  single:
    'A cell or a house with one possibility left. Go through the houses that are nearly full, then look for each digit where two crossing lines already have it.',
  locked:
    'All places of a digit in one house lie in a second house. One of them is right, so the rest of the second house is not. Look along the three cells where a box and a line cross.',
  sets: 'A few cells of a house share as few digits, or a few digits have as few places. Cells and digits belong together, and nothing else has room. Write down all candidates, then compare cells with two or three.',
  fish: 'A digit has its places in some lines within as many crossing lines. Each line needs one, so the crossing lines have theirs there. Look at one digit at a time, at the lines with few places. Fins are places too many: what sees all of them still falls away.',
  wings:
    'Cells with two or three candidates are joined so that one of two ends must have a digit. A cell that sees both ends cannot. Look for cells with two candidates that share one digit.',
  unique:
    'A pattern in which two digits could be exchanged has two solutions. A proper puzzle has one, so something must break the pattern. Look for four cells in two boxes that share two candidates. Only valid if the puzzle has exactly one solution.',
  colours:
    'Of two places for a digit in a house, one is right. Follow such pairs from house to house and colour the places in turn: one colour is right throughout. Look at one digit with many pairs.',
  chains:
    'If one candidate is false, another is true; then a third is false, and so on. A chain of such links joins two ends, one of which holds, or ends in a contradiction. Begin at a cell with two candidates or a house with two places.',
  als: 'A set of cells with one candidate more than cells: if it loses one digit, all others have their place in it. Sets that share a digit act on each other. Look at two or three cells of a house with few digits.',
  trial:
    'Several possibilities are followed to the end. What all of them lead to is certain, and what leads to a contradiction is false. For the hardest puzzles, when patterns are used up.',
};

export const strings = {
  ABOUT,
  title: 'Techniques',
  language: 'Language',
  why: 'What it is, and how to spot it',
  example: 'An example',
  parts: ['Where', 'Why', 'So'],
  open: 'Open this puzzle in Explain',
  noExample: 'There is no example of this technique yet.',
  /** @param {string} rating */
  rating: (rating) => `Rated ${rating} in this example, on the scale of Sudoku Explainer`,
  unrated: 'Not on the scale of Sudoku Explainer',
};
