// Leaves nothing in the worker but the language, and of that what a program needs and what
// `memory.js` can count.
//
// The frame sends the text of this function to the worker. It must not use anything outside of
// itself.
// @ts-check

/**
 * @param {any} scope  the global object of the worker
 * @param {Set<Function>} counted  functions that count what they allocate
 * @param {string[]} typed  the names of the typed arrays
 * @returns {string[]} the names of the globals that are gone
 */
export function language(scope, counted, typed) {
  const { ownKeys, deleteProperty, getPrototypeOf } = scope.Reflect;
  const { freeze, getOwnPropertyDescriptor } = scope.Object;
  /** Functions that allocate next to nothing. @type {Record<string, string>} */
  const FREE = {
    Object: 'freeze hasOwn is isFrozen',
    'Object.prototype': 'hasOwnProperty isPrototypeOf propertyIsEnumerable toString valueOf',
    'Function.prototype': 'call',
    Array: 'isArray',
    'Array.prototype': `at copyWithin every find findIndex findLast findLastIndex forEach includes
      indexOf keys lastIndexOf pop reduce reduceRight reverse shift some toString values`,
    String: '',
    'String.prototype': `at charAt charCodeAt codePointAt endsWith includes indexOf lastIndexOf
      localeCompare startsWith toString valueOf`,
    Number: 'isFinite isInteger isNaN isSafeInteger parseFloat parseInt',
    'Number.prototype': 'valueOf',
    'Boolean.prototype': 'toString valueOf',
    'Symbol.prototype': '',
    Map: '',
    'Map.prototype': 'clear delete entries forEach get has keys values',
    Set: '',
    'Set.prototype': 'clear delete entries forEach has keys values',
    Date: 'now',
    'Date.prototype': 'getTime valueOf',
    RegExp: '',
    'RegExp.prototype': 'test toString',
    'Error.prototype': 'toString',
    JSON: '',
    Iterator: '',
  };
  /** @type {object} */
  const iterators = getPrototypeOf(getPrototypeOf(new scope.Array().values()));
  const { Iterator = {} } = scope;

  /** @param {any} owner @param {Set<string>} free */
  function prune(owner, free) {
    for (const name of ownKeys(owner)) {
      const isNeeded = typeof name === 'symbol' || /^(constructor|prototype)$/.test(name);
      if (name === '__proto__') deleteProperty(owner, name);
      if (isNeeded || free.has(name)) continue;
      /** @type {PropertyDescriptor} */
      const { value } = getOwnPropertyDescriptor(owner, name) ?? {};
      if (typeof value === 'function' && !counted.has(value)) deleteProperty(owner, name);
    }
  }
  for (const path of ownKeys(FREE)) {
    const [name, part] = path.split('.');
    const owner = name === 'Iterator' ? Iterator : scope[name];
    prune(part ? owner.prototype : owner, new scope.Set(FREE[path].split(/\s+/)));
  }
  prune(iterators, new scope.Set());
  deleteProperty(scope.Symbol.prototype, 'constructor');
  const symbols = freeze({ iterator: scope.Symbol.iterator });

  const kept = new scope.Set([
    ...typed,
    ...`Object Function Array Number Boolean String Symbol Math JSON Map Set Date RegExp Error TypeError
    RangeError SyntaxError ReferenceError EvalError URIError Infinity NaN undefined isNaN isFinite
    parseInt parseFloat`.split(/\s+/),
  ]);
  const gone = [];
  for (let o = scope; o && o !== scope.Object.prototype; o = getPrototypeOf(o))
    for (const name of ownKeys(o)) if (!kept.has(name) && deleteProperty(o, name)) gone.push(name);
  scope.Symbol = symbols; // other symbols change how functions of the language work
  return gone.filter((name) => typeof name === 'string');
}
