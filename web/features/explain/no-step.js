// What Explain says where there is no step to show, and about a path that is not whole.
// @ts-check
import { filled } from '../../puzzle/puzzle.js';

/** @typedef {typeof import('./en.js').strings} Texts */
/** @typedef {import('./followed-path.js').FollowedPath} FollowedPath */

/**
 * Title and text in place of a step; null if there is a step.
 * @param {import('../workbench/workbench.js').Workbench} workbench
 * @param {FollowedPath} followed
 * @param {Texts} texts
 * @returns {[string, string] | null}
 */
export function insteadOf({ session, texts: { failed } }, followed, texts) {
  const { path, error, step, steps } = followed;
  const { verdict, restricted } = session.analysis ?? {};
  if (!filled(session.puzzle.givens) && !restricted) return [texts.empty, texts.emptyBecause];
  if (verdict === 'many') return [texts.several, texts.severalBecause];
  if (verdict === 'none') return [texts.none, texts.noneBecause];
  if (verdict === 'invalid') return [texts.invalid, texts.invalidBecause];
  if (step) return null;
  if (error) return [texts.stuck, texts.failed(error)];
  if (session.error) return [texts.stuck, failed(session.error)];
  if (!path) return [texts.searching, ''];
  if (!path.solved) return [texts.stuck, texts.stuckBecause];
  return [texts.solved, texts.solvedBy(steps.length)];
}

/** What else is to be said about the path. @param {FollowedPath} followed @param {Texts} texts */
export function noteOn(followed, texts) {
  const { steps, error, complete, ignoresEntries, isHardest, decidesDifficulty } = followed;
  const notes = ignoresEntries ? [texts.wrong] : [];
  if (isHardest && !decidesDifficulty) notes.push(texts.difficulty);
  if (error) notes.push(texts.interrupted(error));
  else if (!complete) notes.push(texts.found(steps.length));
  return notes.join(' ');
}
