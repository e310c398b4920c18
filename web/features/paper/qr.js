// QR codes (ISO/IEC 18004): byte and numeric segments, error correction level M, versions 1 to 20.
// Enough for a link with a puzzle; longer texts have no code.
// @ts-check

const VERSIONS = 20;
/** Of level M, by version from 1: error correction codewords in a block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const FORMAT_M = 0;

/** From so many digits in a row they are worth a segment of their own. */
const DIGITS = /(\d{20,})/;

/** Codewords of a version, data and error correction together. @param {number} version */
function codewords(version) {
  const lines = Math.floor(version / 7) + 2; // of alignment patterns
  const patterns = version < 2 ? 0 : (25 * lines - 10) * lines - 55;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36)) / 8);
}

/** @param {number} version */
const capacity = (version) => codewords(version) - CORRECTION[version - 1] * BLOCKS[version - 1]; // bytes of data

/** @param {number} value @param {number} length @returns {number[]} bits, the highest first */
const bitsOf = (value, length) => Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

/** @param {string} text @param {number} version @returns {number[]} bits */
function segments(text, version) {
  const bits = [];
  for (const part of text.split(DIGITS).filter(Boolean)) {
    if (DIGITS.test(part)) {
      bits.push(...bitsOf(1, 4), ...bitsOf(part.length, version < 10 ? 10 : 12));
      for (const [digits] of part.matchAll(/\d{1,3}/g))
        bits.push(...bitsOf(Number(digits), 3 * digits.length + 1));
    } else {
      const bytes = new TextEncoder().encode(part);
      bits.push(...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16));
      for (const byte of bytes) bits.push(...bitsOf(byte, 8));
    }
  }
  return bits;
}

/** Product in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The generator polynomial without its leading 1. @param {number} degree */
function generator(degree) {
  const result = [...Array(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j], root) ^ (result[j + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

/** @param {number[]} data @param {number[]} divisor @returns {number[]} the rest */
function correctionOf(data, divisor) {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ Number(rest.shift());
    rest.push(0);
    divisor.forEach((part, i) => (rest[i] ^= times(part, factor)));
  }
  return rest;
}

/** Data in blocks, each with its correction, woven together. @param {number[]} data @param {number} version */
function weave(data, version) {
  const count = BLOCKS[version - 1];
  const divisor = generator(CORRECTION[version - 1]);
  const long = data.length % count; // so many blocks, the last, have a byte more
  const short = Math.floor(data.length / count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const part = data.slice(from, (from += short + (i < count - long ? 0 : 1)));
    return { part, correction: correctionOf(part, divisor) };
  });
  const woven = [];
  for (let i = 0; i <= short; i++)
    for (const { part } of blocks) if (i < part.length) woven.push(part[i]);
  for (let i = 0; i < divisor.length; i++)
    for (const { correction } of blocks) woven.push(correction[i]);
  return woven;
}

/** The bits of `value` with the rest of a division after them. @param {number} value @param {number} length @param {number} divisor */
function withRest(value, length, divisor) {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return (value << length) | rest;
}

/** Centres of alignment patterns, on both axes. @param {number} version */
function alignments(version) {
  if (version < 2) return [];
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  return [6, ...Array.from({ length: count - 1 }, (_, i) => 4 * version + 10 - i * step)];
}

/** @type {((x: number, y: number) => number)[]} modules that are 0 are turned over */
const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Finders, timing, alignment; `undefined` is free for data. @param {number} version */
function frame(version) {
  const size = 4 * version + 17;
  /** @type {(number | undefined)[][]} */
  const grid = Array.from({ length: size }, () => Array(size).fill(undefined));
  for (let i = 0; i < size; i++) grid[6][i] = grid[i][6] = 1 - (i % 2);
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let y = Math.max(0, cy - 4); y <= Math.min(size - 1, cy + 4); y++)
      for (let x = Math.max(0, cx - 4); x <= Math.min(size - 1, cx + 4); x++) {
        const ring = Math.max(Math.abs(x - cx), Math.abs(y - cy));
        grid[y][x] = Number(ring !== 2 && ring !== 4);
      }
  }
  const at = alignments(version);
  for (const cy of at)
    for (const cx of at) {
      const corner = (cx === 6 && (cy === 6 || cy === size - 7)) || (cy === 6 && cx === size - 7);
      if (corner) continue;
      for (let y = -2; y <= 2; y++)
        for (let x = -2; x <= 2; x++)
          grid[cy + y][cx + x] = Number(Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }
  return grid;
}

/** @param {(number | undefined)[][]} grid @param {number} version @param {number} mask */
function addFormat(grid, version, mask) {
  const size = grid.length;
  const format = withRest((FORMAT_M << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const bit = (format >> i) & 1;
    // Around the upper left finder, past the timing patterns; then beside the other two.
    if (i < 8) grid[i < 6 ? i : i + 1][8] = bit;
    else grid[8][i < 9 ? 7 : 14 - i] = bit;
    if (i < 8) grid[8][size - 1 - i] = bit;
    else grid[size - 15 + i][8] = bit;
  }
  grid[size - 8][8] = 1;
  if (version < 7) return;
  const bits = withRest(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    grid[near][far] = grid[far][near] = (bits >> i) & 1;
  }
}

/** Two columns at a time, from the right, up and down. @param {(number | undefined)[][]} grid @param {number[]} bits @param {number} mask */
function addData(grid, bits, mask) {
  const size = grid.length;
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (grid[y][x] !== undefined) continue;
        grid[y][x] = (bits[next++] ?? 0) ^ Number(MASKS[mask](x, y) === 0);
      }
  }
}

/** How hard a code is to read: long runs, blocks, false finders, imbalance. @param {number[][]} grid */
function penalty(grid) {
  const size = grid.length;
  let dark = 0;
  let points = 0;
  const lines = [...grid, ...grid.map((_, x) => grid.map((line) => line[x]))].map((line) =>
    line.join(''),
  );
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      dark += grid[y][x];
      const here = grid[y][x];
      if (
        x &&
        y &&
        here === grid[y - 1][x] &&
        here === grid[y][x - 1] &&
        here === grid[y - 1][x - 1]
      )
        points += 3;
    }
  return points + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}

/**
 * The modules of the smallest code, without the quiet zone of four around it.
 * @param {string} text
 * @returns {number[][] | null} rows of 0 (light) and 1 (dark); null for more than about 660 bytes
 */
export function qrCode(text) {
  let version = 1;
  while (version <= VERSIONS && segments(text, version).length > 8 * capacity(version)) version++;
  if (version > VERSIONS) return null;
  const bits = segments(text, version);
  const room = 8 * capacity(version);
  bits.push(...bitsOf(0, Math.min(4, room - bits.length)));
  while (bits.length % 8) bits.push(0);
  const data = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < capacity(version); pad ^= 0xec ^ 0x11) data.push(pad);
  const woven = weave(data, version).flatMap((byte) => bitsOf(byte, 8));
  const codes = MASKS.map((_, mask) => {
    const grid = frame(version);
    addFormat(grid, version, mask);
    addData(grid, woven, mask);
    return /** @type {number[][]} */ (grid);
  });
  const points = codes.map(penalty);
  return codes[points.indexOf(Math.min(...points))];
}
