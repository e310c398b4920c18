// A small picture of a symmetry: places of givens that have it.
// @ts-check

/** @typedef {import('../../../wasm/generator.d.ts').SymmetryId} SymmetryId */

const SIZE = 5; // cells in a row of the picture

/** @typedef {readonly [row: number, column: number]} Place */
/** What the symmetries consist of; `last` is the number of the last row. */
/** @type {Record<string, (place: Place, last: number) => Place>} */
const MOVES = {
  half: ([r, c], last) => [last - r, last - c],
  quarter: ([r, c], last) => [c, last - r],
  diagonal: ([r, c]) => [c, r],
  anti: ([r, c], last) => [last - c, last - r],
  leftRight: ([r, c], last) => [r, last - c],
  topBottom: ([r, c], last) => [last - r, c],
};
/** What maps the places of each symmetry to each other. @type {Record<SymmetryId, string[]>} */
const GENERATORS = {
  none: [],
  'half-turn': ['half'],
  'quarter-turn': ['quarter'],
  diagonal: ['diagonal'],
  'anti-diagonal': ['anti'],
  diagonals: ['diagonal', 'anti'],
  'left-right': ['leftRight'],
  'top-bottom': ['topBottom'],
  mirrors: ['leftRight', 'topBottom'],
  full: ['quarter', 'diagonal'],
};
/** The first places of patterns. A pattern also has all places that the moves lead to from these. @type {Place[]} */
const STARTS = [
  [0, 1],
  [1, 1],
  [2, 3],
  [0, 4],
  [3, 2],
  [4, 0],
  [1, 3],
];
/** Number of first places: all pictures then have about the same number of places. @type {Record<SymmetryId, number>} */
const STARTS_OF = {
  none: 7,
  'half-turn': 4,
  'quarter-turn': 2,
  diagonal: 5,
  'anti-diagonal': 5,
  diagonals: 3,
  'left-right': 4,
  'top-bottom': 4,
  mirrors: 3,
  full: 2,
};

/**
 * The places of a symmetric pattern.
 * @param {SymmetryId} symmetry
 * @returns {boolean[]}  by place, row by row, SIZE * SIZE of them
 */
export function patternOf(symmetry) {
  const places = Array.from({ length: SIZE * SIZE }, () => false);
  const moves = GENERATORS[symmetry].map((name) => MOVES[name]);
  const fill = (/** @type {Place} */ place) => {
    const at = place[0] * SIZE + place[1];
    if (places[at]) return;
    places[at] = true;
    for (const move of moves) fill(move(place, SIZE - 1));
  };
  for (const start of STARTS.slice(0, STARTS_OF[symmetry])) fill(start);
  return places;
}

/** From the one with the most moves to the one with none. @type {SymmetryId[]} */
const RICHEST_FIRST = [
  .../** @type {SymmetryId[]} */ (['full', 'quarter-turn', 'mirrors', 'diagonals', 'half-turn']),
  .../** @type {SymmetryId[]} */ (['left-right', 'top-bottom', 'diagonal', 'anti-diagonal']),
];

/** The symmetry of the places of the givens. @param {string} givens  81 digits, 0 for an empty cell */
export function symmetryOf(givens) {
  const cells = [...givens].map((digit) => digit !== '0');
  const has = (/** @type {SymmetryId} */ symmetry) =>
    GENERATORS[symmetry].every((name) =>
      cells.every((filled, at) => {
        const [row, column] = MOVES[name]([Math.floor(at / 9), at % 9], 8);
        return cells[9 * row + column] === filled;
      }),
    );
  return RICHEST_FIRST.find(has) ?? 'none';
}

/** @param {SymmetryId} symmetry @returns {SVGSVGElement} hidden from screen readers */
export function symmetryPicture(symmetry) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('viewBox', `0 0 ${SIZE * 4} ${SIZE * 4}`);
  element.setAttribute('class', 'symmetry');
  element.setAttribute('aria-hidden', 'true');
  element.innerHTML = patternOf(symmetry)
    .map((filled, at) => {
      const [x, y] = [(at % SIZE) * 4 + 0.5, Math.floor(at / SIZE) * 4 + 0.5];
      return `<rect x="${x}" y="${y}" width="3" height="3"${filled ? ' class="on"' : ''}/>`;
    })
    .join('');
  return element;
}
