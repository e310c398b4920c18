// What the page tells: where it is to be seen, and where a screen reader hears it.
// @ts-check
import { find, setText } from './dom.js';

/** Says something that is told nowhere else on the page. @param {string} text */
export const say = (text) => setText(find('said'), text);

/** Tells a screen reader what others see elsewhere. @param {string} text */
export function announce(text) {
  const told = find('announced');
  told.textContent = told.textContent === text ? `${text}\u00a0` : text; // else the same is silent
}
