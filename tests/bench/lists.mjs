// The puzzles of a bench: a list, with the digits renamed and the rows and columns moved in each
// puzzle, and shuffled, so that neither the order of a list nor the shape of its puzzles matters.
import { readFileSync } from 'node:fs';

/** Pseudo-random numbers in [0, 1) with a fixed seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(items, random) {
  for (let i = items.length - 1; i > 0; --i) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

/** The numbers 0..8 with the bands of three permuted, and the numbers within each band. */
function moved(random) {
  return shuffled([0, 1, 2], random).flatMap((three) =>
    shuffled([0, 1, 2], random).map((i) => 3 * three + i),
  );
}

/** An equivalent puzzle, equally hard. */
function disguised(puzzle, random) {
  const digits = shuffled([...'123456789'], random);
  const rows = moved(random);
  const columns = moved(random);
  const turned = random() < 0.5;
  let line = '';
  for (const r of rows) {
    for (const c of columns) {
      const cell = puzzle[turned ? 9 * c + r : 9 * r + c];
      line += cell === '.' || cell === '0' ? '.' : digits[Number(cell) - 1];
    }
  }
  return line;
}

/**
 * `size` transformed puzzles of a file with one puzzle at the start of each line. Each is used
 * equally often, up to one.
 * @param {string} path
 * @param {number} size
 */
export function readList(path, size) {
  const puzzles = readFileSync(path, 'utf8').match(/^[0-9.]{81}/gm);
  if (!puzzles) throw new Error(`${path} holds no line of 81 digits and dots`);
  const random = randomFrom(1);
  const order = [];
  while (order.length < size) order.push(...shuffled([...puzzles], random));
  return order.slice(0, size).map((puzzle) => disguised(puzzle, random));
}
