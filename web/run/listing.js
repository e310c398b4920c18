// What the page shows of an algorithm: the panel for its state, and its program.
// @ts-check

/** @typedef {import('../../wasm/run.d.ts').Algorithm} Algorithm */

/** @typedef {'free-cells' | 'calls' | 'possible' | 'matrix'} Panel */

/** By the id of the algorithm; the others have a call stack. @type {Record<string, Panel>} */
const PANELS = {
  'free-cell-list': 'free-cells',
  'candidate-elimination': 'possible',
  'dancing-links': 'matrix',
};

/** What to show beside the board. @param {Algorithm} algorithm */
export const panelOf = ({ id }) => PANELS[id] ?? 'calls';

/**
 * The lines of the program of a variant, in order.
 * @param {Algorithm} algorithm
 * @param {number} variant  index into its variants, else 0
 */
export const linesOf = ({ code }, variant) =>
  code.filter(({ variants }) => (variants >> variant) & 1);
