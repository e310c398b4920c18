// Paints a screen of screens.mjs.

/**
 * Runs in the page: the picture as an address of data.
 * @param {ReturnType<typeof import('./screens.mjs').screen> & {hand?: ReturnType<typeof import('./screens.mjs').handwritten>['hand']}} of
 */
export function painted(of) {
  const { look, scale, around } = of;
  const cell = of.cell * scale;
  const line = (/** @type {number} */ width) => Math.max(1, Math.round(width * scale));
  const gap = (look.gaps?.[0] ?? 0) * scale;
  const apart = (look.gaps?.[1] ?? 0) * scale;
  const side = Math.round(9 * cell + 2 * apart);
  const margin = { nothing: 0.15, telephone: 0.4, page: 1.2 }[around] ?? 1;
  const left = Math.round((margin + (look.labels ? 0.6 : 0)) * cell);
  const top = Math.round({ nothing: left, telephone: 2.4 * cell, page: 1.5 * cell }[around] ?? 0);
  const width = side + left + (around === 'page' ? 5 * cell : left);
  const height = side + top + (around === 'telephone' ? 4 * cell : left);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const paint = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const fill = (colour, x, y, w, h, radius = 0) => {
    if (!colour) return;
    paint.fillStyle = colour;
    paint.beginPath();
    paint.roundRect(x, y, w, h, radius);
    paint.fill();
  };
  const write = (text, colour, size, x, y, weight = 'normal') => {
    paint.fillStyle = colour;
    paint.font = `${weight} ${size}px "${look.face}", ${look.face}, sans-serif`;
    const { actualBoundingBoxAscent: above } = paint.measureText('8');
    paint.fillText(text, x, y + above / 2);
  };
  /** Writes by hand: never twice at the same angle, size and place. */
  const scrawl = (/** @type {number} */ i, size, x, y) => {
    const { face, ink, strays } = of.hand;
    const [turn, larger, across, below] = strays[i];
    paint.save();
    paint.translate(x + across * cell, y + below * cell);
    paint.rotate(turn);
    paint.fillStyle = ink;
    paint.font = `${size * larger}px "${face}"`;
    const { actualBoundingBoxAscent: above } = paint.measureText('8');
    paint.fillText(of.entries[i], 0, above / 2);
    paint.restore();
  };
  paint.textAlign = 'center';
  fill(look.page ?? '#fff', 0, 0, width, height);

  /** Where column or row `i` begins. */
  const edge = (/** @type {number} */ i) => i * cell + Math.floor(i / 3) * apart;
  const cells = Array.from({ length: 81 }, (_, i) => ({
    ...{ i, row: Math.floor(i / 9), column: i % 9 },
    x: left + edge(i % 9),
    y: top + edge(Math.floor(i / 9)),
    box: Math.floor(i / 27) * 3 + Math.floor((i % 9) / 3),
  }));
  const radius = (look.frame?.[2] ?? 0) * scale;
  fill(look.board, left, top, side, side, radius);
  if (look.card)
    for (const { x, y } of cells.filter(({ row, column }) => row % 3 === 0 && column % 3 === 0))
      fill(look.card.colour, x, y, 3 * cell, 3 * cell, look.card.radius * scale);
  const chosen = cells[of.selected];
  for (const { i, row, column, x, y, box } of cells) {
    const isGiven = of.givens[i] !== '0';
    const near = row === chosen.row || column === chosen.column || box === chosen.box;
    const own = [
      look.highlight && i === of.selected && look.highlight[1],
      look.highlight && near && look.highlight[0],
      isGiven && (look.given ?? look.plate?.given),
      look.paints && (i * 7 + of.selected) % 5 === 0 && look.paints[i % look.paints.length],
      box % 2 && look.second,
      look.plate?.colour,
    ].find(Boolean);
    if (!own) continue;
    const inset = look.plate ? gap / 2 : 0;
    const [a, b, size] = [x + inset, y + inset, cell - 2 * inset];
    const corner = (look.plate?.radius ?? 0) * scale;
    if (look.plate?.border) {
      fill(look.plate.border, a, b, size, size, corner);
      fill(own, a + line(1), b + line(1), size - 2 * line(1), size - 2 * line(1), corner);
    } else fill(own, a, b, size, size, corner);
  }

  const stroke = (/** @type {number} */ i, [thick, colour, dash = 0]) => {
    const size = line(thick);
    const at = edge(i) - (i % 3 === 0 && i > 0 ? apart : 0) - Math.floor(size / 2);
    const length = dash ? line(dash) : side;
    for (let from = 0; from < side; from += 2 * length) {
      fill(colour, left + at, top + from, size, length);
      fill(colour, left + from, top + at, length, size);
    }
  };
  if (look.lines) for (let i = 1; i < 9; i++) if (i % 3) stroke(i, look.lines);
  if (look.boxes) for (const i of [3, 6]) stroke(i, look.boxes);
  if (look.frame) {
    const size = line(look.frame[0]);
    paint.strokeStyle = look.frame[1];
    paint.lineWidth = size;
    paint.beginPath();
    paint.roundRect(left, top, side, side, radius);
    paint.stroke();
  }

  for (const { i, x: from, y: down } of cells) {
    const [x, y] = [from + cell / 2, down + cell / 2];
    const size = (look.height ?? 0.6) * cell;
    const own = look.highlight?.[2] && i === of.selected ? look.highlight[2] : '';
    const note = (/** @type {string | number} */ text, across, below, part = 0.24) =>
      write(text, look.note ?? look.ink, cell * part, x + across * cell, y + below * cell);
    const inGrid = (/** @type {number} */ n, pitch) =>
      note(n, (((n - 1) % 3) - 1) * pitch, (Math.floor((n - 1) / 3) - 1) * pitch);
    if (of.givens[i] !== '0') write(of.givens[i], own || look.ink, size, x, y, look.weight);
    else if (of.entries[i] !== '0' && of.hand) scrawl(i, size, x, y);
    else if (of.entries[i] !== '0')
      write(of.entries[i], own || look.entry, size, x, y, look.weight);
    else if (look.notes === 'centred') note(of.notes[i].join(''), 0, 0);
    else if (look.notes === 'corners')
      of.notes[i].forEach((n, k) => note(n, (k % 2) * 0.56 - 0.28, k > 1 ? 0.28 : -0.28));
    else for (const n of of.notes[i]) inGrid(n, 0.3);
  }

  const size = side / 9;
  if (look.labels)
    for (let i = 0; i < 9; i++) {
      write('ABCDEFGHI'[i], look.ink, cell * 0.35, left - cell * 0.3, top + (i + 0.5) * cell);
      if (around !== 'nothing')
        write(i + 1, look.ink, cell * 0.35, left + (i + 0.5) * cell, top - cell * 0.3);
    }
  if (around === 'telephone') {
    write('12:41', look.ink, size * 0.4, size, size * 0.4);
    write('Sudoku', look.ink, size * 0.7, width / 2, size * 1.3, 'bold');
    for (let i = 1; i <= 9; i++) {
      const x = left + (i - 0.5) * size;
      if (look.plate)
        fill(look.plate.colour, x - 0.45 * size, height - 2.6 * size, 0.9 * size, 1.2 * size);
      write(i, look.entry, size * 0.8, x, height - 2 * size);
    }
  }
  if (around === 'page') {
    paint.textAlign = 'left';
    for (let y = 0.4; y < height / size; y += 0.5)
      write('The quick brown fox jumps', look.ink, size * 0.33, left + side + size * 0.7, y * size);
    write('Sudoku of the day 27', look.ink, size * 0.6, left, size * 0.6, 'bold');
  }
  return canvas.toDataURL(of.quality ? 'image/jpeg' : 'image/png', of.quality || undefined);
}
