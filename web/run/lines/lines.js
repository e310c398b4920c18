// The lines that a program executes between the events of its run.
// @ts-check
import { UNKNOWN } from '../algorithms/view.js';
import { Machine } from './machine.js';
import { Program } from './program.js';

/** @typedef {import('../algorithms/view.js').Moment} Moment */
/** @typedef {import('../algorithms/view.js').LineView} LineView */
/** @typedef {import('./walk.js').Rows} Rows */
/** @typedef {Pick<import('../../../wasm/run.d.ts').CodeLine, 'text' | 'label' | 'name'>} CodeLine */

/** From this step on, a program is searching, and prints nothing before its search has ended. */
const SEARCHES = 2;

export class Lines {
  #program;
  #code;
  view;
  #puzzle;
  /** The names of the methods with events. */
  #eventful;
  /** What is printed before the search; undefined while that is not known. @type {string | undefined} */
  #printed;
  /** The method with most of them. */
  searching;
  /** Expressions that are shown as variables. */
  #watched;

  /** @param {CodeLine[]} code  of the program of a variant @param {LineView} view @param {string} puzzle  81 digits */
  constructor(code, view, puzzle) {
    this.#code = code;
    this.view = view;
    this.#puzzle = puzzle;
    this.#program = new Program(code.map(({ text }) => text));
    const counted = this.#program.methods
      .map((method) => ({ method, events: this.#eventsOf(method) }))
      .sort((a, b) => b.events - a.events);
    this.#eventful = counted.filter(({ events }) => events).map(({ method }) => method.name);
    this.searching = counted[0].method;
    const { watch, bits = [] } = view;
    this.#watched = [
      ...watch.map((expression) => ({ name: expression, expression, type: 'int' })),
      ...bits.map(([name, expression]) => ({ name, expression, type: 'bits' })),
    ];
  }

  /** The number of lines with events. @param {import('./program.js').Method} method */
  #eventsOf({ line, end }) {
    return this.#code.slice(line, end + 1).filter(({ label }) => label >= 0).length;
  }

  /** The program before its first line. */
  start() {
    return new Machine(this.#program, this.#puzzle).start();
  }

  /**
   * The program after an event; at step 0, before the first.
   * @param {Moment} moment
   * @param {number} label  of the last event
   */
  at(moment, label) {
    const { snapshot, kind } = moment;
    if (!snapshot.step) return this.#beginning();
    const last = this.#code.findIndex((each) => each.label === label);
    const { name: method = '' } = this.#program.methodAt(last) ?? {};
    const calls = kind === 'invalid' ? null : this.view.resume(moment, method);
    if (!calls) {
      const machine = this.start();
      for (let step = 0; step < snapshot.step; step++) this.toEvent(machine);
      return machine;
    }
    const machine = new Machine(this.#program, this.#puzzle);
    const outcomes = this.#outcomes(last);
    const holds = outcomes.length > 1 ? kind !== 'reject' : outcomes[0];
    machine.resume(calls, last, holds);
    machine.printed = this.#printedFirst(snapshot.step);
    return machine;
  }

  /** What the program has printed at a step inside of the search, or before it. @param {number} step */
  #printedFirst(step) {
    if (this.#printed === undefined || step < SEARCHES) {
      const machine = this.start();
      for (let i = 0; i < Math.min(step, SEARCHES); i++) this.toEvent(machine);
      if (step < SEARCHES) return machine.printed;
      this.#printed = machine.printed;
    }
    return this.#printed;
  }

  /** The outcomes of the condition of a line that are events; of other lines, true. @param {number} line */
  #outcomes(line) {
    const isIf = this.#program.statements[line].kind === 'if';
    return isIf ? (this.view.decides?.[this.#code[line].name ?? ''] ?? [false]) : [true];
  }

  /** Before the call of the search, or before the first line. */
  #beginning() {
    const first = this.start();
    let [steps, before] = [0, 1];
    while (first.step() && !this.isEvent(first)) {
      steps++;
      if (first.frames.length === 1 && this.#eventful.includes(first.calls)) before = steps;
    }
    const machine = this.start();
    for (let step = 0; step < before; step++) machine.step();
    return machine;
  }

  /** Executes lines up to the next event. @param {Machine} machine @returns {boolean}  false at the end of the program */
  toEvent(machine) {
    while (machine.step()) if (this.isEvent(machine)) return true;
    return false;
  }

  /** Whether the line that has been executed is an event of the run. @param {Machine} machine */
  isEvent({ line, calls, holds }) {
    const { label, text } = this.#code[line];
    if (label < 0) return false;
    const { kind } = this.#program.statements[line];
    // A search has its own events: the line that calls it is one before them.
    const searches = this.#eventful.some((method) => text.includes(` ${method}(`));
    if (calls || (searches && kind === 'do')) return searches && Boolean(calls);
    return holds === null || this.#outcomes(line).includes(holds);
  }

  /**
   * The variables of the innermost calls, with those that have no value yet.
   * @param {Machine} machine
   * @param {number} calls
   * @returns {Rows}  the innermost call last; with more than one, each after its name
   */
  rows(machine, calls) {
    const first = Math.max(0, machine.frames.length - calls);
    const frames = machine.frames.slice(first);
    const rows = frames.flatMap((frame, i) => {
      const key = (/** @type {string} */ name) => `${first + i} ${frame.method.line} ${name}`;
      /** @type {Rows} */
      const call = calls > 1 ? [{ name: frame.method.name, value: null, key: key('') }] : [];
      const own = this.variables(machine, frame);
      const named = own.map(([name, value]) => ({ name, value, key: key(name) }));
      return own.length ? [...call, ...named] : [];
    });
    if (rows.length) return rows;
    // Before the search: those that it will have, so that nothing moves when it begins.
    const watched = this.#watched.map(({ name }) => name);
    const names = new Set([...shownOf(this.searching).keys(), ...watched]);
    return [...names].map((name) => ({ name, value: UNKNOWN, key: '' }));
  }

  /**
   * The variables of a call as texts, once for each name.
   * @param {Machine} machine
   * @param {import('./machine.js').Frame} frame
   * @returns {[name: string, value: string][]}
   */
  variables(machine, frame) {
    const visible = new Map(machine.variables(frame).map((each) => [each.name, each.value]));
    const types = shownOf(frame.method);
    const own = [...types].map(
      ([name, type]) => /** @type {[string, string]} */ ([name, shown(visible.get(name), type)]),
    );
    const isKnown = (/** @type {string} */ name) =>
      frame.method.variables.some((each) => each.name === name) ||
      name in machine.holder(frame, name);
    const watched = this.#watched.flatMap(({ name, expression, type }) => {
      if (!(expression.match(NAMES) ?? []).every(isKnown)) return [];
      return [
        /** @type {[string, string]} */ ([name, shown(machine.value(frame, expression), type)]),
      ];
    });
    return [...own, ...watched];
  }
}

/** Variables in an expression. */
const NAMES = /(?<![.\w])[a-z]\w*/gi;
/** Types whose values are shown. */
export const SHOWN = /^(int|long|boolean|char|int\[\])$/;
/** The types of the variables of a method that are shown, by their names. @param {import('./program.js').Method} method */
const shownOf = ({ variables }) =>
  new Map(variables.filter(({ type }) => SHOWN.test(type)).map(({ name, type }) => [name, type]));

/** The longest array that is shown. */
const LONGEST = 9;

/** A value as a text. @param {import('./library.js').Value} value @param {string} type  `bits`: a set of digits @returns {string} */
export function shown(value, type) {
  if (value === undefined) return UNKNOWN;
  if (Array.isArray(value)) return value.length > LONGEST ? '…' : `[${value.join(', ')}]`;
  if (type === 'bits') return Number(value).toString(2).padStart(10, '0');
  return type === 'char' ? `'${String.fromCharCode(Number(value))}'` : String(value);
}
