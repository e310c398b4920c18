// What the page knows about an algorithm of the core, and what several of these views need.
// @ts-check
import { housesOf } from '../../puzzle/houses.js';
import { partsOf } from '../run-protocol.js';

/** @typedef {import('../run-protocol.js').Snapshot} Snapshot */
/** @typedef {import('../lines/library.js').Fields} Fields */
/** A call of another method with its arguments, and its result. @typedef {{call: string, result: string}} Call */
/**
 * The last event: its kind, its fields, and the snapshot after it. If lines are followed, the snapshot is that of the
 * program after its last line; the kind is `line` if that is not an event.
 * @typedef {object} Moment
 * @property {Snapshot} snapshot
 * @property {string} kind
 * @property {number} place
 * @property {number} digit
 * @property {number} before
 * @property {Call[]} [helpers]  if lines are followed: the calls inside of the search, the innermost first
 * @property {number[]} [counts]  if lines are followed: the numbers of candidates that the program keeps
 */
/** The value of a condition; null if the last event, on a line with this name, does not decide it. @typedef {(moment: Moment, line: string) => string | boolean | null} Value */

/** @typedef {'choices' | 'checks' | 'backtracks'} QuestionKind */
/** An event of a run; `kind` is a name. @typedef {{kind: string, label: number, place: number, digit: number, before: number}} Happening */
/**
 * What the reader is asked, and the right answer.
 * @typedef {object} Question
 * @property {QuestionKind} kind
 * @property {'digit' | 'again' | 'house' | 'fills' | 'fits' | 'crossed' | 'back'} text  id of the
 *   sentence: which digit in an empty cell, in a cell whose digit failed, where a digit goes in a house,
 *   which cell has one candidate left, does the digit fit, which candidate is crossed out, where the
 *   search goes back to
 * @property {'digit' | 'cell' | 'fits'} answer  1..9, 0..80, or 1 for yes and 0 for no
 * @property {boolean} none  “none” is a possible answer
 * @property {number} cell  the cell that is asked about, -1 for none
 * @property {number} digit  the digit that is asked about or that has failed, 0 for none
 * @property {number} constraint  what the digit has to satisfy, 0..323, -1 for none
 * @property {number} right  -1 for “none”
 * @property {number} later  the answer is visible this number of steps later
 */
/**
 * Finds the question between the last event and those ahead, at least one: null if there is none,
 * undefined if the question is the usual one for these events.
 * @typedef {(last: Happening, ahead: Happening[]) => Partial<Question> & Pick<Question, 'text'> | null | undefined} Finder
 */

/**
 * A call of a method: the line with the call that it waits for, which no other line of the method matches,
 * empty for the line of the last event; its variables; its object, or the static variables.
 * @typedef {[line: string | RegExp, locals: Fields, that?: Fields]} ResumedCall
 */
/**
 * What is needed to run the listing from any step on.
 * @typedef {object} LineView
 * @property {string[]} watch  expressions that are shown as variables
 * @property {[name: string, expression: string][]} [bits]  sets of digits, with the names that are shown
 * @property {string} grid  the grid of the program, in `main`
 * @property {string} [possible]  its candidates, if it keeps them
 * @property {(moment: Moment, method: string) => ResumedCall[] | null} resume  the calls of the program
 *   after an event, with `main` first, given the method of the event; null if it has to run from its
 *   beginning
 * @property {Record<string, boolean[]>} [decides]  for the conditions by their names, the outcomes that
 *   are events; without, only false is
 */

/**
 * The English texts; the translations are in languages/xx/algorithms.js.
 * @typedef {object} AlgorithmText
 * @property {string} title  beside the listing
 * @property {string} by  its origin, beside the title
 * @property {string} name  in lists
 * @property {string} source
 * @property {string} [found]  where the text is to be found
 * @property {string} teaches
 * @property {string} how  what it does, and when it places a digit
 * @property {Record<string, Counter>} counters  by the ids of the core's row
 */
/** The name of a counter; for those shown in a race also what it counts, singular and plural. @typedef {[name: string, one?: string, many?: string]} Counter */

/**
 * What the page knows about an algorithm. Conditions have the names of the lines of the listing
 * (CodeLine.name), the one that was tested last first.
 * @typedef {object} AlgorithmView
 * @property {string} id  of the core's row
 * @property {'free-cells' | 'calls' | 'possible' | 'matrix' | 'own'} panel  what is below the variables
 * @property {number} finds  solutions after which it ends
 * @property {string} [search]  its recursive call
 * @property {(cell: number) => string} [place]  the variables of a call that name its cell; without, the
 *   name of the constraint is shown
 * @property {(moment: Moment) => Call | null} [inner]  the call that the last event belongs to
 * @property {Record<string, Value>} conditions
 * @property {LineView} [lines]  of a program whose lines can be followed
 * @property {(kind: QuestionKind, variant: number) => boolean} [asks]  whether it has questions of a
 *   kind; without, it has all
 * @property {Partial<Record<QuestionKind, Finder>>} [questions]  other than the usual ones
 * @property {AlgorithmText} text
 */

/** The value of a variable that has none yet. */
export const UNKNOWN = '–';

export const row = (/** @type {number} */ cell) => Math.floor(cell / 9);
export const column = (/** @type {number} */ cell) => cell % 9;
export const box = (/** @type {number} */ cell) => housesOf(cell)[2] - 18;

/** A grid as its rows. @param {ArrayLike<number>} digits @returns {number[][]} */
export const rowsOf = (digits) =>
  Array.from({ length: 9 }, (_, i) => Array.from(digits).slice(9 * i, 9 * i + 9));

/** Kinds of events in the innermost call that has a cell. */
const INSIDE = ['choose', 'try', 'reject', 'place', 'remove', 'cover', 'uncover'];

/**
 * The calls of a recursive search that wait for another one.
 * @param {Moment} moment
 * @param {string | RegExp} line  that calls it
 * @param {(cell: number, frame: import('../../../wasm/run.d.ts').Frame) => Fields} variables  of the call
 *   for a cell
 * @param {Fields} [that]  the object of the calls
 * @returns {ResumedCall[]}
 */
export function waiting({ snapshot: { stack }, kind }, line, variables, that) {
  const calls = INSIDE.includes(kind) ? stack.slice(0, -1) : stack;
  return calls.map((frame) => [line, variables(frame.constraint, frame), that]);
}

/** @param {Snapshot} snapshot @param {string} kind  of the event before the step @returns {Moment} */
export const momentOf = (snapshot, kind) => ({ ...partsOf(snapshot.last), kind, snapshot });

/** What a check has returned; none unless it was the last event. @param {Moment} moment @param {boolean} fits  it returns this if the digit fits */
const checked = ({ kind }, fits) =>
  kind === 'reject' ? String(!fits) : kind === 'place' ? String(fits) : '';

/** The call that has checked a digit. @param {(cell: number, digit: number) => string} call @param {boolean} [fits]  it returns this if the digit fits @returns {(moment: Moment) => Call | null} */
export const check =
  (call, fits = true) =>
  (moment) => {
    const result = checked(moment, fits);
    return result ? { call: call(moment.place, moment.digit), result } : null;
  };

/** The outcome of a test whose success and failure are different events. @param {string} [yes] @param {string} [no] @returns {Value} */
export const decided =
  (yes = 'place', no = 'reject') =>
  ({ kind }) =>
    kind === yes ? true : kind === no ? false : null;

/** The condition of a loop over the digits, after the variable. @param {string} test @returns {Value} */
export const digitLoop =
  (test) =>
  ({ kind, digit }) =>
    kind === 'try'
      ? `${digit} ${test}: true`
      : kind === 'leave' || kind === 'exhausted'
        ? `10 ${test}: false`
        : null;

/** A recursive call that has returned without success. @type {Value} */
export const failed = ({ kind }) => (kind === 'remove' ? false : null);

/** No cell is empty. @type {Value} */
export const full = decided('solution', 'choose');

/** No cell is empty, tested by an index of -1. @param {(cell: number) => number} indexOf @returns {Value} */
export const noIndex =
  (indexOf) =>
  ({ kind, place }) =>
    kind === 'solution'
      ? '-1 == -1: true'
      : kind === 'choose'
        ? `${indexOf(place)} == -1: false`
        : null;
