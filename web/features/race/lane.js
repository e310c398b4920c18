// A lane as it is seen: a small board, and the same in words.
// @ts-check
import { add } from '../../base/dom/element.js';
import { hasEnded } from './course.js';
import { strings as names } from '../../run/en.js';
import { strings as words } from './en.js';

/** @typedef {import('./course.js').Lane} Lane */

/**
 * What the small board shows: the digits, or once it has ended a solution that was kept, for a
 * search that has tried everything has taken its own back.
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
   * @param {Lane} lane
   * @param {string} givens  81 digits
   */
  constructor(list, lane, givens) {
    this.lane = lane;
    this.item = add(list, 'li', 'lane');
    const board = add(this.item, 'div', 'lane-board');
    board.setAttribute('aria-hidden', 'true'); // the words beside it say what can be said
    for (const given of givens) this.#cells.push(add(board, given === '0' ? 'i' : 'b'));
    const told = add(this.item, 'div', 'lane-words');
    const line = add(told, 'p');
    add(line, 'strong', '', names.ALGORITHMS[lane.algorithm.id].name);
    this.place = add(line, 'span');
    this.effort = add(told, 'p', 'soft');
  }

  /** @param {import('./pace.js').Alignment} alignment */
  draw(alignment) {
    const digits = digitsOf(this.lane);
    this.#cells.forEach((cell, at) => {
      const text = digits[at] ? String(digits[at]) : '';
      if (cell.textContent !== text) cell.textContent = text;
    });
    this.item.dataset.outcome = this.lane.view?.snapshot.outcome ?? 'running';
    this.item.classList.toggle('ended', hasEnded(this.lane));
    this.place.textContent = `: ${words.place(this.lane)}`;
    this.effort.textContent = words.effort(this.lane, alignment);
  }
}
