// A small picture of a board: SVG whose classes mini.css colours.
// @ts-check

/** Lines between cells and between boxes; a cell is 10 wide. */
const between = (/** @type {number[]} */ at) =>
  at.map((x) => `M${x * 10 + 1} 1v90M1 ${x * 10 + 1}h90`).join('');
const CELLS = between([1, 2, 4, 5, 7, 8]);
const BOXES = between([3, 6]);

/** @param {ArrayLike<number | string>} digits @param {(at: number) => boolean} shown */
function texts(digits, shown) {
  let all = '';
  for (let at = 0; at < 81; at++) {
    const digit = Number(digits[at]);
    if (!digit || !shown(at)) continue;
    all += `<text x="${(at % 9) * 10 + 6}" y="${Math.floor(at / 9) * 10 + 8.6}">${digit}</text>`;
  }
  return all;
}

/**
 * A picture of a board, hidden from screen readers: give its parent a name.
 * @param {ArrayLike<number | string>} givens  81 digits, 0 for an empty cell
 * @returns {{element: SVGSVGElement, show: (digits: ArrayLike<number | string>, kind: 'found' | 'tried') => void}}
 *   `show` draws digits into the other cells
 */
export function miniBoard(givens) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('viewBox', '0 0 92 92');
  element.setAttribute('class', 'mini');
  element.setAttribute('aria-hidden', 'true');
  element.innerHTML =
    '<rect class="fr" x="1" y="1" width="90" height="90" rx="1"/>' +
    `<path class="h" d="${CELLS}"/><path class="k" d="${BOXES}"/>` +
    `<g>${texts(givens, () => true)}</g><g></g>`;
  const others = /** @type {SVGGElement} */ (element.lastElementChild);
  let drawn = '';
  return {
    element,
    show(digits, kind) {
      const markup = texts(digits, (at) => !Number(givens[at]));
      if (markup !== drawn) others.innerHTML = drawn = markup;
      others.setAttribute('class', kind);
    },
  };
}
