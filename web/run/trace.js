// The moves of somebody's own program as text: to be recognized, and saved.
// @ts-check
import { saveFile } from '../base/dom/save.js';

/** Moves that a download holds at most. */
export const TRACE_LIMIT = 1_000_000;

const LOOKED_AT = 4000; // characters: enough for a comment before the first move

/** Comments, perhaps the puzzle, comments, a move. */
const MOVES =
  /^\s*(#.*[\r\n]\s*)*(g[\s,;]+[0-9.]{81}\s+)?(#.*[\r\n]\s*)*([ptre]([ \t,;]+\d+){3}|u([ \t,;]+\d+){2})[ \t]*([\r\n#]|$)/i;

/**
 * Whether a text begins as trace.hpp has it: a move such as `P 1 3 5`, before it perhaps the puzzle,
 * `G` with 81 characters, and comments.
 * @param {string | Uint8Array} text
 */
export function isTrace(text) {
  const start =
    typeof text === 'string'
      ? text.slice(0, LOOKED_AT)
      : new TextDecoder().decode(text.subarray(0, LOOKED_AT));
  return MOVES.test(start.replace(/^\uFEFF/, ''));
}

/** Hands a text to the reader as a file. @param {string} text @param {string} name */
export const saveText = (text, name) => saveFile(new Blob([text], { type: 'text/plain' }), name);
