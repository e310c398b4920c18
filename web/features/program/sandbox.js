// Runs the user's program in a frame of an opaque origin and returns its trace.
// @ts-check
import { CHUNK_BYTES, GRACE_MS, LIMITS, LONGEST_RESULT, MOST_CHUNKS, RECORDED } from './limits.js';
import { States } from './states.js';

/** @typedef {import('./limits.js').End} End */
/** @typedef {import('./limits.js').Limits} Limits */

/**
 * @typedef {object} Result
 * @property {Uint8Array} trace  the text that trace.hpp describes, with the puzzle, in ASCII
 * @property {Uint16Array} lines  for each move, the line of the program, from 1
 * @property {States} states  the calls and variables
 * @property {End} end
 * @property {number} milliseconds  of the run, about
 */

/** The frame and its script must have loaded after this time. */
const START_MS = 6000;
/** A frame that has loaded answers after this time, unless it is the browser's page for an error. */
const ANSWER_MS = 1000;
/** After the limits, until the frame is given up: its process has died or is busy. */
const LOST_MS = 1500;
const LONGEST_MESSAGE = 500;

const FRAME_FILE = 'program-frame.html';
/** The document of the frame in the one-file edition. @type {Uint8Array | undefined} */
const FRAME = /** @type {any} */ (globalThis).sudokuParts?.[FRAME_FILE];

const ENDS = ['done', 'error', 'missing', 'foreign', 'long'];
ENDS.push('time', 'moves', 'memory', 'flood', 'blocked');

/** @param {unknown} value @param {number} most */
const textOf = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');

/** What the frame says about the end: nothing of it is trusted. @param {any} data @param {Limits} limits @returns {End} */
export const endOf = (
  { end, message, line, printed, returned, placed, cleared, solved },
  limits,
) => ({
  end: ENDS.includes(end) ? end : 'crash',
  message: textOf(message, LONGEST_MESSAGE),
  line: Number.isInteger(line) && line > 0 ? line : 0,
  printed: Array.isArray(printed)
    ? printed.slice(0, limits.lines).map((text) => textOf(text, LONGEST_MESSAGE))
    : [],
  returned: textOf(returned, LONGEST_RESULT),
  placed: Number.isInteger(placed) ? placed : 0,
  cleared: Number.isInteger(cleared) ? cleared : 0,
  solved: solved === true,
});

/** The trace of a run while it arrives. */
export class Collected {
  /** @type {Uint8Array[]} */
  #moves = [];
  /** @type {Uint16Array[]} */
  #lines = [];
  #length = 0;
  states = new States();

  /** @param {any} data  from the frame @returns {boolean}  false if it is not the part of a trace */
  take({ moves, lines, states, words, texts }) {
    const isPart =
      moves instanceof Uint8Array &&
      lines instanceof Uint16Array &&
      states instanceof Uint32Array &&
      words instanceof Uint32Array &&
      Array.isArray(texts) &&
      moves.byteLength <= CHUNK_BYTES &&
      lines.byteLength <= CHUNK_BYTES &&
      states.length === lines.length &&
      words.length <= RECORDED.batch &&
      this.#moves.length < MOST_CHUNKS;
    if (!isPart) return false;
    this.#moves.push(moves);
    this.#lines.push(lines);
    this.#length += lines.length;
    this.states.take(states, words, texts);
    return true;
  }

  /** The trace: of a puzzle, and then the moves. @param {string} givens */
  traceOf(givens) {
    const head = new TextEncoder().encode(`G ${givens}\n`);
    const length = this.#moves.reduce((sum, moves) => sum + moves.length, head.length);
    const trace = new Uint8Array(length);
    let at = 0;
    for (const part of [head, ...this.#moves]) {
      trace.set(part, at);
      at += part.length;
    }
    return trace;
  }

  get lines() {
    const all = new Uint16Array(this.#length);
    let at = 0;
    for (const lines of this.#lines) {
      all.set(lines, at);
      at += lines.length;
    }
    return all;
  }
}

/**
 * Runs a program on a puzzle. Several can run at the same time.
 * @param {Pick<Extract<import('./mark.js').Marked, {code: string}>, 'code' | 'functions' | 'shared'>} program
 * @param {string} givens  81 digits, 0 for a blank
 * @param {object} [options]
 * @param {Limits} [options.limits]
 * @param {AbortSignal} [options.signal]  ends the run; its end is `time`
 * @param {boolean} [options.asked]  what the program returns is in its end
 * @param {string} [options.home]  the address of the site
 * @returns {Promise<Result>} always resolves
 */
export function runInSandbox(
  { code, functions, shared },
  givens,
  { limits = LIMITS, signal, asked = false, home = document.baseURI } = {},
) {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.title = 'program';
    const { port1: port, port2 } = new MessageChannel();
    const collected = new Collected();
    collected.states.functions = functions;
    let started = 0;
    let timer = 0;

    /** @param {object} last */
    function finish(last) {
      clearTimeout(timer);
      port.close();
      frame.remove();
      signal?.removeEventListener('abort', stop);
      const milliseconds = started ? performance.now() - started : 0;
      const end = endOf(last, limits);
      const { lines, states } = collected;
      resolve({ trace: collected.traceOf(givens), lines, states, end, milliseconds });
    }
    const stop = () => finish({ end: 'time' });
    /** Gives up after a time. @param {number} ms @param {object} last */
    function wait(ms, last) {
      clearTimeout(timer);
      timer = window.setTimeout(() => finish(last), ms);
    }

    port.onmessage = ({ data }) => {
      if (data?.ready) {
        started = performance.now();
        wait(limits.milliseconds + GRACE_MS + LOST_MS, { end: 'crash' });
      } else if (data?.end) {
        finish(data);
      } else if (!data || !collected.take(data)) {
        finish({ end: 'flood' });
      }
    };
    frame.onload = () => {
      frame.onload = null;
      wait(ANSWER_MS, { end: 'blocked' });
      frame.contentWindow?.postMessage({ code, shared, givens, limits, asked }, '*', [port2]);
    };
    if (FRAME) frame.srcdoc = new TextDecoder().decode(FRAME);
    else frame.src = new URL(FRAME_FILE, home).href;
    signal?.addEventListener('abort', stop);
    wait(START_MS, { end: 'blocked' });
    document.body.append(frame);
  });
}
