// Where and why: the sentences that explain a deduction, by family of techniques, in English.
// @ts-check
import { cellName, houseName } from '../puzzle/en.js';
import {
  a,
  candidates,
  cells,
  digits,
  houses,
  list,
  number,
  sentence,
  setOf,
  state,
  steps,
} from './en-grammar.js';

/** @typedef {import('../logic/story.js').Facts} Facts */
/** @typedef {import('../../wasm/logic.d.ts').ChainNode} ChainNode */

/** Cells whose digits block. @param {number[]} all */
const blocking = (all) => list(all.map((cell) => `~${cellName(cell)}~`));

const UNIQUE =
  'In a finished grid the two digits could be exchanged, and the puzzle would have two solutions.';

/** Where and why, by family. @type {Record<string, (facts: Facts) => [string, string]>} */
export const STORIES = {
  fullHouse: ({ houses: [house], place }) => [
    `${a(houseName(house))} has one empty cell: ${a(cellName(place.cell))}.`,
    `The other eight cells have all digits but ${place.digit}.`,
  ],
  hiddenSingle: ({ houses: [house], place, blockers, earlier }) => [
    `#${houseName(house)}# has no ${place.digit} yet.`,
    [
      blockers.length &&
        `The ${place.digit}${blockers.length > 1 ? 's' : ''} in ${blocking(blockers)} ${blockers.length > 1 ? 'rule' : 'rules'} out ${earlier.length ? '' : 'all '}other cells of the ${['row', 'column', 'box'][Math.floor(house / 9)]}.`,
      earlier.length && `Earlier steps have excluded ${cells(earlier)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ],
  nakedSingle: ({ place, earlier }) => [
    `#${cellName(place.cell)}#, its row, its column and its box.`,
    earlier.length
      ? `The others are there already, or earlier steps have excluded them: ${digits(earlier)}.`
      : 'Every digit but one is there already.',
  ],
  directLocked: ({ base: [base], cover: [cover], cells: all, digit, houses: [house] }) => [
    `In ${a(houseName(base))}, ${a(String(digit))} can only be in ${a(cells(all))}. All of them are in ${houseName(cover)}.`,
    `So ${houseName(cover)} has its ${digit} there, and ${houseName(house)} has one place left for ${digit}.`,
  ],
  directHidden: ({ houses: [house], cells: all, digits: pair, place }) => [
    `In ${a(houseName(house))}, ${a(digits(pair))} are possible only in ${a(cells(all))}.`,
    `These cells have no room for another digit. So ${houseName(house)} has one place left for ${place.digit}.`,
  ],
  locked: ({ base: [base], cover: [cover], cells: all, digit }) => [
    `In ${a(houseName(base))}, ${a(String(digit))} can only be in ${a(cells(all))}.`,
    `One of them is ${digit}, and all of them are in ${houseName(cover)}. So no other cell of ${houseName(cover)} is ${digit}.`,
  ],
  naked: ({ houses: [house], cells: all, digits: set }) => [
    `In ${a(houseName(house))}, ${a(cells(all))} have no candidates but ${a(digits(set))}.`,
    `${sentence(number(all.length))} cells share ${number(set.length)} digits and use them up. No other cell of ${houseName(house)} can have one of them.`,
  ],
  hidden: ({ houses: [house], cells: all, digits: set }) => [
    `In ${a(houseName(house))}, ${a(digits(set))} are possible only in ${a(cells(all))}.`,
    `${sentence(number(set.length))} digits need ${all.length === 2 ? 'both' : `all ${number(all.length)}`} cells. There is no room for other digits.`,
  ],
  lockedSet: ({ houses: both, cells: all, digits: set }) => [
    `${a(cells(all))} have no candidates but ${a(digits(set))}, and lie in ${houses(both)} at once.`,
    `They use up these digits in both houses. No other cell of either can have one of them.`,
  ],
  fish: ({ base, cover, digit }) => [
    `In ${a(houses(base))}, all places for ${a(String(digit))} lie in ${a(houses(cover))}.`,
    `These ${number(base.length)} houses need ${number(base.length)} ${digit}s, one in each of ${houses(cover)}. So no other cell there is ${digit}.`,
  ],
  finned: ({ base, cover, digit, fins }) => [
    `In ${a(houses(base))}, the places for ${a(String(digit))} lie in ${a(houses(cover))}, except for the ${fins.length > 1 ? 'fins' : 'fin'} ${a(cells(fins))}.`,
    `If no fin is ${digit}, ${houses(cover)} have their ${digit}s in ${houses(base)}. If a fin is ${digit}, the cells that see it are not. What falls away in both cases is not ${digit}.`,
  ],
  siamese: ({ base, cover, digit, fins }) => [
    `In ${a(houses(base))}, the places for ${a(String(digit))} make two fish with the same base. Their cover houses are among ${a(houses(cover))}, their fins are ${a(cells(fins))}.`,
    `For each of the two: if none of its fins is ${digit}, its cover houses have their ${digit}s in ${houses(base)}. If a fin is ${digit}, the cells that see it are not. So what either fish excludes falls away.`,
  ],
  xyWing: ({ order: [pivot, one, two], digit, candidates: of }) => [
    `The pivot ${a(cellName(pivot))} is ${digits(of(pivot), 'or')}. It sees ${a(cells([one, two]))}, which are ${digits(of(one), 'or')} and ${digits(of(two), 'or')}.`,
    `Whichever digit the pivot is, one of the two cells loses that digit and is ${digit}. A cell that sees both cannot be ${digit}.`,
  ],
  xyzWing: ({ order: [pivot, one, two], digit, candidates: of }) => [
    `The pivot ${a(cellName(pivot))} is ${digits(of(pivot), 'or')}. It sees ${a(cells([one, two]))}, which are ${digits(of(one), 'or')} and ${digits(of(two), 'or')}.`,
    `If the pivot is not ${digit}, one of the two cells is. So one of all three is ${digit}, and a cell that sees all three is not.`,
  ],
  wWing: ({ order: [one, near, far, two], digit, candidates: of }) => {
    const other = of(one).find((each) => each !== digit);
    return [
      `${a(cells([one, two]))} have the same two candidates, ${digits(of(one))}. A house has only two places for ${other}: ${a(cells([near, far]))}.`,
      `One of these two places is ${other}, so one of the two cells is not ${other} and is ${digit}. A cell that sees both cells is not ${digit}.`,
    ];
  },
  unique1: ({ order, digits: pair, victims }) => [
    `${a(cells(order))} could all be ${a(digits(pair, 'or'))}.`,
    `If they were, ${digits(pair)} could be exchanged, and the puzzle would have two solutions. So ${cells(victims)} is another digit.`,
  ],
  unique2: ({ order, digits: pair, gone }) => [
    `${a(cells(order))} could all be ${a(digits(pair, 'or'))}, but for the candidate ${gone[0].digit}.`,
    `${UNIQUE} So one of the cells is ${gone[0].digit}, and a cell that sees all of those is not.`,
  ],
  unique3: ({ order, digits: pair, sets, houses: [house] }) => [
    `${a(cells(order))} could all be ${a(digits(pair, 'or'))}, but for a few more candidates.`,
    `${UNIQUE} So one of the extra candidates is right${sets.length ? `, and with ${digits(sets[0].digits)} a set of cells in ${houseName(house)} is full` : ''}.`,
  ],
  unique4: ({ order, digits: pair, gone, shared: [house] }) => {
    const kept = pair.find((digit) => digit !== gone[0].digit);
    return [
      `${a(cells(order))} could all be ${a(digits(pair, 'or'))}. In ${houseName(house)}, only they can be ${kept}.`,
      `One of those two cells is ${kept}. ${UNIQUE} So neither of them is ${gone[0].digit}.`,
    ];
  },
  unique6: ({ order, digits: pair, gone }) => [
    `${a(cells(order))} could all be ${a(digits(pair, 'or'))}, and their rows and columns have no other place for ${gone[0].digit}.`,
    `If ${gone[0].digit} were in two opposite corners, ${digits(pair)} would fill all four. ${UNIQUE}`,
  ],
  hiddenRectangle: ({ order, digits: pair, gone }) => [
    `${a(cells(order))} can all be ${a(digits(pair, 'or'))}.`,
    `If ${cellName(gone[0].cell)} were ${gone[0].digit}, the only places left for ${digits(pair)} would fill all four corners. ${UNIQUE}`,
  ],
  avoidable: ({ order, digits: pair }) => [
    `${a(cells(order))} are corners of a rectangle, and none of them is a given.`,
    `If they were ${digits(pair)} crosswise, the two digits could be exchanged, and the puzzle would have two solutions.`,
  ],
  bug1: ({ marked, place, gone }) => [
    `Apart from ${a(cellName(place?.cell ?? gone[0].cell))}, every empty cell has two candidates, and every digit two places in each house.`,
    `Without ${marked.length ? candidates(marked) : 'its other candidate'} the puzzle would have no solution or two. So that candidate is right.`,
  ],
  bug2: ({ marked, gone }) => [
    `Without ${a(candidates(marked))}, every empty cell has two candidates, and every digit two places in each house.`,
    `Such a grid has no solution or two. So one of these candidates is right, and a cell that sees all of them is not ${gone[0].digit}.`,
  ],
  bug3: ({ marked, houses: [house], cells: all }) => [
    `Without ${a(candidates(marked))}, every empty cell has two candidates, and every digit two places in each house.`,
    `Such a grid has no solution or two, so one of these candidates is right. With ${cells(all)}, it makes a full set in ${houseName(house)}.`,
  ],
  bug4: ({ marked, houses: [house] }) => [
    `Without ${a(candidates(marked))}, every empty cell has two candidates, and every digit two places in each house.`,
    `One of these candidates is right. In ${houseName(house)}, the two cells also share a digit that has no other place: it takes one cell, the candidate the other.`,
  ],
  aligned: ({ order, cells: all, fins }) => [
    `Try the candidates of ${a(cells(order.length ? order : all))} together.`,
    `Most combinations leave a cell that sees them all without a candidate: ${cells(fins)}. No combination that remains has one of the eliminated candidates.`,
  ],
  twoLinks: ({ houses: both, digit, chains }) => [
    `${a(houses(both))} have two places each for ${a(String(digit))}.`,
    chains[0]
      ? `${cells([...chains[0].nodes[1].cells, ...chains[0].nodes[2].cells])} see each other, so at most one of them is ${digit}. So ${cells(chains[0].nodes[0].cells)} or ${cells(chains[0].nodes[3].cells)} is ${digit}, and a cell that sees both is not.`
      : `One place of the one sees one place of the other. So one of the other two is ${digit}, and a cell that sees both is not.`,
  ],
  dualKite: ({ houses: all, chains }) => [
    `${a(houses([...new Set(all)]))} have two places each for ${a(digits([...new Set(chains.map(({ nodes }) => nodes[0].digit))]))}.`,
    `The two cells in the middle of each kite see each other, so one of its ends has the digit: ${list(chains.map(({ nodes }) => `${nodes[0].digit} is in ${cells(nodes[0].cells)} or ${cells(nodes[nodes.length - 1].cells)}`))}. A cell that sees both ends loses it.`,
  ],
  emptyRectangle: ({ houses: [box, ...others], digit }) => {
    const lines = [...new Set(others)].filter((house) => house !== box);
    return [
      `In ${a(houseName(box))}, the places for ${a(String(digit))} lie in one row and one column. ${sentence(houses(lines))} ${lines.length > 1 ? 'have' : 'has'} two places.`,
      `If the far place is not ${digit}, the near one is. Then the box has its ${digit} in the other line. Either way the eliminated cell sees a ${digit}.`,
    ];
  },
  trap: ({ digit, sets }) => [
    `Houses with two places for ${a(String(digit))} connect cells in two colours: ${a(cells(sets[0].cells))}, and ${a(cells(sets[1].cells))}.`,
    `One of the colours is ${digit} everywhere. A cell that sees both colours is not ${digit}.`,
  ],
  wrap: ({ digit, sets }) => [
    `Houses with two places for ${a(String(digit))} connect cells in two colours: ${a(cells(sets[0].cells))}, and ${a(cells(sets[1].cells))}.`,
    `One of the colours is ${digit} everywhere. Two cells of one colour see each other, so that colour is wrong.`,
  ],
  multi1: ({ digit, cells: all }) => [
    `Two groups of cells are connected by houses with two places for ${a(String(digit))}: ${a(cells(all))}.`,
    `A colour of the one group sees a colour of the other, so at most one of these is right, and one of the two opposite colours is. A cell that sees both opposites is not ${digit}.`,
  ],
  multi2: ({ digit, cells: all }) => [
    `Two groups of cells are connected by houses with two places for ${a(String(digit))}: ${a(cells(all))}.`,
    `A colour of the one group sees both colours of the other. One of those is right, so the colour that sees them is wrong.`,
  ],
  remotePair: ({ order, candidates: of }) => [
    `${sentence(number(order.length))} cells have the same two candidates, ${a(digits(of(order[0])))}, and each sees the next: ${a(cells(order))}.`,
    `The two digits alternate along the chain, so its ends differ. A cell that sees both ends can be neither.`,
  ],
  xyChain: ({ order, digit, chains }) => [
    `${sentence(number(order.length))} cells have two candidates each. They form a chain from ${a(cellName(order[0]))} to ${a(cellName(order.at(-1) ?? order[0]))}.`,
    `If ${cellName(order[0])} is not ${digit}, then ${steps(chains[0].nodes)}. Either way, one end is ${digit}.`,
  ],
  chain: (facts) => {
    const { chains } = facts;
    const { nodes } = chains[0];
    const [first, last] = [nodes[0], /** @type {ChainNode} */ (nodes.at(-1))];
    const same = first.digit === last.digit && String(first.cells) === String(last.cells);
    if (facts.shape === 'loop') return STORIES.loop(facts);
    if (!same && !first.on)
      return [
        `A chain leads from ${a(cells(first.cells))} to ${a(cells(last.cells))}.`,
        `If ${state(first)}, then ${steps(nodes)}. So one of the two ends holds, and what sees both ends falls away.`,
      ];
    return [
      `Suppose ${a(state(first))}, and follow the chain.`,
      `Then ${steps(nodes)}. ${same && first.on !== last.on ? 'The assumption contradicts itself.' : ''}`.trim(),
    ];
  },
  loop: ({ chains }) => [
    `${sentence(number(chains[0].nodes.length))} candidates form a loop in which solid and dashed links alternate: ${a(cells([...new Set(chains[0].nodes.flatMap((node) => node.cells))]))}.`,
    `Either all discs hold, or all rings. So of the two ends of each dashed link one holds, and what sees both ends falls away.`,
  ],
  contradiction: ({ chains }) => {
    const [first] = chains[0].nodes;
    const [one, two] = chains.map(({ nodes }) => /** @type {ChainNode} */ (nodes.at(-1)));
    return [
      `Suppose ${a(state(first))}.`,
      two
        ? `It follows that ${a(state(one))}, but also that ${a(state(two))}. Both cannot hold, so the assumption is wrong.`
        : `It follows that ${a(state(one))}, which cannot be. So the assumption is wrong.`,
    ];
  },
  cellChains: ({ chains }) => {
    const [{ nodes }] = chains;
    return [
      `${a(cells(nodes[0].cells))} has ${number(chains.length)} candidates: ${digits(chains.map((chain) => chain.nodes[0].digit))}.`,
      `From each of them, a chain leads to the same result: ${a(state(/** @type {ChainNode} */ (nodes.at(-1))))}.`,
    ];
  },
  regionChains: ({ chains, houses: [house], digit }) => [
    `In ${a(houseName(house))}, ${a(String(digit))} has ${number(chains.length)} places: ${a(cells(chains.flatMap((chain) => chain.nodes[0].cells)))}.`,
    `From each of them, a chain leads to the same result: ${a(state(/** @type {ChainNode} */ (chains[0].nodes.at(-1))))}.`,
  ],
  doubleChains: ({ chains }) => [
    `Suppose that ${a(state(chains[0].nodes[0]))}, then the opposite.`,
    `Both lead to the same result: ${a(state(/** @type {ChainNode} */ (chains[0].nodes.at(-1))))}.`,
  ],
  alsXz: ({ sets, gone }) => [
    `Two sets of cells have one candidate more than cells: ${setOf(sets[0])}, and ${setOf(sets[1])}.`,
    `They share a digit that only one of them can have. The other set then needs all its remaining digits, ${gone[0].digit} included. What sees every ${gone[0].digit} of both sets is not ${gone[0].digit}.`,
  ],
  alsChain: ({ sets, gone }) => [
    `${sentence(number(sets.length))} sets of cells have one candidate more than cells: ${list(sets.map(setOf))}.`,
    `Each shares with the next a digit that only one of them can have. So the first or the last set has all its other digits, ${gone[0].digit} included.`,
  ],
  blossom: ({ order: [stem], sets, gone, candidates: of }) => [
    `The stem ${a(cellName(stem))} is ${digits(of(stem), 'or')}. Each of these digits is shared with a set that has one candidate more than cells: ${list(sets.map(setOf))}.`,
    `Whichever digit the stem is, one of the sets loses it and has all its other digits, ${gone[0].digit} included.`,
  ],
  sueDeCoq: ({ houses: both, sets }) => [
    `Where ${a(houses(both))} cross, ${setOf(sets[0])}; beside them, ${list(sets.slice(1).map(setOf))}.`,
    `Together these cells have just as many digits as cells. So each digit is in one of them, and nowhere else in its house.`,
  ],
  templateSet: ({ digit, place }) => [
    `Look at all ways to place ${a(String(digit))} in the whole grid.`,
    `Every one of them has ${digit} in ${cellName(place.cell)}.`,
  ],
  templateDelete: ({ digit, victims }) => [
    `Look at all ways to place ${a(String(digit))} in the whole grid.`,
    `None of them has ${digit} in ${cells(victims)}.`,
  ],
  other: ({ cells: all, victims, place, houses: [house] }) => [
    `Look at ${a(cells(all.length ? all : place ? [place.cell] : victims))}${house >= 0 ? ` and ${a(houseName(house))}` : ''}.`,
    'The marked candidates leave no other possibility.',
  ],
};
