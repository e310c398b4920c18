// The player under the board: timeline, buttons, and the menu with speed and level of detail.
// @ts-check
import { PHONE, setAttribute, setText } from '../../base/dom/dom.js';
import { strings as runStrings } from '../../run/en.js';
import { WHOLE_S } from '../../run/speed.js';
import { strings } from './bar-words.js';
import { positionOf, stepOf } from './strip.js';
import { Timeline } from './timeline.js';

/** @typedef {import('../../run/playback.js').Playback} Playback */

const BUTTONS = ['go-first', 'backtrack-previous', 'step-back', 'play', 'step-on'];
BUTTONS.push('backtrack-next', 'go-last');

/** A press of this duration on Play opens the menu, in milliseconds. */
const HOLD_MS = 450;
/** One press of a key changes the span of the timeline by this factor. */
const ZOOM = 2;

export class PlayerBar {
  #find;
  #words;
  #playback;
  #scrub;
  #speed;
  #level;

  /**
   * @param {Playback} playback
   * @param {import('../workbench/workbench.js').Workbench} workbench  whose elements it finds
   * @param {{wheel: boolean}} options  whether the wheel enlarges the timeline without Ctrl
   */
  constructor(playback, workbench, { wheel }) {
    const { find, words } = workbench;
    const invalidate = () => workbench.invalidate();
    this.#playback = playback;
    this.#words = words;
    this.#find = find;
    this.timeline = new Timeline(find('strip'), playback, words, { wheel, invalidate });
    this.#scrub = find('scrub', HTMLInputElement);
    this.#speed = find('speed', HTMLInputElement);
    this.#level = find('level', HTMLSelectElement);
    this.#listen();
    this.#setUpMenu();
    // The buttons wait for a run.
    for (const control of find('player').querySelectorAll('input, select'))
      control.removeAttribute('disabled');
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
    onClick('play', () => this.toggle());
    this.#scrub.addEventListener('input', () => {
      playback.go(stepOf(Number(this.#scrub.value), this.#length));
    });
    this.#speed.addEventListener('input', () => playback.setSpeed(Number(this.#speed.value)));
    const whole = this.#find('run-in-30', HTMLInputElement);
    whole.addEventListener('change', () => (playback.wholeRun = whole.checked));
    onClick('no-stops', () => {
      playback.breakpoints = 0;
      playback.tell();
    });
    this.#level.addEventListener('change', () => {
      playback.level = /** @type {import('../../run/level.js').Level} */ (this.#level.value);
      playback.tell();
    });
  }

  /** The menu opens from its button, and by a long press or the context menu of Play. */
  #setUpMenu() {
    const find = this.#find;
    const menu = find('run-menu');
    const play = find('play');
    const linger = find('linger', HTMLInputElement);
    linger.addEventListener('change', () => (this.#playback.linger = linger.checked));
    for (const goal of /** @type {const} */ (['breakpoint', 'solution', 'out'])) {
      find(`until-${goal}`).addEventListener('click', () => {
        menu.hidePopover();
        this.#playback.until(goal);
      });
    }
    menu.addEventListener('beforetoggle', () => this.#placeMenu(menu));
    for (const word of find('run-words').querySelectorAll('button'))
      word.addEventListener('click', (event) => {
        const another = menu.dataset.shown !== word.value;
        this.#showSection(word.value);
        // Another word changes the menu and does not close it.
        if (another && menu.matches(':popover-open')) event.preventDefault();
      });
    let timer = 0;
    let held = false;
    play.addEventListener('pointerdown', () => {
      held = false;
      timer = setTimeout(() => {
        held = true;
        this.#showSection('');
        menu.showPopover();
      }, HOLD_MS);
    });
    for (const type of ['pointerup', 'pointerleave', 'pointercancel'])
      play.addEventListener(type, () => clearTimeout(timer));
    play.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      this.#showSection('');
      if (!menu.matches(':popover-open')) menu.showPopover();
    });
    // The click that ends a long press must not play, nor close the menu.
    play.addEventListener(
      'click',
      (event) => {
        if (!held) return;
        held = false;
        event.stopImmediatePropagation();
        // The end of the press has closed it.
        if (!menu.matches(':popover-open')) menu.showPopover();
      },
      true,
    );
  }

  /** The layout for phones keeps the speed in the menu, and one button opens all of it. */
  get #small() {
    return this.phone && matchMedia(PHONE).matches;
  }

  /** Shows a section of the menu. @param {string} section  empty for all */
  #showSection(section) {
    const menu = this.#find('run-menu');
    const { options, asking, stopping } = this.#words.of(strings);
    menu.dataset.shown = this.#small ? '' : section;
    /** @type {Record<string, string>} */
    const names = { ask: asking, stops: stopping };
    menu.ariaLabel = names[menu.dataset.shown] ?? options;
    if (menu.matches(':popover-open')) this.#placeMenu(menu);
  }

  /** Above the button of the menu; on narrow screens the speed is in the menu. @param {HTMLElement} menu */
  #placeMenu(menu) {
    const word = this.#find('run-words').querySelector(
      `[value="${menu.dataset.shown || 'detail'}"]`,
    );
    const anchor = /** @type {Element} */ (word).getBoundingClientRect();
    const keys = this.#find('play').getBoundingClientRect();
    const narrow = matchMedia(this.phone ? PHONE : '(max-width: 40rem)').matches;
    const left = anchor.width ? anchor.left : keys.left;
    Object.assign(menu.style, {
      left: narrow ? 'auto' : `${left}px`,
      right: narrow ? '0.5rem' : 'auto',
      bottom: `${innerHeight - Math.min(anchor.top || keys.top, keys.top) + 8}px`,
    });
  }

  /** Puts the speed where there is room for it: in the row of the buttons, or in the menu. */
  #placeSpeed() {
    const row = this.#find('speed-row');
    const place = this.#small
      ? this.#find('speed-place')
      : this.#find('player').querySelector('.transport');
    if (row.parentElement !== place) place?.append(row);
  }

  /** At first, the whole run takes half a minute. */
  offerWholeRun() {
    this.#find('whole-row').hidden = false;
    this.#playback.wholeRun = true;
  }

  /** The page has its layout for phones, which keeps the speed in the menu. */
  phone = false;

  get #length() {
    return this.#playback.view?.extent.length ?? 0;
  }

  toggle() {
    if (this.#playback.playing) this.#playback.pause();
    else this.#playback.play();
  }

  /**
   * What a key does.
   * @param {KeyboardEvent} event
   * @param {object} options
   * @param {boolean} options.singleKeys  keys of one character work
   * @param {boolean} options.pages  PageDown and PageUp step, as the keys of a remote control
   * @returns {(() => void) | undefined}
   */
  actionOf({ key, shiftKey, target }, { singleKeys, pages }) {
    const playback = this.#playback;
    const by = (/** @type {'next' | 'previous'} */ way) => () =>
      shiftKey ? playback.backtrack(way) : playback.stepBy(way);
    const onButton = target instanceof Element && target.matches('button, summary');
    /** @type {Record<string, (() => void) | undefined>} */
    const keys = {
      // The browser presses a focused button by Space.
      ' ': onButton ? undefined : () => this.toggle(),
      ArrowLeft: by('previous'),
      ArrowDown: by('previous'),
      ArrowRight: by('next'),
      ArrowUp: by('next'),
      PageUp: pages ? () => playback.stepBy('previous') : undefined,
      PageDown: pages ? () => playback.stepBy('next') : undefined,
      Home: () => playback.go(0),
      End: () => playback.go(Infinity),
    };
    const faster = (/** @type {number} */ more) => () => playback.setSpeed(playback.speed + more);
    /** @type {Record<string, () => void>} */
    const single = {
      n: () => playback.stepBy('next'),
      p: () => playback.stepBy('previous'),
      '+': faster(1),
      '=': faster(1),
      '-': faster(-1),
      '−': faster(-1),
    };
    if (target === this.#scrub) {
      single.z = () => this.timeline.zoom(shiftKey ? ZOOM : 1 / ZOOM);
      single.w = () => this.timeline.showWhole();
    }
    return keys[key] ?? (singleKeys ? single[key.toLowerCase()] : undefined);
  }

  render() {
    const playback = this.#playback;
    const find = this.#find;
    const { view, playing, step, detail, wholeRun } = playback;
    const texts = this.#words.of(strings);
    const runTexts = this.#words.of(runStrings);
    this.#placeSpeed();
    const { rate, breakpoints } = playback;
    const length = this.#length;
    const whole = length ? Math.ceil(length / rate) : WHOLE_S; // a program that has not run
    const speed = wholeRun ? texts.runIn(whole) : runTexts.speed(rate);
    const left = wholeRun && step && step < length;
    this.#speed.value = String(playback.speed);
    setAttribute(this.#speed, 'aria-valuetext', speed);
    setText(find('speed-words'), left ? texts.left(Math.ceil((length - step) / rate)) : speed);
    find('run-in-30', HTMLInputElement).checked = wholeRun;
    setText(find('run-ask'), texts.ask(playback.limited));
    setText(find('run-stops'), texts.stops([...breakpoints.toString(2)].filter(Number).length));
    find('run-stops').title = texts.stopping;
    find('no-stops').hidden = !breakpoints;
    this.#level.value = detail;
    this.#level.options[0].hidden = !playback.lines;
    setText(find('level-words'), texts[detail]);
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
    find('until-breakpoint', HTMLButtonElement).disabled = !breakpoints;
    find('strip').toggleAttribute('data-empty', !view);
    if (!view) return;
    const { snapshot, extent } = view;
    this.#scrub.value = String(positionOf(step, extent.length));
    setAttribute(this.#scrub, 'aria-valuetext', runTexts.position(step, extent, snapshot.depth));
    this.timeline.render();
  }
}
