// Texts of the pages of techniques, in English: fish of rows and columns, with and without fins.
// @ts-check

/** @typedef {import('../markup.js').Texts} Texts */

/** @param {string} number @param {string} look @returns {Texts} */
const fish = (number, look) => ({
  lead: `In ${number} rows, all places of a digit lie in the same ${number} columns, or the other way round. These columns lose the digit in all other rows.`,
  look,
  why: `Each of the ${number} rows has the digit once, and no two of them in the same column. So the ${number} rows use up the ${number} columns: each of these has the digit in one of the rows.`,
  result: `The digit is removed from the ${number} columns outside the ${number} rows. With rows and columns exchanged, the same holds.`,
});

/** @param {string} name @param {string} number @returns {Texts} */
const finned = (name, number) => ({
  lead: `Almost ${name}: in ${number} lines, the places of a digit lie in ${number} crossing lines, except for one or more extra places, the fins, in one box. Cells that see all fins lose the digit.`,
  look: `Look for ${name} that one or two extra places spoil. If these places lie in one box with a corner of the fish, what the fish would remove inside that box is still removed.`,
  why: `Either no fin has the digit. Then the fish is complete, and the crossing lines have the digit in its lines. Or a fin has the digit. Then every cell that sees it does not. What is removed in both cases is certain.`,
  result: `The digit is removed from cells of the crossing lines, outside the lines of the fish, that see all fins. They are in the box of the fins.`,
});

/** @param {string} name @param {string} number @returns {Texts} */
const sashimi = (name, number) => ({
  lead: `${name[0].toUpperCase()}${name.slice(1)} with fins whose corner beside the fins is missing: without the fins, one of the ${number} lines has a single place left. Cells that see all fins still lose the digit.`,
  look: `Look for a digit with few places in ${number} lines. If moving a place to another cell of its box would complete ${name}, that place is a fin, and the cell is the missing corner.`,
  why: `Either no fin has the digit. Then the lines of the fish have it in the crossing lines only, and use them up. Or a fin has the digit, and every cell that sees it does not. What is removed in both cases is certain.`,
  result: `The digit is removed from cells of the crossing lines, outside the lines of the fish, that see all fins. They are in the box of the fins.`,
});

/** By the ids of the techniques. @type {Record<string, Texts>} */
export const strings = {
  'x-wing': fish(
    'two',
    'Take one digit and look for rows in which it has exactly two places. Two such rows with their places in the same columns make an X-wing. Then do the same with columns.',
  ),
  swordfish: fish(
    'three',
    'Take one digit and look for rows in which it has two or three places. Three such rows whose places lie in three columns make a swordfish. A row need not use all three columns. Then do the same with columns.',
  ),
  jellyfish: fish(
    'four',
    'Take a digit that is missing in many rows. Four rows with two to four places each, which lie in four columns altogether, make a jellyfish. Four rows with few places are often easier to see than the fish in columns that complements them.',
  ),
  'finned-x-wing': finned('an X-wing', 'two'),
  'sashimi-x-wing': sashimi('an X-wing', 'two'),
  'finned-swordfish': finned('a swordfish', 'three'),
  'sashimi-swordfish': sashimi('a swordfish', 'three'),
  'finned-jellyfish': finned('a jellyfish', 'four'),
  'sashimi-jellyfish': sashimi('a jellyfish', 'four'),
};
