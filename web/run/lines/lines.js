// The lines that a program executes between the events of its run.
// @ts-check
import { Machine } from './machine.js';
import { Program } from './program.js';

/** @typedef {import('../algorithms/view.js').Moment} Moment */
/** @typedef {import('../algorithms/view.js').LineView} LineView */
/** @typedef {Pick<import('../../../wasm/run.d.ts').CodeLine, 'text' | 'label' | 'name'>} CodeLine */

/** Calls whose variables are shown, the innermost last. */
const CALLS = 2;

export class Lines {
  #program;
  #code;
  #view;
  /** The methods with events. */
  #eventful;

  /** @param {CodeLine[]} code  of the program of a variant @param {LineView} view */
  constructor(code, view) {
    this.#code = code;
    this.#view = view;
    this.#program = new Program(code.map(({ text }) => text));
    const methods = Object.values(this.#program.methods);
    this.#eventful = methods
      .filter(({ line, end }) => code.slice(line, end + 1).some(({ label }) => label >= 0))
      .map(({ name }) => name);
  }

  /**
   * The program after an event; at step 0, before the first.
   * @param {Moment} moment
   * @param {number} label  of the last event
   * @param {string} puzzle  81 digits
   */
  at(moment, label, puzzle) {
    const { snapshot, kind } = moment;
    if (!snapshot.step) return this.#beginning(puzzle);
    const calls = kind === 'invalid' ? null : this.#view.resume(moment);
    const machine = new Machine(this.#program);
    const last = this.#code.findIndex((each) => each.label === label);
    if (calls) return machine.resume(calls, last, kind !== 'reject');
    machine.start(puzzle);
    for (let step = 0; step < snapshot.step; step++) this.toEvent(machine);
    return machine;
  }

  /** Before the call of the search, or before the first line. @param {string} puzzle */
  #beginning(puzzle) {
    const first = new Machine(this.#program).start(puzzle);
    let [steps, before] = [0, 1];
    while (first.step() && !this.isEvent(first)) {
      steps++;
      if (first.frames.length === 1 && this.#eventful.includes(first.calls)) before = steps;
    }
    const machine = new Machine(this.#program).start(puzzle);
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
    const { label, name = '' } = this.#code[line];
    if (label < 0) return false;
    const { kind } = this.#program.statements[line];
    // A search has its own events: the line that calls it is one before them.
    const searches = this.#eventful.some((method) => this.#code[line].text.includes(` ${method}(`));
    if (calls || (searches && kind === 'do')) return searches && Boolean(calls);
    if (kind === 'if') return (this.#view.decides?.[name] ?? [false]).includes(holds === true);
    return holds !== false;
  }

  /** The variables of the innermost calls. @param {Machine} machine @returns {import('./walk.js').Rows} */
  rows(machine) {
    return machine.frames.slice(-CALLS).flatMap((frame) => {
      const variables = this.variables(machine, frame);
      /** @type {import('./walk.js').Rows} */
      const call = [[frame.method, null]];
      return variables.length ? [...call, ...variables] : [];
    });
  }

  /**
   * The variables of a call as texts.
   * @param {Machine} machine
   * @param {import('./machine.js').Frame} frame
   * @returns {[name: string, value: string][]}
   */
  variables(machine, frame) {
    const own = machine.variables(frame).flatMap(({ name, type, value }) => {
      const text = shown(value, type);
      return text === undefined ? [] : [/** @type {[string, string]} */ ([name, text])];
    });
    const watched = this.#view.watch.flatMap((expression) => {
      const text = shown(machine.value(frame, expression), '');
      return text === undefined ? [] : [/** @type {[string, string]} */ ([expression, text])];
    });
    return [...own, ...watched];
  }
}

/** The longest array that is shown. */
const LONGEST = 9;

/** A value as a text; undefined if it has none. @param {import('./expressions.js').Value} value @param {string} type @returns {string | undefined} */
function shown(value, type) {
  if (Array.isArray(value)) {
    const numbers = value.length <= LONGEST && value.every((each) => typeof each === 'number');
    return numbers ? `[${value.join(', ')}]` : undefined;
  }
  if (value === null) return 'null';
  if (typeof value === 'number' && type === 'char') return `'${String.fromCharCode(value)}'`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
