// The limits of the user's program, and the messages between the page, the frame and the worker in
// which it runs.
// @ts-check

/**
 * @typedef {object} Limits
 * @property {number} milliseconds  of running
 * @property {number} moves  of the trace
 * @property {number} lines  that the program prints
 * @property {number} bytes  that the program allocates, with those that it has dropped
 */

/** @type {Limits} */
export const LIMITS = { milliseconds: 5000, moves: 1_000_000, lines: 200, bytes: 300e6 };

/**
 * The limits of a page: `?seconds=0.5` in its address shortens the time.
 * @param {string} search  of the address
 * @returns {Limits}
 */
export function limitsOf(search) {
  const asked = 1000 * Number(new URLSearchParams(search).get('seconds'));
  const milliseconds = asked > 0 ? Math.min(asked, LIMITS.milliseconds) : LIMITS.milliseconds;
  return { ...LIMITS, milliseconds };
}

/** Characters of a program. */
export const LONGEST_PROGRAM = 100_000;
/** Characters of what an expression gives, see `mark`. */
export const LONGEST_RESULT = 2000;
/** Bytes of one chunk of a trace. */
export const CHUNK_BYTES = 1 << 19;
/** Bytes of a move as text, at most: `P! 1 3 5` and a line end. */
export const MOVE_BYTES = 9;
/** What is recorded of the calls and their variables, see `frames.js`. */
export const RECORDED = { words: 1_500_000, texts: 60_000, calls: 200, batch: 1 << 16 };
/** Messages with chunks of a run: the first ones are small, see `inside.js`. */
export const MOST_CHUNKS = 100;
/** After the limit, in milliseconds, the frame ends a worker that has not stopped. */
export const GRACE_MS = 300;

/**
 * What the frame receives, once, with a port for the answers.
 * @typedef {object} Job
 * @property {string} code  the marked program, see `mark.js`
 * @property {number[]} shared  functions whose variables other ones change
 * @property {string} givens  81 digits, 0 for a blank
 * @property {Limits} limits
 * @property {boolean} [asked]  send what the program returns
 */

/**
 * A part of the trace: whole lines of text, for each line the line of the program and the number of the state of
 * its calls, 0 for none; and the states that are new.
 * @typedef {{moves: Uint8Array, lines: Uint16Array, states: Uint32Array} & import('./frames.js').States} Chunk
 */

/**
 * How a run has ended.
 * - `done`: the program has returned; `error`: it has thrown an error
 * - `missing`: it uses what programs do not have; the message names it
 * - `foreign`: it is in another language; the message names it
 * - `long`: it has more than LONGEST_PROGRAM characters
 * - `time`, `moves`, `memory`: it has reached a limit
 * - `crash`: the worker or its process has died
 * - `flood`: the worker has sent more than a run can send
 * - `blocked`: the frame could not start
 * @typedef {'done' | 'error' | 'missing' | 'foreign' | 'long' | 'time' | 'moves' | 'memory' | 'crash' | 'flood' | 'blocked'} Why
 */

/**
 * @typedef {object} End
 * @property {Why} end
 * @property {string} message  of the error; what is missing; the language; 'generator' if `solve` has only
 *   returned a generator
 * @property {number} line  of the error or of the stop, from 1; 0 if unknown
 * @property {string[]} printed
 * @property {string} returned  as a text, if that was asked for
 * @property {number} placed  digits
 * @property {number} cleared  digits that were set back to 0
 * @property {boolean} solved  the last move reports a solution
 */
