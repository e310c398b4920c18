// Settings that the browser keeps between visits. Storage is optional: a sandboxed frame has none.
// @ts-check

const KEY = 'sudoku-lab';
/** Characters of a value: those of the longest program that can be written; a longer one is not ours. */
const LONGEST = 100_000;

/** What is stored now, without values that this page cannot have written. @returns {Record<string, string>} */
function read() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || Array.isArray(stored)) return {};
    const usable = Object.entries(stored).filter(
      ([, value]) => typeof value === 'string' && value.length <= LONGEST,
    );
    return Object.fromEntries(usable);
  } catch {
    return {};
  }
}

/** The settings of this page: as they were stored when it was opened, with its own changes. */
export const kept = read();

/**
 * Stores settings. Those that another tab has stored meanwhile stay, except the ones named here.
 * @param {Record<string, string>} values  added to `kept`
 */
export function keep(values) {
  Object.assign(kept, values);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...values }));
  } catch {
    // The address alone carries the state.
  }
}
