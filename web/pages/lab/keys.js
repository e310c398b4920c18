// The keys of all modes, for the help.
// @ts-check
import { awaited } from '../../base/worker/waits.js';

/**
 * Loads the modes; one that cannot be loaded is left out.
 * @param {import('./modes.js').Row[]} rows
 * @param {import('../../base/words/words.js').Words} words
 * @returns {Promise<{id: string, keys: string[][]}[]>}  of the modes that have some
 */
export async function keysOf(rows, words) {
  const all = rows.map(async ({ id, load }) => {
    const keys = await awaited(load).then(
      (module) => module.keys?.(words) ?? [],
      () => [],
    );
    return { id, keys };
  });
  return (await Promise.all(all)).filter(({ keys }) => keys.length);
}
