// Texts of the pages of techniques, in English: what follows from the solution being unique.
// @ts-check

/** @typedef {import('../markup.js').Texts} Texts */

const WHY =
  'If only the two digits were left in all cells of the pattern, they could be exchanged there without a change elsewhere. The puzzle would have two solutions.';

/**
 * The four types of a pattern in which two digits could be exchanged.
 * @param {string} pattern  with its article
 * @param {string} where  how to find it
 */
const types = (pattern, where) => ({
  /** @type {Texts} */
  one: {
    lead: `In ${pattern}, all cells but one have just the same two candidates. The last cell is neither of them.`,
    look: `${where} If only one of the cells has further candidates, it is type 1.`,
    why: `${WHY} So the last cell is one of its further candidates.`,
    result: 'The two digits are removed from the cell with further candidates.',
  },
  /** @type {Texts} */
  two: {
    lead: `In ${pattern}, some cells have one further candidate, the same in each. One of these cells has it.`,
    look: `${where} If all cells that spoil it have the same third candidate, it is type 2.`,
    why: `${WHY} So at least one of the cells has the third candidate.`,
    result: 'The third digit is removed from every cell that sees all cells that have it.',
  },
  /** @type {Texts} */
  three: {
    lead: `In ${pattern}, two cells of a house have further candidates. Together, they act like a single cell with only these, and complete a naked set of the house.`,
    look: `${where} If two cells of one house have further candidates, look in the house for cells with few other digits than those.`,
    why: `${WHY} So one of the two cells has a further candidate. With the other cells of the set, it uses up the digits of the set.`,
    result: 'The digits of the set are removed from the other cells of the house.',
  },
  /** @type {Texts} */
  four: {
    lead: `In ${pattern}, two cells of a house have further candidates, and one of the two digits has no other place in that house. Then neither cell is the other digit.`,
    look: `${where} If two cells of one house have further candidates, check whether one of the two digits is possible in that house in these two cells only.`,
    why: `One of the two cells has the digit that has no other place. If the other cell had the second digit, the pattern would be complete. ${WHY}`,
    result: 'The second digit is removed from both cells.',
  },
});

const rectangle = types(
  'a rectangle of four cells in two rows, two columns and two boxes',
  'Look for cells with the same two candidates in one box, and continue the rectangle into a second box.',
);
const loop = types(
  'a loop of six or more cells, two in each row, column and box that it passes',
  'Look for more than two cells with the same two candidates, and connect them in turn along rows, columns and boxes until the loop closes.',
);
const test = types(
  'a rectangle of four cells in two rows, two columns and two boxes, some of which may already lack one of the two digits',
  'Look for cells with the same two candidates in one box, and continue the rectangle into a second box.',
);

const GRAVE =
  'A grid in which every empty cell has two candidates, and every digit two places in each of its houses, has no solution or at least two.';

/** By the ids of the techniques. @type {Record<string, Texts>} */
export const strings = {
  'unique-rectangle-1': rectangle.one,
  'unique-rectangle-2': rectangle.two,
  'unique-rectangle-3': rectangle.three,
  'unique-rectangle-4': rectangle.four,
  'unique-loop-1': loop.one,
  'unique-loop-2': loop.two,
  'unique-loop-3': loop.three,
  'unique-loop-4': loop.four,
  'uniqueness-test-1': test.one,
  'uniqueness-test-2': test.two,
  'uniqueness-test-3': test.three,
  'uniqueness-test-4': test.four,
  'uniqueness-test-5': {
    lead: 'In a rectangle of two digits, two opposite corners or three corners have the same third candidate. One of these corners has it.',
    look: 'Look for a rectangle in two boxes as for type 2. The cells with the third candidate are not in one line.',
    why: `${WHY} So at least one of the corners has the third candidate.`,
    result: 'The third digit is removed from every cell that sees all corners that have it.',
  },
  'uniqueness-test-6': {
    lead: 'In a rectangle of two digits, two opposite corners have further candidates, and one of the digits has no other place in both rows or both columns. The two corners do not have this digit.',
    look: 'Look for a rectangle in two boxes in which the two corners with nothing but the two digits lie opposite each other. Then check whether one of the digits is confined to the rectangle in both rows or in both columns.',
    why: `If one of the two corners had the digit, the corner opposite would have it, too, and the other two corners the other digit. ${WHY}`,
    result: 'The digit is removed from the two corners with further candidates.',
  },
  'hidden-rectangle': {
    lead: 'In a rectangle of two digits, one corner has just the two. In the row and the column of the opposite corner, one of the digits has no place outside the rectangle. The opposite corner does not have the other digit.',
    look: 'Start from a cell with two candidates, and look for a rectangle in two boxes whose corners all allow both. At the opposite corner, check both lines for one of the digits.',
    why: `If the opposite corner had the other digit, the first digit would be forced into the two corners beside it, and the remaining corner would have the other digit as well. ${WHY}`,
    result: 'The other digit is removed from the opposite corner.',
  },
  'avoidable-rectangle-1': {
    lead: 'Three corners of a rectangle are solved, and none of them is a given. The fourth corner must not complete a pair of digits that could be exchanged.',
    look: 'Look at digits that you have entered yourself. In two rows, two columns and two boxes: if two opposite corners have the same digit, the corner between them must not be matched by its opposite.',
    why: 'No given fixes the rectangle. If its corners had two digits crosswise, these could be exchanged, and the puzzle would have two solutions.',
    result: 'The digit that would complete the exchange is removed from the fourth corner.',
  },
  'avoidable-rectangle-2': {
    lead: 'Two corners of a rectangle in one line are solved, and neither is a given. The other two could complete an exchange, but share one further candidate. One of them has it.',
    look: 'Look at two digits that you have entered yourself, in one line and in different boxes. Below or beside them, look for two cells with two candidates: the digit of the opposite corner, and the same third digit.',
    why: 'If neither cell had the third digit, the rectangle would have two digits crosswise and no given. The digits could be exchanged, and the puzzle would have two solutions.',
    result: 'The third digit is removed from every cell that sees both open corners.',
  },
  'bug-1': {
    lead: 'All empty cells have two candidates, except for one cell with three. One of the three is the solution of that cell.',
    look: 'Near the end of a puzzle, check whether only one cell has more than two candidates. The digit that occurs three times in its houses is the right one.',
    why: `${GRAVE} The third candidate is all that prevents this, so it is right. (BUG is short for bivalue universal grave.)`,
    result: 'The other two candidates of the cell are removed.',
  },
  'bug-2': {
    lead: 'Without one extra candidate in each of a few cells, every empty cell would have two candidates. The extra candidates are the same digit, so one of these cells has it.',
    look: 'Near the end of a puzzle, look at the cells with more than two candidates. In each, find the digit that occurs three times in a house. Is it the same everywhere?',
    why: `${GRAVE} The extra candidates are all that prevents this, so at least one of them is right.`,
    result: 'The digit is removed from every cell that sees all cells with an extra candidate.',
  },
  'bug-3': {
    lead: 'Without a few extra candidates, every empty cell would have two candidates. The cells with the extra ones share a house, and act like a single cell that completes a naked set.',
    look: 'Near the end of a puzzle, look at the cells with more than two candidates. If they lie in one house, look there for cells with few digits besides the extra ones.',
    why: `${GRAVE} So one of the extra candidates is right. With the other cells of the set, it uses up the digits of the set.`,
    result: 'The digits of the set are removed from the other cells of the house.',
  },
  'bug-4': {
    lead: 'Without extra candidates in two cells of a house, every empty cell would have two candidates. The two cells share a digit that has no other place in the house.',
    look: 'Near the end of a puzzle, look for exactly two cells with more than two candidates in one house. Check whether they share a digit, not an extra one, that is confined to them.',
    why: `${GRAVE} So one of the two cells has an extra candidate. The other one has the digit that both share.`,
    result: 'All candidates but the extra ones and the shared digit are removed from both cells.',
  },
};
