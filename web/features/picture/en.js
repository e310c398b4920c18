// The texts of the reading of pictures, in English.
// @ts-check
import { cellName, count } from '../../puzzle/en.js';

export const strings = {
  title: 'Puzzle from a picture',
  close: 'Close',
  local: 'The picture is read on this device and sent nowhere.',
  hint: 'A screenshot or a photo of a Sudoku: choose it, paste it, or drop it here.',
  choose: 'Choose a picture',
  camera: 'Camera',
  photograph: 'Take a photo',
  live: 'Hold the Sudoku in front of the camera: it is read as soon as it is in focus.',
  shoot: 'Read this frame',
  reading: 'Reading the picture…',
  /** @param {number} digits @param {number} doubts */
  read: (digits, doubts) =>
    doubts
      ? `${count(digits, 'digit')} read, ${doubts} in doubt.`
      : `${count(digits, 'digit')} read.`,
  /** @param {number} cells  whose notes are read @param {number} illegible  those whose notes are not */
  notes: (cells, illegible) =>
    [
      ...(cells ? [`Notes in ${count(cells, 'cell')} read.`] : []),
      ...(illegible ? [`Notes in ${count(illegible, 'cell')} are not legible.`] : []),
    ].join(' '),
  change: 'Press a cell to change it; drag the corners if the grid is elsewhere.',
  none: 'No Sudoku found. The puzzle on the board is unchanged. Drag the four corners to the grid, or take the picture from above.',
  unreadable: 'This file is no picture that the browser can show.',
  tooSmall: 'This picture is too small.',
  tooLarge: 'This picture has more than 64 megapixels: scale it down, or take a screenshot of it.',
  denied: 'The browser does not allow the camera for this page. Choose a picture instead.',
  noCamera: 'No camera was found. Choose a picture instead.',
  failed: 'The picture could not be read. The puzzle on the board is unchanged.',
  unsolved: 'These digits do not have exactly one solution: some are misread.',
  retry: 'Try again',
  use: 'Use this puzzle',
  empty: 'Empty',
  grid: 'Digits in the picture',
  grids: 'Puzzles in the picture',
  /** @param {number} n */
  puzzle: (n) => `Puzzle ${n}`,
  /** @param {number} n  from 0 */
  corner: (n) => ['Top left', 'Top right', 'Bottom right', 'Bottom left'][n] + ' corner',
  /** @param {number} cell @param {{digit: number, notes: number[], doubtful: boolean, entry: boolean}} view */
  cell: (cell, { digit, notes, doubtful, entry }) =>
    `${cellName(cell)}, ${digit || 'empty'}${entry && digit ? ', entry' : ''}${doubtful ? ', in doubt' : ''}` +
    (notes.length ? `, notes ${notes.join(' ')}` : ''),
  /** @param {number} cell */
  row: (cell) => cellName(cell),
  /** @param {number} digits @param {number} entries */
  taken: (digits, entries) =>
    `From the picture: ${count(digits, 'given')}${entries ? ` and ${count(entries, 'entry', 'entries')}` : ''}.`,
  undo: 'Undo',
};
