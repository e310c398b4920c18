// The expressions of the listings: the part of Java that they need.
// @ts-check

/** An array or an object of the program. @typedef {{[name: string | number]: Value}} Fields */
/** A value of the program; a char is a number, and a list is an array. @typedef {number | boolean | string | null | undefined | Value[] | Fields} Value */
/**
 * What expressions are evaluated in.
 * @typedef {object} Scope
 * @property {Fields} locals
 * @property {(name: string) => Fields} holder  the object that has a variable
 * @property {(name: string, args: Value[], that: Value) => Value} call  calls a method of the program;
 *   `that` is undefined for the object of the caller
 * @property {(text: string) => Value} print
 * @property {(type: string) => Value} create  an object of a class of the program
 */
/** @typedef {(scope: Scope) => Value} Expression */
/** A place that can be assigned to. @typedef {(scope: Scope) => [holder: Fields, key: string | number]} Place */
/** @typedef {{get: Expression, place?: Place}} Term */

const TOKEN =
  /\s*(?:(\d+)|'(.)'|"([^"]*)"|([A-Za-z_]\w*)|(\+\+|--|\|\||&&|==|!=|<=|>=|<<|[-+*/%|&^]=|[-+*/%|&^!<>=?:.,()[\]{}]))/y;

/** Operators by their precedence. */
const BINARY = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!='],
  ['<', '>', '<=', '>='],
  ['<<'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Of numbers, which are integers. `+` joins texts, too. @type {Record<string, (a: number, b: number) => Value>} */
const OPERATORS = {
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
  '&': (a, b) => a & b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '<<': (a, b) => a << b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b),
  '%': (a, b) => a % b,
};

/** As Java prints it. @param {Value} value @returns {string} */
const written = (value) =>
  Array.isArray(value) ? `[${value.map(written).join(', ')}]` : String(value);

const number = (/** @type {Value} */ value) => /** @type {number} */ (value);
export const list = (/** @type {Value} */ value) => /** @type {Value[]} */ (value);
export const fields = (/** @type {Value} */ value) => /** @type {Fields} */ (value);

/** Methods of the library, by class or for any array, list or string. @type {Record<string, (a: Value, b: Value) => Value>} */
const LIBRARY = {
  'Math.max': (a, b) => Math.max(number(a), number(b)),
  'Arrays.toString': written,
  'Arrays.deepToString': written,
  'Arrays.copyOf': (array, length) => list(array).slice(0, number(length)),
  'Arrays.binarySearch': (array, value) => list(array).indexOf(value),
  charAt: (text, at) => String(text).charCodeAt(number(at)),
  clone: (array) => list(array).slice(),
  size: (values) => list(values).length,
  add: (values, value) => list(values).push(value),
};

/** @param {string} type @param {number[]} sizes @returns {Value} */
const arrayOf = (type, [size, ...inner]) =>
  Array.from({ length: size }, () =>
    inner.length ? arrayOf(type, inner) : type === 'int' ? 0 : type === 'boolean' ? false : null,
  );

class Parser {
  #text;
  #at = 0;
  /** @type {{kind: 'number' | 'char' | 'text' | 'name' | 'sign' | 'end', text: string}} */
  #token = { kind: 'end', text: '' };

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
    this.#next();
  }

  #next() {
    const { text } = this.#token;
    TOKEN.lastIndex = this.#at;
    const found = TOKEN.exec(this.#text);
    if (!found) {
      if (this.#text.slice(this.#at).trim()) throw new SyntaxError(this.#text);
      this.#token = { kind: 'end', text: '' };
      return text;
    }
    this.#at = TOKEN.lastIndex;
    const kinds = /** @type {const} */ (['number', 'char', 'text', 'name', 'sign']);
    const at = found.slice(1).findIndex((part) => part !== undefined);
    this.#token = { kind: kinds[at], text: found[at + 1] };
    return text;
  }

  /** @param {string} sign */
  #is(sign) {
    return this.#token.kind === 'sign' && this.#token.text === sign;
  }

  /** @param {string} sign */
  #take(sign) {
    const here = this.#is(sign);
    if (here) this.#next();
    return here;
  }

  /** @param {string} sign */
  #expect(sign) {
    if (!this.#take(sign)) throw new SyntaxError(`${sign} expected: ${this.#text}`);
  }

  /** The whole text: an expression or an assignment. @returns {Term} */
  whole() {
    const term = this.#assignment();
    if (this.#token.kind !== 'end') throw new SyntaxError(this.#text);
    return term;
  }

  /** @returns {Term} */
  #assignment() {
    const target = this.#conditional();
    const { kind, text } = this.#token;
    const { place } = target;
    if (!place || kind !== 'sign' || !/^(.?)=$/.test(text)) return target;
    this.#next();
    const value = this.#conditional().get;
    const operator = OPERATORS[text[0]];
    return {
      get: (scope) => {
        const now = value(scope);
        const [holder, key] = place(scope);
        const next = text === '=' ? now : operator(number(holder[key]), number(now));
        return (holder[key] = next);
      },
    };
  }

  /** @returns {Term} */
  #conditional() {
    const test = this.#binary(0);
    if (!this.#take('?')) return test;
    const yes = this.#conditional().get;
    this.#expect(':');
    const no = this.#conditional().get;
    return { get: (scope) => (test.get(scope) ? yes(scope) : no(scope)) };
  }

  /** @param {number} precedence @returns {Term} */
  #binary(precedence) {
    if (precedence === BINARY.length) return this.#unary();
    let left = this.#binary(precedence + 1);
    while (this.#token.kind === 'sign' && BINARY[precedence].includes(this.#token.text)) {
      const sign = this.#next();
      const a = left.get;
      const b = this.#binary(precedence + 1).get;
      if (sign === '&&') left = { get: (scope) => a(scope) && b(scope) };
      else if (sign === '||') left = { get: (scope) => a(scope) || b(scope) };
      else left = { get: (scope) => OPERATORS[sign](number(a(scope)), number(b(scope))) };
    }
    return left;
  }

  /** @returns {Term} */
  #unary() {
    if (this.#take('!')) {
      const { get } = this.#unary();
      return { get: (scope) => !get(scope) };
    }
    if (this.#take('-')) {
      const { get } = this.#unary();
      return { get: (scope) => -number(get(scope)) };
    }
    const term = this.#postfix(this.#primary());
    const { place } = term;
    const by = this.#is('++') ? 1 : this.#is('--') ? -1 : 0;
    if (!by || !place) return term;
    this.#next();
    return {
      get: (scope) => {
        const [holder, key] = place(scope);
        const before = number(holder[key]);
        holder[key] = before + by;
        return before;
      },
    };
  }

  /** @param {Term} term @returns {Term} */
  #postfix(term) {
    while (this.#is('[') || this.#is('.'))
      term = this.#take('[') ? this.#index(term) : this.#member(term);
    return term;
  }

  /** @param {Place} place @returns {Term} */
  #stored(place) {
    return {
      place,
      get: (scope) => {
        const [holder, key] = place(scope);
        return holder[key];
      },
    };
  }

  /** @param {Term} array @returns {Term} */
  #index(array) {
    const { get } = this.#conditional();
    this.#expect(']');
    return this.#stored((scope) => [fields(array.get(scope)), number(get(scope))]);
  }

  /** @param {Term} object @returns {Term} */
  #member({ get }) {
    this.#expect('.');
    const name = this.#next();
    if (!this.#is('(')) return this.#stored((scope) => [fields(get(scope)), name]);
    const args = this.#arguments(')');
    return {
      get: (scope) => {
        const that = get(scope);
        const values = args.map((each) => each(scope));
        return LIBRARY[name] ? LIBRARY[name](that, values[0]) : scope.call(name, values, that);
      },
    };
  }

  /** The values up to `end`, whose opening sign is next. @param {string} end @returns {Expression[]} */
  #arguments(end) {
    this.#next();
    /** @type {Expression[]} */
    const values = [];
    while (!this.#take(end)) {
      values.push(this.#conditional().get);
      this.#take(',');
    }
    return values;
  }

  /** @returns {Term} */
  #primary() {
    if (this.#take('(')) {
      const inner = this.#conditional();
      this.#expect(')');
      return { get: inner.get };
    }
    if (this.#is('{')) return this.#list(this.#arguments('}'));
    const { kind } = this.#token;
    const text = this.#next();
    if (kind === 'number') return { get: () => Number(text) };
    if (kind === 'char') return { get: () => text.charCodeAt(0) };
    if (kind === 'text') return { get: () => text };
    if (kind !== 'name') throw new SyntaxError(this.#text);
    if (text === 'new') return this.#created();
    if (/^(true|false|null)$/.test(text)) return { get: () => JSON.parse(text) };
    if (/^[A-Z]/.test(text)) return this.#library(text);
    if (!this.#is('(')) return this.#stored((scope) => [scope.holder(text), text]);
    const args = this.#arguments(')');
    return {
      get: (scope) =>
        scope.call(
          text,
          args.map((each) => each(scope)),
          undefined,
        ),
    };
  }

  /** @param {Expression[]} values @returns {Term} */
  #list(values) {
    return { get: (scope) => values.map((each) => each(scope)) };
  }

  /** A method of the library. @param {string} name  of its class @returns {Term} */
  #library(name) {
    while (this.#take('.')) name += `.${this.#next()}`;
    const args = this.#arguments(')');
    if (!name.startsWith('System.out.'))
      return { get: (scope) => LIBRARY[name](args[0](scope), args[1]?.(scope)) };
    const end = name.endsWith('ln') ? '\n' : '';
    return { get: (scope) => scope.print(args.map((each) => each(scope)).join('') + end) };
  }

  /** What follows `new`. @returns {Term} */
  #created() {
    const type = this.#next();
    if (this.#take('<')) this.#expect('>');
    if (this.#is('(')) {
      this.#arguments(')');
      return { get: (scope) => (type === 'ArrayList' ? [] : scope.create(type)) };
    }
    /** @type {Expression[]} */
    const sizes = [];
    while (this.#take('[')) {
      if (this.#take(']')) continue;
      sizes.push(this.#conditional().get);
      this.#expect(']');
    }
    if (this.#is('{')) return this.#list(this.#arguments('}'));
    return {
      get: (scope) =>
        arrayOf(
          type,
          sizes.map((each) => number(each(scope))),
        ),
    };
  }
}

/** @param {string} text  an expression or an assignment @returns {Term} */
export const parse = (text) => new Parser(text).whole();
