// Texts of the pages of techniques, in English: locked candidates, naked and hidden sets.
// @ts-check

/** @typedef {import('../markup.js').Texts} Texts */

/** @param {string} number @param {string} digits @returns {Texts} */
const naked = (number, digits) => ({
  lead: `${number} cells of a house have no candidates but the same ${digits} digits. The rest of the house loses these digits.`,
  look: `Write down all candidates. In a house, look for ${number.toLowerCase()} cells that have ${digits} digits altogether.${digits === 'two' ? ' For a pair, both cells look the same.' : ' A cell of the set need not have all of the digits: 12, 23 and 13 are a triple.'} Small cells come first: a cell with more than ${digits} candidates cannot belong to the set.`,
  why: `Each of the ${digits} cells takes one of the ${digits} digits, and no digit twice. So the cells use up all of them, and no other cell of the house can have one.`,
  result: `The ${digits} digits are removed from all other cells of the house. If the set lies in a second house as well, that house loses them, too.`,
});

/** @param {string} number @param {string} digits @returns {Texts} */
const hidden = (number, digits) => ({
  lead: `${number} digits have all their places in a house in the same ${digits} cells. These cells lose every other candidate.`,
  look: `Look at the digits that a house still lacks, not at the cells. Digits with few places come first: find ${digits} of them whose places lie in ${digits} cells altogether.${digits === 'two' ? '' : ' Not every digit needs to be possible in each of the cells.'}`,
  why: `The ${digits} digits must go somewhere in the house, and only these ${digits} cells have room for them. So each of the cells takes one of the digits, and no other.`,
  result: `All other candidates of the ${digits} cells are removed. What remains is a naked set.`,
});

/** By the ids of the techniques. @type {Record<string, Texts>} */
export const strings = {
  pointing: {
    lead: 'In a box, all places of a digit lie in one row or column. The rest of that line loses the digit.',
    look: 'For each digit that a box lacks, look at its places in the box. Two or three of them in one line point along the line, out of the box.',
    why: 'The box has the digit in one of these cells, and all of them are in the line. So the line has its digit inside the box.',
    result: 'The digit is removed from the cells of the line outside the box.',
  },
  claiming: {
    lead: 'In a row or column, all places of a digit lie in one box. The rest of that box loses the digit.',
    look: 'For each digit that a line lacks, look at its places in the line. If they lie in one of the three boxes that the line crosses, the line claims the digit of that box.',
    why: 'The line has the digit in one of these cells, and all of them are in the box. So the box has its digit inside the line.',
    result: 'The digit is removed from the cells of the box outside the line.',
  },
  'locked-pair': {
    lead: 'Two cells with the same two candidates lie in a box and in a line at once. Both houses lose the two digits elsewhere.',
    look: 'Look for a naked pair among the three cells where a box and a line cross.',
    why: 'The two cells use up the two digits, as every naked pair does. They belong to both houses, so the argument holds in both.',
    result: 'The two digits are removed from the other cells of the box and of the line.',
  },
  'locked-triple': {
    lead: 'The three cells where a box and a line cross have three candidates altogether. Both houses lose the three digits elsewhere.',
    look: 'Where a box and a line cross, check whether all three cells are empty and share three digits.',
    why: 'Three cells with three digits use them up. They belong to both houses, so the argument holds in both.',
    result: 'The three digits are removed from the other cells of the box and of the line.',
  },
  'naked-pair': naked('Two', 'two'),
  'naked-triple': naked('Three', 'three'),
  'naked-quad': naked('Four', 'four'),
  'hidden-pair': hidden('Two', 'two'),
  'hidden-triple': hidden('Three', 'three'),
  'hidden-quad': hidden('Four', 'four'),
};
