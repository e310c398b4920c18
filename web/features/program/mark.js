// Marks a program: code that says which line writes to the grid, and that counts the turns of loops
// and the calls of functions, so that the program can be stopped.
// @ts-check
import { parse } from '#parser';

/** @typedef {{code: string} | {message: string, line: number}} Marked  the code, or the syntax error */

const STRICT = "'use strict';";
/** Methods of arrays that write, and functions of the program's environment. */
const WRITERS = /^(fill|copyWithin|splice|set|assign)$/;
const FUNCTIONS = /^(check|solution)$/;

/** The parameters of the program, in this order; the last two are named anew if it uses their names. */
const PARAMETERS = ['grid', 'check', 'solution', 'print', 'console'];

/** A name that a text does not contain. @param {string} text @param {string} name @returns {string} */
const unused = (text, name) => (text.includes(name) ? unused(text, `${name}_`) : name);

/**
 * The program as an expression: a function of the parameters that `inside.js` passes. Its lines stay
 * where they are.
 * @param {string} source
 * @returns {Marked}
 */
export function mark(source) {
  const at = unused(source, '$at');
  const tick = unused(source, '$tick');
  /** @type {string} */
  let body;
  try {
    body = /** @type {unknown} */ (parse) ? marked(source, at, tick) : source;
  } catch (error) {
    const { message, loc } = /** @type {{message: string, loc?: {line: number}}} */ (error);
    return { message: message.replace(/ \(\d+:\d+\)$/, ''), line: loc?.line ?? 0 };
  }
  const parameters = [...PARAMETERS, at, tick].join();
  return {
    code: `(function(${parameters}){'use strict';${body}\nreturn typeof solve==='function'?solve:null})`,
  };
}

/** @param {string} source @param {string} at @param {string} tick  names of functions */
function marked(source, at, tick) {
  const text = STRICT + source;
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'script', locations: true });
  /** Texts to insert, by their places. @type {{place: number, text: string}[]} */
  const inserts = [];
  const insert = (/** @type {number} */ place, /** @type {string} */ added) =>
    inserts.push({ place, text: added });

  /** @param {Node} node @param {string} before @param {string} after */
  function wrap({ start, end }, before, after) {
    insert(start, before);
    // Inner texts come first: they were inserted later, or not at all.
    inserts.push({ place: end, text: after });
  }
  /** @param {Node} node @param {number} line */
  const markLine = (node, line) => wrap(node, `${at}(${line},(`, `))`);

  /** The body of a loop or a function. @param {Node} body @param {number} line */
  function addTick(body, line) {
    const call = `${tick}(${line})`;
    if (body.type === 'BlockStatement') insert(body.start + 1, `${call};`);
    else if (/Statement$|Declaration$/.test(body.type)) wrap(body, `{${call};`, '}');
    else wrap(body, `(${call},`, ')');
  }

  /** @param {any} node */
  function visit(node) {
    const line = node.loc.start.line;
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
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        addTick(node.body, line);
        break;
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (child && typeof child.type === 'string') visit(child);
    }
  }
  visit(program);
  return inserted(text, inserts).slice(STRICT.length);
}

/** @typedef {{type: string, start: number, end: number}} Node */

/**
 * Inserts texts. At one place, those that close inner expressions come before those of outer ones,
 * and before those that open the next one.
 * @param {string} text
 * @param {{place: number, text: string}[]} inserts  outer expressions before inner ones
 */
function inserted(text, inserts) {
  const closes = (/** @type {string} */ added) => /^[)}]/.test(added);
  const sorted = inserts
    .map((each, i) => ({ ...each, i }))
    .sort((a, b) => {
      if (a.place !== b.place) return a.place - b.place;
      if (closes(a.text) !== closes(b.text)) return closes(a.text) ? -1 : 1;
      return closes(a.text) ? b.i - a.i : a.i - b.i;
    });
  const parts = [];
  let from = 0;
  for (const { place, text: added } of sorted) {
    parts.push(text.slice(from, place), added);
    from = place;
  }
  return parts.join('') + text.slice(from);
}
