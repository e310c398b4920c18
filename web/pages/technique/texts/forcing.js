// Texts of the pages of techniques, in English: forcing chains.
// @ts-check

/** By the ids of the techniques. @type {Record<string, import('../markup.js').Texts>} */
export const strings = {
  nishio: {
    lead: 'A candidate is assumed to hold, and its consequences for this one digit lead to a contradiction. So the candidate is removed.',
    look: 'Choose a digit and a place for it that would settle many houses. Follow only this digit until a house has no place for it, or two.',
    why: 'Every consequence follows from the assumption. Two that exclude each other show that it is false.',
    result: 'The candidate that was assumed is removed.',
  },
  'cell-forcing-chains': {
    lead: 'A chain starts from each candidate of a cell, and all of them arrive at the same result. So the result holds.',
    look: 'Choose a cell with three or more candidates. Follow each of them in turn, and mark what is forced. A candidate that is forced or excluded by all of them is decided.',
    why: 'The cell is one of its candidates. Whichever it is, the result follows.',
    result: 'The result is a digit that is placed or a candidate that is removed.',
  },
  'region-forcing-chains': {
    lead: 'A chain starts from each place of a digit in a house, and all of them arrive at the same result. So the result holds.',
    look: 'Choose a digit with three or more places in a house. Follow each place in turn, and mark what is forced. A candidate that is forced or excluded by all of them is decided.',
    why: 'The digit is in one of its places. Whichever it is, the result follows.',
    result: 'The result is a digit that is placed or a candidate that is removed.',
  },
  'dynamic-cell-forcing-chains': {
    lead: 'Every candidate of a cell leads to the same result. The chains are dynamic: what they have excluded on the way may create new pairs and singles.',
    look: 'Follow each candidate of a cell as in cell forcing chains. Cross out what is excluded, and use the cells and houses that are reduced to one possibility by it.',
    why: 'Several earlier conclusions together may force a next one, so the chain is a net. It is still a proof: the cell is one of its candidates, and each of them leads to the result.',
    result: 'The result is a digit that is placed or a candidate that is removed.',
  },
  'dynamic-region-forcing-chains': {
    lead: 'Every place of a digit in a house leads to the same result. The chains are dynamic: what they have excluded on the way may create new pairs and singles.',
    look: 'Follow each place of the digit as in house forcing chains. Cross out what is excluded, and use the cells and houses that are reduced to one possibility by it.',
    why: 'Several earlier conclusions together may force a next one, so the chain is a net. It is still a proof: the digit is in one of its places, and each of them leads to the result.',
    result: 'The result is a digit that is placed or a candidate that is removed.',
  },
  'dynamic-contradiction-forcing-chains': {
    lead: 'An assumption about a candidate leads to a result and to its opposite. So the assumption is wrong.',
    look: 'Choose a candidate in a crowded part of the board, best one of two. Follow it until something is both forced and excluded.',
    why: 'All consequences follow from the assumption, some of them from several others together. A result and its opposite cannot both hold, so the assumption does not.',
    result: 'The candidate that was assumed is removed, or placed if its absence was assumed.',
  },
  'dynamic-double-forcing-chains': {
    lead: 'A candidate and its absence lead to the same result. So the result holds.',
    look: 'Choose a candidate and follow both cases: that it holds, and that it does not. Compare what is forced in both.',
    why: 'The candidate either holds or does not. Both cases lead to the result.',
    result: 'The result is a digit that is placed or a candidate that is removed.',
  },
};
