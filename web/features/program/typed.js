// What was typed in this tab, by the program in its address: it is there again after a reload, and on the way back.
// @ts-check

const KEY = 'sudoku-lab-program';
const MOST = 5;

/**
 * @typedef {object} Typed
 * @property {string} text
 * @property {boolean} linked  it began as the program of a link
 * @property {string} ran  the givens on which the user has run this text; empty if it was edited since
 */

/** The latest first. @returns {[code: string, typed: Typed][]} */
function all() {
  try {
    /** @type {[string, Typed][]} */
    const list = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return list.filter(([, { text }]) => typeof text === 'string');
  } catch {
    return [];
  }
}

/** @param {string} code  as the address has it; empty for none @returns {Typed | null} */
export const typedAt = (code) => all().find(([each]) => each === code)?.[1] ?? null;

/** @param {string} code  as the address has it @param {Typed} typed */
export function remember(code, typed) {
  const others = all().filter(([each]) => each !== code);
  const list = [[code, typed], ...others].slice(0, MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Storage is optional.
  }
}
