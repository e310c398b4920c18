// Knuth's Algorithm X with dancing links.
// @ts-check
import { Links } from './links.js';
import { decided, full, waiting } from './view.js';

/** The links after an event, and the node j in the loops over an option. @param {import('./view.js').Moment} moment */
function linksAt({ snapshot: { digits, stack }, kind, place }) {
  const givens = Array.from(digits);
  for (const { cell } of stack) if (cell >= 0) givens[cell] = 0;
  const links = new Links(givens);
  const { right } = links;
  /** Covers the other columns of an option up to the node `end`. @param {number} node @param {number} end */
  const coverOthers = (node, end) => {
    for (let j = right[node]; j !== end; j = right[j]) links.cover(links.head[j]);
  };
  let j = -1;
  stack.forEach(({ constraint, cell, digit }, depth) => {
    const isLast = depth === stack.length - 1;
    const isOwn = isLast && place === constraint;
    if (isLast && (kind === 'choose' || (kind === 'uncover' && isOwn))) return;
    const c = constraint + 1;
    links.cover(c);
    if (cell < 0 || (isLast && kind === 'place')) return;
    const r = links.nodeIn(c, cell, digit);
    const inLoop = isLast && /cover/.test(kind);
    if (inLoop) j = links.nodeIn(place + 1, cell, digit);
    coverOthers(r, inLoop ? (kind === 'cover' ? right[j] : j) : r);
  });
  return { links, j };
}

/** The constraint with the fewest options, the first of several. @param {Int8Array} matrix */
function fewest(matrix) {
  const sizes = Array.from(matrix, (size) => (size < 0 ? 10 : size));
  return sizes.indexOf(Math.min(...sizes));
}

/** @type {import('./view.js').AlgorithmView} */
export const dancingLinks = {
  id: 'dancing-links',
  panel: 'matrix',
  finds: Infinity,
  search: 'search()',
  inner: ({ kind, place }) =>
    kind === 'cover' || kind === 'uncover' ? { call: `${kind}(${place + 1})`, result: '' } : null,
  conditions: {
    full,
    options: decided('place', 'leave'),
  },
  lines: {
    watch: ['size[c]', 'head[j]', 'size[best]'],
    grid: 'grid',
    resume(moment) {
      const { snapshot, kind, place, before } = moment;
      if (kind === 'begin') return null;
      const { links, j } = linksAt(moment);
      const that = {
        ...links,
        grid: Array.from(snapshot.digits),
        solutions: snapshot.counters[0],
        last: Array.from(snapshot.solutions[0] ?? []),
      };
      /** The variables of a call. @param {number} constraint @param {number} cell @param {number} digit */
      const of = (constraint, cell, digit) => {
        const c = constraint + 1;
        return { c, r: links.nodeIn(c, cell, digit), cell, j };
      };
      const calls = waiting(
        moment,
        /^(if \()?search\(\)/,
        (_, frame) => of(frame.constraint, frame.cell, frame.digit),
        that,
      );
      const frame = snapshot.stack.at(-1);
      const left = kind === 'leave' || kind === 'exhausted';
      const own =
        left || !frame
          ? { c: fewest(snapshot.matrix) + 1 }
          : kind === 'remove'
            ? of(frame.constraint, place, before)
            : of(frame.constraint, frame.cell, frame.digit);
      return [[/^(boolean found = )?search\(\);/, {}, that], ...calls, ['', own, that]];
    },
  },
  // It checks no digit.
  asks: (kind) => kind !== 'checks',
  text: {
    title: 'Dancing links',
    by: 'after D. E. Knuth',
    name: 'Knuth: dancing links',
    source: 'D. E. Knuth, Algorithm X',
    found:
      'A program of Sudoku Lab after Donald E. Knuth, “Dancing links”, 2000: arxiv.org/abs/cs/0011047.',
    teaches:
      'Sudoku is an exact cover: one search treats cells, rows, columns and boxes alike, and a removed link can be put back.',
    how: 'Exact cover, fewest choices first; each chosen row places a digit.',
    counters: {
      dlx_solutions: ['solutions found'],
      dlx_choices: ['constraints chosen', 'choice', 'choices'],
      dlx_placed: ['digits placed'],
      dlx_covers: ['constraints covered'],
      dlx_updates: ['links changed'],
    },
  },
};
