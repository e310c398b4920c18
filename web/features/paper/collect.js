// The puzzles of a worksheet, and what the worker finds out about each.
// @ts-check
import { fromFacts, stateText } from '../../puzzle/puzzle.js';

/** @typedef {import('../../solver/protocol.js').Report} Report */

/**
 * @typedef {object} Item
 * @property {import('../../solver/protocol.js').PuzzleFacts} facts
 * @property {string} state  see State in protocol.js
 * @property {import('../../solver/protocol.js').Verdict | null} verdict  of the givens; null where the search
 *   took too long
 * @property {string | undefined} solution  the only one, or the first of several
 */

/**
 * @typedef {object} Collection
 * @property {Item[]} items
 * @property {number} found  puzzles in the texts, more than `items` where there are too many
 * @property {Report[]} unread  of texts without a puzzle
 * @property {Report[]} read  of the others
 */

/** Puzzles that a worksheet holds at most. */
export const MOST = 60;
const PATIENCE = 5000; // ms for the solutions of one puzzle

/**
 * Rejects where the worker fails. Where it is aborted, what there is.
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
