// Counts, in the worker, the bytes that a program allocates, about and with what it has dropped, and
// stops it at a limit. The marked program counts its expressions, see `allocations.js`; the functions of
// the language count what they make, see `builtins.js`.
//
// The frame sends the text of this function to the worker. It must not use anything outside of
// itself.
// @ts-check

/** @typedef {ReturnType<typeof memory>} Memory */

/**
 * @param {any} scope  the global object of the worker
 * @param {number} limit  in bytes
 * @param {() => void} stop  ends the program
 */
export function memory(scope, limit, stop) {
  const { Object, Array, String, Number, TypeError } = scope;
  const { apply } = scope.Reflect;
  const { isArray } = Array;
  const { isView } = scope.ArrayBuffer;
  const { hasOwn, keys: keysOf } = Object;
  const { min, max } = scope.Math;
  const { iterator } = scope.Symbol;
  const { values } = Array.prototype;

  const OBJECT = 64;
  const ITEM = 12;
  const APPENDED = 40;
  const DENSE = 1024; // see `allocations.js`

  let left = Infinity;

  /** @param {any} value */
  const isList = (value) => isArray(value) || isView(value);
  /** Counts. @template T @param {number} bytes @param {T} [value] @returns {T} the value */
  function use(bytes, value) {
    // Also if it is not a number.
    if (!((left -= bytes) >= 0)) {
      left = -1;
      stop();
    }
    return /** @type {T} */ (value);
  }
  /** @param {unknown} value  of an expression that may have made a text */
  const text = (value) => (typeof value === 'string' ? use(32 + 2 * value.length, value) : value);

  // ---- Called by the marked program --------------------------------------------------------------

  const calls = {
    /** What was allocated before the program starts does not count. */
    start() {
      left = limit;
    },
    use,
    text,
    /** What the key that is evaluated next belongs to. @type {any} */
    owner: null,
    /** @param {any} object */
    own: (object) => (calls.owner = object),
    /** The key of an assignment, which can make the object grow. @param {any} object @param {any} key */
    key: (object, key) =>
      isList(object) && typeof key === 'number' && key >>> 0 === key && key < object.length
        ? key
        : grow(object, key),
    /** @param {string} key @param {any} object */
    named: (key, object) => (grow(object, key), object),
    /** @param {any} key  of a new object */
    slot: (key) => ((key = nameOf(key)), use(ITEM * min(indexOf(key), DENSE), key)),
    /** The new length of a list. @param {any} length */
    length(length) {
      if (typeof length === 'object' && length) length = Number(length);
      return use(ITEM * max(0, Number(length) || 0), length);
    },
    spread,
    /** @param {any} list  of which a pattern takes the rest */
    all: (list) => ((list = spread(list)), use(OBJECT + ITEM * list.length, list)),
    copy,
    /** @param {any} object  whose names are visited */
    keys: (object) =>
      isList(object) || typeof object === 'string' ? use(32 * object.length, object) : object,
    /** @param {number} bytes @param {Function} body @param {any} self @param {any} args */
    generator: (bytes, body, self, args) =>
      use(bytes + ITEM * args.length, apply(body, self, args)),
  };

  /** @param {any} key */
  const nameOf = (key) =>
    (typeof key === 'object' && key !== null) || typeof key === 'function' ? String(key) : key;
  /** @param {any} key */
  function indexOf(key) {
    const index = typeof key === 'symbol' ? 0 : Number(key);
    return index >= 0 && index % 1 === 0 ? index : 0;
  }
  /** @param {any} object @param {any} key */
  function grow(object, key) {
    key = nameOf(key);
    if (object === null || object === undefined) return key;
    if (hasOwn(object, key)) {
      if (key === 'length' && isArray(object)) throw new TypeError('write list.length = …');
      return key;
    }
    const index = indexOf(key);
    const gap = isArray(object) ? max(0, index - object.length) : min(index, DENSE);
    return use(APPENDED + ITEM * gap, key);
  }
  /** What is spread: a list, counted. @param {any} items */
  function spread(items) {
    if (typeof items === 'string') return use(2 * ITEM * items.length, items);
    if (isArray(items) && items[iterator] === values) return use(ITEM * items.length, items);
    const list = [];
    let length = 0;
    for (const value of items) list[length++] = use(OBJECT, value);
    return list;
  }
  /** An object whose properties are copied. @param {any} object */
  function copy(object) {
    if (object === null || object === undefined) return object;
    if (typeof object === 'string' || isList(object)) return use(32 * object.length, object);
    for (const key of keysOf(object)) use(OBJECT + ITEM * min(indexOf(key), DENSE));
    return object;
  }

  return calls;
}
