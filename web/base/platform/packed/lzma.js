// Decoder of raw LZMA, as xz writes it with lc=4, lp=0, pb=0. The names are those of the LZMA
// specification by Igor Pavlov, which is in the public domain.
// @ts-check

const STATES = 12;
/** The probabilities: where the models of each kind begin. */
const IS_MATCH = 0;
const IS_REP = IS_MATCH + STATES;
const IS_REP_G0 = IS_REP + STATES;
const IS_REP_G1 = IS_REP_G0 + STATES;
const IS_REP_G2 = IS_REP_G1 + STATES;
const IS_REP0_LONG = IS_REP_G2 + STATES;
const POS_SLOT = IS_REP0_LONG + STATES;
const POS_DECODERS = POS_SLOT + 4 * 64;
const ALIGN = POS_DECODERS + 115;
const LENGTH = ALIGN + 16;
const LENGTH_SIZE = 2 + 8 + 8 + 256;
const REP_LENGTH = LENGTH + LENGTH_SIZE;
const LITERAL = REP_LENGTH + LENGTH_SIZE;
const LITERAL_SIZE = 0x300;
const PREVIOUS_BITS = 4; // lc
const PROBABILITIES = LITERAL + (LITERAL_SIZE << PREVIOUS_BITS);

/**
 * Takes time in proportion to `size`: about 0.1 s per megabyte.
 * @param {Uint8Array} input
 * @param {number} size  of the result in bytes
 * @returns {Uint8Array<ArrayBuffer>}  some other bytes if the input is damaged; throws a RangeError
 *   if it refers to what is before the beginning
 */
export function decode(input, size) {
  const out = new Uint8Array(size);
  const probabilities = new Uint16Array(PROBABILITIES).fill(1024);
  let range = 0xffffffff;
  let code = 0;
  let at = 1; // the first byte is 0
  for (; at < 5; at++) code = ((code << 8) | input[at]) >>> 0;

  const normalize = () => {
    if (range >= 0x1000000) return;
    range = (range << 8) >>> 0;
    code = ((code << 8) | input[at++]) >>> 0;
  };
  /** @param {number} index */
  const bit = (index) => {
    const probability = probabilities[index];
    const bound = (range >>> 11) * probability;
    const one = code >= bound;
    if (one) {
      range -= bound;
      code -= bound;
      probabilities[index] = probability - (probability >> 5);
    } else {
      range = bound;
      probabilities[index] = probability + ((2048 - probability) >> 5);
    }
    normalize();
    return Number(one);
  };
  /** Bits of equal probability. @param {number} count */
  const direct = (count) => {
    let value = 0;
    for (; count > 0; count--) {
      range >>>= 1;
      const one = code >= range;
      if (one) code -= range;
      value = 2 * value + Number(one);
      normalize();
    }
    return value;
  };
  /** The highest bit first. @param {number} base @param {number} bits */
  const tree = (base, bits) => {
    let node = 1;
    for (let i = 0; i < bits; i++) node = (node << 1) | bit(base + node);
    return node - (1 << bits);
  };
  /** The lowest bit first. @param {number} base @param {number} bits */
  const reverseTree = (base, bits) => {
    let node = 1;
    let value = 0;
    for (let i = 0; i < bits; i++) {
      const next = bit(base + node);
      node = (node << 1) | next;
      value |= next << i;
    }
    return value;
  };
  /** @param {number} base */
  const length = (base) => {
    if (!bit(base)) return 2 + tree(base + 2, 3);
    return bit(base + 1) ? 18 + tree(base + 18, 8) : 10 + tree(base + 10, 3);
  };
  /** @param {number} count  length of the match */
  const distance = (count) => {
    const slot = tree(POS_SLOT + 64 * Math.min(count - 2, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) << bits;
    if (slot < 14) return high + reverseTree(POS_DECODERS + high - slot, bits);
    return high + (direct(bits - 4) << 4) + reverseTree(ALIGN, 4);
  };

  let state = 0;
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
  for (let to = 0; to < size;) {
    if (!bit(IS_MATCH + state)) {
      const base = LITERAL + LITERAL_SIZE * ((to ? out[to - 1] : 0) >> (8 - PREVIOUS_BITS));
      let symbol = 1;
      if (state >= 7) {
        let match = out[to - rep0 - 1];
        while (symbol < 0x100) {
          const expected = (match >> 7) & 1;
          match <<= 1;
          const got = bit(base + ((1 + expected) << 8) + symbol);
          symbol = (symbol << 1) | got;
          if (expected !== got) break;
        }
      }
      while (symbol < 0x100) symbol = (symbol << 1) | bit(base + symbol);
      out[to++] = symbol;
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      continue;
    }
    let count = 0;
    if (!bit(IS_REP + state)) {
      [rep3, rep2, rep1] = [rep2, rep1, rep0];
      count = length(LENGTH);
      rep0 = distance(count);
      state = state < 7 ? 7 : 10;
    } else {
      if (!bit(IS_REP_G0 + state)) {
        if (!bit(IS_REP0_LONG + state)) count = 1;
      } else if (!bit(IS_REP_G1 + state)) {
        [rep1, rep0] = [rep0, rep1];
      } else if (!bit(IS_REP_G2 + state)) {
        [rep2, rep1, rep0] = [rep1, rep0, rep2];
      } else {
        [rep3, rep2, rep1, rep0] = [rep2, rep1, rep0, rep3];
      }
      const short = count === 1;
      if (!short) count = length(REP_LENGTH);
      state = state < 7 ? (short ? 9 : 8) : 11;
    }
    if (rep0 >= to) throw new RangeError('damaged');
    for (; count > 0 && to < size; count--, to++) out[to] = out[to - rep0 - 1];
  }
  return out;
}
