// Counts what a program allocates: for each expression that makes an object or a text, the calls that
// count it. `memory.js` has the functions that are called.
// @ts-check

/** @typedef {any} Node  of acorn */

/**
 * @typedef {object} Edit
 * @property {(place: number, text: string) => void} insert
 * @property {(node: {start: number, end: number}, before: string, after: string) => void} wrap
 * @property {(node: Node, what: string) => never} refuse  ends the marking
 * @property {(from: number, char: string) => number} find  a character outside of comments
 */

/** Bytes, about: those of the browser that takes most. */
const OBJECT = 56;
const ITEM = 12;
const APPENDED = 40; // also for what the list has outgrown
const PROPERTY = 16;
const CLOSURE = 64;
const NEW = 200;
const CLASS = 400;
const ERROR = 2000;
/** More names of properties are checked at each assignment; fewer are counted with each object. */
const MOST_NAMES = 64;
/** An object grows to its highest index in one piece up to this one. */
const DENSE = 1024;

const isFunction = (/** @type {Node} */ { type }) => /^(Arrow)?Function/.test(type);
const isMember = (/** @type {Node} */ { type }) => type === 'MemberExpression';
const isPattern = (/** @type {Node} */ { type }) => /^(Array|Object)Pattern$/.test(type);
const partsOf = (/** @type {Node} */ pattern) => pattern.elements ?? pattern.properties;
/** @param {Node} node @returns {Node[]} */
export const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');

/** An expression that is a number, whatever its operands are. @param {Node} node @returns {boolean} */
function isNumber({ type, operator, left, right, value }) {
  if (type === 'Literal') return typeof value === 'number';
  if (type === 'UnaryExpression') return /^[-+~]$/.test(operator);
  if (type !== 'BinaryExpression') return type === 'UpdateExpression';
  return operator === '+' ? isNumber(left) && isNumber(right) : /^[-*/%&|^<>]+$/.test(operator);
}

/** What an assignment writes to. @param {Node} target @returns {Node[]} member expressions */
function membersOf(target) {
  if (!target) return [];
  if (isMember(target)) return [target];
  if (target.type === 'AssignmentPattern') return membersOf(target.left);
  if (target.type === 'RestElement') return membersOf(target.argument);
  if (target.type === 'Property') return membersOf(target.value);
  return isPattern(target) ? partsOf(target).flatMap(membersOf) : [];
}

/** Names that a pattern declares, at most. @param {Node} node @returns {number} */
const namesIn = (node) =>
  childrenOf(node).reduce((sum, child) => sum + namesIn(child), node.type === 'Identifier' ? 1 : 0);

export class Allocations {
  #edit;
  #m;
  /** Names of properties that are assigned, and some more. @type {Set<string>} */
  #names = new Set();
  /** Variables of each function. @type {Map<Node, number>} */
  #variables = new Map();
  /** Patterns whose rest is counted. @type {Set<Node>} */
  #counted = new Set();

  /** @param {Node} program @param {string} memory  name of the object of `memory.js` @param {Edit} edit */
  constructor(program, memory, edit) {
    this.#edit = edit;
    this.#m = memory;
    this.#survey(program, program);
    this.each = this.#names.size > MOST_NAMES ? 0 : 8 * this.#names.size;
  }

  /** @param {Node} node @param {Node} scope  the function that it is in */
  #survey(node, scope) {
    const add = (/** @type {number} */ more) =>
      this.#variables.set(scope, (this.#variables.get(scope) ?? 0) + more);
    if (node.type === 'VariableDeclarator') add(namesIn(node.id));
    if (/^(Function|Class)Declaration$/.test(node.type) || node.type === 'CatchClause') add(1);
    for (const { computed, property } of membersOf(node.left ?? node.argument))
      if (!computed) this.#names.add(property.name);
    if (isFunction(node)) {
      scope = node;
      this.#variables.set(node, 0);
      for (const each of node.params) add(namesIn(each));
    }
    for (const child of childrenOf(node)) this.#survey(child, scope);
  }

  /** @param {Node} node @param {number} bytes */
  #use(node, bytes) {
    this.#edit.wrap(node, ` ${this.#m}.use(${bytes},`, ')');
  }
  /** @param {Node} node @param {string} call  a function of the memory */
  #pass(node, call) {
    this.#edit.wrap(node, ` ${this.#m}.${call}(`, ')');
  }

  /** The closures that a block makes before its first statement. @param {Node[]} body @param {Node} scope */
  #hoisted(body, scope) {
    return body.filter(({ type }) => type === 'FunctionDeclaration').length * this.#closure(scope);
  }
  /** @param {Node} scope */
  #closure(scope) {
    return CLOSURE + ITEM * (this.#variables.get(scope) ?? 0);
  }

  /** What a function counts when it is called. @param {Node} node @returns {string[]} calls */
  ofCall({ params }) {
    const rest = params.at(-1);
    if (rest?.type !== 'RestElement' || rest.argument.type !== 'Identifier') return [];
    return [`${this.#m}.use(${OBJECT}+${ITEM}*${rest.argument.name}.length)`];
  }

  /** @param {Node} node @param {Node} parent @param {Node} scope  the function that the node is in */
  visit(node, parent, scope) {
    /** @type {any} */ (this)[node.type]?.(node, parent, scope);
    if (node.async) this.#edit.refuse(node, 'async');
  }

  /** @param {Node} target  of an assignment */
  #grow(target) {
    for (const { object, property, computed } of membersOf(target)) {
      if (object.type === 'Super' && computed) this.#edit.refuse(object, 'super[…]');
      if (computed) {
        this.#pass(object, 'own');
        this.#edit.wrap(property, ` ${this.#m}.key(${this.#m}.owner,`, ')');
      } else if (!this.each && object.type !== 'Super' && property.type === 'Identifier') {
        this.#edit.wrap(object, ` ${this.#m}.named('${property.name}',`, ')');
      }
    }
  }

  /** @param {Node} pattern @param {Node | null} value  what is taken apart */
  #rest(pattern, value) {
    if (!value || !isPattern(pattern) || partsOf(pattern).at(-1)?.type !== 'RestElement') return;
    this.#counted.add(pattern);
    this.#pass(value, pattern.type === 'ArrayPattern' ? 'all' : 'copy');
  }

  // ---- The types of nodes ------------------------------------------------------------------------

  /** @param {Node} node @param {Node} parent */
  Identifier(node, parent) {
    const isName = isMember(parent) && parent.property === node && !parent.computed;
    if (node.name === 'arguments' && !isName) this.#edit.refuse(node, 'arguments');
  }
  /** @param {Node} node */
  Literal(node) {
    if (node.bigint) this.#edit.refuse(node, 'BigInt');
    if (node.regex) this.#use(node, OBJECT);
  }
  /** @param {Node} node */
  AwaitExpression = (node) => this.#edit.refuse(node, 'await');
  /** @param {Node} node */
  ImportExpression = (node) => this.#edit.refuse(node, 'import()');

  /** @param {Node} node */
  ArrayExpression(node) {
    this.#use(node, OBJECT + this.each + ITEM * node.elements.length);
  }
  /** @param {Node} node @param {Node} _ @param {Node} scope */
  ObjectExpression(node, _, scope) {
    let bytes = OBJECT + this.each + PROPERTY * node.properties.length;
    for (const { type, kind, method, computed, key, argument } of node.properties) {
      if (type === 'SpreadElement') this.#pass(argument, 'copy');
      else if (computed) this.#pass(key, 'slot');
      else if (key.type === 'Literal') bytes += ITEM * (Math.min(key.value, DENSE) || 0);
      if (method || (kind && kind !== 'init')) bytes += this.#closure(scope);
    }
    this.#use(node, bytes);
  }
  /** @param {Node} node @param {Node} parent */
  SpreadElement({ argument }, parent) {
    if (parent.type !== 'ObjectExpression') this.#pass(argument, 'spread');
  }
  /** @param {Node} node */
  NewExpression(node) {
    this.#use(node, NEW + this.each);
  }
  /** @param {Node} node */
  TemplateLiteral(node, /** @type {Node} */ parent) {
    const isTagged = parent.type === 'TaggedTemplateExpression';
    if (!isTagged && node.expressions.length) this.#pass(node, 'text');
  }
  /** @param {Node} node @param {Node} parent */
  BinaryExpression(node, parent) {
    const isPart = parent.type === 'BinaryExpression' && parent.operator === '+';
    if (node.operator === '+' && !isPart && !isNumber(node)) this.#pass(node, 'text');
  }
  /** @param {Node} node */
  AssignmentExpression(node) {
    const { left, right, operator } = node;
    if (operator === '+=') this.#pass(node, 'text');
    this.#grow(left);
    for (const { computed, property } of membersOf(left)) {
      if (computed || property.name !== 'length') continue;
      if (isMember(left)) this.#pass(right, 'length');
      else this.#edit.refuse(node, '[list.length] = …');
    }
    if (operator === '=') this.#rest(left, right);
  }
  /** @param {Node} node */
  UpdateExpression(node) {
    if (isMember(node.argument) && node.argument.property.name === 'length')
      this.#use(node, APPENDED);
    this.#grow(node.argument);
  }
  /** @param {Node} node */
  VariableDeclarator({ id, init }) {
    this.#rest(id, init);
  }
  /** @param {Node} node */
  ForInStatement({ left, right }) {
    this.#grow(left);
    this.#pass(right, 'keys');
  }
  /** @param {Node} node */
  ForOfStatement({ left }) {
    this.#grow(left);
    if (isMember(left) && left.property.name === 'length')
      this.#edit.refuse(left, 'for (list.length of …)');
  }
  /** @param {Node} node */
  ArrayPattern(node) {
    const hasRest = partsOf(node).some((/** @type {Node} */ part) => part?.type === 'RestElement');
    if (hasRest && !this.#counted.has(node)) this.#edit.refuse(node, '[…rest]');
  }
  ObjectPattern = this.ArrayPattern;

  /** @param {Node} node */
  CatchClause(node) {
    if (node.param) this.#edit.insert(node.body.start + 1, `${this.#m}.use(${ERROR});`);
  }
  /** @param {Node} node @param {Node} _ @param {Node} scope */
  BlockStatement(node, _, scope) {
    const bytes = this.#hoisted(node.body, scope);
    if (bytes) this.#edit.insert(node.start + 1, `${this.#m}.use(${bytes});`);
  }
  /** @param {Node} node @param {Node} _ @param {Node} scope */
  SwitchStatement(node, _, scope) {
    const bytes = this.#hoisted(
      node.cases.flatMap((/** @type {Node} */ each) => each.consequent),
      scope,
    );
    if (bytes) this.#use(node.discriminant, bytes);
  }
  /** @param {Node} node @param {Node} _ @param {Node} scope */
  ArrowFunctionExpression(node, _, scope) {
    this.#use(node, this.#closure(scope));
  }
  /** @param {Node} node @param {Node} parent @param {Node} scope */
  FunctionExpression(node, parent, scope) {
    const isMethod = parent.value === node && parent.type !== 'PropertyDefinition';
    const isAlone =
      !isMethod || (parent.type === 'Property' && !parent.method && parent.kind === 'init');
    if (isAlone) this.#use(node, this.#closure(scope));
    if (node.generator) this.#generator(node, isAlone ? node.start : parent.start, !isAlone);
  }
  /** @param {Node} node */
  FunctionDeclaration(node) {
    if (node.generator) this.#generator(node, node.start, false);
  }
  /**
   * `function* f(a) { … }` becomes `function f() { return m.generator(bytes, function* (a) { … }, …) }`:
   * its body begins too late to count the object.
   * @param {Node} node @param {number} start  before the star @param {boolean} isMethod
   */
  #generator(node, start, isMethod) {
    const { insert, find } = this.#edit;
    const star = find(start, '*');
    insert(star, '/*');
    insert(star + 1, '*/');
    const bytes = NEW + 2 * (node.end - node.start);
    const open = isMethod ? node.start : find(node.id?.end ?? star + 1, '(');
    const inner = { start: open, end: node.end };
    this.#edit.wrap(
      inner,
      `(){return ${this.#m}.generator(${bytes},function*`,
      ',this,arguments)}',
    );
  }

  /** @param {Node} node @param {Node} _ @param {Node} scope */
  ClassBody(node, _, scope) {
    const bytes = CLASS + node.body.length * this.#closure(scope);
    this.#edit.insert(node.start + 1, ` static{${this.#m}.use(${bytes})}`);
  }
  /** @param {Node} node */
  PropertyDefinition(node) {
    const { key, value, computed } = node;
    if (computed || key.type === 'Literal' || (key.type === 'Identifier' && key.name === 'length'))
      this.#edit.refuse(node, 'class { [name] = … }');
    if (value) this.#use(value, PROPERTY);
    else this.#edit.insert(key.end, `=${this.#m}.use(${PROPERTY})`);
  }
}
