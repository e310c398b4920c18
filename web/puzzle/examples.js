// The example puzzles: famous ones, and those of five teaching texts.
// @ts-check

/**
 * An example; its name is in features/examples/en.js.
 * @typedef {object} Example
 * @property {string} id
 * @property {string} givens  81 digits, 0 for an empty cell
 * @property {Level} [level]  undefined unless there is exactly one solution
 */

/**
 * The difficulty for a person, by the hardest technique that a solution needs: easy: singles;
 * very hard: forcing chains; extreme: more than chains on one board.
 * @typedef {'easy' | 'medium' | 'hard' | 'veryHard' | 'extreme'} Level
 */

/** @type {{id: string, examples: Example[]}[]} */
export const EXAMPLES = [
  {
    id: 'famous',
    examples: [
      {
        id: 'inkala-2012',
        givens: '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
        level: 'extreme',
      },
      {
        id: 'golden-nugget',
        givens: '000000039000001005003050800008090006070002000100400000009080050020000600400700000',
        level: 'extreme',
      },
      {
        id: 'easter-monster',
        givens: '100000002090400050006000700050903000000070000000850040700000600030009080002000001',
        level: 'extreme',
      },
      {
        id: 'seventeen-givens',
        givens: '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
        level: 'easy',
      },
      {
        id: 'brute-force',
        givens: '000000000000003085001020000000507000004000100090000000500000073002010000000040009',
        level: 'easy',
      },
      {
        id: 'impossible',
        givens: '000005080000601043000000000010500000000106000300000005530000061000000004000000000',
      },
      {
        id: 'empty',
        givens: '000000000000000000000000000000000000000000000000000000000000000000000000000000000',
      },
    ],
  },
  {
    id: 'texts',
    examples: [
      {
        id: 'liang-output',
        givens: '060104050008305600200000001800407006006000300700901004500000002007206900040508070',
        level: 'easy',
      },
      {
        id: 'liang-figure-2',
        givens: '530070000600195000098000060800060003400803001700020006060000000000419005000080079',
      },
      {
        id: 'almanac-sample',
        givens: '100907003080000070009000600007209400410000095008504300003000700050000040200806009',
        level: 'veryHard',
      },
      {
        id: 'almanac-many',
        givens: '123456789060000030070000040789123456000000000000000000456789123000000000000000000',
      },
      {
        id: 'article',
        givens: '580200470020000030030054000000560000007030900000091000000820060070000080094006015',
        level: 'easy',
      },
      {
        id: 'assignment-4',
        givens: '000530004083901000610028700000000207040107080709000000001740058000603970200095000',
        level: 'easy',
      },
      {
        id: 'recursion-lab',
        givens: '060001094300007100000090000706500209030020060902006301000050000007300002410700080',
        level: 'easy',
      },
    ],
  },
];
