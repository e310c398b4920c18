// Marks a program: code that says which line writes to the grid, and that counts the turns of loops,
// the calls of functions and the allocations, so that the program can be stopped; and that keeps its variables,
// see `scopes.js`.
// @ts-check
import { parse } from 'acorn';
import { Allocations, childrenOf } from './allocations.js';
import { foreignLanguage } from './foreign.js';
import { LONGEST_PROGRAM } from './limits.js';
import { Scopes } from './scopes.js';

/**
 * The code; or why there is none: a syntax error, what a program cannot use, another language, or the
 * length.
 * @typedef {{code: string, functions: import('./scopes.js').Recorded[], shared: number[]} | {end: 'error' | 'missing' | 'foreign' | 'long', message: string, line: number}} Marked
 */

const STRICT = "'use strict';";
/** Methods of arrays that write, and functions of the program's environment. */
const WRITERS = /^(fill|copyWithin|splice|set|assign)$/;
const FUNCTIONS = /^(check|solution)$/;

/** The parameters of the program, in this order; others follow that are named anew if it uses their names. */
const PARAMETERS = ['grid', 'check', 'solution', 'print', 'console'];

/** A name that a text does not contain. @param {string} text @param {string} name @returns {string} */
const unused = (text, name) => (text.includes(name) ? unused(text, `${name}_`) : name);

/**
 * The program as an expression: a function of the parameters that `inside.js` passes. Its lines stay
 * where they are.
 * @param {string} source
 * @param {string} [call]  an expression that is computed after it, in place of a call of `solve`
 * @returns {Marked}
 */
export function mark(source, call) {
  if (source.length > LONGEST_PROGRAM) return { end: 'long', message: '', line: 0 };
  const asked = call === undefined ? 'solve' : unused(source, '$asked');
  if (call !== undefined) source += `\n;function ${asked}(){return(${call}\n)}`;
  const at = unused(source, '$at');
  const tick = unused(source, '$tick');
  const memory = unused(source, '$memory');
  const [enter, leave, frames] = ['$enter', '$leave', '$v'].map((name) => unused(source, name));
  const names = { at, tick, memory, enter, leave, frames };
  /** @type {ReturnType<typeof marked>} */
  let program;
  try {
    program = marked(source, names);
  } catch (error) {
    if (error instanceof Missing)
      return { end: 'missing', message: error.message, line: error.line };
    const { message, loc } = /** @type {{message: string, loc?: {line: number}}} */ (error);
    const line = loc?.line ?? 0;
    const language = foreignLanguage(source);
    if (language) return { end: 'foreign', message: language, line };
    return { end: 'error', message: message.replace(/ \(\d+:\d+\)$/, ''), line };
  }
  const { text, functions, shared } = program;
  const parameters = [...PARAMETERS, at, tick, memory, enter, leave].join();
  const code = `(function(${parameters}){'use strict';${text}\nreturn typeof ${asked}==='function'?${asked}:null})`;
  return { code, functions, shared };
}

class Missing extends Error {
  /** @param {string} what  that a program cannot use @param {number} line */
  constructor(what, line) {
    super(what);
    this.line = line;
  }
}

/** @param {string} source @param {Record<'at' | 'tick' | 'memory' | 'enter' | 'leave' | 'frames', string>} names  that it does not use */
function marked(source, names) {
  const { at, tick, memory } = names;
  const text = STRICT + source;
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'script', locations: true });
  /** @type {Insert[]} */
  const inserts = [];
  const insert = (/** @type {number} */ place, /** @type {string} */ added) =>
    inserts.push({ place, text: added, closes: false, other: Infinity });

  /** @param {{start: number, end: number}} node @param {string} before @param {string} after */
  function wrap({ start, end }, before, after) {
    const more = before[0] === '{' ? 0.5 : 0; // a statement is outside of an expression of its size
    inserts.push({ place: start, text: before, closes: false, other: end + more });
    inserts.push({ place: end, text: after, closes: true, other: start - more });
  }
  const scopes = new Scopes(program, STRICT.length, names, { insert, wrap });
  const allocations = new Allocations(program, memory, {
    insert,
    wrap,
    refuse(node, what) {
      throw new Missing(what, node.loc.start.line);
    },
    find(from, char) {
      const found = /\/\*[^]*?\*\/|\/\/.*|[*(]/g;
      found.lastIndex = from;
      for (let match; (match = found.exec(text));) if (match[0] === char) return match.index;
      return from;
    },
  });
  /** @param {Node} node @param {number} line */
  const markLine = (node, line) => wrap(node, ` ${at}(${line},(`, '))');

  /** The body of a loop or a function. @param {Node} body @param {string[]} calls */
  function addCalls(body, calls) {
    if (body.type === 'BlockStatement') insert(body.start + 1, `${calls.join(';')};`);
    else if (/Statement$|Declaration$/.test(body.type)) wrap(body, `{${calls.join(';')};`, '}');
    else wrap(body, `(${calls},`, ')');
  }

  const { frames, ...others } = names;
  const own = Object.values(others);
  /** @param {Node} node @param {Node} parent @param {Node} scope  the function that it is in */
  function visit(node, parent, scope) {
    const line = node.loc.start.line;
    if (own.includes(node.name) || node.name?.startsWith?.(frames))
      throw new Missing(node.name, line); // written with escapes
    switch (node.type) {
      case 'AssignmentExpression':
        if (node.left.type !== 'Identifier') markLine(node.right, line);
        break;
      case 'UpdateExpression':
        if (node.argument.type === 'MemberExpression' && node.argument.computed)
          markLine(node.argument.property, line);
        break;
      case 'CallExpression': {
        const { callee } = node;
        const last = node.arguments.at(-1);
        const writes =
          callee.type === 'Identifier'
            ? FUNCTIONS.test(callee.name)
            : callee.type === 'MemberExpression' && WRITERS.test(callee.property.name);
        if (writes && last && last.type !== 'SpreadElement') markLine(last, line);
        else if (writes && !last) insert(node.end - 1, `${at}(${line})`);
        break;
      }
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        addCalls(node.body, [`${tick}(${line})`]);
        break;
    }
    allocations.visit(node, parent, scope);
    if (/^(Arrow)?Function/.test(node.type)) {
      addCalls(node.body, [`${tick}(${line})`, ...allocations.ofCall(node)]);
      scope = node;
    }
    for (const child of childrenOf(node)) visit(child, node, scope);
  }
  visit(program, program, program);
  const { functions, shared } = scopes;
  return { text: inserted(text, inserts).slice(STRICT.length), functions, shared };
}

/** @typedef {any} Node  of acorn */

/** A text to insert; `closes`: it ends an expression; `other`: the place of the other end. @typedef {{place: number, text: string, closes: boolean, other: number}} Insert */

/**
 * Inserts texts. At one place, those that close inner expressions come before those of outer ones,
 * and before those that open the next one.
 * @param {string} text
 * @param {Insert[]} inserts  of one node, outer ones first
 */
function inserted(text, inserts) {
  const sorted = inserts
    .map((each, i) => ({ ...each, i }))
    .sort((a, b) => {
      if (a.place !== b.place) return a.place - b.place;
      if (a.closes !== b.closes) return a.closes ? -1 : 1;
      if (a.other !== b.other) return b.other - a.other; // the outer one opens first, and closes last
      return a.closes ? b.i - a.i : a.i - b.i;
    });
  const parts = [];
  let from = 0;
  for (const { place, text: added } of sorted) {
    parts.push(text.slice(from, place), added);
    from = place;
  }
  return parts.join('') + text.slice(from);
}
