// The difficulty in the mode Solve.
// @ts-check
import { addStyle } from '#platform';
import { strings as logicStrings } from '../../logic/en.js';
import { addBadge } from './badge.js';
import { strings } from './en.js';

/**
 * Shows the difficulty of the current puzzle, and follows its changes.
 * @param {import('./badge.js').Page} page
 * @param {HTMLElement} place  empty
 */
export async function addDifficulty(page, place) {
  await Promise.all([
    page.words.add({ explain: strings, logic: logicStrings }),
    addStyle('difficulty.css'),
  ]);
  addBadge(page, place, false);
}
