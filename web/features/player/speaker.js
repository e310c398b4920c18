// What a screen reader is told of a run: each step that was asked for, and while playing only what
// a listener can follow.
// @ts-check
import { statusOf } from './player-bar.js';
import { SPEEDS } from '../../run/speed.js';

const PAUSE = 1000; // ms between what is said while playing
const FOLLOWED = 5; // steps a second up to which a listener can follow

export class Speaker {
  #spoken = 0;

  /** @param {import('../../run/playback.js').Playback} watch @param {(text: string) => void} announce */
  constructor(watch, announce) {
    this.watch = watch;
    this.announce = announce;
  }

  /** The run is where it was asked to go. */
  arrive() {
    this.announce(statusOf(this.watch));
  }

  /** At each rendering. */
  render() {
    const now = performance.now();
    if (!this.watch.playing || SPEEDS[this.watch.speed] > FOLLOWED || now - this.#spoken < PAUSE)
      return;
    this.#spoken = now;
    this.arrive();
  }
}
