// Texts of the pages of techniques, in English: Siamese, Franken and mutant fish.
// @ts-check

/** @typedef {import('../markup.js').Texts} Texts */

/** @param {string} name  with its article @returns {Texts} */
const siamese = (name) => ({
  lead: `Two fish with fins, each ${name}, have the same base houses but different cover houses. Each removes candidates that the other one does not.`,
  look: `When you have found ${name}, keep its base houses and try to exchange one cover house for another. Where the places of the digit allow two choices, both fish are valid at the same time.`,
  why: 'Each of the two fish holds independently of the other: if none of its fins has the digit, its cover houses have the digit in the base houses; if a fin has it, the cells that see the fin do not. To use both at once only saves a step.',
  result: 'The digit is removed from the cells that either of the two fish excludes.',
});

/** @param {string} number @param {string} kind @returns {Texts} */
const franken = (number, kind) => ({
  lead: `A fish of ${number} base and ${number} cover houses in which boxes may take the place of lines: rows and boxes are covered by columns and boxes, or the other way round.${kind ? ' Extra places of the digit are fins.' : ''}`,
  look: `Take a digit with few places. Add a box to the rows of an incomplete fish where the box collects places that would otherwise spoil it.${kind ? ' A place of the base houses outside the cover is a fin; what the fish removes must see all of them.' : ''}`,
  why: kind
    ? `The base houses have the digit ${number} times, counted house by house. A place that lies in more base houses than cover houses is a fin. If no fin has the digit, the ${number} cover houses are used up. If a fin has it, no cell that sees the fin does.`
    : `The base houses have the digit ${number} times, counted house by house. All their places lie in the ${number} cover houses, each of which has the digit once. So the cover houses are used up and have no other place for it.`,
  result: kind
    ? 'The digit is removed from cells of the cover houses, outside the base houses, that see all fins.'
    : 'The digit is removed from cells of the cover houses outside the base houses.',
});

/** @param {string} number @returns {Texts} */
const mutant = (number) => ({
  lead: `A fish of ${number} base and ${number} cover houses of any kind: rows, columns and boxes mixed on both sides, with fins.`,
  look: `Such fish are a subject for programs and for patient solvers. Begin with the houses in which the digit has two places, and choose base houses that overlap as little as possible. Then cover their places with as few houses as possible; what is left over is a fin.`,
  why: `The base houses have the digit ${number} times, counted house by house. A place that lies in more base houses than cover houses is a fin. If no fin has the digit, the ${number} cover houses are used up. If a fin has it, no cell that sees the fin does.`,
  result:
    'The digit is removed from cells that lie in more cover houses than base houses and see all fins.',
});

/** By the ids of the techniques. @type {Record<string, Texts>} */
export const strings = {
  'siamese-finned-swordfish': siamese('a finned swordfish'),
  'siamese-sashimi-swordfish': siamese('a sashimi swordfish'),
  'siamese-finned-jellyfish': siamese('a finned jellyfish'),
  'siamese-sashimi-jellyfish': siamese('a sashimi jellyfish'),
  'finned-franken-x-wing': franken('two', 'finned'),
  'franken-swordfish': franken('three', ''),
  'finned-franken-swordfish': franken('three', 'finned'),
  'siamese-finned-franken-swordfish': siamese('a finned Franken swordfish'),
  'franken-jellyfish': franken('four', ''),
  'finned-franken-jellyfish': franken('four', 'finned'),
  'siamese-finned-franken-jellyfish': siamese('a finned Franken jellyfish'),
  'finned-mutant-jellyfish': mutant('four'),
  'siamese-finned-mutant-jellyfish': siamese('a finned mutant jellyfish'),
  'finned-mutant-squirmbag': mutant('five'),
  'finned-mutant-whale': mutant('six'),
};
