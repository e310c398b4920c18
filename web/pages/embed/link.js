// The way from an embedded board to the full page, as it stands.
// @ts-check
import { addressOf } from '../../puzzle/address.js';
import { stateText } from '../../puzzle/puzzle.js';
import { SPEEDS } from '../../run/speed.js';

/**
 * @param {object} state
 * @param {import('../../puzzle/puzzle.js').Puzzle} state.puzzle
 * @param {import('../../run/playback.js').Playback | undefined} state.watch  where the board shows a run
 * @param {import('./visible-parts.js').Shown} state.shown
 * @param {string} [state.theme]
 * @param {string} state.lang
 * @param {string} page  its address
 */
export function linkTo({ puzzle, watch, shown, theme, lang }, page) {
  const overlays = ['solution', 'candidates'].filter((name) => shown.has(name));
  const scene = watch
    ? {
        algorithm: watch.algorithm.id,
        variant: watch.variant,
        step: watch.step,
        rate: SPEEDS[watch.speed],
      }
    : null;
  const told = lang === 'en' ? '' : lang;
  return addressOf(stateText(puzzle), overlays, scene, theme, told, page);
}
