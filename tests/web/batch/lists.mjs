// Lists of puzzles whose answers are known: Liang's puzzle with its digits exchanged and its rows and
// columns moved, in any number.
import { ONE, ONE_SOLVED } from '../../puzzles.mjs';

/** A pseudo-random generator of numbers below `n` with a fixed seed. */
export function random(seed) {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

function shuffled(items, below) {
  const all = [...items];
  for (let i = all.length - 1; i > 0; --i) {
    const j = below(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

/** A permutation of the nine rows (or columns) that keeps the bands. */
const moved = (below) =>
  shuffled([0, 1, 2], below).flatMap((band) =>
    shuffled([0, 1, 2], below).map((row) => 3 * band + row),
  );

/**
 * @param {(n: number) => number} below  see `random`
 * @returns {{puzzle: string, solution: string}} 81 characters each, dots for blanks
 */
export function another(below) {
  const [rows, columns] = [moved(below), moved(below)];
  const names = ['.', ...shuffled('123456789', below)];
  const seen = (line) =>
    rows.flatMap((row) => columns.map((column) => names[line[9 * row + column]])).join('');
  return { puzzle: seen(ONE), solution: seen(ONE_SOLVED) };
}

/** `n` such puzzles. @param {number} n @param {number} [seed] */
export function list(n, seed = 1) {
  const below = random(seed);
  return Array.from({ length: n }, () => another(below));
}

/** The puzzles, one per line. */
export const textOf = (puzzles) => puzzles.map(({ puzzle }) => puzzle).join('\n');

/** The output line for a puzzle in the format `line`. */
export const answered = ({ puzzle, solution }) => `${puzzle} one ${solution}`;

/** The output of a batch for all puzzles. */
export const answersTo = (puzzles) => puzzles.map((puzzle) => `${answered(puzzle)}\n`).join('');

/** A list that takes long enough for a test to act meanwhile. */
export function longList() {
  const some = list(5000);
  return Array.from({ length: 150_000 }, (_, i) => some[i % some.length]);
}
