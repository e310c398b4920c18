// A small board for each of a few solutions. Loaded when it is needed.
// @ts-check
import { addButton } from '../../base/dom/element.js';

/** @param {number} n @param {string} kind */
const rule = (n, kind) => `<path class="${kind}" d="M${10 * n + 1} 1v90M1 ${10 * n + 1}h90"/>`;
const RULES =
  [1, 2, 4, 5, 7, 8].map((n) => rule(n, 'thin')).join('') + rule(3, 'thick') + rule(6, 'thick');

/**
 * A small board as SVG: the givens, and the digits in which solutions differ.
 * @param {string} solution
 * @param {string} givens
 * @param {readonly string[]} solutions  to compare with
 */
export function thumbnail(solution, givens, solutions) {
  const digits = [...solution].map((digit, cell) => {
    const given = givens[cell] !== '0';
    if (!given && solutions.every((other) => other[cell] === digit)) return '';
    const [x, y] = [10 * (cell % 9) + 6, 10 * Math.floor(cell / 9) + 8.6];
    return `<text x="${x}" y="${y}"${given ? '' : ' class="tried"'}>${digit}</text>`;
  });
  return `<svg viewBox="0 0 92 92" class="mini" aria-hidden="true"><rect x="1" y="1" width="90" height="90"/>${RULES}${digits.join('')}</svg>`;
}

/**
 * Shows a button with a small board for each solution.
 * @param {HTMLElement} parent
 * @param {readonly string[]} solutions
 * @param {string} givens
 * @param {(index: number) => void} choose
 */
export function showThumbnails(parent, solutions, givens, choose) {
  parent.replaceChildren();
  solutions.forEach((solution, index) => {
    const button = addButton(parent, '', () => choose(index));
    button.innerHTML = `${thumbnail(solution, givens, solutions)}<span aria-hidden="true">${index + 1}</span><b class="visually-hidden"></b>`;
  });
}
