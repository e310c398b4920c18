// Runs a listing line by line. It starts with `main`, or in the middle of the program.
// @ts-check
import { parse } from './expressions.js';
import { fields, list } from './library.js';
import { LOOP } from './program.js';

/** @typedef {import('./library.js').Value} Value */
/** @typedef {import('./library.js').Fields} Fields */
/**
 * A call of a method: `line` is being executed or was executed last; then `next` is to follow.
 * @typedef {object} Frame
 * @property {import('./program.js').Method} method
 * @property {Fields} locals
 * @property {Value} that  the object of the call
 * @property {number} line
 * @property {number} next  -1 while the line waits for a call
 * @property {boolean} again  `next` is a loop that has been entered, or the next condition of an `if`
 * @property {Value[]} results  of the calls that the line has made
 * @property {Record<number, {values: Value[], at: number}>} loops  through elements, by their lines
 * @property {{value: Value} | null} returned
 */
/** @typedef {import('../algorithms/view.js').ResumedCall} Call */

/** Calls of methods that do not end. */
const MOST_CALLS = 1000;

/** A line waits for a call. */
class Waiting {
  /** @param {string} name @param {Value[]} args @param {Value} that */
  constructor(name, args, that) {
    this.name = name;
    this.args = args;
    this.that = that;
  }
}

export class Machine {
  /** @type {Frame[]} */
  frames = [];
  printed = '';
  /** Whether the condition of the line was true; null without. @type {boolean | null} */
  holds = null;
  /** @type {Waiting | null} */
  #waiting = null;
  /** Results that the line has used. */
  #used = 0;

  /** @param {import('./program.js').Program} program @param {string} puzzle  81 digits */
  constructor(program, puzzle) {
    this.program = program;
    this.puzzle = puzzle;
    this.statics = this.#made(program.main, true);
  }

  /** The program is before `main`. */
  start() {
    this.#waiting = new Waiting('main', [[this.puzzle]], null);
    return this;
  }

  /**
   * The program has just executed a line.
   * @param {Call[]} calls  `main` first
   * @param {number} line  of the innermost call
   * @param {boolean} holds  its condition, if it has one, is true
   */
  resume(calls, line, holds) {
    const { statements } = this.program;
    let at = -1;
    this.frames = calls.map(([text, locals, that], i) => {
      const own = i + 1 === calls.length;
      at = own ? line : this.#waitingLine(text, at);
      const method = this.program.methodAt(at);
      if (!method) throw new Error(String(text));
      return {
        ...this.#frame(method, { ...locals }, that),
        line: at,
        next: own ? statements[at].last + 1 : -1,
        again: !own && Boolean(statements[at].chained),
      };
    });
    const frame = this.#top;
    const { kind, test } = statements[line];
    for (const each of this.frames) each.loops = this.#loopsAround(each);
    if (kind === 'return') frame.returned = { value: test?.(this.#scope) };
    else if (kind === 'end') frame.returned = { value: undefined };
    else if (!holds) this.#skip(frame);
    this.holds = /do|method|return|end|continue/.test(kind) ? null : holds;
    return this;
  }

  /**
   * The line with a text on which a call waits: in `main`, or the next one behind the line of the caller,
   * else the last one.
   * @param {string | RegExp} text
   * @param {number} caller  line of the caller; -1 for `main`
   */
  #waitingLine(text, caller) {
    const main = this.program.method('main', 1);
    const lines = this.program.lines.flatMap((each, at) => {
      const inMain = main.line < at && at < main.end;
      const found = typeof text === 'string' ? each === text : text.test(each);
      return found && inMain === caller < 0 ? [at] : [];
    });
    return lines.find((at) => at > caller) ?? lines[lines.length - 1];
  }

  /** The loops through elements that the line of a call is in. @param {Frame} frame */
  #loopsAround(frame) {
    const inside = this.program.statements.flatMap(({ kind, name = '', test, end }, at) => {
      if (kind !== 'each' || frame.line <= at || frame.line >= end) return [];
      const values = list(test?.(this.#scopeOf(frame)));
      return [[at, { values, at: values.indexOf(frame.locals[name]) }]];
    });
    return Object.fromEntries(inside);
  }

  get #top() {
    return this.frames[this.frames.length - 1];
  }

  get #scope() {
    return this.#scopeOf(this.#top);
  }

  /** The line that has just been executed, or waits for a call; -1 before the first. */
  get line() {
    return this.frames.length ? this.#top.line : -1;
  }

  /** The method that the line waits for, which is called next; empty for none. */
  get calls() {
    return this.#waiting?.name ?? '';
  }

  /** @param {string} type @param {boolean} isStatic @returns {Fields} */
  #made(type, isStatic) {
    const own = this.program.fields[type].filter((field) => field.isStatic === isStatic);
    return Object.fromEntries(own.map(({ name, value }) => [name, value(this.#scopeOf(null))]));
  }

  /** The object that has a variable; if none has it, the static ones. @param {Frame | null} frame @param {string} name @returns {Fields} */
  holder(frame, name) {
    const locals = frame?.locals ?? {};
    const that = fields(frame?.that ?? {});
    return name in locals ? locals : name in that ? that : this.statics;
  }

  /** @param {Frame | null} frame @returns {import('./expressions.js').Scope} */
  #scopeOf(frame) {
    const that = frame?.that ?? {};
    return {
      locals: frame?.locals ?? {},
      holder: (name) => this.holder(frame, name),
      call: (name, args, object) => {
        const results = frame?.results ?? [];
        if (this.#used < results.length) return results[this.#used++];
        throw new Waiting(name, args, object ?? that);
      },
      print: (text) => (this.printed += text),
      create: (type) => this.#made(type, false),
      puzzle: this.puzzle,
    };
  }

  /** @param {import('./program.js').Method} method @param {Fields} locals @param {Value} that @returns {Frame} */
  #frame(method, locals, that) {
    const { line } = method;
    return {
      method,
      locals,
      that,
      line,
      next: this.program.statements[line].last + 1,
      again: false,
      results: [],
      loops: {},
      returned: null,
    };
  }

  /**
   * Executes the next line. A line with a call is executed in two parts, before and after it.
   * @returns {boolean}  false at the end of the program
   */
  step() {
    this.holds = null;
    if (this.#waiting) {
      const { name, args, that } = this.#waiting;
      this.#waiting = null;
      const method = this.program.method(name, args.length);
      const locals = Object.fromEntries(
        method.parameters.map((parameter, i) => [parameter, args[i]]),
      );
      if (this.frames.length > MOST_CALLS) return false;
      this.frames.push(this.#frame(method, locals, that));
      return true;
    }
    if (!this.frames.length) return false;
    const { returned } = this.#top;
    if (returned) {
      if (this.frames.length === 1) return false;
      this.frames.pop();
      this.#top.results.push(returned.value);
    }
    const frame = this.#top;
    return this.#execute(frame, frame.results.length ? frame.line : frame.next);
  }

  /** @param {Frame} frame @param {number} line */
  #execute(frame, line) {
    const { statements } = this.program;
    for (;;) {
      const { kind, first, last, chained } = statements[line];
      const opener = statements[first]?.kind;
      if (chained && !frame.again) {
        while (statements[line].chained) line = statements[line].end;
      } else if (kind === 'none') {
        line = last + 1;
      } else if (kind === 'continue' || kind === 'break') {
        const end = this.#loopEnd(line);
        frame.line = line;
        frame.next = kind === 'break' ? end + 1 : end;
        return true;
      } else if (kind === 'end' && opener === 'method') {
        frame.line = line;
        frame.returned = { value: undefined };
        return true;
      } else if (kind === 'end') {
        frame.again = LOOP.test(opener);
        line = frame.again ? first : line + 1;
      } else {
        this.#evaluate(frame, line);
        return true;
      }
    }
  }

  /** The end of the innermost loop. @param {number} line */
  #loopEnd(line) {
    const { statements } = this.program;
    let at = line;
    while (!(LOOP.test(statements[at].kind) && statements[at].end > line)) at--;
    return statements[at].end;
  }

  /** Goes behind a block whose condition is false: to the next condition, or into what follows `else`. @param {Frame} frame */
  #skip(frame) {
    const { statements } = this.program;
    const { end } = statements[frame.line];
    frame.again = statements[end].kind === 'if';
    frame.next = frame.again ? end : end + 1;
  }

  /** @param {Frame} frame @param {number} line */
  #evaluate(frame, line) {
    const statement = this.program.statements[line];
    const { kind, run, test, again, name = '', declares, last } = statement;
    const scope = this.#scopeOf(frame);
    this.#used = 0;
    frame.line = line;
    try {
      const first = kind === 'for' && frame.again ? again : run;
      // In a loop, the variable has the value of the last time.
      if (declares && first === run) delete frame.locals[declares];
      first?.(scope);
      if (kind === 'each') {
        if (!frame.again) frame.loops[line] = { values: list(test?.(scope)), at: -1 };
        const loop = frame.loops[line];
        this.holds = ++loop.at < loop.values.length;
        if (this.holds) frame.locals[name] = loop.values[loop.at];
        else delete frame.locals[name];
      } else if (kind === 'return') frame.returned = { value: test?.(scope) };
      else if (test) this.holds = test(scope) === true;
    } catch (waiting) {
      if (!(waiting instanceof Waiting)) throw waiting;
      this.#waiting = waiting;
      frame.next = -1;
      return;
    }
    frame.results = [];
    frame.again = false;
    frame.next = last + 1;
    if (this.holds === false) this.#skip(frame);
  }

  /** A number, or what an expression is now; undefined if it has no value. @param {Frame} frame @param {string} text @returns {Value} */
  value(frame, text) {
    const visible = this.variables(frame).map(({ name, value }) => [name, value]);
    try {
      return parse(text).get(this.#scopeOf({ ...frame, locals: Object.fromEntries(visible) }));
    } catch {
      return undefined;
    }
  }

  /** The variables that are visible on the line of a call, with their types. @param {Frame} frame @returns {{name: string, type: string, value: Value}[]} */
  variables({ method, line, locals }) {
    const visible = method.variables.filter(({ from, to }) => from <= line && line <= to);
    return visible
      .filter(({ name }) => name in locals)
      .map(({ name, type }) => ({ name, type, value: locals[name] }));
  }
}
