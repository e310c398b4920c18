// Examples of techniques, as technique-examples.txt has them: one in a line, found in puzzles that were
// generated for this purpose.
// @ts-check

/** @typedef {{givens: string, deduction: import('../../logic/protocol.js').Deduction}} Example */

/**
 * Parses a line: JSON of a deduction without its position, with the givens, the digits and the
 * candidates, two digits of base 36 for the mask of each cell.
 * @param {string} line
 * @returns {Example}
 */
export function exampleOf(line) {
  const { givens, digits, candidates, ...deduction } = JSON.parse(line);
  const masks = Uint16Array.from({ length: 81 }, (_, cell) =>
    parseInt(candidates.slice(2 * cell, 2 * cell + 2), 36),
  );
  return { givens, deduction: { ...deduction, name: '', before: { digits, candidates: masks } } };
}
