// The run-time environments of SCORM 1.2 and SCORM 2004 (4th edition): an object of the learning platform,
// which it puts into a window around the page.
// @ts-check

/** @typedef {import('./course.js').Report} Report */
/** @typedef {import('./items.js').Item} Item */
/** @typedef {Record<string, (...values: string[]) => unknown>} Api */
/**
 * What differs between the versions.
 * @typedef {object} Version
 * @property {string} object  its name
 * @property {Record<'begin' | 'get' | 'set' | 'commit' | 'end' | 'error', string>} calls
 * @property {string} state  the element that keeps a text
 * @property {number} longest  text that it keeps, in characters
 * @property {(report: Report) => Record<string, string | number>} elements
 * @property {(item: Item, seconds: number) => Record<string, string>} interaction
 */

/** Windows around a page, at most: one could be its own parent. */
const MOST_WINDOWS = 20;

const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
const percent = (/** @type {number} */ part) => Math.round(100 * part);

/** HHHH:MM:SS.SS, as SCORM 1.2 writes a duration. @param {number} seconds */
export function span(seconds) {
  const hundredths = Math.round(100 * seconds);
  const [hours, rest] = [Math.floor(hundredths / 360_000), hundredths % 360_000];
  const minutes = Math.floor(rest / 6000);
  return `${String(hours).padStart(4, '0')}:${two(minutes)}:${two(Math.floor((rest % 6000) / 100))}.${two(rest % 100)}`;
}

/** PT12.34S, as ISO 8601 writes a duration. @param {number} seconds */
export const duration = (seconds) => `PT${Math.round(100 * seconds) / 100}S`;

/** @param {Report} report */
const status12 = ({ completed, passed }) =>
  passed === null ? (completed ? 'completed' : 'incomplete') : passed ? 'passed' : 'failed';

/** @type {Version} */
export const SCORM_12 = {
  object: 'API',
  calls: {
    ...{ begin: 'LMSInitialize', get: 'LMSGetValue', set: 'LMSSetValue' },
    ...{ commit: 'LMSCommit', end: 'LMSFinish', error: 'LMSGetLastError' },
  },
  state: 'cmi.suspend_data',
  longest: 4096,
  elements: (report) => ({
    'cmi.core.score.min': 0,
    'cmi.core.score.max': 100,
    'cmi.core.score.raw': percent(report.scaled),
    'cmi.core.lesson_status': status12(report),
    'cmi.core.session_time': span(report.seconds),
    'cmi.core.exit': 'suspend', // else, the state would not be there at the next visit
  }),
  interaction: ({ id, type, patterns, response, right }) => ({
    id,
    type: type === 'long-fill-in' ? 'fill-in' : type,
    // A number has to equal its pattern here: a range has none.
    ...patterns
      .flatMap((pattern) =>
        'values' in pattern
          ? [pattern.values.join(',')]
          : pattern.from === pattern.to
            ? [String(pattern.from)]
            : [],
      )
      .reduce((all, text, at) => ({ ...all, [`correct_responses.${at}.pattern`]: text }), {}),
    // An answer that was not kept is not sent again.
    ...(response.length && { student_response: response.join(',').slice(0, 255) }),
    result: right ? 'correct' : 'wrong',
  }),
};

/** @type {Version} */
export const SCORM_2004 = {
  object: 'API_1484_11',
  calls: {
    ...{ begin: 'Initialize', get: 'GetValue', set: 'SetValue' },
    ...{ commit: 'Commit', end: 'Terminate', error: 'GetLastError' },
  },
  state: 'cmi.suspend_data',
  longest: 64_000,
  elements: (report) => ({
    'cmi.score.min': 0,
    'cmi.score.max': 100,
    'cmi.score.raw': percent(report.scaled),
    'cmi.score.scaled': Math.round(1e4 * report.scaled) / 1e4,
    'cmi.progress_measure': Math.round(1e4 * report.progress) / 1e4,
    'cmi.completion_status': report.completed ? 'completed' : 'incomplete',
    'cmi.success_status': report.passed === null ? 'unknown' : report.passed ? 'passed' : 'failed',
    'cmi.session_time': duration(report.seconds),
    'cmi.exit': 'suspend',
  }),
  interaction: ({ id, type, text, patterns, response, right }) => ({
    id,
    type,
    description: text.slice(0, 250),
    ...patterns.reduce(
      (all, pattern, at) => ({
        ...all,
        [`correct_responses.${at}.pattern`]:
          'values' in pattern ? pattern.values.join('[,]') : `${pattern.from}[:]${pattern.to}`,
      }),
      {},
    ),
    ...(response.length && { learner_response: response.join('[,]').slice(0, 4000) }),
    result: right ? 'correct' : 'incorrect',
  }),
};

/**
 * The object of the platform: in a window around the page, or around the one that opened it.
 * @param {Version} version @param {Window} start
 * @returns {Api | null}
 */
export function findApi({ object }, start) {
  for (const first of [start, start.opener]) {
    let place = /** @type {(Window & Record<string, Api>) | null} */ (first);
    try {
      for (let i = 0; place && i < MOST_WINDOWS; i++) {
        if (place[object]) return place[object];
        const { parent } = place;
        place = parent === place ? null : /** @type {typeof place} */ (parent);
      }
    } catch {
      // A window of another origin has none for this page.
    }
  }
  return null;
}

/** A visit. See Runtime in course.js. */
export class Scorm {
  #api;
  #version;
  /** What the platform has: it is not told twice. @type {Map<string, string>} */
  #told = new Map();
  /** Interactions in the order in which the platform got them. @type {string[]} */
  #order = [];
  #open = false;

  /** @param {Version} version @param {Api | null} api */
  constructor(version, api) {
    this.#version = version;
    this.#api = api;
  }

  /** @param {keyof Version['calls']} call @param {...string} values */
  #call(call, ...values) {
    const name = this.#version.calls[call];
    if (!this.#api) throw new Error(`no ${this.#version.object}`);
    return String(this.#api[name](...values));
  }

  /** @param {keyof Version['calls']} call @param {...string} values */
  #do(call, ...values) {
    if (this.#call(call, ...values) === 'true') return;
    throw new Error(`${this.#version.calls[call]} ${values[0]}: ${this.#call('error')}`);
  }

  /** @param {string} name @param {string | number} value */
  #set(name, value) {
    const text = String(value);
    if (this.#told.get(name) === text) return;
    this.#do('set', name, text);
    this.#told.set(name, text);
  }

  /** The names of interactions are kept with the state. */
  get longest() {
    return this.#version.longest - 1000;
  }

  async open() {
    this.#do('begin', '');
    this.#open = true;
    const kept = this.#call('get', this.#version.state);
    // The interactions of earlier visits stay, or are gone: their number says which.
    const count = Number(this.#call('get', 'cmi.interactions._count')) || 0;
    const [, names = '', state = ''] = /^([^{]*)(\{.*)$/s.exec(kept) ?? [];
    this.#order = names.split(' ').filter(Boolean).slice(0, count);
    return state;
  }

  /** @param {Report} report */
  async report(report) {
    if (!this.#open) throw new Error(`no ${this.#version.object}`);
    this.#send(report);
  }

  /** @param {Report} report */
  #send(report) {
    for (const item of report.items) {
      if (!this.#order.includes(item.id)) this.#order.push(item.id);
      const place = `cmi.interactions.${this.#order.indexOf(item.id)}`;
      const fields = this.#version.interaction(item, report.seconds);
      for (const [name, value] of Object.entries(fields)) this.#set(`${place}.${name}`, value);
    }
    for (const [name, value] of Object.entries(this.#version.elements(report)))
      this.#set(name, value);
    const state = `${this.#order.join(' ')}${report.state}`;
    if (state.length > this.#version.longest)
      throw new Error(`${this.#version.state}: ${state.length} > ${this.#version.longest}`);
    this.#set(this.#version.state, state);
    this.#do('commit', '');
  }

  /** @param {Report} report */
  close(report) {
    if (!this.#open) return;
    try {
      this.#send(report);
    } finally {
      this.#open = false;
      this.#do('end', '');
    }
  }
}
