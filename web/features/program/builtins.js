// The functions of the language that make lists, objects or texts, replaced in the worker by ones that
// count what they allocate, see `memory.js`. A row of a table has the cost of a function. Those that
// could exceed the limit in a single call count while they work.
//
// The frame sends the text of this function to the worker. It must not use anything outside of
// itself.
// @ts-check

/** @typedef {(self: any, args: any[]) => number} Cost  bytes, before the call; may change the arguments */

/**
 * @param {any} scope  the global object of the worker
 * @param {import('./memory.js').Memory} memory
 * @returns {Set<Function>} the functions that count
 */
export function builtins(scope, { use, text, spread, key, keys }) {
  const { Object, Array, String, Number, Function, Map, Set, RegExp, JSON, Date, TypeError } =
    scope;
  const { apply, construct, defineProperty } = scope.Reflect;
  const { isArray } = Array;
  const { hasOwn, keys: keysOf } = Object;
  const { max } = scope.Math;
  const { iterator } = scope.Symbol;

  // Bytes, about: those of the browser that takes most.
  const OBJECT = 64;
  const ITEM = 12;
  const APPENDED = 40;
  const ENTRY = 48;
  const MATCH = 250;
  const ERROR = 2000;
  const sizeOf = (/** @type {string} */ value) => 32 + 2 * value.length;
  const isString = (/** @type {unknown} */ self) => typeof self === 'string';

  /** What replaces a function. @type {Set<Function>} */
  const counted = new Set();
  /** @param {any} owner @param {string} name @param {Function} value */
  function set(owner, name, value) {
    counted.add(value);
    const isFixed = owner === RegExp.prototype;
    defineProperty(owner, name, {
      value,
      writable: !isFixed,
      enumerable: false,
      configurable: !isFixed,
    });
  }
  /** @param {any} owner @param {Record<string, Cost>} costs @param {(self: any) => boolean} accepts */
  function count(owner, costs, accepts = () => true) {
    for (const name of keysOf(costs)) {
      const native = owner[name];
      const cost = costs[name];
      if (!native) continue;
      /** @this {any} @param {any[]} args */
      const counting = function (...args) {
        if (!accepts(this)) throw new TypeError(`${name} of another type`);
        use(cost(this, args));
        return apply(native, this, args);
      };
      set(owner, name, counting);
    }
  }
  /** @param {any} owner @param {Record<string, Function>} functions */
  function replace(owner, functions) {
    for (const name of keysOf(functions)) if (owner[name]) set(owner, name, functions[name]);
  }
  /** @type {Cost} */
  const copied = (self, args) => OBJECT + ITEM * self.length + APPENDED * args.length;
  /** @type {Cost} */
  const added = (_, args) => APPENDED * args.length;

  count(
    Array.prototype,
    {
      ...{ push: added, unshift: added, fill: () => 0, map: copied, filter: copied, slice: copied },
      ...{ splice: copied, sort: copied, with: copied },
      ...{ toReversed: copied, toSorted: copied, toSpliced: copied },
    },
    isArray,
  );
  count(Array.prototype, { entries: () => 2 * OBJECT });
  count(Function.prototype, { bind: (_, args) => OBJECT + ITEM * args.length });
  count(Date.prototype, { toISOString: () => OBJECT });
  count(Number.prototype, {
    toString: (/** @type {any} */ _, /** @type {any[]} */ args) =>
      args[0] === undefined ? OBJECT : 2 * 1100,
    toFixed: () => 2 * 130,
    toPrecision: () => 2 * 130,
  });
  const { has: mapHas } = Map.prototype;
  const { has: setHas } = Set.prototype;
  count(Map.prototype, { set: (self, args) => (apply(mapHas, self, args) ? 0 : ENTRY) });
  count(Set.prototype, { add: (self, args) => (apply(setHas, self, args) ? 0 : ENTRY) });
  count(String, {
    fromCharCode: (_, args) => 32 + 2 * args.length,
    fromCodePoint: (_, args) => 32 + 4 * args.length,
  });

  /** A pattern: a regular expression as the language has it, else a text. @param {any[]} args */
  function pattern(args) {
    const [found] = args;
    if (typeof found !== 'object' || !found) return;
    if (!(found instanceof RegExp)) args[0] = String(found);
    else if (hasOwn(found, 'exec')) throw new TypeError('exec of another type');
  }
  /** @type {Cost} */
  function padded(self, args) {
    args[0] = Number(args[0]) || 0;
    if (args[1] !== undefined) args[1] = String(args[1]);
    return sizeOf(self) + 2 * max(0, args[0]);
  }
  /** @param {any} self @param {any[]} args @param {boolean} all */
  function replaced(self, args, all) {
    pattern(args);
    const [found, by] = args;
    if (typeof by === 'function') {
      args[1] = (/** @type {any[]} */ ...match) => text(String(apply(by, undefined, match)));
      return sizeOf(self);
    }
    const put = (args[1] = String(by));
    const often = all || typeof found === 'object' ? self.length + 1 : 1;
    const each = put.length * (put.includes('$') ? self.length + 1 : 1);
    return sizeOf(self) + 2 * often * each;
  }
  const part = () => OBJECT;
  const cased = (/** @type {string} */ self) => 3 * sizeOf(self);
  /** @type {Cost} */
  const matched = (_, args) => (pattern(args), MATCH);
  count(
    String.prototype,
    {
      ...{ slice: part, substring: part, substr: part, trim: part, trimStart: part, trimEnd: part },
      ...{ toUpperCase: cased, toLowerCase: cased, padStart: padded, padEnd: padded },
      ...{ match: matched, matchAll: matched, search: matched },
      repeat: (self, args) =>
        sizeOf(self) + 2 * self.length * max(0, (args[0] = Number(args[0]) || 0)),
      split: (self, args) => (pattern(args), 44 * (self.length + 1)),
      replace: (self, args) => replaced(self, args, false),
      replaceAll: (self, args) => replaced(self, args, true),
      concat(self, args) {
        for (let i = 0; i < args.length; i++) self += args[i] = String(args[i]);
        return sizeOf(self);
      },
    },
    isString,
  );
  count(RegExp.prototype, {
    exec: ({ source }) => MATCH + OBJECT * (String(source).split('(').length - 1),
  });

  /** A list of all items. @param {any[]} parts  items and lists of items */
  function joined(parts) {
    let length = 0;
    for (let i = 0; i < parts.length; i++) length += isArray(parts[i]) ? parts[i].length : 1;
    use(OBJECT + ITEM * length);
    const list = construct(Array, [length]); // a list that grows leaves much behind
    length = 0;
    for (let i = 0; i < parts.length; i++) {
      const items = isArray(parts[i]) ? parts[i] : [parts[i]];
      for (let j = 0; j < items.length; j++) list[length++] = items[j];
    }
    return list;
  }
  const { join } = Array.prototype;
  replace(Array.prototype, {
    /** @this {any[]} @param {any} [separator] */
    join(separator = ',') {
      if (!isArray(this)) throw new TypeError('join of another type');
      const between = String(separator);
      const texts = [];
      for (let i = 0; i < this.length; i++) {
        const value = this[i];
        texts[i] = value === null || value === undefined ? '' : String(value);
        use(ITEM + 2 * (texts[i].length + between.length));
      }
      return apply(join, texts, [between]);
    },
    /** @this {any[]} @param {any[]} others */
    concat(...others) {
      return joined([this, ...others]);
    },
    /** @this {any[]} @param {number} depth */
    flat(depth = 1) {
      /** @type {any[]} */
      const parts = [];
      for (let i = 0; i < this.length; i++) {
        const item = this[i];
        parts[i] = use(ITEM, isArray(item) && depth > 1 ? item.flat(depth - 1) : item);
      }
      return joined(parts);
    },
    /** @this {any[]} @param {any} f @param {any} self */
    flatMap(f, self) {
      return this.map(f, self).flat();
    },
  });
  replace(Array, {
    /** @param {any} source @param {Function} [f] @param {any} [self] */
    from(source, f, self) {
      let items = source[iterator] ? spread(source) : source;
      if (isString(items)) items = [...items];
      const length = max(0, Number(items.length) || 0);
      use(OBJECT + ITEM * length);
      const list = construct(Array, [length]);
      for (let i = 0; i < length; i++) list[i] = f ? apply(f, self, [items[i], i]) : items[i];
      return list;
    },
    of: (/** @type {any[]} */ ...items) => use(OBJECT + ITEM * items.length, items),
  });
  const { entries: entriesOf, values: valuesOf, create } = Object;
  /** Counts for each name. @param {number} bytes @param {Function} list */
  const listed = (bytes, list) => (/** @type {any} */ object) => {
    keys(object);
    use(OBJECT + bytes * (isString(object) ? object.length : keysOf(object).length));
    return list(object);
  };
  replace(Object, {
    keys: listed(ITEM, keysOf),
    values: listed(ITEM, valuesOf),
    entries: listed(ITEM + OBJECT, entriesOf),
    create: (/** @type {any} */ parent) => use(OBJECT, create(parent)),
    /** @param {any} target @param {any[]} sources */
    assign(target, ...sources) {
      for (const source of sources)
        for (const name of keysOf(source ?? {})) target[key(target, name)] = source[name];
      return target;
    },
    /** @param {any} pairs */
    fromEntries(pairs) {
      /** @type {any} */
      const object = use(OBJECT, {});
      for (const [name, value] of spread(pairs)) {
        object[key(object, name)] = value;
      }
      return object;
    },
  });
  replace(Function.prototype, {
    /** @this {Function} @param {any} self @param {any[] | null} [args] */
    apply(self, args) {
      if (args && !isArray(args)) throw new TypeError('apply takes a list');
      return apply(this, self, args ? use(8 * args.length, args) : []);
    },
  });
  const { parse, stringify } = JSON;
  replace(JSON, {
    parse: (/** @type {any} */ source) => parse(use(32 * (source = String(source)).length, source)),
    /** @param {any} value @param {any} change */
    stringify: (value, change) =>
      stringify(
        value,
        /** @this {any} @param {string} name @param {any} item */
        function (name, item) {
          const put = typeof change === 'function' ? apply(change, this, [name, item]) : item;
          return use(2 * (name.length + 24 + (isString(put) ? 6 * put.length : 0)), put);
        },
      ),
  });

  // ---- Constructors that can be called without new -----------------------------------------------

  /** @param {string} name @param {(args: any[], target: Function | undefined, self: Function) => any} make */
  function constructor(name, make) {
    const native = scope[name];
    /** @param {any[]} args */
    const made = function (...args) {
      return make(args, new.target, made);
    };
    defineProperty(made, 'prototype', { value: native.prototype, writable: false });
    defineProperty(made, 'name', { value: name });
    for (const each of ['isArray', 'from', 'of', 'now'])
      if (native[each]) set(made, each, native[each]);
    set(native.prototype, 'constructor', made);
    defineProperty(scope, name, { value: made, writable: true, configurable: true });
  }
  constructor('Array', (args, target, self) => {
    if (target && target !== self) throw new TypeError('a class cannot extend Array');
    const [length] = args;
    const isLength = args.length === 1 && typeof length === 'number';
    use(OBJECT + ITEM * (isLength ? max(0, length) || 0 : args.length));
    return construct(Array, args);
  });
  constructor('RegExp', ([source, flags]) => {
    const isRegExp = source instanceof RegExp;
    const from = source === undefined ? '' : String(isRegExp ? source.source : source);
    use(1000 + 50 * from.length);
    return new RegExp(from, flags === undefined ? (isRegExp ? source.flags : '') : String(flags));
  });
  constructor('Date', (args, target) =>
    use(OBJECT, target ? construct(Date, args) : String(new Date())),
  );
  for (const name of 'Error TypeError RangeError SyntaxError ReferenceError EvalError URIError'.split(
    ' ',
  )) {
    const native = scope[name];
    constructor(name, ([message, options], target, self) => {
      const said = message === undefined ? [] : [String(message), options];
      use(ERROR + 4 * (said[0]?.length ?? 0));
      return construct(native, said, target ?? self);
    });
  }
  return counted;
}
