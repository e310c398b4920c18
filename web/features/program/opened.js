// The user's own program in Watch: opened once, and then an entrant of races, too.
// @ts-check
import { addStyle } from '#platform';
import { strings } from './en.js';
import { Program } from './program.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../workbench/mode.js').WatchPlace} Place */

/** @type {Promise<Program> | null} */
let opening = null;
/** @type {Program | null} */
let open = null;

/** Shows the program, to be edited. @param {Workbench} workbench @param {Place} place @param {string} [code]  that of an address @param {number} [step] */
export async function openProgram(workbench, place, code, step) {
  opening ??= (async () => {
    await Promise.all([workbench.words.add({ program: strings }), addStyle('program.css')]);
    const program = new Program(workbench, place);
    program.begin();
    return (open = program);
  })();
  const program = await opening.catch((error) => {
    opening = null;
    throw error;
  });
  await program.choose(code, step);
}

/**
 * The program as an entrant of a race; null if it was not opened.
 * @param {import('../../base/words/words.js').Words} words
 */
export function laneOf(words) {
  const program = open;
  if (!program) return null;
  const text = {
    get name() {
      return words.of(strings).name;
    },
    get how() {
      return words.of(strings).race;
    },
    counters: {},
  };
  return {
    text,
    trace: (/** @type {string} */ givens) => program.traceOf(givens),
  };
}
