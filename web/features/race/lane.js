// A lane: a small board, and the same as text.
// @ts-check
import { add } from '../../base/dom/element.js';
import { hasEnded } from './course.js';

/** @typedef {import('./course.js').Lane} Lane */

/**
 * What the small board shows: the digits. A search that has tried everything has removed them all;
 * then it is the first solution found.
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
   * @param {Element} list  the lanes
   * @param {import('./race.js').RaceTexts} texts
   * @param {Lane} lane
   * @param {string} givens  81 digits
   */
  constructor(list, texts, lane, givens) {
    this.texts = texts;
    this.lane = lane;
    this.item = add(list, 'li', 'lane');
    const board = add(this.item, 'div', 'lane-board');
    board.setAttribute('aria-hidden', 'true'); // the text beside it says the same
    for (const given of givens) this.#cells.push(add(board, given === '0' ? 'i' : 'b'));
    const told = add(this.item, 'div', 'lane-words');
    const line = add(told, 'p');
    add(line, 'strong', '', texts.ALGORITHMS[lane.algorithm.id].name);
    this.place = add(line, 'span');
    this.effort = add(told, 'p', 'soft');
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
