// The steps that the timeline shows: the whole run, or an enlarged part of it.
// @ts-check

/** Steps of a run. @typedef {{from: number, to: number}} Window */

/** The shortest window of the timeline, in steps. */
export const LEAST_SPAN = 20;

/**
 * Where a step is in a window.
 * @param {number} step
 * @param {Window} window
 * @returns {number}  0 at its beginning, 1 at its end
 */
export const partOf = (step, { from, to }) => (to > from ? (step - from) / (to - from) : 0);

/**
 * Enlarges or reduces a window round a point.
 * @param {Window} window
 * @param {number} part  of the window that stays in place, 0..1
 * @param {number} factor  of the span: below 1 enlarges
 * @param {number} length  of the run
 * @param {number} [least]  steps
 * @returns {Window | null}  null: the whole run
 */
export function zoomed({ from, to }, part, factor, length, least = LEAST_SPAN) {
  const span = Math.max(least, (to - from) * factor);
  if (span >= length) return null;
  const first = from + (to - from) * part - span * part;
  return movedTo({ from: 0, to: span }, first, length);
}

/**
 * Moves a window, at most to an end of the run.
 * @param {Window} window
 * @param {number} from  its new beginning
 * @param {number} length  of the run
 * @returns {Window}
 */
export function movedTo(window, from, length) {
  const span = window.to - window.from;
  const first = Math.round(Math.max(0, Math.min(length - span, from)));
  return { from: first, to: Math.round(first + span) };
}

/** An enlarged window moves on when the step is this close to its end, as a part of its span. */
const MARGIN = 0.04;

/**
 * The window that shows a step: the same while the step is inside.
 * @param {Window} window
 * @param {number} step
 * @param {number} length
 */
export function following(window, step, length) {
  const part = partOf(step, window);
  if (part >= 0 && part <= 1 - (step < length ? MARGIN : 0)) return window;
  const span = window.to - window.from;
  return movedTo(window, step - span * (part < 0 ? 0.5 : 0.1), length);
}

/** What the timeline shows of a run that may still grow. */
export class StepWindow {
  #lengthOf;
  #least;
  /** Null: the whole run. @type {Window | null} */
  #part = null;
  /** The step that the window followed last. */
  #followed = -1;
  /** A pointer is down: the window does not follow the step. */
  held = false;

  /** @param {() => number} lengthOf  the known length of the run @param {number} [least]  steps that are shown */
  constructor(lengthOf, least = LEAST_SPAN) {
    this.#lengthOf = lengthOf;
    this.#least = least;
  }

  get isWhole() {
    return !this.#part;
  }

  /** The steps that are shown; at least one. @returns {Window} */
  get steps() {
    return this.#part ?? { from: 0, to: Math.max(1, this.#lengthOf()) };
  }

  /** Where a step is: 0 at the left, 1 at the right. @param {number} step */
  partOf(step) {
    return partOf(step, this.steps);
  }

  /** @param {number} part  of the width, 0..1 @returns {number} */
  stepAt(part) {
    const { from, to } = this.steps;
    return Math.round(from + part * (to - from));
  }

  /** @param {number} step */
  has(step) {
    const { from, to } = this.steps;
    return step >= from && step <= to;
  }

  showWhole() {
    this.#part = null;
  }

  /**
   * Enlarges or reduces.
   * @param {number} factor  of the span of steps: below 1 enlarges
   * @param {number} part  of the width that stays in place
   * @param {number} step  the current step: the window stays until the run moves on
   */
  zoom(factor, part, step) {
    const length = this.#lengthOf();
    if (!length) return;
    this.#part = zoomed(this.steps, Math.max(0, Math.min(1, part)), factor, length, this.#least);
    this.#followed = step;
  }

  /** Moves an enlarged window. @param {number} part  of the width */
  pan(part) {
    if (!this.#part) return;
    const { from, to } = this.#part;
    this.#part = movedTo(this.#part, from + part * (to - from), this.#lengthOf());
  }

  /** Moves an enlarged window to the current step, once per step. @param {number} step */
  follow(step) {
    const part = this.#part;
    if (!part || this.held || step === this.#followed) return;
    this.#followed = step;
    const length = this.#lengthOf();
    const moved = following(part, step, length);
    if (moved !== part) this.#part = moved;
    else if (part.to > length) this.#part = null;
  }
}
