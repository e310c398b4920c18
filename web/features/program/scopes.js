// The variables of a program: which declaration a name belongs to, and what keeps the values while it runs.
// Each call of a function has a frame, a list with the line of the call that it waits for and the values of its
// variables; `recorder.js` has the frames.
// @ts-check
import { childrenOf } from './allocations.js';

/** @typedef {any} Node  of acorn */
/** @typedef {Pick<import('./allocations.js').Edit, 'insert' | 'wrap'>} Edit */

/** A variable in the frames of its function; lines from 1. @typedef {{name: string, from: number, to: number, known: boolean}} Variable */
/** Variable n is item n + 1 of a frame; the first ones are the parameters. @typedef {{name: string, parameters: number, variables: Variable[]}} Recorded */
/** @typedef {{index: number, frame: string, info: Recorded, shared: boolean}} Routine */
/** @typedef {{owner: Routine, at: number, variable: Variable}} Slot */

/** Variables of a function that are recorded. */
const MOST_VARIABLES = 40;

const isFunction = (/** @type {Node | null} */ node) => /^(Arrow)?Function/.test(node?.type ?? '');
/** What is not shown as a variable. @param {Node | null} node */
const isCode = (node) => isFunction(node) || /^Class/.test(node?.type ?? '');

/** The names that a pattern binds. @param {Node | null} pattern @returns {string[]} */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'Property':
      return namesIn(pattern.value);
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap(namesIn);
    default:
      return [];
  }
}

class Scope {
  /** Null: a name that is not recorded. @type {Map<string, Slot | null>} */
  #names = new Map();

  /** @param {Scope | null} parent @param {Routine | null} owner  whose variables are recorded */
  constructor(parent, owner) {
    this.parent = parent;
    this.owner = owner;
  }

  /** @param {string} name @param {number} from @param {number} to  lines @param {boolean} [code]  it is a function or a class */
  declare(name, from, to, code = false) {
    const { owner } = this;
    if (this.#names.has(name)) return;
    const isFull = !owner || owner.info.variables.length >= MOST_VARIABLES;
    if (isFull || code) return void this.#names.set(name, null);
    const variable = { name, from, to, known: true };
    this.#names.set(name, { owner, at: owner.info.variables.push(variable), variable });
  }

  /** @param {string} name @returns {Slot | null | undefined}  undefined: not declared in the program */
  find(name) {
    return this.#names.has(name) ? this.#names.get(name) : this.parent?.find(name);
  }
}

export class Scopes {
  #edit;
  #names;
  /** @type {Routine[]} */
  #functions = [];
  #rests = 0;
  /** Declarations whose values the turns of a loop give. @type {Set<Node>} */
  #heads = new Set();

  /**
   * @param {Node} program
   * @param {number} start  of its text
   * @param {{frames: string, memory: string, enter: string, leave: string}} names  that it does not use;
   *   `frames` with a number
   * @param {Edit} edit
   */
  constructor(program, start, names, edit) {
    this.#edit = edit;
    this.#names = names;
    const main = this.#functionOf('');
    edit.insert(start, `const ${main.frame}=${names.enter}(0);`);
    const scope = new Scope(null, main);
    this.#hoist(program, scope, program.loc.end.line);
    this.#block(program.body, scope, program.loc.end.line);
    this.#visitAll(program, scope);
  }

  /** What is recorded of each function; the first one is the program itself. @returns {Recorded[]} */
  get functions() {
    return this.#functions.map(({ info }) => info);
  }

  /** Indices of the functions whose variables other ones change. */
  get shared() {
    return this.#functions.filter(({ shared }) => shared).map(({ index }) => index);
  }

  /** @param {string} name @returns {Routine} */
  #functionOf(name) {
    const index = this.#functions.length;
    /** @type {Recorded} */
    const info = { name, parameters: 0, variables: [] };
    const made = { index, frame: `${this.#names.frames}${index}`, info, shared: false };
    this.#functions.push(made);
    return made;
  }

  /** Declares the names of `var`. @param {Node} node @param {Scope} scope @param {number} to */
  #hoist(node, scope, to) {
    for (const child of childrenOf(node)) {
      if (isFunction(child) || child.type === 'StaticBlock') continue;
      if (child.type === 'VariableDeclaration' && child.kind === 'var')
        for (const { id, init, loc } of child.declarations)
          for (const name of namesIn(id)) scope.declare(name, loc.start.line, to, isCode(init));
      this.#hoist(child, scope, to);
    }
  }

  /** Declares what statements declare for their block. @param {Node[]} body @param {Scope} scope @param {number} to */
  #block(body, scope, to) {
    for (const { type, kind, declarations, id } of body) {
      if (/^(Function|Class)Declaration$/.test(type)) scope.declare(id.name, 0, 0, true);
      if (type !== 'VariableDeclaration' || kind === 'var') continue;
      for (const each of declarations)
        for (const name of namesIn(each.id))
          scope.declare(name, each.loc.start.line, to, isCode(each.init));
    }
  }

  /** @param {Node} node @param {Scope} scope */
  #visitAll(node, scope) {
    for (const child of childrenOf(node)) this.#visit(child, node, scope);
  }

  /** @param {Node} node @param {Node} parent @param {Scope} scope @returns {void} */
  #visit(node, parent, scope) {
    if (isFunction(node)) return this.#function(node, parent, scope);
    const inner = this.#inner(node, scope);
    switch (node.type) {
      case 'VariableDeclarator':
        this.#declarator(node, parent, inner);
        break;
      case 'AssignmentExpression':
        this.#assignment(node, parent, inner);
        break;
      case 'UpdateExpression':
        this.#update(node, parent, inner);
        break;
      case 'CallExpression':
        this.#call(node, inner);
        break;
      case 'ForInStatement':
      case 'ForOfStatement':
        this.#turn(node, inner);
        break;
    }
    this.#visitAll(node, inner);
  }

  /** The scope inside of a node. @param {Node} node @param {Scope} scope */
  #inner(node, scope) {
    const { type, loc } = node;
    const to = loc.end.line;
    const statements = {
      BlockStatement: () => node.body,
      SwitchStatement: () => node.cases.flatMap((/** @type {Node} */ each) => each.consequent),
      ForStatement: () => [node.init],
      ForInStatement: () => [node.left],
      ForOfStatement: () => [node.left],
      CatchClause: () => [],
      StaticBlock: () => node.body,
    }[/** @type {string} */ (type)];
    if (!statements) return scope;
    const inner = new Scope(scope, type === 'StaticBlock' ? null : scope.owner);
    if (type === 'CatchClause')
      for (const name of namesIn(node.param)) inner.declare(name, 0, 0, true);
    if (type === 'StaticBlock') this.#hoist(node, inner, to);
    this.#block(statements().filter(Boolean), inner, to);
    return inner;
  }

  /** @param {Node} node @param {Node} parent @param {Scope} scope @returns {void} */
  #function(node, parent, scope) {
    const { body, params, id } = node;
    const { insert } = this.#edit;
    const names = params.flatMap(namesIn);
    const [from, to] = [node.loc.start.line, node.loc.end.line];
    const isRecorded = body.type === 'BlockStatement' && !node.generator;
    const name = id?.name ?? parent.id?.name ?? parent.key?.name ?? '=>';
    const own = isRecorded ? this.#functionOf(name) : null;
    const outer = new Scope(scope, null);
    if (id && node.type === 'FunctionExpression') outer.declare(id.name, 0, 0, true);
    // What parameters evaluate comes before the frame is there.
    const before = new Scope(outer, null);
    for (const each of names) before.declare(each, 0, 0);
    for (const each of params) this.#visit(each, node, before);
    const inner = new Scope(outer, own);
    for (const each of names) inner.declare(each, from, to);
    if (own) own.info.parameters = own.info.variables.length;
    if (body.type !== 'BlockStatement') return this.#visit(body, node, inner);
    this.#hoist(body, inner, to);
    this.#block(body.body, inner, to);
    if (own) {
      const { enter, leave } = this.#names;
      const values = this.#stores(names, inner).map((store) => `${store};`);
      insert(body.start + 1, `const ${own.frame}=${enter}(${own.index});${values.join('')}try{`);
      insert(body.end - 1, `}finally{${leave}(${own.frame})}`);
    }
    this.#visitAll(body, inner);
  }

  /** Where a variable is kept; null if it is not. @param {string} name @param {Scope} scope */
  #place(name, scope) {
    const slot = scope.find(name);
    if (!slot) return null;
    if (slot.owner !== scope.owner) slot.owner.shared = true;
    return `${slot.owner.frame}[${slot.at}]`;
  }

  /** What keeps the values of variables. @param {string[]} names @param {Scope} scope @returns {string[]} */
  #stores(names, scope) {
    return names.flatMap((name) => {
      const place = this.#place(name, scope);
      return place ? [`${place}=${name}`] : [];
    });
  }

  /** @param {Node} node @param {Node} parent @param {Scope} scope */
  #declarator(node, { kind }, scope) {
    const { id, init, end } = node;
    const { insert, wrap } = this.#edit;
    if (this.#heads.has(node)) return;
    if (id.type === 'Identifier') {
      const place = this.#place(id.name, scope);
      if (place && init) wrap(init, ` ${place}=`, '');
      else if (place && kind === 'let') insert(end, `=${place}=void 0`);
      return;
    }
    const stores = init ? this.#stores(namesIn(id), scope) : [];
    if (stores.length) insert(end, `,${this.#names.frames}r${this.#rests++}=(${stores})`);
  }

  /** Its value is not used. @param {Node} node @param {Node} parent */
  #isAlone = (node, parent) =>
    parent.type === 'ExpressionStatement' ||
    (parent.type === 'ForStatement' && [parent.init, parent.update].includes(node));

  /** @param {Node} node @param {Node} parent @param {Scope} scope */
  #assignment(node, parent, scope) {
    const { left } = node;
    const names = namesIn(left);
    if (left.type === 'Identifier') {
      const place = this.#place(left.name, scope);
      if (place) this.#edit.wrap(node, ` ${place}=`, '');
    } else if (this.#isAlone(node, parent)) {
      const stores = this.#stores(names, scope);
      if (stores.length) this.#edit.wrap(node, '', `,${stores}`);
    } else {
      for (const name of names) {
        const slot = scope.find(name);
        if (slot) slot.variable.known = false;
      }
    }
  }

  /** @param {Node} node @param {Node} parent @param {Scope} scope */
  #update(node, parent, scope) {
    const { argument, prefix, operator } = node;
    const place = argument.type === 'Identifier' && this.#place(argument.name, scope);
    if (!place) return;
    const { wrap } = this.#edit;
    const { memory } = this.#names;
    if (this.#isAlone(node, parent)) wrap(node, ` ${place}=(`, `,${argument.name})`);
    else if (prefix) wrap(node, ` ${memory}.use(0,${place}=`, ')');
    else {
      const back = operator === '++' ? '-1' : '+1';
      wrap(node, ` ${memory}.use(0,(${place}=(`, `,${argument.name}))${back})`);
    }
  }

  /** A call waits in its line. @param {Node} node @param {Scope} scope */
  #call({ callee, arguments: values, optional, loc }, scope) {
    const last = values.at(-1);
    const { owner } = scope;
    if (!last || !owner || optional || callee.type !== 'Identifier') return;
    if (scope.find(callee.name) !== null) return; // not a function of the program
    const waits = `(${owner.frame}[0]=${loc.start.line},`;
    this.#edit.wrap(last.type === 'SpreadElement' ? last.argument : last, waits, ')');
  }

  /** Each turn of a loop over a list has other values. @param {Node} node @param {Scope} scope */
  #turn({ left, body }, scope) {
    if (left.type === 'VariableDeclaration') this.#heads.add(left.declarations[0]);
    const pattern = left.type === 'VariableDeclaration' ? left.declarations[0].id : left;
    const stores = this.#stores(namesIn(pattern), scope).map((store) => `${store};`);
    if (!stores.length) return;
    const { insert, wrap } = this.#edit;
    if (body.type === 'BlockStatement') insert(body.start + 1, stores.join(''));
    else wrap(body, `{${stores.join('')}`, '}');
  }
}
