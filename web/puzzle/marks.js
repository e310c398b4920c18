// How notes and colours are written in the address: letters and digits only, since programs that turn
// text into links drop punctuation at the end.
// @ts-check

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
const CELLS = 81;

/** @typedef {{write: (cells: readonly number[]) => string, read: (text: string) => number[] | null}} Code */

/**
 * A code for 81 numbers of which many are 0: a number of units of equal length, in base 62. A unit
 * skips `skip` cells and then describes one cell: its number is `skip + skips * value`. Value 0 is the
 * filler of long gaps.
 * @param {number} width  digits of a unit
 * @param {number} skips  the number of cells that a unit can skip, plus 1
 * @param {number} largest  value of a cell. Precondition: skips * (largest + 1) <= 62 ** width
 * @returns {Code}  `read` returns null for what `write` cannot have written
 */
function codeOf(width, skips, largest) {
  const unit = (/** @type {number} */ n) =>
    Array.from({ length: width }, (_, place) => DIGITS[Math.floor(n / BASE ** place) % BASE])
      .reverse()
      .join('');
  const number = (/** @type {string} */ text) =>
    [...text].reduce((sum, digit) => sum * BASE + DIGITS.indexOf(digit), 0);

  return {
    write(cells) {
      let text = '';
      let skip = 0;
      for (const value of cells) {
        if (value || skip === skips - 1) {
          // A gap at the end needs no filler; those written in vain are cut off below.
          text += unit(skip + skips * value);
          skip = 0;
        } else {
          skip++;
        }
      }
      const filler = unit(skips - 1);
      while (text.endsWith(filler)) text = text.slice(0, -width);
      return text;
    },
    read(text) {
      if (!/^[0-9A-Za-z]*$/.test(text) || text.length % width) return null;
      const cells = Array(CELLS).fill(0);
      let at = 0;
      for (let i = 0; i < text.length; i += width) {
        const n = number(text.slice(i, i + width));
        const value = Math.floor(n / skips);
        at += n % skips;
        if (at >= CELLS || value > largest) return null;
        cells[at++] = value;
      }
      return cells;
    },
  };
}

/** Notes: 81 masks 0..511, two characters for each cell that has any. */
export const NOTES = codeOf(2, 7, 511);

/** Colours: 81 numbers 0..6, one character for each coloured cell. */
export const COLOURS = codeOf(1, 8, 6);
