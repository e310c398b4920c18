// A pad of digits for touch screens and mice.
// @ts-check
import { add, addButton } from './element.js';

/**
 * Fills an element with the buttons 1 to 9 and Erase.
 * @param {HTMLElement} pad
 * @param {object} actions
 * @param {(digit: number) => void} actions.enter
 * @param {() => void} actions.erase
 * @returns {{digits: HTMLButtonElement[], erase: HTMLButtonElement}} the caller sets the name of `erase`
 */
export function fillPad(pad, { enter, erase }) {
  const digits = Array.from({ length: 9 }, (_, i) => {
    const button = addButton(pad, '', () => enter(i + 1));
    add(button, 'b', '', String(i + 1));
    return button;
  });
  const eraser = addButton(pad, '', erase);
  eraser.innerHTML = '<svg aria-hidden="true"><use href="#i-erase" /></svg>';
  return { digits, erase: eraser };
}
