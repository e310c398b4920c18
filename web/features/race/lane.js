// A lane: a board, the name of the program, the digits so far in large type, and how it has ended.
// @ts-check
import { miniBoard } from '../../board/mini.js';
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { hasAnswer, hasEnded } from './course.js';

/** @typedef {import('./course.js').Lane} Lane */

/**
 * The digits on the board. An exhausted search has removed all its digits; the board then shows the first
 * solution that was found.
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
   * @param {() => void} open  opens the lane in Watch
   */
  constructor(list, lane, givens, open) {
    this.lane = lane;
    this.item = add(list, 'li', 'lane');
    this.board = miniBoard(givens);
    this.item.append(this.board.element);
    const words = add(this.item, 'div', 'lane-words');
    const head = add(words, 'h3', 'lane-name');
    this.name = addButton(head, '', open);
    this.count = add(words, 'p', 'lane-count');
    this.unit = add(words, 'p', 'lane-unit');
    this.counters = add(words, 'p', 'lane-counters');
    this.canvas = add(words, 'canvas', 'lane-landscape');
    this.canvas.setAttribute('aria-hidden', 'true');
    this.canvas.hidden = true;
    this.result = add(words, 'p', 'lane-result');
    this.board.element.addEventListener('click', open);
  }

  /** The landscape of the run, once it is known. @type {import('./race.js').Picture | null} */
  picture = null;
  /** The last step of the run. */
  end = 0;

  /**
   * @param {import('./race.js').RaceTexts} texts
   * @param {number} best  the digits of the first lane; 0 if it has no answer
   * @param {number} most  the digits of the slowest lane, which needs ten seconds; 0 until they are known
   */
  draw(texts, best, most) {
    const { lane } = this;
    const answered = hasAnswer(lane);
    const ended = hasEnded(lane);
    this.board.show(digitsOf(lane), answered ? 'found' : 'tried');
    const text = texts.textOf(lane.algorithm);
    setText(this.name, text.title ?? text.name);
    this.name.title = texts.opens;
    setText(this.count, texts.number(lane.placed));
    setText(this.unit, texts.UNITS[lane.goal]);
    setText(this.counters, ended ? texts.counters(lane, text) : '');
    setText(this.result, ended && most ? texts.result(lane, best, most) : '');
    this.picture?.draw(
      ended ? 1 : (lane.view?.snapshot.step ?? 0) / Math.max(1, this.end),
      lane.answers,
    );
    this.item.dataset.outcome = answered ? 'answer' : ended ? 'none' : 'running';
  }
}
