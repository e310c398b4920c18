// Puzzles to start with: those of the five texts that this project grew from, and famous ones.
// @ts-check

/** @typedef {{name: string, note: string, givens: string}} Example */

/** @type {{name: string, examples: Example[]}[]} */
export const EXAMPLES = [
  {
    name: 'From the texts',
    examples: [
      {
        name: 'Liang, the output',
        note: 'The puzzle whose solution the case study prints.',
        givens: '060104050008305600200000001800407006006000300700901004500000002007206900040508070',
      },
      {
        name: 'Liang, Figure 2',
        note: 'As printed in the text: it has 18 solutions.',
        givens: '530070000600195000098000060800060003400803001700020006060000000000419005000080079',
      },
      {
        name: 'Almanac, first',
        note: 'From the sample input of e1089; Liang’s output again.',
        givens: '060104050008305600200000001800407006006000300700901004500000002007206900040508070',
      },
      {
        name: 'Almanac, second',
        note: 'From the sample input, there taken from sudoku.org.uk.',
        givens: '100907003080000070009000600007209400410000095008504300003000700050000040200806009',
      },
      {
        name: 'Almanac, third',
        note: '“This puzzle has multiple solutions”: 2,032 of them.',
        givens: '123456789060000030070000040789123456000000000000000000456789123000000000000000000',
      },
      {
        name: 'Article',
        note: 'From the Java Sudoku solver program.',
        givens: '580200470020000030030054000000560000007030900000091000000820060070000080094006015',
      },
      {
        name: 'Assignment 4',
        note: 'To be solved by crossing out candidates.',
        givens: '000530004083901000610028700000000207040107080709000000001740058000603970200095000',
      },
      {
        name: 'Recursion lab',
        note: 'To be solved by recursion.',
        givens: '060001094300007100000090000706500209030020060902006301000050000007300002410700080',
      },
    ],
  },
  {
    name: 'Famous',
    examples: [
      {
        name: 'Inkala, 2012',
        note: 'By Arto Inkala, in the newspapers as the hardest ever.',
        givens: '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
      },
      {
        name: 'Golden Nugget',
        note: 'Long among the hardest that were known.',
        givens: '000000039000001005003050800008090006070002000100400000009080050020000600400700000',
      },
      {
        name: 'Easter Monster',
        note: 'The one that made solvers look for new techniques.',
        givens: '100000002090400050006000700050903000000070000000850040700000600030009080002000001',
      },
      {
        name: '17 givens',
        note: 'The fewest that can have one solution; by Gordon Royle.',
        givens: '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
      },
      {
        name: 'Against brute force',
        note: 'Its first row is 987654321, the last that a search tries.',
        givens: '000000000000003085001020000000507000004000100090000000500000073002010000000040009',
      },
      {
        name: 'Impossible',
        note: 'No solution; Peter Norvig’s program took 24 minutes to see it.',
        givens: '000005080000601043000000000010500000000106000300000005530000061000000004000000000',
      },
      {
        name: 'Empty grid',
        note: '6,670,903,752,021,072,936,960 solutions.',
        givens: '000000000000000000000000000000000000000000000000000000000000000000000000000000000',
      },
    ],
  },
];

/** What a first visit shows. */
export const FIRST = EXAMPLES[0].examples[0].givens;

/**
 * The examples as a menu has them.
 * @param {(givens: string) => void} choose
 * @returns {import('../base/dom/menu.js').MenuGroup[]}
 */
export const exampleMenu = (choose) =>
  EXAMPLES.map(({ name: group, examples }) => ({
    name: group,
    items: examples.map(({ name, note, givens }) => ({ name, note, choose: () => choose(givens) })),
  }));
