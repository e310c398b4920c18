// What the mode Make offers with the generator: new puzzles, and changes to the one on the board.
// @ts-check
import { waits } from '../../base/worker/waits.js';
import { addChanges } from './changes.js';
import { addNewPuzzle } from './new-puzzle.js';

/**
 * @param {import('./new-puzzle.js').Parts} parts
 * @param {{form: HTMLElement, bar: HTMLElement}} places  the form and its main button
 * @returns {Promise<{render: () => void, addChanges: (place: HTMLElement) => Promise<void>} | null>}
 *   null if the generator cannot be loaded, which the page then says
 */
export async function addGenerator(parts, { form, bar }) {
  try {
    const view = await addNewPuzzle(parts, form, bar);
    return {
      render: () => view.render(),
      addChanges: (place) => addChanges(parts, place),
    };
  } catch (error) {
    waits.note('generator', error);
    return null; // worksheets work without it
  }
}
