// A chain as a ladder: what follows from what, one conclusion at a time.
// @ts-check

/** @typedef {import('../../wasm/logic.d.ts').Chain} Chain */
/** @typedef {import('../../wasm/logic.d.ts').ChainNode} ChainNode */
/** @typedef {import('../../wasm/logic.d.ts').ChainLink} ChainLink */

/**
 * One rung: a node that is assumed, holds or ends its chain. What does not hold in between belongs to
 * the rung that follows from it.
 * @typedef {object} Rung
 * @property {ChainNode} node
 * @property {number} chain  its index
 * @property {'suppose' | 'cell' | 'house' | 'pattern' | 'excluded'} kind  why it holds: the last candidate
 *   of a cell, the last place in a house, by a pattern; or it is excluded
 * @property {number} house  0..26 for the kind `house`
 * @property {number[]} after  indexes of the rungs from which it follows
 * @property {ChainNode[]} nodes  that it shows: itself, and what does not hold before it
 * @property {ChainLink[]} links  that it shows, in the order of the chain
 */

/** Rungs that a ladder has at least; shorter chains are a sentence. */
export const LADDER = 4;

/**
 * The rungs of chains, one chain after the other. Each link belongs to at least one rung.
 * @param {Chain[]} chains
 * @returns {Rung[]}
 */
export function rungsOf(chains) {
  /** @type {Rung[]} */
  const rungs = [];
  chains.forEach(({ nodes, links }, chain) => {
    /** By node. @type {Map<number, number>} */
    const numbers = new Map();
    nodes.forEach((node, at) => {
      if (at && at < nodes.length - 1 && !node.on) return;
      const last = at > 0 && at === nodes.length - 1;
      // A loop ends with the links that lead back to its beginning.
      const into = links.filter(
        ({ from, to }) => (to === at && at > 0) || (last && to === 0 && from),
      );
      /** @type {Set<ChainLink>} */
      const own = new Set(into);
      /** @type {Set<number>} */
      const after = new Set();
      const shown = new Set([at]);
      for (const { from } of own) {
        const known = numbers.get(from);
        if (known !== undefined) after.add(known);
        else if (from !== at && !shown.has(from)) {
          shown.add(from);
          for (const link of links) if (link.to === from) own.add(link);
        }
      }
      const strong = into.find(({ to, kind }) => to === at && kind !== 'weak');
      const kinds = { weak: 'excluded', pattern: 'pattern', strong: 'cell' };
      const kind = strong && strong.house >= 0 ? 'house' : kinds[strong?.kind ?? 'weak'];
      numbers.set(at, rungs.length);
      rungs.push({
        ...{ node, chain, house: strong?.house ?? -1 },
        kind: /** @type {Rung['kind']} */ (at ? kind : 'suppose'),
        after: [...after].sort((a, b) => a - b),
        nodes: [...shown].map((index) => nodes[index]),
        links: links.filter((link) => own.has(link)),
      });
    });
  });
  return rungs;
}

/**
 * What a ladder supposes, if all its chains begin with the opposite of what follows.
 * @param {readonly Rung[]} rungs
 * @param {Pick<import('./protocol.js').Deduction, 'eliminations' | 'placements'>} deduction
 * @returns {ChainNode | null}
 */
export function suppositionOf(rungs, { eliminations, placements }) {
  const refuted = (/** @type {Rung} */ { node: { cells, digit, on } }) =>
    cells.length === 1 &&
    (on ? eliminations : placements).some((each) => each.cell === cells[0] && each.digit === digit);
  const supposed = rungs.filter(({ kind }) => kind === 'suppose');
  return supposed.length && supposed.every(refuted) ? supposed[0].node : null;
}
