// The moves of other programs as text.
// @ts-check

/** Moves that an exported trace holds at most. */
export const TRACE_LIMIT = 1_000_000;

/** Characters, or bytes, from which `isTrace` decides: enough for comments before the first move. */
export const TRACE_START = 4000;

/** Comments, optionally the puzzle, comments, a move. */
const MOVES =
  /^\s*(#.*[\r\n]\s*)*(g[\s,;]+[0-9.]{81}\s+)?(#.*[\r\n]\s*)*([ptre]([ \t,;]+\d+){3}|u([ \t,;]+\d+){2})[ \t]*([\r\n#]|$)/i;

/**
 * Whether a text is a trace, as trace.hpp describes it: optionally `G` and 81 characters, the puzzle,
 * and then moves such as `P 1 3 5`, with comments between them.
 * @param {string | Uint8Array} text  the whole text, or its first TRACE_START characters
 * @returns {boolean}
 */
export function isTrace(text) {
  const start =
    typeof text === 'string'
      ? text.slice(0, TRACE_START)
      : new TextDecoder().decode(text.subarray(0, TRACE_START));
  return MOVES.test(start.replace(/^\uFEFF/, ''));
}
