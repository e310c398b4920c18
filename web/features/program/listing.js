// The text of a program as the listing of an algorithm.
// @ts-check
import { OWN } from '../../run/algorithms/table.js';

/** @typedef {import('../../../wasm/run.d.ts').Algorithm} Algorithm */

/** Each line has its index as the label. @param {string} source @returns {Algorithm} */
export const listingOf = (source) => ({
  id: OWN,
  code: source
    .trimEnd()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((text, label) => ({ text: text.replaceAll('\t', '  '), label, variants: 1, name: '' })),
  counters: [],
  variants: [],
});
