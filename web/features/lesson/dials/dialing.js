// Loads figures with dials when a lesson has one.
// @ts-check
import { awaited } from '../../../base/worker/waits.js';

/**
 * @param {import('../../../base/words/words.js').Words} words  of the page
 * @returns {(figure: HTMLElement) => Promise<void>}  rejects, and the page says it, if a file cannot be loaded
 */
export const dialing = (words) => async (figure) => {
  const [{ mountDials }, { strings }] = await awaited(() =>
    Promise.all([import('./dials.js'), import('./en.js')]),
  );
  await words.add({ dials: strings });
  mountDials(figure, words.of(strings));
};
