// Texts of the pages of techniques, in English: almost locked sets and aligned exclusion.
// @ts-check

/** By the ids of the techniques. @type {Record<string, import('../markup.js').Texts>} */
export const strings = {
  'als-xz': {
    lead: 'Two almost locked sets share a digit x that only one of them can have. If they also share a digit z, one of them has it. An almost locked set is a group of cells of a house with one candidate more than cells.',
    look: 'Look for small sets: a cell with two candidates, two cells with three, three cells with four. For two of them, find a digit x whose places in both sets all see each other, and a second common digit z.',
    why: 'Only one of the sets can have x. The other one has as many digits left as cells, so it has all of them, z included. So z is in one of the two sets in any case.',
    result:
      'The digit z is removed from every cell that sees all its places in both sets. If two digits can play the part of x, both sets are locked and remove their other digits, too.',
  },
  'als-xy-wing': {
    lead: 'Three almost locked sets form a wing: the middle one shares a digit x with the first and a digit y with the last, and only one set of each pair can have it. A digit z of both outer sets is in one of them.',
    look: 'It is an XY-wing with sets in place of cells. Begin with a middle set that shares one digit with a second set and another digit with a third one.',
    why: 'The middle set can lack only one digit, so it has x or y. If it has x, the first set lacks x and has all its other digits, z included. If it has y, the same holds for the last set.',
    result: 'The digit z is removed from every cell that sees all its places in both outer sets.',
  },
  'als-xy-chain': {
    lead: 'Several almost locked sets form a chain: each shares with the next a digit that only one of the two can have. A digit z of the first and the last set is in one of them.',
    look: 'It is an XY-chain with sets in place of cells. Extend an ALS-XZ pair by further sets; each must be left by another digit than the one by which it was reached.',
    why: 'If the first set does not have z, it has all its other digits. So the second set lacks the digit that both share, has all its others, and so on, until the last set has z.',
    result:
      'The digit z is removed from every cell that sees all its places in the first and the last set.',
  },
  'death-blossom': {
    lead: 'A stem cell has one petal for each of its candidates: an almost locked set that loses the candidate if the stem has it. A digit z of all petals is in one of them.',
    look: 'Begin with a cell of two or three candidates. For each candidate, look for a small almost locked set whose places for that candidate all see the stem. All sets must share a further digit z.',
    why: 'The stem is one of its candidates. The petal of that candidate loses it and needs all its other digits, z included.',
    result: 'The digit z is removed from every cell that sees all its places in the petals.',
  },
  'sue-de-coq': {
    lead: 'Cells where a box and a line cross, some more cells of the line and some more cells of the box have just as many digits as cells, if digits that the line’s and the box’s part share count twice. All of them are locked. The name is that of the contributor who described it.',
    look: 'Where a box and a line cross, look for two cells with four or more candidates altogether. Then look for a cell in the rest of the line with two of these candidates, and one in the rest of the box with two others.',
    why: 'No digit can be in the cells more often than it counts, and the counts add up to the number of cells. So each digit is there as often as it can be.',
    result:
      'The digits of the line’s part are removed from the rest of the line, those of the box’s part from the rest of the box, and the digits of the crossing that are in neither from both.',
  },
  'aligned-pair-exclusion': {
    lead: 'The combinations of two cells are tried one by one. A digit that is in no possible combination is removed.',
    look: 'Choose two cells that see many cells with two candidates in common. Write down their combinations, and cross out those that leave one of the common neighbours without a candidate.',
    why: 'A combination is impossible if it puts the same digit into two cells that see each other, or takes the last candidates from a cell that sees both. The solution is one of the others.',
    result: 'A candidate of the two cells is removed if all its combinations are crossed out.',
  },
  'aligned-triple-exclusion': {
    lead: 'The combinations of three cells are tried one by one. A digit that is in no possible combination is removed.',
    look: 'Choose three cells that see cells with two or three candidates in common. There are many combinations, so this is tedious on paper.',
    why: 'A combination is impossible if it puts the same digit into two cells that see each other, or takes the last candidates from a cell that sees all three. The solution is one of the others.',
    result: 'A candidate of the three cells is removed if all its combinations are crossed out.',
  },
};
