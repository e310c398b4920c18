// The program of an embedded board: the text of an address, which runs when the reader presses Run. Nothing of
// it is kept.
// @ts-check
import { addStyle } from '#platform';
import { strings } from '../../features/program/en.js';
import { Program } from '../../features/program/program.js';

/**
 * @param {import('../../features/workbench/workbench.js').Workbench} workbench
 * @param {import('../../features/workbench/runner.js').Runner} runner
 * @param {HTMLElement} listing  the program is before it
 * @returns {Promise<Program>}
 */
export async function makeProgram(workbench, runner, listing) {
  const styles = ['program.css', 'own-program.css'].map(addStyle);
  await Promise.all([workbench.words.add({ program: strings }), ...styles]);
  const root = /** @type {HTMLElement} */ (listing.parentElement);
  const panel = { root, a: root, b: document.createElement('div') }; // without its notes
  return new Program(workbench, { runner, panel, listing }, true);
}
