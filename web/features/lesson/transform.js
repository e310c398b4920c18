// Forms of a puzzle that have as many solutions: turned, mirrored, with other digits.
// @ts-check

/** The cell of the original that is shown in a row and column. @type {Record<string, (row: number, column: number) => number>} */
const PLACES = {
  rotate: (row, column) => 9 * (8 - column) + row,
  transpose: (row, column) => 9 * column + row,
  mirror: (row, column) => 9 * row + 8 - column,
  flip: (row, column) => 9 * (8 - row) + column,
};
const SHIFTED = '234567891';

/** The digits that replace 1 to 9; empty if the form is not of that kind. @param {string} form */
function digitsOf(form) {
  if (form === 'relabel') return SHIFTED;
  const digits = /^relabel-([1-9]{9})$/.exec(form)?.[1] ?? '';
  return new Set(digits).size === 9 ? digits : '';
}

/**
 * Transforms a puzzle.
 * @param {string} puzzle  81 digits, 0 for an empty cell
 * @param {string} forms  `rotate`, `transpose`, `mirror`, `flip`, `relabel`, `relabel-987654321`, in order,
 *   separated by commas
 * @returns {string | null}  null if a form is unknown
 */
export function transformed(puzzle, forms) {
  let cells = puzzle;
  for (const form of forms.split(',').map((each) => each.trim())) {
    const digits = digitsOf(form);
    if (digits) {
      cells = cells.replace(/[1-9]/g, (digit) => digits[Number(digit) - 1]);
    } else if (Object.hasOwn(PLACES, form)) {
      const old = cells;
      cells = Array.from(old, (_, at) => old[PLACES[form](Math.floor(at / 9), at % 9)]).join('');
    } else return null;
  }
  return cells;
}

/** The puzzle of a text: 81 digits; '' if it is not one. @param {string} text  blanks are 0 or . */
export const puzzleOf = (text) => (/^[\d.]{81}$/.test(text) ? text.replaceAll('.', '0') : '');
