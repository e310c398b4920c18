// The values of the listings, and the part of Java's library that they use.
// @ts-check

/** An array or an object of the program. @typedef {{[name: string | number]: Value}} Fields */
/** A value of the program; a char is a number, and a list is an array. @typedef {number | boolean | string | null | undefined | Value[] | Fields} Value */

/** As Java prints it. @param {Value} value @returns {string} */
const written = (value) =>
  Array.isArray(value) ? `[${value.map(written).join(', ')}]` : String(value);

export const number = (/** @type {Value} */ value) => /** @type {number} */ (value);
export const list = (/** @type {Value} */ value) => /** @type {Value[]} */ (value);
export const fields = (/** @type {Value} */ value) => /** @type {Fields} */ (value);

/** Methods of the library, by class or for any array, list or string. @type {Record<string, (a: Value, b: Value) => Value>} */
export const LIBRARY = {
  'Math.max': (a, b) => Math.max(number(a), number(b)),
  'Arrays.toString': written,
  'Arrays.deepToString': written,
  'Arrays.copyOf': (array, length) => list(array).slice(0, number(length)),
  'Arrays.binarySearch': (array, value) => list(array).indexOf(value),
  charAt: (text, at) => String(text).charCodeAt(number(at)),
  clone: (array) => list(array).slice(),
  size: (values) => list(values).length,
  get: (values, at) => list(values)[number(at)],
  add: (values, value) => list(values).push(value),
  // A StringBuffer is the list of its parts.
  append: (buffer, text) => list(buffer).push(text),
  toString: (/** @type {Value} */ buffer) => list(buffer).join(''),
  // What is left to be read is a list, too.
  nextInt: (input) => list(input).shift(),
  read: (input) => list(input).shift() ?? -1,
};

/** Makes objects of the library, which are lists. Given the puzzle, 81 digits. @type {Record<string, (puzzle: string) => Value>} */
export const CREATORS = {
  ArrayList: () => [],
  StringBuffer: () => [],
  Scanner: (puzzle) => [...puzzle].map(Number),
  FileReader: (puzzle) => [...`${puzzle}\n`].map((character) => character.charCodeAt(0)),
};

/** An object of a class of the program. @param {Value} value */
export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {string} type  of the elements @param {number[]} sizes @returns {Value} */
export const arrayOf = (type, [size, ...inner]) =>
  Array.from({ length: size }, () =>
    inner.length ? arrayOf(type, inner) : type === 'int' ? 0 : type === 'boolean' ? false : null,
  );
