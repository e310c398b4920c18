// Texts of the pages of techniques, in English: wings and chains of cells with two candidates.
// @ts-check

/** By the ids of the techniques. @type {Record<string, import('../markup.js').Texts>} */
export const strings = {
  'xy-wing': {
    lead: 'Three cells with two candidates each: a pivot xy sees two wings xz and yz. One of the wings has z.',
    look: 'Look at cells with two candidates. For a pivot with 1 and 2, search the cells that it sees for a wing with 1 and a third digit and a wing with 2 and the same third digit.',
    why: 'If the pivot is x, the wing xz is z. If the pivot is y, the wing yz is z. The pivot is one of the two, so one of the wings is z.',
    result: 'The digit z is removed from every cell that sees both wings.',
  },
  'xyz-wing': {
    lead: 'A pivot with three candidates xyz sees two wings xz and yz. One of the three cells has z.',
    look: 'Look for a cell with three candidates, with a cell of two of them in its box and another one in its row or column. Both share the third digit with the pivot.',
    why: 'If the pivot is x, the wing xz is z. If it is y, the wing yz is z. Otherwise the pivot itself is z.',
    result:
      'The digit z is removed from every cell that sees all three. Such cells lie in the box of the pivot.',
  },
  'w-wing': {
    lead: 'Two cells have the same two candidates. A house with two places for one of these digits connects them: each place sees one of the cells. One of the two cells has the other digit.',
    look: 'Look for two equal cells with two candidates that do not see each other. Then look for a row, column or box in which one of the digits has exactly two places, one in sight of each cell.',
    why: 'One of the two places of the connecting house has the digit. The cell that sees this place does not, so it has the other digit.',
    result: 'The other digit is removed from every cell that sees both cells.',
  },
  'remote-pair': {
    lead: 'Cells with the same two candidates form a chain in which each sees the next. Cells an odd number of steps apart have different digits.',
    look: 'Look for four or more cells with the same two candidates. Connect those that see each other, and look for two ends with an even number of cells in the chain.',
    why: 'The two digits alternate along the chain. If the chain has an even number of cells, its ends differ: one of them has the first digit, the other one the second.',
    result: 'Both digits are removed from every cell that sees both ends.',
  },
  'xy-chain': {
    lead: 'Cells with two candidates each form a chain: each shares a digit with the next, which it sees. Both ends have a digit z that their neighbours in the chain do not use. One of the ends is z.',
    look: 'Begin at a cell with two candidates, z and another. Leave it by the other digit: go to a cell with two candidates that has this digit, and leave that one by its second. Continue until you leave a cell by z.',
    why: 'If the first cell is not z, it is its other digit. Then the next cell has its second digit, and so on, until the last cell is z. So the first or the last cell is z.',
    result: 'The digit z is removed from every cell that sees both ends.',
  },
  'y-cycle': {
    lead: 'Cells with two candidates each form a ring: each shares a digit with the next, and all can be filled in two ways. Both exclude the same candidates.',
    look: 'Build an XY-chain and see whether it returns to its start by the digit that is still free there.',
    why: 'Once a cell of the ring is decided, so are all others: every cell has the digit that it shares with the next one, or every cell has the one that it shares with the cell before. So of two neighbours, one has the digit that they share.',
    result:
      'For each two neighbours in the ring, the digit that they share is removed from all other cells that see both.',
  },
};
