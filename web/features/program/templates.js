// The programs to start from besides Liang's. The first one has a gap to fill; its comments are those of the
// language of the page.
// @ts-check
import { LIANG } from './liang.js';

/** @typedef {typeof import('./en.js').strings} Texts */

/** The word that marks a gap. */
const GAP = /\bTODO\b/;

/** The line of the gap in a program, from 1; 0 if there is none. @param {string} source */
export const gapIn = (source) => source.split('\n').findIndex((line) => GAP.test(line)) + 1;

/** Eight lines of a search, without its loop over the digits. @param {Texts} texts */
const gapped = ({ COMMENTS }) => `function solve(grid) {
  const r = grid.findIndex(row => row.includes(0));
  if (r < 0) return true; // ${COMMENTS.full}
  const c = grid[r].indexOf(0); // ${COMMENTS.empty}
  // TODO: ${COMMENTS.gap}
  // ${COMMENTS.gapHow}
  return false; // ${COMMENTS.none}
}`;

/** The same search, complete. @param {Texts} texts */
const recursive = ({ COMMENTS }) => `function solve(grid) {
  const r = grid.findIndex(row => row.includes(0));
  if (r < 0) return true; // ${COMMENTS.full}
  const c = grid[r].indexOf(0); // ${COMMENTS.empty}
  for (let d = 1; d <= 9; d++) {
    if (!fits(grid, r, c, d)) continue;
    grid[r][c] = d;
    if (solve(grid)) return true;
    grid[r][c] = 0; // ${COMMENTS.undo}
  }
  return false; // ${COMMENTS.none}
}

// ${COMMENTS.fits}
function fits(grid, r, c, d) {
  for (let i = 0; i < 9; i++) {
    if (grid[r][i] === d || grid[i][c] === d) return false;
    const row = r - (r % 3) + Math.floor(i / 3);
    const column = c - (c % 3) + (i % 3);
    if (grid[row][column] === d) return false;
  }
  return true;
}
`;

/** The text of each template, by its id in `TEMPLATES`. @type {Record<keyof Texts['TEMPLATES'], (texts: Texts) => string>} */
export const TEMPLATES = { gap: gapped, recursive, liang: () => LIANG };
