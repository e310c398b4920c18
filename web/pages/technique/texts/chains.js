// Texts of the pages of techniques, in English: chains of several digits.
// @ts-check

/** By the ids of the techniques. @type {Record<string, import('../markup.js').Texts>} */
export const strings = {
  'xy-cycle': {
    lead: 'Candidates of several digits form a ring in which strong and weak links alternate. The ring can be filled in two ways, and both exclude the same candidates.',
    look: 'Follow strong links: the two places of a digit in a house, or the two candidates of a cell. Between them, go from a candidate to another that it excludes. Look for a way back to the start.',
    why: 'If one candidate of the ring holds, the next does not, and so on around. So of the two ends of each weak link, exactly one holds.',
    result: 'What sees both ends of a weak link is removed.',
  },
  'forcing-chain': {
    lead: 'A chain of implications starts with a candidate and arrives at its opposite, or at something that excludes it. So the assumption at the start is wrong.',
    look: 'Choose a candidate near many cells with two candidates. Suppose that it holds, or that it does not, and follow what is forced: the last candidate of a cell, the last place in a house.',
    why: 'Every step follows from the one before it. An assumption that leads to its own opposite cannot hold.',
    result: 'The candidate is removed, or placed if its absence was the assumption.',
  },
  aic: {
    lead: 'An alternating inference chain joins two candidates: if the first one is false, the last one is true. So at least one of them holds.',
    look: 'Begin with a candidate that you would like to keep apart from another. Alternate: a strong link (if this is false, that is true), then a weak link (if this is true, that is false). The chain begins and ends with a strong link.',
    why: 'Either the first candidate is true, or the chain makes the last one true.',
    result:
      'What sees both ends is removed: the same digit in common peers, or the digit of the one end in the cell of the other if the two cells see each other.',
  },
  'discontinuous-nice-loop': {
    lead: 'A chain of alternating links returns to the candidate or cell where it began, and the links at this point do not alternate. That decides the candidate.',
    look: 'Follow strong and weak links in turn from a candidate. If a strong link leads back to a candidate that was left by a strong link, it is true. If two weak links meet there, it is false.',
    why: 'With two strong links, the candidate being false implies that it is true. With two weak links, the candidate being true implies that it is false. Either way, one of its two states is impossible.',
    result:
      'A candidate that must be true removes the others of its cell; one that must be false is removed.',
  },
  'continuous-nice-loop': {
    lead: 'A chain of alternating links closes to a ring without a break. Every weak link of the ring becomes a strong one.',
    look: 'When a chain ends beside its start, check whether the link back to the start keeps the alternation of strong and weak links. If it does, the loop is continuous.',
    why: 'If one candidate of the ring is true, the next is false, and so on around: all solid discs hold, or all rings. So of the two ends of each weak link, exactly one is true.',
    result:
      'Each weak link removes what sees both of its ends: a digit elsewhere in a house, or the other candidates of a cell.',
  },
  'grouped-continuous-nice-loop': {
    lead: 'A continuous nice loop in which a node may be a group: two or three cells of a box and a line with the same digit, or an almost locked set.',
    look: 'Extend loops by groups: if a digit is in a line only within one box and in one other cell, the group and the cell make a strong link.',
    why: 'A group is true if one of its cells has the digit. It excludes the digit from all cells that see the whole group. Apart from that, it takes part in the loop like a single candidate.',
    result:
      'Each weak link removes what sees both of its ends. An almost locked set in the loop is locked: it also removes its other digits around it.',
  },
  'grouped-discontinuous-nice-loop': {
    lead: 'A discontinuous nice loop in which a node may be a group of cells with the same digit, or an almost locked set.',
    look: 'If a chain ends at a house in which a digit has more than two places, check whether all but one of them lie together in a box and a line. Such a group continues the chain.',
    why: 'A group is true if one of its cells has the digit, and it excludes the digit from all cells that see the whole group. The loop is then read like one of single candidates.',
    result:
      'A candidate that must be true removes the others of its cell; one that must be false is removed.',
  },
  'grouped-aic': {
    lead: 'An alternating inference chain in which a node may be a group of cells with the same digit, or an almost locked set. One of its two ends holds.',
    look: 'Look for chains that fail by a single extra place of a digit. If the extra place lies in the same box and line as its neighbour in the chain, the two form a group.',
    why: 'Either the first end is true, or the chain makes the last one true. A group at an end is true if one of its cells has the digit.',
    result: 'What sees both ends, including all cells of a group, is removed.',
  },
};
