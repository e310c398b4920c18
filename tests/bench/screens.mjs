// Pictures of screens in styles of our own for pictures.mjs. The first 120: how lines are drawn x colours x what is in the
// cells. After that: the looks of looks.mjs x what is in the cells x how the screen is taken. Faces, sizes and
// surroundings go round. The same number makes the same picture on a machine with the same faces.
import { FORMATS, FORMATS_SOLVED, HARD, HARD_SOLVED, ONE, ONE_SOLVED } from '../puzzles.mjs';
import { LOOKS } from './looks.mjs';

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

/** @param {string} line @param {string} paper @param {number} part */
const mixed = (line, paper, part) => `color-mix(in srgb, ${line} ${part}%, ${paper})`;

/**
 * The look of a style. Widths are in pixels of the picture.
 * @param {(typeof STYLES)[number]} style @param {number} cell
 * @returns {import('./looks.mjs').Look}
 */
function lookOf({ theme, lines, content }, cell) {
  const [paper, ink, line, entry, second, peers] =
    THEMES[/** @type {keyof typeof THEMES} */ (theme)];
  const wide = Math.max(2, Math.round(cell / 18));
  const thin = Math.max(1, Math.round(cell / 50));
  return {
    ...{ name: `${lines}, ${theme}, ${content}`, page: paper, ink, entry, second },
    ...{ note: mixed(ink, paper, 70), boxes: [wide, line] },
    frame: lines === 'no frame' || lines === 'tiles' ? undefined : [wide, line],
    lines:
      lines === 'boxes only' || lines === 'tiles'
        ? undefined
        : [thin, lines === 'faint' ? mixed(line, paper, 30) : line, lines === 'dotted' ? 2 : 0],
    highlight: peers ? [peers, '#9fc1ee'] : undefined,
    gaps: lines === 'tiles' ? [0.1 * cell, 0] : undefined,
    plate: lines === 'tiles' ? { colour: mixed(ink, paper, 12), radius: 0.1 * cell } : undefined,
  };
}

/** Sizes of a cell in pixels of CSS, with the pixels that each has. */
const SCALES = [
  [36, 1],
  [41, 1],
  [54, 1],
  [40, 2],
  [48, 2],
  [39, 3],
  [36, 0.75],
];

/**
 * The notes that are painted, where there are any.
 * @param {number[]} notes @param {import('./looks.mjs').Look['notes']} layout @param {number} cell
 */
function laidOut(notes, layout, cell) {
  if (!notes.length || layout === 'grid') return notes;
  if (layout === 'all') return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => (n * 5 + cell) % 4);
  return notes.slice(0, 4);
}

/**
 * The screen with this number: what is to be painted.
 * @param {number} number
 * @param {(typeof STYLES)[number]} [style]
 * @param {import('./looks.mjs').Look['notes']} [layout]  of its notes, if not that of the look
 */
export function screen(number, style = STYLES[number], layout = undefined) {
  const next = chance(number + 1);
  const [givens, solved] = disguised(PUZZLES[number % PUZZLES.length], next);
  const any = (/** @type {any[]} */ list) => list[Math.floor(next() * list.length)];
  const other = number - STYLES.length;
  const content = style?.content ?? CONTENTS[Math.floor(other / LOOKS.length) % CONTENTS.length];
  const has = (/** @type {string} */ what) => content.includes(what);
  const entries = [...givens].map((digit, cell) =>
    has('entries') && digit === '0' && next() < 0.3 ? solved[cell] : '0',
  );
  const notes = [...givens].map((digit, cell) =>
    has('notes') && digit === '0' && entries[cell] === '0' && next() < 0.6
      ? [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => String(n) === solved[cell] || next() < 0.25)
      : [],
  );
  const face = any(FACES);
  const [cell, scale] = style ? [any(CELLS), 1] : any(SCALES);
  const height = 0.5 + 0.25 * next();
  const bold = next() < 0.3;
  const centred = next() < 0.3;
  const around = any(AROUND);
  const selected = Math.floor(next() * 81);
  const look = {
    ...{ face, height, weight: bold ? 'bold' : 'normal', notes: centred ? 'centred' : 'grid' },
    ...(style ? lookOf(style, cell) : LOOKS[other % LOOKS.length]),
    ...(layout ? { notes: layout } : {}),
  };
  return {
    ...{
      name: `${number} ${look.name}, ${style ? '' : content}`,
      givens,
      entries: entries.join(''),
    },
    notes: notes.map((each, at) => laidOut(each, look.notes, at)),
    ...{ cell, scale, around, selected },
    // Some pictures went through a messenger.
    quality: !style && next() < 0.35 ? any([0.5, 0.7, 0.85]) : 0,
    look,
  };
}

/** In how many ways notes are placed: in three rows of three, in corners and in the middle from the left. */
const LAYOUTS = /** @type {const} */ (['grid', 'corners', 'centred']);
const NOTED = STYLES.flatMap(({ content }, number) =>
  content.includes('notes') ? [number] : [],
).reverse();

/** A screen with notes: every other one in a style, the others with a look. @param {number} number */
export function noted(number) {
  const layout = LAYOUTS[number % LAYOUTS.length];
  const at = Math.floor(number / LAYOUTS.length);
  const half = Math.floor(at / 2);
  if (at % 2 === 0) return screen(NOTED[half % NOTED.length], undefined, layout);
  const content = half % (2 * LOOKS.length) < LOOKS.length ? 3 : 1;
  const other = content * LOOKS.length + (half % LOOKS.length);
  return screen(STYLES.length + other, undefined, layout);
}

/** Faces of Debian's packages fonts-dkg-handwriting, -breip, -femkeklaver, -sjfonts, -rufscript: not those of the training. */
const HANDS = ['DkgHandwriting', 'Breip', 'femkeklaver', 'Delphine', 'Steve', 'Rufscript'];
/** Pencil, ballpoint, felt-tip. */
const INKS = ['#6b6b70', '#2a3f9d', '#1a1a1f'];
const ON_PAPER = STYLES.filter(({ theme, content }) => theme === 'light' && content === 'entries');

/** A light screen whose entries look as if written by hand. @param {number} number */
export function handwritten(number) {
  const printed = screen(number, ON_PAPER[number % ON_PAPER.length]);
  const next = chance(number + 1000);
  const stray = (/** @type {number} */ most) => (2 * next() - 1) * most;
  const face = HANDS[Math.floor(next() * HANDS.length)];
  const ink = INKS[Math.floor(next() * INKS.length)];
  /** Of each cell: turned, larger, farther right and down. */
  const strays = Array.from({ length: 81 }, () => [
    ...[stray(0.15), 1.15 + stray(0.15), stray(0.08), stray(0.06)],
  ]);
  return { ...printed, name: `${number} ${face}, ${ink}`, hand: { face, ink, strays } };
}
