// What the model of ppmd.js has seen: contexts, and the states of each, which are the symbols that have
// followed it. Both are numbers; arrays have their properties, in a third of the time and memory of objects.
// @ts-check

/** The model has room for this many of each per byte of text; scripts need about a third. */
const CONTEXTS_PER_BYTE = 2;
const STATES_PER_BYTE = 6;

/**
 * Contexts with none but the root, which has all symbols.
 * @param {number} size  of the text in bytes
 */
export function makeContexts(size) {
  // Contexts: numbers from 1; 0 is none. The sum is of the frequencies of several states and their escape.
  const contexts = CONTEXTS_PER_BYTE * size + 64;
  const firsts = new Int32Array(contexts);
  const counts = new Uint16Array(contexts);
  const sums = new Uint16Array(contexts);
  const suffixes = new Int32Array(contexts);
  let contextsEnd = 1;
  // States: a symbol that has followed a context. `nexts` has the context that ends with the symbol, once
  // something needed it; before that, the place in `text` where it begins, negative; at first 0.
  const states = STATES_PER_BYTE * size + 1024;
  const symbols = new Uint8Array(states);
  const frequencies = new Uint8Array(states);
  const nexts = new Int32Array(states);
  let statesEnd = 0;

  const ROOT = contextsEnd++;
  firsts[ROOT] = statesEnd;
  for (let symbol = 0; symbol < 256; symbol++) {
    symbols[statesEnd] = symbol;
    frequencies[statesEnd++] = 1;
  }
  counts[ROOT] = 256;
  sums[ROOT] = 257;

  /** @param {number} of  a context @param {number} symbol  one that it has @returns {number} its state */
  function stateOf(of, symbol) {
    let state = firsts[of];
    while (symbols[state] !== symbol) state++;
    return state;
  }

  /** @param {number} to @param {number} from */
  function copyState(to, from) {
    symbols[to] = symbols[from];
    frequencies[to] = frequencies[from];
    nexts[to] = nexts[from];
  }

  /** Exchanges a state and the one before. @param {number} state */
  function moveUp(state) {
    const [symbol, frequency, next] = [symbols[state], frequencies[state], nexts[state]];
    copyState(state, state - 1);
    symbols[state - 1] = symbol;
    frequencies[state - 1] = frequency;
    nexts[state - 1] = next;
  }

  /** Adds a context without states. @param {number} suffix @returns {number} */
  function addContext(suffix) {
    const context = contextsEnd++;
    if (context >= contexts) throw new RangeError('full');
    suffixes[context] = suffix;
    return context;
  }

  /** Adds a state to a context; where a power of two is full, all move to twice the room. @param {number} to @param {number} symbol @param {number} frequency @param {number} next */
  function addState(to, symbol, frequency, next) {
    const count = counts[to]++;
    if ((count & (count - 1)) === 0) {
      const from = firsts[to];
      firsts[to] = statesEnd;
      for (let i = 0; i < count; i++) copyState(statesEnd + i, from + i);
      statesEnd += Math.max(1, 2 * count);
      if (statesEnd > states) throw new RangeError('full');
    }
    const state = firsts[to] + count;
    symbols[state] = symbol;
    frequencies[state] = frequency;
    nexts[state] = next;
  }

  return {
    ...{ ROOT, firsts, counts, sums, suffixes, symbols, frequencies, nexts },
    ...{ stateOf, moveUp, addContext, addState },
  };
}
