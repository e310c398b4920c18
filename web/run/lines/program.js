// The statements of a listing: one on each line.
// @ts-check
import { parse } from './expressions.js';

/** @typedef {import('./expressions.js').Expression} Expression */
/** A declared variable: its type, its line, and the last line on which it is visible. @typedef {{name: string, type: string, from: number, to: number}} Variable */
/** @typedef {{name: string, owner: string, isStatic: boolean, line: number, end: number, parameters: string[], variables: Variable[]}} Method */
/**
 * A line. Blocks: `first` and `end` are the lines of their braces.
 * @typedef {object} Statement
 * @property {'none' | 'method' | 'do' | 'if' | 'while' | 'for' | 'each' | 'return' | 'continue' | 'end'} kind
 * @property {Expression} [run]  what it does first
 * @property {Expression} [test]  its condition, its result, or the elements to go through
 * @property {Expression} [again]  what a loop does before its condition, except the first time
 * @property {string} [name]  the variable of a loop through elements
 * @property {number} first
 * @property {number} end
 */

const METHOD = /^(?:(?:public|private|static) )*([\w<>[\]]+) (\w+)\((.*)\) \{$/;
const CLASS = /^(?:static )?class (\w+) \{$/;
const DECLARED = /^(?!return )([\w<>[\]]+) (\w+) = (.+)$/;

export class Program {
  /** @type {Statement[]} */
  statements = [];
  /** By their names. @type {Record<string, Method>} */
  methods = {};
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
    this.statements = this.lines.map(() => ({ kind: 'none', first: -1, end: -1 }));
    this.lines.forEach((text, at) => {
      const statement = this.statements[at];
      const closes = text.startsWith('}');
      if (closes) {
        statement.first = open.pop() ?? -1;
        const opener = this.statements[statement.first];
        opener.end = at;
        if (text === '}') statement.kind = 'end';
        for (const variable of method?.variables ?? [])
          if (variable.to < 0 && variable.from >= statement.first) variable.to = at;
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
      } else if (method && !closes) this.#parse(text, at, method);
    });
  }

  /** @param {string} text @param {number} at @param {string} owner */
  #method(text, at, owner) {
    const [, , name, list] = /** @type {RegExpExecArray} */ (METHOD.exec(text));
    const parameters = list ? list.split(', ').map((each) => each.split(' ')) : [];
    this.statements[at].kind = 'method';
    const variables = parameters.map(([type, each]) => ({ name: each, type, from: at, to: -1 }));
    const names = parameters.map(([, each]) => each);
    const isStatic = /\bstatic\b/.test(text);
    return (this.methods[name] = {
      name,
      owner,
      isStatic,
      line: at,
      end: -1,
      parameters: names,
      variables,
    });
  }

  /** @param {string} text @param {string} owner */
  #field(text, owner) {
    const found = /^((?:static )?)[\w<>[\]]+ (\w+) = (.+);$/.exec(text);
    if (!found) return; // an import
    const [, isStatic, name, value] = found;
    this.fields[owner].push({ name, value: parse(value).get, isStatic: Boolean(isStatic) });
  }

  /** @param {string} text  without a closing brace @param {number} at @param {Method} method */
  #parse(text, at, { variables }) {
    const statement = this.statements[at];
    /** A declaration, an assignment or a call. @param {string} part */
    const action = (part) => {
      const [, type, name, value] = DECLARED.exec(part) ?? [];
      if (!name || /[=+\-*/%|&^]$/.test(name)) return parse(part).get;
      variables.push({ name, type, from: at, to: -1 });
      const { get } = parse(value);
      return (/** @type {import('./expressions.js').Scope} */ scope) => {
        const now = get(scope);
        return (scope.locals[name] = now);
      };
    };
    const block = /^(if|while|for) \((.*)\) \{$/.exec(text);
    if (!block) {
      const [, word, rest] = /^(return|continue)?\s*(.*);$/.exec(text) ?? [];
      statement.kind = word === 'return' ? 'return' : word === 'continue' ? 'continue' : 'do';
      if (word === 'return' && rest) statement.test = parse(rest).get;
      if (word) return;
      statement.run = action(rest);
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
