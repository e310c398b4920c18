// The expressions of the listings: the part of Java that they need.
// @ts-check
import { arrayOf, CREATORS, fields, isObject, LIBRARY, number } from './library.js';

/** @typedef {import('./library.js').Fields} Fields */
/** @typedef {import('./library.js').Value} Value */
/**
 * What expressions are evaluated in.
 * @typedef {object} Scope
 * @property {Fields} locals
 * @property {(name: string) => Fields} holder  the object that has a variable
 * @property {(name: string, args: Value[], that: Value) => Value} call  calls a method of the program;
 *   `that` is undefined for the object of the caller
 * @property {(text: string) => Value} print
 * @property {(type: string) => Value} create  an object of a class of the program
 * @property {string} puzzle  what the program reads: 81 digits
 */
/** @typedef {(scope: Scope) => Value} Expression */
/** A place that can be assigned to. @typedef {(scope: Scope) => [holder: Fields, key: string | number]} Place */
/** @typedef {{get: Expression, place?: Place}} Term */

const TOKEN =
  /\s*(?:(\d+)|'(\\?.)'|"([^"]*)"|([A-Za-z_]\w*)|(\+\+|--|\|\||&&|==|!=|<=|>=|<<|[-+*/%|&^]=|[-+*/%|&^!<>=?:.,()[\]{}]))/y;

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

/** Escapes as the characters that they are. @param {string} text */
const unescaped = (text) => text.replace(/\\n/g, '\n').replace(/\\r/g, '\r');

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
        return isObject(that) ? scope.call(name, values, that) : LIBRARY[name](that, values[0]);
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
    if (kind === 'char') return { get: () => unescaped(text).charCodeAt(0) };
    if (kind === 'text') return { get: () => unescaped(text) };
    if (kind !== 'name') throw new SyntaxError(this.#text);
    if (text === 'new') return this.#created();
    if (/^(true|false|null)$/.test(text)) return { get: () => JSON.parse(text) };
    if (/^[A-Z]/.test(text) && this.#is('.')) return this.#ofClass(text);
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

  /** A member of a class. @param {string} name  of the class @returns {Term} */
  #ofClass(name) {
    let member = '';
    while (this.#take('.')) {
      member = this.#next();
      name += `.${member}`;
    }
    if (!this.#is('(')) return { get: () => null }; // System.in
    const args = this.#arguments(')');
    const values = (/** @type {Scope} */ scope) => args.map((each) => each(scope));
    if (name.startsWith('System.out.')) {
      const end = name.endsWith('ln') ? '\n' : '';
      const text = (/** @type {Scope} */ scope, /** @type {Value} */ value) =>
        isObject(value) ? scope.call('toString', [], value) : value;
      return {
        get: (scope) =>
          scope.print(
            values(scope)
              .map((value) => text(scope, value))
              .join('') + end,
          ),
      };
    }
    if (LIBRARY[name]) return { get: (scope) => LIBRARY[name](args[0](scope), args[1]?.(scope)) };
    return { get: (scope) => scope.call(member, values(scope), null) };
  }

  /** What follows `new`. @returns {Term} */
  #created() {
    const type = this.#next();
    if (this.#take('<')) this.#expect('>');
    if (this.#is('(')) {
      this.#arguments(')');
      const create = CREATORS[type];
      return { get: (scope) => (create ? create(scope.puzzle) : scope.create(type)) };
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
