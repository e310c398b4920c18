// A lane: a small board, and its state as text.
// @ts-check
import { add } from '../../base/dom/element.js';
import { hasEnded } from './course.js';

/** @typedef {import('./course.js').Lane} Lane */

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
  /** @type {HTMLElement[]} */
  #cells = [];

  /**
   * @param {Element} list  parent of the lane's item
   * @param {import('./race.js').RaceTexts} texts
   * @param {Lane} lane
   * @param {string} givens  81 digits
   */
  constructor(list, texts, lane, givens) {
    this.texts = texts;
    this.lane = lane;
    this.item = add(list, 'li', 'lane');
    const board = add(this.item, 'div', 'lane-board');
    board.setAttribute('aria-hidden', 'true'); // the text beside it has the same content
    for (const given of givens) this.#cells.push(add(board, given === '0' ? 'i' : 'b'));
    const words = add(this.item, 'div', 'lane-words');
    const line = add(words, 'p');
    add(line, 'strong', '', texts.ALGORITHMS[lane.algorithm.id].name);
    this.place = add(line, 'span');
    this.effort = add(words, 'p', 'soft');
  }

  /** @param {import('./race-clock.js').Alignment} alignment */
  draw(alignment) {
    const digits = digitsOf(this.lane);
    this.#cells.forEach((cell, at) => {
      const text = digits[at] ? String(digits[at]) : '';
      if (cell.textContent !== text) cell.textContent = text;
    });
    this.item.dataset.outcome = this.lane.view?.snapshot.outcome ?? 'running';
    this.item.classList.toggle('ended', hasEnded(this.lane));
    this.place.textContent = `: ${this.texts.place(this.lane)}`;
    this.effort.textContent = this.texts.effort(this.lane, alignment);
  }
}
