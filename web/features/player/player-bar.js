// The player under the board: status, timeline with its slider, buttons, speed, level of detail.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { strings as runStrings } from '../../run/en.js';
import { SPEEDS } from '../../run/speed.js';
import { strings } from './bar-words.js';
import { statusOf } from './status.js';
import { positionOf, stepOf, Strip } from './strip.js';

/** @typedef {import('../../run/playback.js').Playback} Playback */

const PAGE = 0.01; // of the run, by PageUp and PageDown
/** Characters of a status that needs smaller letters to fit two lines. */
const LONG_STATUS = 72;
const BUTTONS = ['go-first', 'backtrack-previous', 'step-back', 'play', 'step-on'];
BUTTONS.push('backtrack-next', 'go-last');

/** @param {Element} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export class PlayerBar {
  #find;
  #words;
  #playback;
  #strip;
  #scrub;
  #speed;
  #level;

  /**
   * @param {Playback} playback
   * @param {import('../workbench/workbench.js').Workbench} workbench  whose elements it finds
   */
  constructor(playback, workbench) {
    const { find, words, board } = workbench;
    const invalidate = () => workbench.invalidate();
    this.#playback = playback;
    this.#words = words;
    this.#find = find;
    this.#strip = new Strip(find('strip', HTMLCanvasElement));
    this.#scrub = find('scrub', HTMLInputElement);
    this.#speed = find('speed', HTMLInputElement);
    this.#level = find('level', HTMLSelectElement);
    this.#listen();
    const player = find('player');
    player.addEventListener('keydown', (event) => this.#key(event, board.singleKeys));
    for (const control of player.querySelectorAll('[disabled]'))
      control.removeAttribute('disabled');
    new ResizeObserver(() => invalidate()).observe(this.#strip.canvas);
  }

  #listen() {
    const playback = this.#playback;
    const onClick = (/** @type {string} */ id, /** @type {() => void} */ action) =>
      this.#find(id).addEventListener('click', action);
    onClick('go-first', () => playback.go(0));
    onClick('go-last', () => playback.go(Infinity));
    onClick('step-on', () => playback.stepBy('next'));
    onClick('step-back', () => playback.stepBy('previous'));
    onClick('backtrack-next', () => playback.backtrack('next'));
    onClick('backtrack-previous', () => playback.backtrack('previous'));
    onClick('leave', () => playback.go(0));
    onClick('play', () => this.#toggle());
    this.#scrub.addEventListener('input', () => {
      playback.go(stepOf(Number(this.#scrub.value), this.#length));
    });
    this.#speed.addEventListener('input', () => playback.setSpeed(Number(this.#speed.value)));
    this.#level.addEventListener('change', () => {
      playback.level = /** @type {import('../../run/level.js').Level} */ (this.#level.value);
    });
  }

  get #length() {
    return this.#playback.view?.extent.length ?? 0;
  }

  #toggle() {
    if (this.#playback.playing) this.#playback.pause();
    else this.#playback.play();
  }

  /** @param {KeyboardEvent} event @param {boolean} singleKeys  keys of one character work */
  #key(event, singleKeys) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const playback = this.#playback;
    const target = /** @type {Element} */ (event.target);
    const own = target.matches('select') || target === this.#speed;
    const { key } = event;
    const act = own ? undefined : this.#actions(event.shiftKey, target)[key];
    const speed = { '+': 1, '=': 1, '-': -1, '−': -1 }[key];
    if (act) act();
    else if (speed && singleKeys) playback.setSpeed(playback.speed + speed);
    else return;
    event.preventDefault();
  }

  /** @param {boolean} far @param {Element} target @returns {Record<string, (() => void) | undefined>} */
  #actions(far, target) {
    const playback = this.#playback;
    const by = (/** @type {'next' | 'previous'} */ way) => () =>
      far ? playback.backtrack(way) : playback.stepBy(way);
    const page = Math.max(1, Math.round(this.#length * PAGE));
    return {
      // The browser presses a focused button by Space.
      ' ': target.matches('button') ? undefined : () => this.#toggle(),
      ArrowLeft: by('previous'),
      ArrowDown: by('previous'),
      ArrowRight: by('next'),
      ArrowUp: by('next'),
      PageUp: () => playback.go(playback.step + page),
      PageDown: () => playback.go(playback.step - page),
      Home: () => playback.go(0),
      End: () => playback.go(Infinity),
    };
  }

  render() {
    const playback = this.#playback;
    const find = this.#find;
    const { view, playing, step } = playback;
    const texts = this.#words.of(strings);
    const runTexts = this.#words.of(runStrings);
    const status = find('step-status');
    setText(status, statusOf(playback, runTexts));
    setAttribute(status, 'title', status.textContent ?? '');
    status.classList.toggle('long', (status.textContent ?? '').length > LONG_STATUS);
    const speed = runTexts.speed(SPEEDS[playback.speed]);
    this.#speed.value = String(playback.speed);
    setAttribute(this.#speed, 'aria-valuetext', speed);
    setText(find('speed-words'), speed);
    const play = find('play');
    const label = playing ? texts.pause : texts.play;
    setAttribute(
      /** @type {Element} */ (play.querySelector('use')),
      'href',
      playing ? '#i-pause' : '#i-play',
    );
    setAttribute(play, 'aria-label', label);
    setAttribute(play, 'title', label);
    for (const id of BUTTONS) find(id, HTMLButtonElement).disabled = !view;
    if (!view) return;
    const { snapshot, extent } = view;
    this.#scrub.value = String(positionOf(step, extent.length));
    setAttribute(this.#scrub, 'aria-valuetext', runTexts.position(step, extent, snapshot.depth));
    const flagged = playback.trace?.illegal ? extent.length : undefined;
    this.#strip.draw(extent, step, flagged);
  }
}
