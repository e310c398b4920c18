// Texts of the pages of techniques, in English: chains and colours of one digit, templates.
// @ts-check

/** By the ids of the techniques. @type {Record<string, import('../markup.js').Texts>} */
export const strings = {
  skyscraper: {
    lead: 'Two parallel lines have two places each for a digit. One place of each lies in the same crossing line; the other two are the roofs. One of the roofs has the digit.',
    look: 'Take one digit and look for rows with two places for it. Two such rows that share one column, but not both, make a skyscraper. Then do the same with columns.',
    why: 'The two places at the base see each other, so at most one of them has the digit. The line of the other has the digit at its roof. So at least one roof has it.',
    result: 'The digit is removed from every cell that sees both roofs.',
  },
  'two-string-kite': {
    lead: 'A row and a column have two places each for a digit. One place of the row and one of the column lie in the same box. One of the other two places has the digit.',
    look: 'Take one digit and mark the rows and columns with two places for it. Look for a row and a column that meet in a box without sharing the cell. The free ends are the tips of the kite.',
    why: 'The two places in the box see each other, so at most one of them has the digit. The line of the other has the digit at its far end.',
    result:
      'The digit is removed from every cell that sees both far ends: as a rule, the cell where their lines cross.',
  },
  crane: {
    lead: 'Two houses, one of them a box, have two places each for a digit. One place of each see each other. One of the other two places has the digit.',
    look: 'Begin with boxes in which a digit has two places. Follow the lines of both places to a line with two places for the digit, or to another such box.',
    why: 'The two places that see each other cannot both have the digit. The house of the one without it has the digit at its other end.',
    result: 'The digit is removed from every cell that sees both outer ends.',
  },
  'turbot-fish': {
    lead: 'Four places of a digit form a chain: the first two and the last two are the only places of a house, and the middle two see each other. Skyscraper, kite and crane are special cases.',
    look: 'Take one digit and look for houses with two places for it. Two such houses, connected by cells that see each other, make a turbot fish.',
    why: 'The middle two places cannot both have the digit. So at least one of the two houses has it at the outer end.',
    result: 'The digit is removed from every cell that sees both ends of the chain.',
  },
  'dual-two-string-kite': {
    lead: 'Two kites are connected in the same two cells of a box, for the same digit or for two digits. Both remove something.',
    look: 'When you have found a two-string kite, look at the two cells that connect it in the box. Do they connect a second row and column with two places, or a second digit in the same way?',
    why: 'Each of the two kites holds for itself: the cells in the box see each other, so they cannot both have its digit. One of its far ends has it.',
    result: 'For each kite, its digit is removed from the cells that see both of its far ends.',
  },
  'empty-rectangle': {
    lead: 'In a box, all places of a digit lie in one row and one column. A line with two places for the digit meets this cross with one end. The other end and the cross then exclude a cell.',
    look: 'Look for boxes in which a digit is missing from a rectangle of four cells: the other five cells form the cross. Then look for a line with two places for the digit, one of which is in the row or column of the cross.',
    why: 'If the far end of the line does not have the digit, the near end has. Then the box has its digit in the other arm of the cross. Either way, the cell that sees the far end and lies in that arm’s line sees the digit.',
    result:
      'The digit is removed from the cell where the line of the far end meets the other arm of the cross.',
  },
  'dual-empty-rectangle': {
    lead: 'Two empty rectangles use the same box and the same strong link, or two links between the same lines. Each removes something.',
    look: 'When you have found an empty rectangle, read it the other way round: with its row and column exchanged, a second one may be there.',
    why: 'Each of the two holds for itself: either the far end of its line has the digit, or the box has it in the other arm of the cross.',
    result: 'The digit is removed from the cells that either of the two excludes.',
  },
  'simple-colors-trap': {
    lead: 'Pairs of places of a digit, house by house, connect cells that get two colours in turn. A cell outside that sees both colours loses the digit.',
    look: 'Take a digit with many houses that have two places for it. Colour one place, then every place that is paired with it in the other colour, and so on. Then look for uncoloured places that see both colours.',
    why: 'In each pair, exactly one place has the digit. So either all cells of the first colour have it, or all cells of the second. A cell that sees both colours sees the digit in any case.',
    result: 'The digit is removed from every cell that sees both colours.',
  },
  'simple-colors-wrap': {
    lead: 'Pairs of places of a digit connect cells in two colours. Two cells of the same colour see each other, so this colour is wrong.',
    look: 'Colour the places of a digit as for a trap. Then check each colour: do two of its cells lie in one house?',
    why: 'Either all cells of a colour have the digit or none does. Two cells of one house cannot both have it, so none of that colour does.',
    result:
      'The digit is removed from all cells of the wrong colour. The cells of the other colour have it.',
  },
  'multi-colors-1': {
    lead: 'Two separate groups of pairs of a digit are coloured. A colour of the one sees a colour of the other. Then one of the two opposite colours is right.',
    look: 'Colour all groups of pairs of a digit, each with two different colours. Look for cells of different groups that see each other, then for cells that see both opposite colours.',
    why: 'Two colours that see each other are not both right. If one is wrong, its opposite is right. So at least one of the two opposites has the digit throughout.',
    result: 'The digit is removed from every cell that sees both opposite colours.',
  },
  'multi-colors-2': {
    lead: 'Two separate groups of pairs of a digit are coloured. A colour of the one group sees both colours of the other. That colour is wrong.',
    look: 'Colour all groups of pairs of a digit. Look for a colour whose cells, taken together, see both colours of another group. Not each of its cells needs to see both.',
    why: 'One of the two colours of the other group is right. If the colour that sees both were right, it would be in conflict with it.',
    result:
      'The digit is removed from all cells of the wrong colour. The cells of its opposite colour have it.',
  },
  'x-cycle': {
    lead: 'Places of a digit form a ring in which pairs of a house and plain neighbours alternate. The ring can be filled in two ways, and both exclude the same cells.',
    look: 'Take a digit with many pairs. Connect the ends of pairs that see each other. If you come back to the start and the two kinds of links alternate all the way round, the ring is complete.',
    why: 'If one place of the ring has the digit, the next does not, and so on around. So every second place has it: the even ones or the odd ones. Of two neighbours in the ring, one has the digit.',
    result:
      'For each link between neighbours that are not a pair, the digit is removed from all other cells that see both.',
  },
  'x-chain': {
    lead: 'A chain of places of one digit, in which pairs of a house and plain neighbours alternate, begins and ends with a pair. One of its two ends has the digit.',
    look: 'Take one digit. Begin at a pair, go on to a place that its far end sees, from there along another pair, and so on. After each pair, ask which cells see both ends of the chain.',
    why: 'If the first place does not have the digit, its partner does; so the next place does not, its partner does, and so on to the last place. So the first or the last place has the digit.',
    result: 'The digit is removed from every cell that sees both ends.',
  },
  'forcing-x-chain': {
    lead: 'Within one digit, a chain of implications starts at a place and arrives at its opposite. So the assumption at the start is wrong.',
    look: 'Take one digit and one of its places. Suppose that it has the digit, or that it has not, and follow houses with two places. Stop when the chain contradicts the start.',
    why: 'Every step follows from the one before it. An assumption that leads to its own opposite cannot hold.',
    result: 'The place loses the digit, or gets it, depending on the assumption.',
  },
  'template-set': {
    lead: 'There are only a few ways to place all nine copies of a digit. If all of them use the same cell, that cell has the digit.',
    look: 'This is work for a program: it lists all ways to place the digit once in every row, column and box on cells where it is still possible.',
    why: 'The solution uses one of the ways. A cell that belongs to all of them belongs to that one.',
    result: 'The digit is placed in the cell that all templates share.',
  },
  'template-delete': {
    lead: 'There are only a few ways to place all nine copies of a digit. A cell that none of them uses loses the digit.',
    look: 'This is work for a program: it lists all ways to place the digit once in every row, column and box on cells where it is still possible.',
    why: 'The solution uses one of the ways. A cell that belongs to none of them cannot have the digit.',
    result: 'The digit is removed from every cell that no template uses.',
  },
};
