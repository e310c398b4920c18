// Small boards of a few solutions, to choose one of them. Loaded when they are needed.
// @ts-check
import { addButton } from '../../base/dom/element.js';
import { miniBoard } from '../../board/mini.js';

/**
 * Shows a button with a small board for each solution: the givens, and the digits in which the
 * solutions differ.
 * @param {HTMLElement} parent
 * @param {readonly string[]} solutions  81 digits each
 * @param {string} givens
 * @param {(index: number) => void} choose
 */
export function showThumbnails(parent, solutions, givens, choose) {
  parent.replaceChildren();
  solutions.forEach((solution, index) => {
    const button = addButton(parent, '', () => choose(index));
    const differ = (/** @type {string} */ digit, /** @type {number} */ cell) =>
      solutions.some((other) => other[cell] !== digit) ? digit : '0';
    const { element, show } = miniBoard(givens);
    show([...solution].map(differ), 'tried');
    button.innerHTML = `<span aria-hidden="true">${index + 1}</span><b class="visually-hidden"></b>`;
    button.prepend(element);
  });
}
