// A small picture of a board: SVG whose classes mini.css colours.
// @ts-check

/** Lines between cells and between boxes; a cell is 10 wide. */
const between = (/** @type {number[]} */ at) =>
  at.map((x) => `M${x * 10 + 1} 1v90M1 ${x * 10 + 1}h90`).join('');
const CELLS = between([1, 2, 4, 5, 7, 8]);
const BOXES = between([3, 6]);

const SVG = 'http://www.w3.org/2000/svg';

/** A digit of a cell with its disc, which style sheets show on request. @param {Element} parent @param {number} at */
function addDigit(parent, at) {
  const [x, y] = [(at % 9) * 10 + 6, Math.floor(at / 9) * 10];
  const disc = document.createElementNS(SVG, 'circle');
  const text = document.createElementNS(SVG, 'text');
  for (const [name, value] of Object.entries({ cx: x, cy: y + 6, r: 3.7 }))
    disc.setAttribute(name, String(value));
  text.setAttribute('x', String(x));
  text.setAttribute('y', String(y + 8.6));
  parent.append(disc, text);
  return { disc, text };
}

/**
 * A picture of a board, hidden from screen readers: give its parent a name.
 * @param {ArrayLike<number | string>} givens  81 digits, 0 for an empty cell
 * @returns {{element: SVGSVGElement, show: (digits: ArrayLike<number | string>, kind: 'found' | 'tried') => void}}
 *   `show` draws digits into the other cells
 */
export function miniBoard(givens) {
  const element = document.createElementNS(SVG, 'svg');
  element.setAttribute('viewBox', '0 0 92 92');
  element.setAttribute('class', 'mini');
  element.setAttribute('aria-hidden', 'true');
  element.innerHTML =
    '<rect class="fr" x="1" y="1" width="90" height="90" rx="1"/>' +
    `<path class="h" d="${CELLS}"/><path class="k" d="${BOXES}"/><g></g><g></g>`;
  const [fixed, others] = element.querySelectorAll('g');
  for (let at = 0; at < 81; at++)
    if (Number(givens[at])) addDigit(fixed, at).text.textContent = String(givens[at]);
  /** @type {Map<number, ReturnType<typeof addDigit>>} */
  const drawn = new Map();
  return {
    element,
    show(digits, kind) {
      for (let at = 0; at < 81; at++) {
        const digit = Number(givens[at]) ? 0 : Number(digits[at]) || 0;
        if (!digit && !drawn.has(at)) continue;
        const { disc, text } = drawn.get(at) ?? addDigit(others, at);
        drawn.set(at, { disc, text });
        const shown = digit ? String(digit) : '';
        if (text.textContent === shown) continue; // only digits that have changed
        text.textContent = shown;
        disc.toggleAttribute('hidden', !digit);
      }
      if (others.getAttribute('class') !== kind) others.setAttribute('class', kind);
    },
  };
}
