// Records the calls of a program and their variables: in the worker, at each move, what has changed since the
// move before. `recorded.js` reads it.
//
// The frame sends the text of this function to the worker. It must not use anything outside of
// itself.
// @ts-check

/**
 * A change is a word of 32 bits: the kind in the first two, 0 ends a state, 1 enters a function (its index), 2
 * leaves calls (the number of those that stay), 3 sets a variable (8 bits the call, 6 its item in the frame, 16
 * the text). A text is sent before the words that name it.
 * @typedef {object} States
 * @property {Uint32Array} words
 * @property {string[]} texts  those that are new
 */

/**
 * @param {any} scope  the global object of the worker
 * @param {object} setup
 * @param {number[]} setup.shared  functions whose variables other functions change
 * @param {{words: number, texts: number, calls: number, batch: number}} setup.recorded  limits; `batch`: words of one message
 */
export function frameRecorder(scope, { shared, recorded: most }) {
  const { Array, Uint32Array, String, Object } = scope;
  const { isArray } = Array;
  const { isView } = scope.ArrayBuffer;
  const { apply, ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = scope.Reflect;
  const { slice } = getPrototypeOf(Uint32Array.prototype);
  const { slice: cut } = String.prototype;
  const { forEach, has } = scope.Set.prototype;
  const isShared = new Uint8Array(2 ** 16);
  for (let i = 0; i < shared.length; i++) isShared[shared[i]] = 1;

  const LONGEST = 60;
  const ITEMS = 9;
  const PROPERTIES = 4;

  // ---- The calls ---------------------------------------------------------------------------------

  /** @type {unknown[][]} */
  const frames = [];
  const functions = new Uint16Array(2 ** 16);
  let depth = 0;
  /** The fewest calls since the last state: the frames below have stayed. */
  let low = 0;

  /** @param {number} index  of the function */
  function enter(index) {
    const frame = [0];
    frames[depth] = frame;
    functions[depth] = index;
    depth++;
    return frame;
  }
  /** @param {unknown[]} frame */
  function leave(frame) {
    while (depth && frames[--depth] !== frame);
    if (depth < low) low = depth;
  }

  // ---- Values as texts ---------------------------------------------------------------------------

  /** @type {object | undefined} */
  let grid;
  /** @type {Record<string, number>} */
  const ids = Object.create(null);
  let known = 1; // 0: no text
  /** @type {string[]} */
  let fresh = [];
  let freshCount = 0;

  /** @param {string} text */
  function idOf(text) {
    const id = ids[text];
    if (id) return id;
    if (known === most.texts) return 0;
    fresh[freshCount++] = text;
    return (ids[text] = known++);
  }
  /** @param {string} text */
  const short = (text) => (text.length > LONGEST ? `${apply(cut, text, [0, LONGEST - 1])}…` : text);

  /** @param {any} list @param {number} nesting */
  function listText(list, nesting) {
    const { length } = list;
    if (nesting > 1 || (nesting && length > 3)) return '[…]';
    let text = '[';
    for (let i = 0; i < length && i < ITEMS; i++)
      text += (i ? ', ' : '') + textOf(list[i], nesting + 1);
    return `${text}${length > ITEMS ? ', …' : ''}]`;
  }
  /** @param {any} object @param {number} nesting */
  function objectText(object, nesting) {
    if (nesting > 1) return '{…}';
    let text = '{';
    const keys = ownKeys(object);
    for (let i = 0; i < keys.length && i < PROPERTIES; i++) {
      const { value } = getOwnPropertyDescriptor(object, keys[i]) ?? {};
      if (typeof keys[i] === 'string')
        text += `${i ? ', ' : ''}${keys[i]}: ${textOf(value, nesting + 1)}`;
    }
    return `${text}${keys.length > PROPERTIES ? ', …' : ''}}`;
  }
  /** @param {any} set */
  function setText(set) {
    try {
      apply(has, set, [0]);
    } catch {
      return '';
    }
    let text = '{';
    let count = 0;
    apply(forEach, set, [
      (/** @type {unknown} */ value) => {
        if (count++ < ITEMS) text += (count > 1 ? ', ' : '') + textOf(value, 2);
      },
    ]);
    return `${text}${count > ITEMS ? ', …' : ''}}`;
  }
  /** @param {any} value @param {number} nesting @returns {string} */
  function textOf(value, nesting) {
    switch (typeof value) {
      case 'string':
        return `"${apply(cut, value, [0, LONGEST])}"`;
      case 'object':
        if (value === null) return 'null';
        if (value === grid) return 'grid';
        if (isArray(value) || isView(value)) return listText(value, nesting);
        return setText(value) || objectText(value, nesting);
      case 'function':
      case 'symbol':
        return typeof value;
      default:
        return String(value);
    }
  }

  // ---- States ------------------------------------------------------------------------------------

  const words = new Uint32Array(most.batch);
  let used = 0;
  let total = 0;
  let states = 0;
  let over = false;
  let recording = false;
  /** The calls of the last state: their frames, and the values and texts of their variables. */
  let top = 0;
  /** @type {unknown[][]} */
  const values = [];
  /** @type {Uint16Array[]} */
  const texts = [];
  const WIDTH = 64;

  /** @param {number} word */
  function put(word) {
    words[used++] = word >>> 0;
    total++;
  }
  /** What has changed in a call. @param {number} call @param {boolean} last  it is the innermost one */
  function compare(call, last) {
    const frame = frames[call];
    const before = values[call];
    const recorded = texts[call];
    const { length } = frame;
    for (let i = last ? 1 : 0; i < length && i < WIDTH; i++) {
      const value = frame[i];
      if (value === before[i] && (typeof value !== 'object' || value === null) && recorded[i])
        continue;
      before[i] = value;
      const id = idOf(short(textOf(value, 0)));
      if (id === recorded[i]) continue;
      recorded[i] = id;
      put(0xc0000000 + call * 2 ** 22 + i * 2 ** 16 + id);
    }
  }

  /** The number of the state now, from 1; 0 if it is not recorded any more. */
  function state() {
    if (over || recording) return over ? 0 : states;
    recording = true; // a value may run code of the program
    const before = total;
    const now = depth < most.calls ? depth : most.calls;
    let same = low < top ? low : top;
    if (same > now) same = now;
    if (top > same) put(0x80000000 + same);
    for (let call = 0; call < same; call++)
      if (call < 2 || call >= same - 1 || isShared[functions[call]])
        compare(call, call === depth - 1);
    for (let call = same; call < now; call++) {
      put(0x40000000 + functions[call]);
      values[call] = [];
      texts[call] = new Uint16Array(WIDTH);
      compare(call, call === depth - 1);
    }
    top = now;
    low = depth;
    if (total > before || !states) {
      put(0);
      states++;
    }
    over = total >= most.words || known === most.texts;
    recording = false;
    return states;
  }

  return {
    enter,
    leave,
    state,
    /** @param {object} object  the grid, which is shown by its name */
    set grid(object) {
      grid = object;
    },
    /** The next message is due. */
    get isFull() {
      return used + most.calls * (WIDTH + 1) + 2 > most.batch;
    },
    /** What was recorded since the last call. @returns {States} */
    take() {
      const taken = { words: apply(slice, words, [0, used]), texts: fresh };
      used = 0;
      fresh = [];
      freshCount = 0;
      return taken;
    },
  };
}
