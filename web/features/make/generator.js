// What the mode Make offers with the generator: new puzzles, and changes to the one on the board.
// @ts-check
import { waits } from '../../base/worker/waits.js';
import { addChanges } from './changes.js';
import { addNewPuzzle } from './new-puzzle.js';

/**
 * @param {import('./new-puzzle.js').Parts} parts
 * @param {import('./new-puzzle.js').Places} places
 * @returns {Promise<{render: () => void} | null>}
 *   null if the generator cannot be loaded, which the page then says
 */
export async function addGenerator(parts, places) {
  try {
    const view = await addNewPuzzle(parts, places);
    await addChanges(parts, places.acts);
    return view;
  } catch (error) {
    waits.note('generator', error);
    return null; // worksheets work without it
  }
}
