// The keys of all modes, for the help.
// @ts-check
import { awaited } from '../../base/worker/waits.js';

/** @typedef {import('../../features/workbench/mode.js').ModeId} ModeId */
/** The keys are the entry KEYS of each table: names and what they do. @typedef {Record<string, () => Promise<{strings: {KEYS: string[][]}}>>} Tables */

/** The tables of texts with the keys of each mode. @type {Partial<Record<ModeId, Tables>>} */
const TABLES = {
  play: { play: () => import('../../features/play/en.js') },
  watch: {
    player: () => import('../../features/player/en.js'),
    landscape: () => import('../../features/player/landscape/en.js'),
    questions: () => import('../../features/questions/en.js'),
  },
  explain: { explain: () => import('../../features/explain/en.js') },
};

/**
 * Loads the texts of the modes; what cannot be loaded is left out.
 * @param {import('../../base/words/words.js').Words} words
 * @param {Record<string, Tables>} [tables]  by mode
 * @returns {Promise<{id: ModeId, keys: string[][]}[]>}
 */
export async function keysOf(words, tables = TABLES) {
  /** @param {[string, Tables[string]]} table */
  const keysIn = async ([name, load]) => {
    try {
      const { strings } = await awaited(load);
      await words.add({ [name]: strings });
      return words.of(strings).KEYS;
    } catch {
      return [];
    }
  };
  const modes = /** @type {[ModeId, Tables][]} */ (Object.entries(tables));
  const all = modes.map(async ([id, each]) => {
    const keys = await Promise.all(Object.entries(each).map(keysIn));
    return { id, keys: keys.flat() };
  });
  return (await Promise.all(all)).filter(({ keys }) => keys.length);
}
