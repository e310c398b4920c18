// Knuth's Algorithm X with dancing links.
// @ts-check
import { decided, full, ofCell, orUnknown, UNKNOWN } from './view.js';

/** The number of the node of an option in the column of a constraint. @param {{constraint: number, cell: number, digit: number}} frame */
const nodeOf = ({ constraint, cell, digit }) =>
  325 + 36 * cell + 4 * (digit - 1) + Math.floor(constraint / 81);

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
  variables({ snapshot, kind, place }, { constraintName }) {
    const frame = snapshot.stack.at(-1);
    const size = frame ? snapshot.matrix[frame.constraint] : -1;
    const option = frame && frame.cell >= 0 ? frame : null;
    const other = (kind === 'cover' || kind === 'uncover') && place !== frame?.constraint;
    return [
      ['c', frame ? constraintName(frame.constraint) : UNKNOWN],
      ['size[c]', ofCell(size, Number)],
      ['r', option ? String(nodeOf(option)) : UNKNOWN],
      ['cell', option ? String(option.cell) : UNKNOWN],
      ['grid[cell]', orUnknown(frame?.digit ?? 0)],
      ['head[j]', other ? constraintName(place) : UNKNOWN],
    ];
  },
  // It checks no digit.
  asks: (kind) => kind !== 'checks',
  text: {
    title: 'Dancing links',
    by: 'after D. E. Knuth',
    name: 'Knuth: dancing links',
    source: 'D. E. Knuth, Algorithm X',
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
