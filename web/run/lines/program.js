// The statements of a listing. No line has two.
// @ts-check
import { parse } from './expressions.js';

/** @typedef {import('./expressions.js').Expression} Expression */
/** A declared variable: its type, its line, and the last line on which it is visible. @typedef {{name: string, type: string, from: number, to: number}} Variable */
/** @typedef {{name: string, owner: string, isStatic: boolean, line: number, end: number, parameters: string[], variables: Variable[]}} Method */
/**
 * A statement, at its first line. Blocks: `first` and `end` are the lines of their braces.
 * @typedef {object} Statement
 * @property {'none' | 'method' | 'do' | 'if' | 'while' | 'for' | 'each' | 'return' | 'continue' | 'break' | 'end'} kind
 * @property {Expression} [run]  what it does first
 * @property {Expression} [test]  its condition, its result, or the elements to go through
 * @property {Expression} [again]  what a loop does before its condition, except the first time
 * @property {string} [name]  the variable of a loop through elements
 * @property {string} [declares]  the variable that it declares
 * @property {boolean} [chained]  it continues the `if` or `try` whose brace it closes
 * @property {number} first
 * @property {number} last  its last line
 * @property {number} end
 */

const METHOD = /^(?:(?:public|private|static) )*([\w<>[\]]+) (\w+)\(\s*(.*)\)(?: throws \w+)? \{$/;
const CLASS = /^(?:(?:public|static) )*class (\w+)(?: implements \w+)? \{$/;
const DECLARED = /^(?!return )([\w<>[\]]+) (\w+) = (.+)$/;
const COMMENT = /^\/[/*]/;
/** Kinds of loops. */
export const LOOP = /while|for|each/;

/**
 * The statement that begins at a line, without a comment behind it; an array is part of its statement.
 * @param {string[]} lines  trimmed
 * @param {number} at
 * @returns {{text: string, last: number}}
 */
function statementAt(lines, at) {
  const part = (/** @type {number} */ line) => lines[line].replace(/ \/\/ .*$/, '');
  let text = part(at);
  if (!text || COMMENT.test(text)) return { text: '', last: at };
  const end = /(= |\] )\{$/.test(text) ? /;$/ : /[;{}]$/;
  let last = at;
  while (!end.test(text)) text += ` ${part(++last)}`;
  return { text, last };
}

export class Program {
  /** By line. @type {Statement[]} */
  statements = [];
  /** @type {Method[]} */
  methods = [];
  /** The variables of each class: what they are first. @type {Record<string, {name: string, value: Expression, isStatic: boolean}[]>} */
  fields = {};
  /** The class of the program. */
  main = '';

  /** @param {string[]} lines */
  constructor(lines) {
    this.lines = lines.map((line) => line.trim());
    /** The lines of the open braces. @type {number[]} */
    const open = [];
    /** @type {string[]} */
    const classes = [];
    /** @type {Method | null} */
    let method = null;
    this.statements = this.lines.map((_, at) => ({ kind: 'none', first: -1, last: at, end: -1 }));
    for (let at = 0; at < lines.length; at++) {
      const { text, last } = statementAt(this.lines, at);
      const statement = this.statements[at];
      statement.last = last;
      const closes = text.startsWith('}');
      if (closes) {
        statement.first = open.pop() ?? -1;
        const opener = this.statements[statement.first];
        opener.end = at;
        if (text === '}') statement.kind = 'end';
        else statement.chained = true;
        for (const variable of method?.variables ?? [])
          if (variable.to < 0 && variable.from >= statement.first)
            variable.to = statement.chained ? at - 1 : at;
        if (method && method.line === statement.first) {
          method.end = at;
          method = null;
        } else if (!method && text === '}') {
          classes.pop();
          statement.kind = 'none';
        }
      }
      if (text.endsWith('{')) open.push(at);
      const owner = classes.at(-1) ?? '';
      const [, name] = CLASS.exec(text) ?? [];
      if (name) {
        this.main ||= name;
        classes.push(name);
        this.fields[name] = [];
      } else if (!method && METHOD.test(text)) {
        method = this.#method(text, at, owner);
      } else if (!method && text.endsWith(';') && owner) {
        this.#field(text, owner);
      } else if (method && text) this.#parse(text.replace(/^\} /, ''), at, method);
      at = last;
    }
  }

  /** A method by its name and the number of its arguments: the first of them. @param {string} name @param {number} count @returns {Method} */
  method(name, count) {
    const found = this.methods.find(
      (each) => each.name === name && each.parameters.length === count,
    );
    if (!found) throw new Error(`${name} of ${count}`);
    return found;
  }

  /** The method that a line belongs to. @param {number} line @returns {Method | undefined} */
  methodAt(line) {
    return this.methods.find(({ line: first, end }) => first <= line && line <= end);
  }

  /** @param {string} text @param {number} at @param {string} owner */
  #method(text, at, owner) {
    const [, , name, list] = /** @type {RegExpExecArray} */ (METHOD.exec(text));
    const parameters = list ? list.split(', ').map((each) => each.split(' ')) : [];
    this.statements[at].kind = 'method';
    const variables = parameters.map(([type, each]) => ({ name: each, type, from: at, to: -1 }));
    const names = parameters.map(([, each]) => each);
    const isStatic = /\bstatic\b/.test(text);
    /** @type {Method} */
    const method = { name, owner, isStatic, line: at, end: -1, parameters: names, variables };
    this.methods.push(method);
    return method;
  }

  /** @param {string} text @param {string} owner */
  #field(text, owner) {
    const found = /^((?:static )?)[\w<>[\]]+ (\w+) = (.+);$/.exec(text);
    if (!found) return; // an import
    const [, isStatic, name, value] = found;
    this.fields[owner].push({ name, value: parse(value).get, isStatic: Boolean(isStatic) });
  }

  /** @param {string} text  without a closing brace before it @param {number} at @param {Method} method */
  #parse(text, at, { variables }) {
    if (text === '}' || /^(else|try|catch \(.*\)) \{$/.test(text)) return;
    const statement = this.statements[at];
    /** A declaration, an assignment or a call. @param {string} part */
    const action = (part) => {
      const [, type, name, value] = DECLARED.exec(part) ?? [];
      if (!name || /[=+\-*/%|&^]$/.test(name)) return parse(part).get;
      variables.push({ name, type, from: at, to: -1 });
      statement.declares = name;
      const { get } = parse(value);
      return (/** @type {import('./expressions.js').Scope} */ scope) => {
        const now = get(scope);
        return (scope.locals[name] = now);
      };
    };
    const block = /^(?:else )?(if|while|for) \((.*)\) \{$/.exec(text);
    if (!block) {
      const [, word, rest] = /^(return|continue|break)?\s*(.*);$/.exec(text) ?? [];
      statement.kind = /** @type {Statement['kind'] | undefined} */ (word) ?? 'do';
      if (word === 'return' && rest) statement.test = parse(rest).get;
      if (!word) statement.run = action(rest);
      return;
    }
    const [, word, inner] = block;
    const parts = inner.split('; ');
    const [, type, name, elements] = /^([\w[\]]+) (\w+) : (.+)$/.exec(inner) ?? [];
    if (word !== 'for') Object.assign(statement, { kind: word, test: parse(inner).get });
    else if (name) {
      variables.push({ name, type, from: at, to: -1 });
      Object.assign(statement, { kind: 'each', name, test: parse(elements).get });
    } else {
      const [run, test, again] = [
        action(parts[0]),
        ...parts.slice(1).map((part) => parse(part).get),
      ];
      Object.assign(statement, { kind: 'for', run, test, again });
    }
  }
}
