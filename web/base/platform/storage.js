// What the browser keeps between visits. A sandboxed frame has no storage, which must not matter.
// @ts-check

const KEY = 'sudoku-lab';

/** @returns {Record<string, string>} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** What was kept last time. */
export const kept = read();

/** @param {Record<string, string>} values  added to what is kept */
export function keep(values) {
  Object.assign(kept, values);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then the address alone carries the state.
  }
}
