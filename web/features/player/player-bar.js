// The player under the board: status, strip with its slider, buttons, speed, level of detail.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { factsOf } from '../../run/run-cells.js';
import { SPEEDS } from '../../run/speed.js';
import { positionOf, stepOf, Strip } from './strip.js';
import { strings as runStrings } from '../../run/en.js';
import { strings } from './en.js';

/** @typedef {import('../../run/playback.js').Playback} Watch */

const PAGE = 0.01; // of the run, by PageUp and PageDown
const BUTTONS = ['go-first', 'backtrack-previous', 'step-back', 'play', 'step-on'];
BUTTONS.push('backtrack-next', 'go-last');

/** Where the run stands, in one sentence or two. @param {Watch} watch */
export function statusOf(watch) {
  const { view, lastKind, looking } = watch;
  if (!view) return watch.trouble ? runStrings.failed(watch.trouble) : '';
  const { snapshot, extent, why } = view;
  const parts = [
    runStrings.status(snapshot.step, extent, factsOf(lastKind, snapshot.last, snapshot.digits)),
  ];
  const left = snapshot.digits.filter((digit) => !digit).length;
  if (watch.atEnd && !watch.trace) parts.push(runStrings.ending(snapshot.outcome, left));
  if (watch.atEnd && watch.trace?.illegal) parts.push(runStrings.illegal(watch.trace.illegal));
  if (why === 'breakpoint') parts.push(runStrings.breakpoint);
  if (why === 'unfinished') parts.push(runStrings.unfinished);
  if (why === 'none' && looking) parts.push(runStrings.notFound(looking));
  return parts.filter(Boolean).join('. ').replaceAll('..', '.');
}

export class PlayerBar {
  #find;
  #strip;
  #scrub;
  #speed;
  #level;

  /**
   * @param {Watch} watch
   * @param {() => boolean} singleKeys  whether keys work that are one character
   * @param {typeof import('../../base/dom/dom.js').find} find  its elements
   */
  constructor(watch, singleKeys, find) {
    this.watch = watch;
    this.singleKeys = singleKeys;
    this.#find = find;
    this.#strip = new Strip(find('strip', HTMLCanvasElement));
    this.#scrub = find('scrub', HTMLInputElement);
    this.#speed = find('speed', HTMLInputElement);
    this.#level = find('level', HTMLSelectElement);
    this.#listen();
    const player = find('player');
    player.addEventListener('keydown', (event) => this.#key(event));
    for (const control of player.querySelectorAll('[disabled]'))
      control.removeAttribute('disabled');
    new ResizeObserver(() => this.render()).observe(this.#strip.canvas);
  }

  #listen() {
    const { watch } = this;
    const onClick = (/** @type {string} */ id, /** @type {() => void} */ action) =>
      this.#find(id).addEventListener('click', action);
    onClick('go-first', () => watch.go(0));
    onClick('go-last', () => watch.go(Infinity));
    onClick('step-on', () => watch.stepBy('next'));
    onClick('step-back', () => watch.stepBy('previous'));
    onClick('backtrack-next', () => watch.backtrack('next'));
    onClick('backtrack-previous', () => watch.backtrack('previous'));
    onClick('play', () => this.#toggle());
    this.#scrub.addEventListener('input', () => {
      watch.go(stepOf(Number(this.#scrub.value), this.#length));
    });
    this.#speed.max = String(SPEEDS.length - 1);
    this.#speed.addEventListener('input', () => watch.setSpeed(Number(this.#speed.value)));
    this.#level.addEventListener('change', () => {
      watch.level = /** @type {import('../../run/level.js').Level} */ (this.#level.value);
    });
  }

  get #length() {
    return this.watch.view?.extent.length ?? 0;
  }

  #toggle() {
    if (this.watch.playing) this.watch.pause();
    else this.watch.play();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = /** @type {Element} */ (event.target);
    const own = target.matches('select') || target === this.#speed;
    const { key } = event;
    const act = own ? undefined : this.#actions(event.shiftKey, target)[key];
    const speed = { '+': 1, '=': 1, '-': -1, '−': -1 }[key];
    if (act) act();
    else if (speed && this.singleKeys()) this.watch.setSpeed(this.watch.speed + speed);
    else return;
    event.preventDefault();
  }

  /** @param {boolean} far @param {Element} target @returns {Record<string, (() => void) | undefined>} */
  #actions(far, target) {
    const { watch } = this;
    const by = (/** @type {'next' | 'previous'} */ way) => () =>
      far ? watch.backtrack(way) : watch.stepBy(way);
    const page = Math.max(1, Math.round(this.#length * PAGE));
    return {
      // A button is pressed by Space itself.
      ' ': target.matches('button') ? undefined : () => this.#toggle(),
      ArrowLeft: by('previous'),
      ArrowDown: by('previous'),
      ArrowRight: by('next'),
      ArrowUp: by('next'),
      PageUp: () => watch.go(watch.step + page),
      PageDown: () => watch.go(watch.step - page),
      Home: () => watch.go(0),
      End: () => watch.go(Infinity),
    };
  }

  render() {
    const { watch } = this;
    const find = this.#find;
    const { view, playing, step } = watch;
    setText(find('step-status'), statusOf(watch));
    const words = runStrings.speed(SPEEDS[watch.speed]);
    this.#speed.value = String(watch.speed);
    this.#speed.setAttribute('aria-valuetext', words);
    setText(find('speed-words'), words);
    const play = find('play');
    const icon = playing ? '#i-pause' : '#i-play';
    const use = /** @type {Element} */ (play.querySelector('use'));
    if (use.getAttribute('href') !== icon) {
      use.setAttribute('href', icon);
      play.setAttribute('aria-label', strings.play(playing));
      play.title = strings.play(playing);
    }
    for (const id of BUTTONS) find(id, HTMLButtonElement).disabled = !view;
    if (!view) return;
    const { snapshot, extent } = view;
    this.#scrub.value = String(positionOf(step, extent.length));
    const place = runStrings.position(step, extent, snapshot.depth);
    if (this.#scrub.getAttribute('aria-valuetext') !== place)
      this.#scrub.setAttribute('aria-valuetext', place);
    const flagged = watch.trace?.illegal ? extent.length : undefined;
    this.#strip.draw(extent, step, flagged);
  }
}
