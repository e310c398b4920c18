// A lane: a small board, the work so far as a number and as a bar, and what the algorithm does.
// @ts-check
import { miniBoard } from '../../board/mini.js';
import { setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { hasAnswer, hasEnded, workOf } from './course.js';
import { share } from './scale.js';

/** @typedef {import('./course.js').Lane} Lane */
/** @typedef {import('./race-clock.js').Unit} Unit */

/**
 * The digits on the small board. An exhausted search has removed all its digits; the board then shows
 * the first solution that was found.
 * @param {Lane} lane
 * @returns {ArrayLike<number>}
 */
function digitsOf({ view }) {
  if (!view) return [];
  const { outcome, digits, solutions } = view.snapshot;
  return (outcome === 'exhausted' && solutions[0]) || digits;
}

export class LaneView {
  /**
   * @param {Element} list  parent of the item
   * @param {Lane} lane
   * @param {string} givens  81 digits
   */
  constructor(list, lane, givens) {
    this.lane = lane;
    this.item = add(list, 'li', 'lane');
    this.board = miniBoard(givens);
    this.item.append(this.board.element);
    const words = add(this.item, 'div', 'lane-words');
    const line = add(words, 'p', 'lane-head');
    this.name = add(line, 'span', 'lane-name');
    this.work = add(line, 'span', 'lane-work');
    this.track = add(words, 'div', 'track');
    this.bar = add(this.track, 'div', 'run');
    // A flag at the end of the bar.
    this.bar.innerHTML =
      '<svg class="flag" viewBox="0 0 16 20" aria-hidden="true" hidden><path d="M2 20V1h12l-3 4.5 3 4.5H2"/></svg>';
    this.note = add(words, 'p', 'lane-note');
  }

  /**
   * @param {import('./race.js').RaceTexts} texts
   * @param {Unit} unit
   * @param {{end: number, scale: import('./scale.js').Scale}} axis
   * @param {number} place  from 1; 0 while there is none
   * @param {number} best  the work of the first one
   */
  draw(texts, unit, { end, scale }, place, best) {
    const { lane } = this;
    const ended = hasEnded(lane);
    this.board.show(digitsOf(lane), hasAnswer(lane) ? 'found' : 'tried');
    const text = texts.textOf(lane.algorithm);
    setText(this.name, place ? `${place}. ${text.name}` : text.name);
    setText(this.work, texts.work(lane, unit, place > 1 ? best : 0));
    setText(this.note, texts.note(lane, text));
    this.bar.style.setProperty(
      '--w',
      `${(100 * share(workOf(lane, unit), end, scale)).toFixed(2)}%`,
    );
    this.bar.classList.toggle('won', place === 1);
    this.item.classList.toggle('ended', ended);
    this.item.dataset.outcome = hasAnswer(lane) ? 'answer' : ended ? 'none' : 'running';
    this.bar.querySelector('svg')?.toggleAttribute('hidden', !hasAnswer(lane));
  }
}
