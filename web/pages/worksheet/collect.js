// The puzzles of a worksheet with their solutions.
// @ts-check
import { MOST } from '../../features/make/sheet/options.js';
import { fromFacts, stateText } from '../../puzzle/puzzle.js';

/** @typedef {import('../../features/make/sheet/boards.js').Item} Item */
/** @typedef {import('../../solver/protocol.js').Report} Report */

/**
 * @typedef {object} Collection
 * @property {Item[]} items
 * @property {number} found  number of puzzles in the texts; more than `items` has if they exceed MOST
 * @property {Report[]} unread  reports on the texts without a puzzle
 * @property {Report[]} read  reports on the other texts
 */

const PATIENCE = 5000; // ms for the solutions of one puzzle

/**
 * Reads texts and solves their puzzles. Rejects if the worker fails. If aborted, resolves with the
 * puzzles so far.
 * @param {import('../../solver/client.js').Client} client
 * @param {(string | Uint8Array)[]} texts  each with any number of puzzles
 * @param {AbortSignal} signal
 * @returns {Promise<Collection>}
 */
export async function collect(client, texts, signal) {
  /** @type {Collection} */
  const all = { items: [], found: 0, unread: [], read: [] };
  for (const text of texts) {
    let count = 1;
    for (let index = 0; index < count && all.items.length < MOST; index++) {
      if (signal.aborted) return all;
      const search = new AbortController();
      const timer = setTimeout(() => search.abort(), PATIENCE);
      const question = { type: /** @type {const} */ ('read'), text, index };
      const reply = await client.ask(question, { signal: search.signal });
      const { report, facts, verdict, solutions } = reply;
      clearTimeout(timer);
      if (!index && report) {
        all[report.puzzle ? 'read' : 'unread'].push(report);
        all.found += report.puzzleCount;
        count = report.puzzleCount;
      }
      const state = facts && stateText(fromFacts(facts));
      if (facts && state) all.items.push({ facts, state, verdict, solution: solutions[0] });
    }
  }
  return all;
}
