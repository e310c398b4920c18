// Loads parts of the page, and notices if one is late.
// @ts-check
import { waits } from '../worker/waits.js';

/**
 * Loads a part of the page. While it is late, trying again loads the page again: its state is in the
 * address, and a second `import()` would wait for the same request.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}  as of `load`
 */
export async function awaited(load) {
  const end = waits.begin(() => location.reload());
  try {
    return await load();
  } finally {
    end();
  }
}
