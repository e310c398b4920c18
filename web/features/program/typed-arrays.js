// The typed arrays of a program: those of the language, but they count what they allocate, and of their
// functions only those of the table remain. Their buffers cannot be reached.
//
// The frame sends the text of this function to the worker. It must not use anything outside of
// itself.
// @ts-check

/**
 * @param {any} scope  the global object of the worker
 * @param {import('./memory.js').Memory} memory
 * @returns {string[]} the names of the classes
 */
export function typedArrays(scope, { use, spread }) {
  const { Number, TypeError } = scope;
  const { apply, construct, defineProperty, getOwnPropertyDescriptor } = scope.Reflect;
  const { getPrototypeOf, setPrototypeOf } = scope.Reflect;
  const { join } = scope.Array.prototype;
  const { max } = scope.Math;
  const { iterator } = scope.Symbol;

  const OBJECT = 200;
  const ITEM = 12; // of any class, as in a list: also what visits the names of the items stays in the limit
  const NAMES =
    `Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array
    Float32Array Float64Array`.split(/\s+/);
  const FREE =
    `at copyWithin every fill find findIndex findLast findLastIndex forEach includes indexOf
    keys lastIndexOf reduce reduceRight reverse set some values`.split(/\s+/);
  const COPIES = 'entries filter map slice sort subarray toReversed toSorted with'.split(' ');

  const natives = getPrototypeOf(scope.Int8Array.prototype);
  const length = getOwnPropertyDescriptor(natives, 'length');
  /** What the prototypes of all classes inherit from. */
  const shared = {};
  /** @param {any} owner @param {PropertyKey} name @param {unknown} value */
  const set = (owner, name, value) =>
    defineProperty(owner, name, { value, writable: true, configurable: true });

  defineProperty(shared, 'length', length);
  set(shared, iterator, natives.values);
  for (const name of FREE) if (natives[name]) set(shared, name, natives[name]);
  for (const name of COPIES) {
    const native = natives[name];
    /** @this {any} @param {any[]} args */
    const copying = function (...args) {
      use(OBJECT + ITEM * apply(length.get, this, []));
      return apply(native, this, args);
    };
    if (native) set(shared, name, copying);
  }
  set(
    shared,
    'join',
    /** @this {any} @param {string} separator */
    function (separator) {
      return apply(join, spread(this), [separator]);
    },
  );
  set(
    shared,
    'toString',
    /** @this {any} */
    function () {
      return this.join();
    },
  );

  for (const name of NAMES) {
    const native = scope[name];
    /** @param {any} source  a length, or what is iterated */
    const made = function (source = 0) {
      if (new.target !== made) throw new TypeError(`${name} needs new, and no class can extend it`);
      const items = typeof source === 'object' ? spread(source) : Number(source);
      use(OBJECT + ITEM * (typeof items === 'object' ? items.length : max(0, items) || 0));
      return construct(native, [items]);
    };
    setPrototypeOf(native.prototype, shared);
    defineProperty(made, 'prototype', { value: native.prototype, writable: false });
    defineProperty(made, 'name', { value: name });
    set(made, 'from', (/** @type {any} */ source, /** @type {any} */ f) => {
      const items = construct(made, [source]);
      return f ? items.map(f) : items;
    });
    set(made, 'of', (/** @type {any[]} */ ...items) => construct(made, [items]));
    set(native.prototype, 'constructor', made);
    set(scope, name, made);
  }
  return NAMES;
}
