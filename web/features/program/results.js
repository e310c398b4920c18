// The runs of a program: marks it, runs it in the sandbox, and says how it has ended.
// @ts-check
import { limitsOf, LONGEST_PROGRAM } from './limits.js';
import { mark } from './mark.js';
import { endOf, runInSandbox } from './sandbox.js';
import { States } from './states.js';

/** @typedef {import('./sandbox.js').Result} Result */
/** @typedef {typeof import('./en.js').strings} Texts */

/** The page moves what it was opened with into the hash. */
export const limits = limitsOf(
  // Firefox names a file `document`.
  /\?[^#]*/.exec(performance.getEntriesByType('navigation')[0]?.name ?? '')?.[0] ?? '',
);

/**
 * Runs a program on a puzzle. What cannot be marked ends at once, with an empty trace.
 * @param {string} source
 * @param {string} givens  81 digits, 0 for a blank
 * @param {AbortSignal} [signal]  ends the run
 * @returns {Promise<Result>} always resolves
 */
export async function resultOf(source, givens, signal) {
  const marked = mark(source);
  if ('code' in marked) return runInSandbox(marked, givens, { limits, signal });
  return {
    trace: new Uint8Array(0),
    lines: new Uint16Array(0),
    states: new States(),
    end: endOf(marked, limits),
    milliseconds: 0,
  };
}

/** Why a run has ended, in words. @param {Result} result @param {Texts} texts @returns {string} */
export function sentenceOf({ end, lines, milliseconds }, texts) {
  const { end: why, message, line, placed, solved } = end;
  const steps = lines.length;
  const ms = Math.round(milliseconds);
  switch (why) {
    case 'done':
      if (solved) return texts.solved(steps, placed, ms);
      return message === 'generator' ? texts.generator : texts.ended(steps, ms);
    case 'error':
      return texts.failed(message, line, steps);
    case 'missing':
      return texts.missing(message, line, steps);
    case 'foreign':
      return texts.foreign(message, line);
    case 'long':
      return texts.long(LONGEST_PROGRAM);
    case 'time':
      return texts.tooLong(limits.milliseconds / 1000, line, steps);
    case 'memory':
      return texts.tooLarge(limits.bytes / 1e6, line, steps);
    case 'moves':
      return texts.tooMany(steps, line);
    default:
      return texts[why];
  }
}
