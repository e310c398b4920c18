// The numbers under the timeline.
// @ts-check
import { setText } from '../../base/dom/dom.js';

/** @typedef {{text: string, part: number, name: string}} Label  `part` of the width; a class */

/** Width of a character, in pixels. */
const CHARACTER_PX = 6.6;
/** The name of the label whose place the pill with the current step takes. */
export const PILL = 'pill';

/**
 * Shows the labels that do not overlap an earlier one.
 * @param {HTMLElement} place
 * @param {number} width  in pixels
 * @param {Label[]} all  the most important first
 */
export function showAxis(place, width, all) {
  /** @type {number[][]} */
  const taken = [];
  const labels = all
    .filter(({ text, part, name }) => {
      const size = (text.length * CHARACTER_PX) / 2 + (name === PILL ? 10 : 4);
      const shift = { first: 1, end: -1, [PILL]: 1 - 2 * part }[name] ?? 0;
      const at = part * width + shift * size;
      if (taken.some(([x, room]) => Math.abs(x - at) < room + size)) return false;
      taken.push([at, size]);
      return true;
    })
    .filter(({ name }) => name !== PILL);
  while (place.childElementCount > labels.length) place.lastElementChild?.remove();
  while (place.childElementCount < labels.length) place.append(document.createElement('span'));
  labels.forEach(({ text, part, name }, i) => {
    const label = /** @type {HTMLElement} */ (place.children[i]);
    label.className = name;
    label.style.left = `${100 * part}%`;
    setText(label, text);
  });
}
