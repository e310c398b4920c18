// The controls of a race: start or pause, restart, alignment, speed.
// @ts-check
import { add, addButton, addChoice } from '../../base/dom/element.js';
import { SPEEDS } from './race-clock.js';

/** @typedef {import('./race-clock.js').Alignment} Alignment */

const FIRST_SPEED = 4; // 10,000 steps a second

export class Controls {
  /** @type {Alignment} */
  alignment = 'steps';

  /**
   * @param {Element} parent
   * @param {import('./race.js').RaceTexts} texts
   * @param {object} actions
   * @param {() => void} actions.start  starts or pauses the race
   * @param {() => void} actions.again
   * @param {() => void} actions.align  called when the alignment has changed
   */
  constructor(parent, texts, { start, again, align }) {
    this.texts = texts;
    const bar = add(parent, 'div', 'bar race-controls');
    this.start = addButton(bar, '', start);
    this.start.autofocus = true;
    this.again = addButton(bar, texts.again, again);

    const aligned = add(bar, 'fieldset', 'segments');
    add(aligned, 'legend', 'visually-hidden', texts.alignment);
    for (const alignment of /** @type {Alignment[]} */ (Object.keys(SPEEDS))) {
      const radio = addChoice(aligned, 'radio', texts.alignments[alignment]);
      radio.name = 'race-alignment';
      radio.checked = alignment === this.alignment;
      radio.onchange = () => {
        this.alignment = alignment;
        this.#showSpeed();
        align();
      };
    }

    const label = add(bar, 'label', 'race-speed');
    add(label, 'span', '', texts.speed);
    this.speed = add(label, 'input');
    this.speed.type = 'range';
    this.speed.max = String(SPEEDS.steps.length - 1);
    this.speed.value = String(FIRST_SPEED);
    this.speedText = add(bar, 'span', 'race-speed-text');
    this.speedText.setAttribute('aria-hidden', 'true'); // the slider has it as its value
    this.speed.oninput = () => this.#showSpeed();
    this.#showSpeed();
  }

  /** Events per second, or milliseconds of computing per second. */
  get perSecond() {
    return SPEEDS[this.alignment][Number(this.speed.value)];
  }

  #showSpeed() {
    const text = this.texts.speedOf(this.perSecond, this.alignment);
    this.speedText.textContent = text;
    this.speed.setAttribute('aria-valuetext', text);
  }

  /**
   * @param {object} state
   * @param {boolean} state.going
   * @param {boolean} state.begun  a lane is past step 0
   * @param {boolean} state.open  a lane has not ended
   * @param {boolean} state.ready  there are lanes
   */
  show({ going, begun, open, ready }) {
    this.start.textContent = this.texts.start(going, begun);
    // Not `disabled`: a disabled button loses the focus.
    this.start.setAttribute('aria-disabled', String(!going && !open));
    this.again.setAttribute('aria-disabled', String(!ready));
  }
}
