// Decoder of PPMd as in 7-Zip: variant H by Dmitry Shkarin with the range coder by Igor Pavlov, both in the
// public domain. The model predicts a byte from the longest context, the bytes before it, in which
// something was seen; where that lacks the byte, an escape leads to the context one byte shorter.
// @ts-check
import { makeContexts } from './ppmd-contexts.js';

/** Length of the longest contexts, and what pack.mjs packs with. */
export const ORDER = 12;
const MAX_FREQUENCY = 124;
/** Sum of the two probabilities in a context with one state. */
const BINARY_SCALE = 1 << 14;
const ESCAPES = [25, 14, 9, 7, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2];
const FIRST_BINARY = [0x3cdd, 0x1f3f, 0x59bf, 0x48f3, 0x64a1, 0x5abc, 0x6632, 0x6051];
/** The precision of the averages of probabilities, in bits. */
const PERIOD = 7;

/** How often symbols escape in contexts of a kind. @typedef {{sum: number, shift: number, count: number}} Escape */

/** The kind of contexts by the number of states that can still come. */
const ESCAPE_KINDS = Array.from({ length: 256 }, (_, i) => {
  if (i < 3) return i;
  return 3 + Math.floor((Math.sqrt(8 * (i - 3) + 1) - 1) / 2);
});
const highOf = (/** @type {number} */ symbol) => (symbol >= 0x40 ? 8 : 0);
const average = (/** @type {number} */ value) => (value + (1 << (PERIOD - 2))) >> PERIOD;

/**
 * Takes time in proportion to `size`, about 0.4 s per megabyte, and 60 bytes of memory per byte.
 * @param {Uint8Array} input
 * @param {number} size  of the result in bytes
 * @returns {Uint8Array<ArrayBuffer>}  some other bytes if the input is damaged; throws a RangeError if
 *   that is noticed, or if the text is so varied that the model has no room for it
 */
export function decode(input, size) {
  // The range coder
  let range = 0xffffffff;
  let code = 0;
  let at = 1; // the first byte is 0
  for (; at < 5; at++) code = ((code << 8) | input[at]) >>> 0;
  /** The share of the range that comes next. @param {number} total  of the shares */
  const share = (total) => (code / (range = (range / total) >>> 0)) >>> 0;
  /** @param {number} start @param {number} width  of the range that was meant */
  const narrow = (start, width) => {
    code -= start;
    range = width;
    while (range < 0x1000000) {
      code = ((code << 8) | input[at++]) >>> 0;
      range = (range << 8) >>> 0;
    }
  };

  const memory = makeContexts(size);
  const { ROOT, firsts, counts, sums, suffixes, symbols, frequencies, nexts } = memory;
  const { stateOf, moveUp, addContext, addState } = memory;
  const text = new Uint8Array(size + 1);
  let textEnd = 0;
  const binary = Array.from({ length: 128 }, (_row, i) =>
    Uint16Array.from({ length: 64 }, (_chance, k) =>
      Math.ceil(BINARY_SCALE - FIRST_BINARY[k & 7] / (i + 2)),
    ),
  );
  /** @type {Escape[][]} */
  const escapes = Array.from({ length: 25 }, (_, i) =>
    Array.from({ length: 16 }, () => ({ sum: (5 * i + 10) << 3, shift: 3, count: 4 })),
  );
  const firstRun = -Math.min(ORDER, 12) - 1;
  let longest = ROOT;
  let context = ROOT; // `longest` or one of its suffixes
  let found = firsts[ROOT]; // the state of the last symbol
  let fall = ORDER; // by how much `context` is shorter than the longest possible one
  let run = firstRun;
  let lastHit = 0; // 1 after a probable symbol
  let high = 0; // highOf the symbol before
  let firstEscape = 0;
  const masks = new Uint32Array(256);
  let mask = 0;
  const waiting = new Int32Array(ORDER);

  /** Creates the contexts that `found` leads to from the suffixes of `context`. @param {number} waits  1: and from itself @returns {number} the longest */
  function createNext(waits) {
    const place = nexts[found];
    waiting[0] = found;
    let parent = context;
    while (suffixes[parent]) {
      parent = suffixes[parent];
      const state = stateOf(parent, symbols[found]);
      if (nexts[state] !== place) {
        parent = nexts[state];
        break;
      }
      waiting[waits++] = state;
    }
    if (waits === 0) return parent;
    const symbol = text[-place];
    const model = stateOf(parent, symbol);
    let frequency = frequencies[model];
    if (counts[parent] > 1) {
      const own = frequency - 1;
      const others = sums[parent] - counts[parent] - own;
      if (2 * own <= others) frequency = 5 * own > others ? 2 : 1;
      else frequency = 1 + Math.floor((2 * own + 3 * others - 1) / (2 * others));
    }
    while (waits > 0) {
      const child = addContext(parent);
      addState(child, symbol, frequency, place - 1);
      nexts[waiting[--waits]] = child;
      parent = child;
    }
    return parent;
  }

  /** Counts `found` in the suffix, too. @param {number} suffix */
  function countInSuffix(suffix) {
    if (counts[suffix] === 1) {
      if (frequencies[firsts[suffix]] < 32) frequencies[firsts[suffix]]++;
      return;
    }
    let state = stateOf(suffix, symbols[found]);
    if (state > firsts[suffix] && frequencies[state] >= frequencies[state - 1]) moveUp(state--);
    if (frequencies[state] < MAX_FREQUENCY - 9) {
      frequencies[state] += 2;
      sums[suffix] += 2;
    }
  }

  /** Adds `found` to a longer context, where it was missing. @param {number} to @param {number} others  frequency of the other symbols in `context` @param {number} next */
  function addFound(to, others, next) {
    const count = counts[to];
    const known = counts[context];
    if (count > 1) {
      const few = 4 * count <= known && sums[to] <= 8 * count;
      sums[to] += Number(2 * count < known) + 2 * Number(few);
    } else {
      const state = firsts[to];
      const frequency = frequencies[state];
      frequencies[state] = frequency < MAX_FREQUENCY / 4 - 1 ? 2 * frequency : MAX_FREQUENCY - 4;
      sums[to] = frequencies[state] + firstEscape + Number(known > 3);
    }
    const own = 2 * frequencies[found] * (sums[to] + 6);
    const all = others + sums[to];
    const frequent = own >= 6 * all;
    const frequency = frequent
      ? 4 + Number(own >= 9 * all) + Number(own >= 12 * all) + Number(own >= 15 * all)
      : 1 + Number(own > all) + Number(own >= 4 * all);
    sums[to] += frequent ? frequency : 3;
    addState(to, symbols[found], frequency, next);
  }

  /** Moves to the context of the next symbol, and adds `found` where it was missing. */
  function learn() {
    if (frequencies[found] < MAX_FREQUENCY / 4 && suffixes[context])
      countInSuffix(suffixes[context]);
    if (fall === 0) {
      nexts[found] = context = longest = createNext(0);
      return;
    }
    text[textEnd++] = symbols[found];
    let next = -textEnd;
    let after = nexts[found];
    if (after === 0) {
      nexts[found] = next;
      after = context;
    } else {
      if (after < 0) after = createNext(1);
      if (--fall === 0) {
        next = after;
        if (longest !== context) textEnd--;
      }
    }
    const others = sums[context] - counts[context] - (frequencies[found] - 1);
    for (let to = longest; to !== context; to = suffixes[to]) addFound(to, others, next);
    context = longest = after;
  }

  /** Counts `found` in `context`. */
  function countFound() {
    sums[context] += 4;
    frequencies[found] += 4;
  }

  /** Halves the frequencies in `context`; `found` comes first. */
  function rescale() {
    const first = firsts[context];
    for (let state = found; state > first; state--) moveUp(state);
    found = first;
    frequencies[found] += 4;
    let escape = sums[context] + 4;
    let sum = 0;
    const more = Number(fall !== 0);
    for (let i = first; i < first + counts[context]; i++) {
      escape -= frequencies[i];
      frequencies[i] = (frequencies[i] + more) >> 1;
      sum += frequencies[i];
      for (let to = i; to > first && frequencies[to] > frequencies[to - 1]; to--) moveUp(to);
    }
    const before = counts[context];
    while (frequencies[first + counts[context] - 1] === 0) counts[context]--;
    escape += before - counts[context];
    if (counts[context] > 1) {
      sums[context] = sum + escape - (escape >> 1);
      return;
    }
    do {
      frequencies[first] -= frequencies[first] >> 1;
      escape >>= 1;
    } while (escape > 1);
  }

  /** Whether the symbol is the only one of the context; it is `found` then. */
  function isOnly() {
    const state = firsts[context];
    const others = counts[suffixes[context]];
    high = highOf(symbols[found]);
    const row = binary[frequencies[state] - 1];
    const kind =
      lastHit +
      (others < 3 ? 2 * (others - 1) : others < 12 ? 4 : 6) +
      high +
      2 * highOf(symbols[state]) +
      (run < 0 ? 32 : 0);
    const chance = row[kind];
    const bound = (range >>> 14) * chance;
    lastHit = Number(code < bound);
    if (lastHit) {
      row[kind] = chance + (1 << PERIOD) - average(chance);
      narrow(0, bound);
      found = state;
      if (frequencies[state] < 128) frequencies[state]++;
      run++;
      return true;
    }
    row[kind] = chance - average(chance);
    firstEscape = ESCAPES[row[kind] >> 10];
    narrow(bound, range - bound);
    return false;
  }

  /** Whether the symbol is one of those of the context; it is `found` then. */
  function isKnown() {
    const first = firsts[context];
    const target = share(sums[context]);
    let below = frequencies[first];
    if (target < below) {
      narrow(0, below * range);
      found = first;
      lastHit = Number(2 * below > sums[context]);
      run += lastHit;
      countFound();
      if (frequencies[found] > MAX_FREQUENCY) rescale();
      return true;
    }
    lastHit = 0;
    for (let state = first + 1; state < first + counts[context]; state++) {
      below += frequencies[state];
      if (target >= below) continue;
      narrow((below - frequencies[state]) * range, frequencies[state] * range);
      found = state;
      countFound();
      if (frequencies[found] > frequencies[found - 1]) {
        moveUp(found--);
        if (frequencies[found] > MAX_FREQUENCY) rescale();
      }
      return true;
    }
    if (target >= sums[context]) throw new RangeError('damaged');
    high = highOf(symbols[found]);
    narrow(below * range, (sums[context] - below) * range);
    return false;
  }

  /** How often `context` escapes; null if it has all symbols. @param {number} known  number of the symbols that it cannot be */
  function escapeOf(known) {
    const count = counts[context];
    if (count === 256) return null;
    const left = count - known;
    const kind =
      Number(left < counts[suffixes[context]] - count) +
      2 * Number(sums[context] < 11 * count) +
      4 * Number(known > left) +
      high;
    return escapes[ESCAPE_KINDS[left - 1]][kind];
  }

  /** Finds the symbol in a suffix. It is none of those of `context`. */
  function findShorter() {
    mask++;
    for (;;) {
      const known = counts[context];
      const masked = firsts[context];
      for (let state = masked; state < masked + known; state++) masks[symbols[state]] = mask;
      do {
        if (suffixes[context] === 0) throw new RangeError('damaged');
        fall++;
        context = suffixes[context];
      } while (counts[context] === known);
      const first = firsts[context];
      let sum = 0;
      for (let state = first; state < first + counts[context]; state++)
        if (masks[symbols[state]] !== mask) sum += frequencies[state];
      const escape = escapeOf(known);
      const mean = escape ? escape.sum >> escape.shift : 0;
      if (escape) escape.sum -= mean;
      const total = sum + Math.max(mean, 1);
      const target = share(total);
      if (target < sum) {
        found = first - 1;
        let below = 0;
        while (below <= target) if (masks[symbols[++found]] !== mask) below += frequencies[found];
        narrow((below - frequencies[found]) * range, frequencies[found] * range);
        if (escape && escape.shift < PERIOD && --escape.count === 0) {
          escape.sum = (escape.sum << 1) & 0xffff;
          escape.count = 3 << escape.shift++;
        }
        countFound();
        if (frequencies[found] > MAX_FREQUENCY) rescale();
        run = firstRun;
        return;
      }
      if (target >= total) throw new RangeError('damaged');
      narrow(sum * range, (total - sum) * range);
      if (escape) escape.sum = (escape.sum + total) & 0xffff;
    }
  }

  const out = new Uint8Array(size);
  for (let to = 0; to < size; to++) {
    const direct = counts[context] === 1 ? isOnly() : isKnown();
    if (!direct) findShorter();
    out[to] = symbols[found];
    if (direct && fall === 0 && nexts[found] > 0) context = longest = nexts[found];
    else learn();
  }
  return out;
}
