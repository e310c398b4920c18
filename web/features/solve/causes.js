// Why a puzzle has no solution, or several: a given that is probably a slip, and an entry that leaves
// one solution. Loaded when it is needed.
// @ts-check

/**
 * A given whose removal makes a puzzle solvable.
 * @typedef {object} Slip
 * @property {number} cell
 * @property {number} digit  the given
 * @property {number} instead  the digit that leaves exactly one solution, 0 if none does
 * @property {number} count  solutions without the given, at most MOST
 * @property {boolean} more  there are more
 */

/** The number of solutions to find without a given. */
const MOST = 20;
/** All givens are tried for at most this time, in milliseconds. */
const TIME_MS = 2000;

/** @param {string} line @param {number} cell @param {number} digit */
const put = (line, cell, digit) => line.slice(0, cell) + digit + line.slice(cell + 1);

/**
 * What the solutions without a given say about it.
 * @param {number} cell
 * @param {number} digit  the given
 * @param {string[]} solutions
 * @param {boolean} complete  there are no others
 * @returns {Slip}
 */
export function slipOf(cell, digit, solutions, complete) {
  const found = solutions.map((solution) => Number(solution[cell]));
  const alone = found.filter((each) => found.indexOf(each) === found.lastIndexOf(each));
  const instead = complete && alone.length === 1 ? alone[0] : 0;
  return { cell, digit, instead, count: solutions.length, more: !complete };
}

/** The likelier one comes first. @param {Slip} a @param {Slip} b */
export const byLikelihood = (a, b) =>
  Number(!a.instead) - Number(!b.instead) ||
  Number(a.more) - Number(b.more) ||
  a.count - b.count ||
  a.cell - b.cell;

/**
 * The givens of a puzzle without solution whose removal makes it solvable.
 * @param {Pick<import('../../solver/client.js').Client, 'ask'>} client
 * @param {string} givens  81 digits
 * @param {AbortSignal} signal  ends the search
 * @returns {Promise<Slip[] | null>}  the likeliest first; null if none was found in two seconds
 */
export async function findSlips(client, givens, signal) {
  /** @type {Slip[]} */
  const slips = [];
  const late = new AbortController();
  const end = () => late.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, TIME_MS);
  for (let cell = 0; cell < 81; cell++) {
    if (givens[cell] === '0') continue;
    const { solutions, complete } = await client.ask(
      { type: 'solutions', state: `p=${put(givens, cell, 0)}`, count: MOST },
      { signal: late.signal },
    );
    if (late.signal.aborted) break;
    if (solutions.length) slips.push(slipOf(cell, Number(givens[cell]), solutions, complete));
  }
  clearTimeout(timer);
  if (late.signal.aborted && !slips.length) return null;
  return slips.sort(byLikelihood);
}

/**
 * An entry that leaves exactly one of several solutions.
 * @param {readonly string[]} solutions  all of the puzzle
 * @param {number} index  of the solution to prefer
 * @returns {{cell: number, digit: number} | null}
 */
export function decidingEntry(solutions, index) {
  for (const solution of [solutions[index], ...solutions]) {
    for (let cell = 0; cell < 81; cell++) {
      const same = solutions.filter((other) => other[cell] === solution[cell]);
      if (same.length === 1) return { cell, digit: Number(solution[cell]) };
    }
  }
  return null;
}
