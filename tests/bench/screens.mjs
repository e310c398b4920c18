// Pictures of screens in 120 styles of our own for pictures.mjs: how lines are drawn x colours x what is in the cells;
// faces, sizes and surroundings go round. The same number makes the same picture on a machine with the same faces.
import { FORMATS, FORMATS_SOLVED, HARD, HARD_SOLVED, ONE, ONE_SOLVED } from '../puzzles.mjs';

const LINES = ['all', 'faint', 'boxes only', 'no frame', 'tiles', 'dotted'];
/** Paper, ink, lines, entries, second paper (of every other box), of cells that are highlighted. */
const THEMES = {
  light: ['#fff', '#111', '#333', '#1c5fd6', '', ''],
  dark: ['#16181d', '#e8e8ec', '#9aa0aa', '#6db3ff', '', ''],
  sepia: ['#f3e6c8', '#3b2a14', '#6a5232', '#a8321f', '', ''],
  chequered: ['#fff', '#202124', '#5f6368', '#12783b', '#e6e9f0', ''],
  highlighted: ['#fff', '#222b36', '#344861', '#325aaf', '', '#d5e3f5'],
};
const CONTENTS = ['givens', 'notes', 'entries', 'entries and notes'];
const FACES = [
  'sans-serif',
  'serif',
  'monospace',
  'DejaVu Sans',
  'Inter',
  'Liberation Sans Narrow',
];
const CELLS = [30, 38, 44, 56, 72, 96];
const AROUND = ['nothing', 'telephone', 'page'];
const PUZZLES = [
  [ONE, ONE_SOLVED],
  [HARD, HARD_SOLVED],
  [FORMATS, FORMATS_SOLVED],
];

export const STYLES = Object.keys(THEMES).flatMap((theme) =>
  LINES.flatMap((lines) => CONTENTS.map((content) => ({ theme, lines, content }))),
);

/** Numbers from 0 to below 1: mulberry32. @param {number} seed */
function chance(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template T @param {T[]} list @param {() => number} next @returns {T[]} */
function shuffled(list, next) {
  const from = [...list];
  return list.map(() => from.splice(Math.floor(next() * from.length), 1)[0]);
}

/** Another puzzle with the same properties. @param {string[]} lines  @param {() => number} next */
function disguised(lines, next) {
  const digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], next);
  const order = () =>
    shuffled([0, 1, 2], next).flatMap((band) => shuffled([0, 1, 2], next).map((i) => band * 3 + i));
  const [rows, columns, turned] = [order(), order(), next() < 0.5];
  return lines.map((line) =>
    Array.from({ length: 81 }, (_, cell) => {
      const at = [rows[Math.floor(cell / 9)], columns[cell % 9]];
      const [row, column] = turned ? at.reverse() : at;
      return digits[Number(line[row * 9 + column]) - 1] ?? 0;
    }).join(''),
  );
}

/** The screen with this number: what is to be painted. @param {number} number */
export function screen(number) {
  const style = STYLES[number % STYLES.length];
  const next = chance(number + 1);
  const [givens, solved] = disguised(PUZZLES[number % PUZZLES.length], next);
  const has = (/** @type {string} */ what) => style.content.includes(what);
  const entries = [...givens].map((digit, cell) =>
    has('entries') && digit === '0' && next() < 0.3 ? solved[cell] : '0',
  );
  const notes = [...givens].map((digit, cell) =>
    has('notes') && digit === '0' && entries[cell] === '0' && next() < 0.6
      ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => String(n) === solved[cell] || next() < 0.25)
      : [],
  );
  return {
    name: `${number} ${style.lines}, ${style.theme}, ${style.content}`,
    givens,
    entries: entries.join(''),
    notes,
    lines: style.lines,
    colours: THEMES[/** @type {keyof typeof THEMES} */ (style.theme)],
    face: FACES[Math.floor(next() * FACES.length)],
    cell: CELLS[Math.floor(next() * CELLS.length)],
    height: 0.5 + 0.25 * next(),
    bold: next() < 0.3,
    centred: next() < 0.3, // the notes
    around: AROUND[Math.floor(next() * AROUND.length)],
    selected: Math.floor(next() * 81),
  };
}

/** Runs in the page: the picture as an address of data. @param {ReturnType<typeof screen>} of */
export function painted(of) {
  const { cell, lines, around } = of;
  const [paper, ink, line, own, second, highlight] = of.colours;
  const side = 9 * cell;
  const margin = { nothing: 0.15, telephone: 0.4, page: 1.2 }[around] ?? 1;
  const left = Math.round(margin * cell);
  const top = Math.round({ nothing: left, telephone: 2.4 * cell, page: 1.5 * cell }[around] ?? 0);
  const width = side + left + (around === 'page' ? 5 * cell : left);
  const height = side + top + (around === 'telephone' ? 4 * cell : left);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const paint = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const fill = (colour, x, y, w, h) => {
    paint.fillStyle = colour;
    paint.fillRect(x, y, w, h);
  };
  const write = (text, colour, size, x, y, bold = false) => {
    paint.fillStyle = colour;
    paint.font = `${bold ? 'bold ' : ''}${size}px "${of.face}", ${of.face}`;
    const { actualBoundingBoxAscent: above } = paint.measureText('8');
    paint.fillText(text, x, y + above / 2);
  };
  paint.textAlign = 'center';
  fill(paper, 0, 0, width, height);
  const at = (index) => ({ x: left + (index % 9) * cell, y: top + Math.floor(index / 9) * cell });
  const [row, column] = [Math.floor(of.selected / 9), of.selected % 9];
  for (let i = 0; i < 81; i++) {
    const { x, y } = at(i);
    const box = Math.floor(i / 27) * 3 + Math.floor((i % 9) / 3);
    if (second && box % 2) fill(second, x, y, cell, cell);
    if (highlight && (Math.floor(i / 9) === row || i % 9 === column))
      fill(i === of.selected ? '#9fc1ee' : highlight, x, y, cell, cell);
  }
  const wide = Math.max(2, Math.round(cell / 18));
  for (let i = 0; i < 10; i++) {
    const thick = i % 3 === 0;
    if (!thick && (lines === 'boxes only' || lines === 'tiles')) continue;
    if (i % 9 === 0 && lines === 'no frame') continue;
    if (thick && lines === 'tiles' && i % 9 === 0) continue;
    const size = thick ? wide : Math.max(1, Math.round(cell / 50));
    const colour = !thick && lines === 'faint' ? `color-mix(in srgb, ${line} 30%, ${paper})` : line;
    const dotted = !thick && lines === 'dotted';
    for (let from = 0; from < side; from += dotted ? 4 : side) {
      const length = dotted ? 2 : side;
      fill(colour, left + i * cell - Math.floor(size / 2), top + from, size, length);
      fill(colour, left + from, top + i * cell - Math.floor(size / 2), length, size);
    }
  }
  if (lines === 'tiles') {
    // Cells are plates with gaps.
    paint.fillStyle = `color-mix(in srgb, ${ink} 12%, ${paper})`;
    for (let i = 0; i < 81; i++) {
      const { x, y } = at(i);
      paint.beginPath();
      paint.roundRect(x + cell * 0.05, y + cell * 0.05, cell * 0.9, cell * 0.9, cell * 0.1);
      paint.fill();
    }
  }
  for (let i = 0; i < 81; i++) {
    const x = at(i).x + cell / 2;
    const y = at(i).y + cell / 2;
    const size = of.height * cell;
    const soft = `color-mix(in srgb, ${ink} 70%, ${paper})`;
    if (of.givens[i] !== '0') write(of.givens[i], ink, size, x, y, of.bold);
    else if (of.entries[i] !== '0') write(of.entries[i], own, size, x, y);
    else if (of.centred && of.notes[i].length)
      write(of.notes[i].slice(0, 4).join(''), soft, cell * 0.24, x, y);
    else
      for (const note of of.notes[i])
        write(
          note,
          soft,
          cell * 0.24,
          x + (((note - 1) % 3) - 1) * cell * 0.3,
          y + (Math.floor((note - 1) / 3) - 1) * cell * 0.3,
        );
  }
  if (around === 'telephone') {
    write('12:41', ink, cell * 0.4, cell, cell * 0.4);
    write('Sudoku', ink, cell * 0.7, width / 2, cell * 1.3, true);
    for (let i = 1; i <= 9; i++)
      write(i, own, cell * 0.8, left + (i - 0.5) * cell, height - 2 * cell);
  }
  if (around === 'page') {
    paint.textAlign = 'left';
    for (let y = 0.4; y < height / cell; y += 0.5)
      write('The quick brown fox jumps', ink, cell * 0.33, left + side + cell * 0.7, y * cell);
    write('Sudoku of the day 27', ink, cell * 0.6, left, cell * 0.6, true);
  }
  return canvas.toDataURL();
}
