// Arranges boards with captions in one picture.
// @ts-check
import { BOARD, INK } from '../../board/picture/shapes.js';

/** @typedef {import('../../board/picture/shapes.js').Shape} Shape */

/** Maximum number of boards in a picture. */
export const MOST = 24;

const MARGIN = 6;
const GAP = 10;
const SIZE = 4; // font size of captions
const LEADING = 5.2;
const LETTERS = 42; // per line of a caption
const TITLE = 7;

/** Breaks a text into lines of at most `length` letters, between words if possible. @param {string} text @param {number} length */
export function wrap(text, length) {
  const lines = [''];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const parts = word.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];
    for (const part of parts) {
      const last = lines[lines.length - 1];
      if (!last) lines[lines.length - 1] = part;
      else if (last.length + 1 + part.length <= length) lines[lines.length - 1] += ` ${part}`;
      else lines.push(part);
    }
  }
  return lines;
}

/** @param {string} text @param {number} y @param {number} size @param {boolean} [bold] @returns {Shape} */
const line = (text, y, size, bold) => ({ text, x: 0, y, size, fill: INK, start: true, bold });

/** The number of columns for a number of boards. @param {number} count */
const columnsFor = (count) => (count < 4 ? count : count < 7 ? 3 : count < 17 ? 4 : 6);

/**
 * @param {{shapes: Shape[], caption: string}[]} boards  at least one; shapes as from `boardShapes`
 * @param {string} title  heading and accessible name of the picture; may be empty
 * @returns {import('../../board/picture/svg.js').Picture}
 */
export function sheetOf(boards, title) {
  const columns = columnsFor(boards.length);
  const width = columns * (BOARD + GAP) - GAP + 2 * MARGIN;
  const captions = boards.map(({ caption }) => (caption ? wrap(caption, LETTERS) : []));
  /** @type {Shape[]} */
  const shapes = [{ d: '', fill: '#fff' }];
  let y = MARGIN;
  for (const part of title ? wrap(title, Math.floor(width / (TITLE * 0.55))) : []) {
    shapes.push({ x: MARGIN, y, shapes: [line(part, TITLE, TITLE, true)] });
    y += TITLE * 1.3;
  }
  if (title) y += 3;
  for (let row = 0; row * columns < boards.length; row++) {
    const from = row * columns;
    const ends = captions.slice(from, from + columns).map((lines) => lines.length);
    boards.slice(from, from + columns).forEach((board, i) => {
      const x = MARGIN + i * (BOARD + GAP);
      const lines = captions[from + i].map((part, n) => line(part, n * LEADING, SIZE));
      shapes.push({ x, y, shapes: board.shapes });
      if (lines.length) shapes.push({ x, y: y + BOARD + 2 + SIZE, shapes: lines });
    });
    y += BOARD + GAP + LEADING * Math.max(...ends);
  }
  const height = Math.ceil(10 * (y - GAP + MARGIN)) / 10;
  shapes[0] = { d: `M0 0h${width}v${height}h${-width}z`, fill: '#fff' };
  return { width, height, title: title || boards[0].caption, shapes };
}
