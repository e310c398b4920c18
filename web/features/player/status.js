// Where a run is, in words: shown under the board, and announced to screen readers.
// @ts-check
import { strings } from '../../run/en.js';
import { factsOf } from '../../run/run-cells.js';
import { SPEEDS } from '../../run/speed.js';

/** @typedef {import('../../run/playback.js').Playback} Playback */

/**
 * The current step and how it was reached, in a few short sentences.
 * @param {Playback} playback
 * @param {typeof strings} texts
 */
export function statusOf(playback, texts) {
  const { view, lastKind, looking, atEnd, trace } = playback;
  if (!view) return playback.error ? texts.failed(playback.error) : '';
  const { snapshot, extent, why } = view;
  if (why === 'unfinished') return texts.unfinished(snapshot.step, extent);
  const facts = factsOf(lastKind, snapshot.last, snapshot.digits);
  const parts = [texts.status(snapshot.step, extent, facts)];
  const left = snapshot.digits.filter((digit) => !digit).length;
  if (atEnd && !trace) parts.push(texts.ending(snapshot.outcome, left));
  if (atEnd && trace?.illegal) parts.push(texts.illegal(trace.illegal));
  if (why === 'breakpoint') parts.push(texts.breakpoint);
  if (why === 'none' && looking) parts.push(texts.notFound(looking));
  return parts.filter(Boolean).join('. ').replaceAll('..', '.');
}

/** Milliseconds between two announcements while playing. */
const PAUSE_MS = 1000;
/** Steps a second that a listener can follow. */
const FOLLOWED = 5;

/** Announces where the run is: each step that was asked for, and some of those it plays. */
export class Speaker {
  #announced = 0;

  /**
   * @param {Playback} playback
   * @param {Pick<import('../workbench/workbench.js').Workbench, 'words' | 'announce'>} workbench
   */
  constructor(playback, workbench) {
    this.playback = playback;
    this.workbench = workbench;
  }

  /** The run has arrived at the step that was asked for. */
  arrive() {
    const { words } = this.workbench;
    this.workbench.announce(statusOf(this.playback, words.of(strings)));
  }

  /** At each rendering. */
  render() {
    const { playing, speed } = this.playback;
    const now = performance.now();
    if (!playing || SPEEDS[speed] > FOLLOWED || now - this.#announced < PAUSE_MS) return;
    this.#announced = now;
    this.arrive();
  }
}
