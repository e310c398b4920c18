// Runs the programs of the exercises, in the sandbox of programs.
// @ts-check
import { awaited } from '../../base/worker/waits.js';

/**
 * @param {import('../../base/words/words.js').Words} words  of the page
 * @param {string} [home]  the address of the site, where the page is not a part of it
 * @returns {import('../../features/lesson/tests.js').Ask}
 */
export const asking = (words, home) => async (source, call, givens) => {
  const [{ askProgram }, { strings }] = await awaited(() =>
    Promise.all([
      import('../../features/program/asked.js'),
      import('../../features/program/en.js'),
    ]),
  );
  await words.add({ program: strings });
  return askProgram(source, call, givens, words.of(strings), home);
};
