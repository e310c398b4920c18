// The link from an embedded board to the full page in the same state.
// @ts-check
import { addressOf } from '../../puzzle/address.js';
import { puzzleText } from '../../puzzle/puzzle.js';
import { OWN } from '../../run/algorithms/table.js';
import { SPEEDS } from '../../run/speed.js';

/**
 * @param {object} state
 * @param {import('../../puzzle/puzzle.js').Puzzle} state.puzzle
 * @param {import('../../run/playback.js').Playback | undefined} state.playback  if the board shows a run
 * @param {string | null} state.code  of the user's own program, if this is chosen
 * @param {import('./visible-parts.js').Shown} state.shown
 * @param {string[] | null} state.ask  questions to the reader
 * @param {string} [state.theme]
 * @param {string} state.lang
 * @param {string} page  its address
 */
export function linkTo({ puzzle, playback, code, shown, ask, theme, lang }, page) {
  const overlays = ['solution', 'candidates'].filter((name) => shown.has(name));
  const own = { algorithm: OWN, variant: 0, step: playback?.step ?? 0, rate: 0 };
  const watched = playback
    ? {
        algorithm: playback.algorithm.id,
        variant: playback.variant,
        step: playback.step,
        rate: SPEEDS[playback.speed],
        ask: ask?.join(),
      }
    : null;
  const scene = code === null ? watched : { ...own, code };
  const named = lang === 'en' ? '' : lang;
  return addressOf(puzzleText(puzzle), overlays, scene, theme, named, page);
}
