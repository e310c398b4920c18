// Loads the sandbox when a program is to be asked, and says in the words of a page what stopped it.
// @ts-check
import { awaited } from '../../base/worker/waits.js';

/**
 * @param {import('../../base/words/words.js').Words} words  of the page
 * @param {string} [home]  the address of the site, where the page is not a part of it
 * @returns {(source: string, call: string, givens: string) => Promise<import('./asked.js').Answer>}
 */
export const asking = (words, home) => async (source, call, givens) => {
  const [{ askProgram }, { strings }] = await awaited(() =>
    Promise.all([import('./asked.js'), import('./en.js')]),
  );
  await words.add({ program: strings });
  return askProgram(source, call, givens, words.of(strings), home);
};
