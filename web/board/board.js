// The grid on the page: 81 cells that are made once and then changed where they differ, their
// coordinates, and a layer for drawings.
//
// It knows only the shape of a Sudoku. What a key or a pointer requests is an event:
//   digit {digit, pen}   pen {pen}   erase   undo   redo   help   select
// where `pen` is 'digit', 'corner', 'centre' or 'colour', and undefined for the pen in use. What the
// board shows comes in through `render` and `draw`.
// @ts-check

/** @typedef {import('./drawing.js').Drawing} Drawing */
/** @typedef {'digit' | 'corner' | 'centre' | 'colour'} PenKey */

/**
 * What a cell shows. Masks have bit d-1 for digit d.
 * @typedef {object} CellView
 * @property {number} digit  0 for none
 * @property {string} kind  'given', 'entered', 'solved', 'trial' or ''
 * @property {string} marks  any of the following, separated by blanks.
 *   Of a puzzle: 'conflict' (clash), 'wrong' and 'suspect' (dashed frame), 'differs' (between
 *   solutions). Of a run: 'last' (at work), 'rejected', 'removed' (taken back), 'blocks' (forbids the
 *   digit tried). Of an explanation: 'house', 'pattern', 'victim'. And 'peer', as for a selected cell
 * @property {number} other  a small digit beside the digit, 0 for none
 * @property {number} [others]  mask of the small digits of a cell that differs between solutions;
 *   shown instead of `other`
 * @property {number} candidates  mask; shown in a cell without a digit
 * @property {number} crossed  mask of candidates that the user has crossed out: struck through
 * @property {number} [on]  mask of candidates that hold: filled discs
 * @property {number} [off]  mask of candidates that do not hold: rings
 * @property {number} [out]  mask of candidates that fall away: rings with a stroke
 * @property {number} [corner]  mask of notes in the corners
 * @property {number} [centre]  mask of notes in the middle
 * @property {number} [tint]  colour 1..6, 0 for none
 * @property {boolean} readonly
 * @property {string} name  for a screen reader
 */

/** @template {keyof HTMLElementTagNameMap} K @param {K} tag @param {Element} parent */
function add(tag, parent) {
  const element = document.createElement(tag);
  parent.append(element);
  return element;
}

const row = (/** @type {number} */ cell) => Math.floor(cell / 9);
const column = (/** @type {number} */ cell) => cell % 9;
const box = (/** @type {number} */ cell) =>
  3 * Math.floor(row(cell) / 3) + Math.floor(column(cell) / 3);
const clamp = (/** @type {number} */ n) => Math.max(0, Math.min(8, n));

/** The duration of the wave over a solved puzzle: 17 diagonals. */
const WAVE_MS = 700 + 60 * 17;

/** The digits of a mask. @param {number} mask */
const digitsOf = (mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => mask & (1 << (d - 1)));

/** What the candidates of a cell look like, as a key. @param {CellView} view */
const pencilOf = ({ candidates, crossed, on = 0, off = 0, out = 0 }) =>
  [candidates, crossed, on, off, out].join();

/** The class of a candidate. @param {CellView} view @param {number} bit  0..8 */
function candidateClass({ candidates, crossed, on = 0, off = 0, out = 0 }, bit) {
  const has = (/** @type {number} */ mask) => (mask >> bit) & 1;
  if (has(out)) return 'out';
  if (has(on)) return 'on';
  if (has(off)) return 'off';
  if (has(crossed)) return 'crossed';
  return has(candidates) ? '' : 'no';
}

/** Where an arrow or another key leads. @type {Record<string, (r: number, c: number, far: boolean) => number>} */
const MOVES = {
  ArrowUp: (r, c) => 9 * clamp(r - 1) + c,
  ArrowDown: (r, c) => 9 * clamp(r + 1) + c,
  ArrowLeft: (r, c) => 9 * r + clamp(c - 1),
  ArrowRight: (r, c) => 9 * r + clamp(c + 1),
  Home: (r, c, far) => (far ? 0 : 9 * r),
  End: (r, c, far) => (far ? 80 : 9 * r + 8),
};

/** The pens of the keys Z, X, C and V. @type {Record<string, PenKey>} */
const PEN_KEYS = { z: 'digit', x: 'corner', c: 'centre', v: 'colour' };

/** The digit of a key, -1 for none. @param {KeyboardEvent} event */
function digitOf({ code, key }) {
  // By position, since Shift changes the key; but a number pad without Num Lock sends arrows.
  const place = /^(?:Digit|Numpad)(\d)$/.exec(code);
  if (place && key.length === 1) return Number(place[1]);
  return /^\d$/.test(key) ? Number(key) : -1;
}

export class Board extends EventTarget {
  /** @type {HTMLTableCellElement[]} */
  #cells = [];
  /** @type {(CellView | null)[]} */
  #views = Array(81).fill(null);
  /** @type {Set<number>} */
  #selected = new Set();
  #focus = 0;
  /** Per cell: which of two equal motions writes its digit, 0 for none. @type {number[]} */
  #written = Array(81).fill(0);
  #frame;
  #ink;
  #drawn = '';

  /** Whether keys work that are one character and no digit. */
  singleKeys = true;
  /** Whether a selected cell highlights its peers and the cells with the same digit. */
  highlights = true;
  #fingerSelects = false;
  /** The cell that a pointer was pressed on and that may get the focus next; -1 for none. */
  #pressed = -1;

  /**
   * @param {HTMLElement} root  the table and its controls: undo and redo work in all of it
   * @param {HTMLTableElement} table  empty; the `.frame` around it gets the coordinates and the layer
   *   for drawings, which lie around and over the table
   */
  constructor(root, table) {
    super();
    this.table = table;
    const body = add('tbody', table);
    for (let r = 0; r < 9; r++) {
      const line = add('tr', body);
      line.setAttribute('role', 'row');
      for (let c = 0; c < 9; c++) this.#addCell(line);
    }
    this.#cells[0].tabIndex = 0;
    const frame = (this.#frame =
      table.closest('.frame') ?? /** @type {Element} */ (table.parentElement));
    for (const side of ['cols', 'rows']) {
      const coordinates = frame.querySelector(`.${side}`) ?? add('div', frame);
      coordinates.className = side;
      coordinates.setAttribute('aria-hidden', 'true');
      for (let n = 1; n <= 9; n++) add('span', coordinates).textContent = String(n);
    }
    this.#ink = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    this.#ink.setAttribute('class', 'ink');
    this.#ink.setAttribute('viewBox', '0 0 90 90');
    this.#ink.setAttribute('aria-hidden', 'true');
    frame.append(this.#ink);
    root.addEventListener('keydown', (event) => this.#key(event));
    this.#listenToPointer();
  }

  /** @param {HTMLTableRowElement} line */
  #addCell(line) {
    const cell = add('td', line);
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-selected', 'false');
    cell.tabIndex = -1;
    add('b', cell);
    // The small digits are hidden from screen readers: the name of the cell lists them.
    add('small', cell);
    const pencil = add('span', cell);
    pencil.className = 'cand';
    pencil.setAttribute('aria-hidden', 'true');
    for (let digit = 1; digit <= 9; digit++) {
      const candidate = add('i', pencil);
      candidate.setAttribute('data-digit', String(digit));
      candidate.className = 'no';
    }
    const at = this.#cells.push(cell) - 1;
    cell.addEventListener('focus', () => {
      // A pointer has selected already; it may have removed the cell from the selection.
      if (!this.#selected.has(at) && this.#pressed !== at) this.select([at], at);
      this.#pressed = -1;
    });
  }

  /** What the cells show; null before the first rendering. */
  get views() {
    return this.#views;
  }

  /** The cells chosen, in reading order. */
  get selection() {
    return [...this.#selected].sort((a, b) => a - b);
  }

  /**
   * @param {Iterable<number>} cells
   * @param {number} [focus]  the cell that keys start from
   */
  select(cells, focus = this.#focus) {
    this.#selected = new Set(cells);
    this.#cells[this.#focus].tabIndex = -1;
    this.#focus = focus;
    this.#cells[focus].tabIndex = 0;
    this.#paintAll();
    this.#emit('select');
  }

  /** @param {string} type @param {object} [detail] */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {number} cell @param {boolean} extend */
  #move(cell, extend) {
    this.select(extend ? [...this.#selected, cell] : [cell], cell);
    this.#cells[cell].focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.defaultPrevented) return;
    const target = /** @type {Node} */ (event.target);
    const command = event.ctrlKey || event.metaKey;
    const used =
      this.#history(event, command) ||
      (this.table.contains(target) && this.#cellKey(event, command));
    if (used) event.preventDefault();
  }

  /** @param {KeyboardEvent} event @param {boolean} command @returns {boolean} used */
  #history({ key, shiftKey }, command) {
    const letter = key.toLowerCase();
    if (command && letter === 'z') this.#emit(shiftKey ? 'redo' : 'undo');
    else if (command && letter === 'y') this.#emit('redo');
    else if (!command && this.singleKeys && key === '[') this.#emit('undo');
    else if (!command && this.singleKeys && key === ']') this.#emit('redo');
    else return false;
    return true;
  }

  /** @param {KeyboardEvent} event @param {boolean} command @returns {boolean} used */
  #cellKey(event, command) {
    const { key, shiftKey } = event;
    const move = MOVES[key];
    if (move) {
      const page = key === 'Home' || key === 'End';
      const cell = move(row(this.#focus), column(this.#focus), command);
      this.#move(cell, shiftKey || (command && !page));
      return true;
    }
    const digit = digitOf(event);
    if (digit > 0 && event.repeat) return true; // a second time would remove the digit
    if (digit > 0) {
      const pen = command ? (shiftKey ? 'colour' : 'centre') : shiftKey ? 'corner' : undefined;
      this.#emit('digit', { digit, pen });
      return true;
    }
    if (command) return false;
    if (digit === 0 || key === 'Backspace' || key === 'Delete') this.#emit('erase');
    else if (key === 'Escape' && this.#selected.size) this.select([]);
    else if (!this.singleKeys) return false;
    else if (key === '?') this.#emit('help');
    else if (PEN_KEYS[key]) this.#emit('pen', { pen: PEN_KEYS[key] });
    else return false;
    return true;
  }

  #listenToPointer() {
    const at = (/** @type {Event} */ event) =>
      this.#cells.findIndex((cell) => cell.contains(/** @type {Node} */ (event.target)));
    let dragging = false;
    this.table.addEventListener('pointerdown', (event) => {
      const cell = at(event);
      if (cell < 0 || event.button !== 0) return;
      const several = event.ctrlKey || event.metaKey;
      const chosen = new Set(several || event.shiftKey ? this.#selected : []);
      if (several && chosen.has(cell)) chosen.delete(cell);
      else chosen.add(cell);
      this.#pressed = cell;
      this.select(chosen, cell);
      // A finger scrolls the page unless it selects.
      dragging = this.#fingerSelects || event.pointerType !== 'touch';
      // Released from its capture, the pointer enters other cells.
      const target = /** @type {Element} */ (event.target);
      if (dragging && target.hasPointerCapture(event.pointerId)) {
        target.releasePointerCapture(event.pointerId);
      }
    });
    this.table.addEventListener('pointerover', (event) => {
      const cell = at(event);
      if (dragging && event.buttons & 1 && cell >= 0 && !this.#selected.has(cell))
        this.#move(cell, true);
    });
    this.table.addEventListener('dblclick', (event) => {
      const digit = this.#views[at(event)]?.digit;
      if (!digit) return;
      this.select([...this.#views.keys()].filter((cell) => this.#views[cell]?.digit === digit));
    });
  }

  /** Whether a finger that moves over the board selects cells instead of scrolling the page. */
  set fingerSelects(/** @type {boolean} */ on) {
    this.#fingerSelects = on;
    this.table.classList.toggle('finger-selects', on);
  }

  /**
   * Shows 81 cells.
   * @param {CellView[]} views  in reading order
   */
  render(views) {
    const changed = views.filter((view, at) => view.digit !== this.#views[at]?.digit).length;
    views.forEach((view, at) => {
      const old = this.#views[at];
      const cell = this.#cells[at];
      const [digit, small, pencil] = cell.children;
      if (old?.digit !== view.digit) {
        digit.textContent = view.digit ? String(view.digit) : '';
        // A single digit is written with a motion, which starts again for each.
        this.#written[at] = changed === 1 && old ? 1 + (this.#written[at] % 2) : 0;
      }
      const beside = view.others ? digitsOf(view.others).join(' ') : String(view.other || '');
      if (small.getAttribute('data-digit') !== beside) small.setAttribute('data-digit', beside);
      if (old?.name !== view.name) cell.setAttribute('aria-label', view.name);
      if (old?.readonly !== view.readonly)
        cell.setAttribute('aria-readonly', String(view.readonly));
      const pencilled = pencilOf(view);
      if (!old || pencilOf(old) !== pencilled) {
        for (let bit = 0; bit < 9; bit++)
          pencil.children[bit].className = candidateClass(view, bit);
      }
      this.#note(cell, 'corner', view.corner);
      this.#note(cell, 'centre', view.centre);
      this.#tint(cell, view.tint);
      this.#views[at] = view;
    });
    this.#paintAll();
  }

  /**
   * Shows notes. Hidden from screen readers: the name of the cell lists them.
   * @param {HTMLElement} cell
   * @param {'corner' | 'centre'} place
   * @param {number} [mask]
   */
  #note(cell, place, mask = 0) {
    const text = digitsOf(mask).join('');
    let note = cell.querySelector(`.${place}`);
    if ((note?.getAttribute('data-digits') ?? '') === text) return;
    if (!note) {
      note = add('span', cell);
      note.className = place;
      note.setAttribute('aria-hidden', 'true');
    }
    note.setAttribute('data-digits', text);
    note.replaceChildren();
    if (place === 'corner') for (const digit of text) add('s', note).dataset.digit = digit;
  }

  /** Shows a colour and its sign. @param {HTMLElement} cell @param {number} [tint] */
  #tint(cell, tint = 0) {
    if ((cell.dataset.tint ?? '0') === String(tint)) return;
    cell.querySelector('.sign')?.remove();
    if (tint) {
      cell.dataset.tint = String(tint);
      add('span', cell).className = 'sign';
    } else {
      delete cell.dataset.tint;
    }
  }

  /**
   * Draws over the cells; an empty drawing removes all.
   * @param {Drawing} [drawing]
   * @returns {Promise<void>}  resolves when it is drawn, or superseded
   */
  async draw(drawing = {}) {
    const key = JSON.stringify(drawing);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const empty = Object.values(drawing).every(({ length }) => !length);
    const svg = empty ? '' : (await import('./drawing.js')).svgOf(drawing);
    if (key !== this.#drawn) return;
    this.#ink.innerHTML = svg;
    const links = [...this.#ink.querySelectorAll('.link')];
    // The links of a chain appear in order, all within 900 ms.
    const pause = Math.min(140, 900 / links.length);
    for (const [at, link] of links.entries()) {
      /** @type {SVGElement} */ (link).style.animationDelay = `${Math.round(at * pause)}ms`;
    }
  }

  /**
   * The speed at which steps follow each other, in steps a second; 0 for single steps. Fast steps have
   * no motion.
   * @param {number} rate
   */
  set pace(rate) {
    this.#frame.classList.toggle('brisk', rate >= 6);
    this.#frame.classList.toggle('fast', rate >= 12);
  }

  /** Sends a green wave from corner to corner, once: the puzzle is solved. */
  wave() {
    const { table } = this;
    this.#cells.forEach((cell, at) => {
      cell.style.setProperty('--i', String(row(at) + column(at)));
    });
    table.classList.remove('wave');
    table.getBoundingClientRect(); // starts the animation again
    table.classList.add('wave');
    setTimeout(() => table.classList.remove('wave'), WAVE_MS);
  }

  #paintAll() {
    const focus = this.#focus;
    // At a step of a run, the highlights are those of the cell at work.
    const atWork = this.#views.some((view) => view?.marks.includes('last'));
    const alone = this.highlights && !atWork && this.#selected.size === 1;
    const digit = alone ? this.#views[focus]?.digit : 0;
    this.#cells.forEach((cell, at) => {
      const view = this.#views[at];
      const chosen = this.#selected.has(at);
      const peer =
        alone && (row(at) === row(focus) || column(at) === column(focus) || box(at) === box(focus));
      const shade = chosen
        ? 'selected'
        : digit && view?.digit === digit
          ? 'same'
          : peer
            ? 'peer'
            : '';
      const written = this.#written[at] ? `written-${this.#written[at]}` : '';
      const name = [view?.kind, view?.marks, shade, written].filter(Boolean).join(' ');
      if (cell.className === name) return;
      cell.className = name;
      cell.setAttribute('aria-selected', String(chosen));
    });
  }
}
