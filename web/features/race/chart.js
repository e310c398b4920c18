// The bar chart of the work: one bar per lane on a logarithmic axis, with its value as text.
// @ts-check
import { add } from '../../base/dom/element.js';
import { hasEnded, stepOf } from './course.js';

/** @typedef {import('./course.js').Lane} Lane */
/** @typedef {import('./race.js').RaceTexts} RaceTexts */

const MOST_TICKS = 5;

/**
 * The end of the axis: the smallest power of ten that is not below the most work; at least 10.
 * @param {number[]} work
 */
export function axisEnd(work) {
  let end = 10;
  while (end < Math.max(...work)) end *= 10;
  return end;
}

/**
 * The length of a bar as a fraction of the axis, 0..1. One event has the length 0.
 * @param {number} events
 * @param {number} end  of the axis
 */
export const share = (events, end) =>
  events < 1 ? 0 : Math.min(1, Math.log10(events) / Math.log10(end));

/**
 * The powers of ten that label the axis: evenly spaced from 1, and few enough to be legible.
 * @param {number} end  a power of ten
 */
export function ticks(end) {
  const decades = Math.round(Math.log10(end));
  const apart = Math.ceil(decades / (MOST_TICKS - 1));
  const found = [];
  for (let decade = 0; decade <= decades; decade += apart) found.push(10 ** decade);
  return found;
}

/** @param {HTMLElement} element @param {string} property @param {number} part  0..1 */
const setPart = (element, property, part) =>
  element.style.setProperty(property, `${(100 * part).toFixed(2)}%`);

export class Chart {
  #end = 0;

  /** @param {Element} parent @param {RaceTexts} texts @param {Lane[]} lanes */
  constructor(parent, texts, lanes) {
    this.texts = texts;
    const list = add(parent, 'ul', 'bars');
    this.bars = lanes.map((lane) => {
      const item = add(list, 'li');
      const line = add(item, 'p');
      add(line, 'strong', '', texts.ALGORITHMS[lane.algorithm.id].name);
      const text = add(line, 'span');
      const track = add(item, 'div', 'track');
      return { lane, item, text, bar: add(track, 'div', 'bar-length') };
    });
    this.axis = add(parent, 'div', 'axis');
    this.axis.setAttribute('aria-hidden', 'true');
  }

  draw() {
    if (!this.bars.length) return;
    const end = axisEnd(this.bars.map(({ lane }) => stepOf(lane)));
    if (end !== this.#end) this.#drawAxis(end);
    for (const { lane, item, text, bar } of this.bars) {
      text.textContent = `: ${this.texts.bar(lane)}`;
      setPart(bar, 'width', share(stepOf(lane), end));
      item.classList.toggle('ended', hasEnded(lane));
    }
  }

  /** @param {number} end */
  #drawAxis(end) {
    this.#end = end;
    this.axis.replaceChildren();
    for (const tick of ticks(end)) {
      const label = add(this.axis, 'span', '', this.texts.tick(tick));
      setPart(label, 'left', share(tick, end));
      if (tick === end) label.classList.add('last');
    }
  }
}
