// The link from an embedded board to the full page in the same state.
// @ts-check
import { addressOf } from '../../puzzle/address.js';
import { puzzleText } from '../../puzzle/puzzle.js';
import { SPEEDS } from '../../run/speed.js';

/**
 * @param {object} state
 * @param {import('../../puzzle/puzzle.js').Puzzle} state.puzzle
 * @param {import('../../run/playback.js').Playback | undefined} state.playback  if the board shows a run
 * @param {import('./visible-parts.js').Shown} state.shown
 * @param {string[] | null} state.ask  questions to the reader
 * @param {string} [state.theme]
 * @param {string} state.lang
 * @param {string} page  its address
 */
export function linkTo({ puzzle, playback, shown, ask, theme, lang }, page) {
  const overlays = ['solution', 'candidates'].filter((name) => shown.has(name));
  const scene = playback
    ? {
        algorithm: playback.algorithm.id,
        variant: playback.variant,
        step: playback.step,
        rate: SPEEDS[playback.speed],
        ask: ask?.join(),
      }
    : null;
  const named = lang === 'en' ? '' : lang;
  return addressOf(puzzleText(puzzle), overlays, scene, theme, named, page);
}
