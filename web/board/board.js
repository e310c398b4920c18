// The grid on the page: 81 cells that are made once and then changed where they differ.
//
// It knows nothing of Sudoku but its shape. What a key or a pointer asks for goes out as an event:
//   digit {digit, cross}   erase   undo   redo   help   pen {pen}   select
// and what it shows comes in through `render`.
// @ts-check

/**
 * @typedef {object} CellView
 * @property {number} digit  0 for none
 * @property {string} kind  'given', 'entered', 'solved', 'trial' or ''
 * @property {string} marks  any of 'conflict', 'wrong', 'differs', and of a run 'last', 'rejected',
 *   'removed', 'blocks', separated by blanks
 * @property {number} other  a small digit beside the digit, 0 for none
 * @property {number} candidates  mask, bit d-1 for digit d; shown in a cell without a digit
 * @property {number} crossed  mask: shown struck through
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

/** Where an arrow or another key leads. @type {Record<string, (r: number, c: number, far: boolean) => number>} */
const MOVES = {
  ArrowUp: (r, c) => 9 * clamp(r - 1) + c,
  ArrowDown: (r, c) => 9 * clamp(r + 1) + c,
  ArrowLeft: (r, c) => 9 * r + clamp(c - 1),
  ArrowRight: (r, c) => 9 * r + clamp(c + 1),
  Home: (r, c, far) => (far ? 0 : 9 * r),
  End: (r, c, far) => (far ? 80 : 9 * r + 8),
};

/** @param {KeyboardEvent} event */
function digitOf({ code, key }) {
  // By place, since Shift changes the key; but a number pad without Num Lock sends arrows.
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
  /** @type {HTMLElement[]} */
  #houses = [];

  /** Whether keys work that are one character and no digit. */
  singleKeys = true;

  /**
   * @param {HTMLElement} root  the table and its controls: undo and redo work in all of it
   * @param {HTMLTableElement} table  empty
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
    root.addEventListener('keydown', (event) => this.#key(event));
    this.#listenToPointer();
  }

  /** @param {HTMLTableRowElement} line */
  #addCell(line) {
    const cell = add('td', line);
    cell.setAttribute('role', 'gridcell');
    cell.tabIndex = -1;
    add('b', cell);
    // The small digits are hidden from screen readers: the name of the cell lists them.
    add('small', cell);
    const pencil = add('span', cell);
    pencil.setAttribute('aria-hidden', 'true');
    for (let digit = 1; digit <= 9; digit++) {
      const candidate = add('i', pencil);
      candidate.setAttribute('data-digit', String(digit));
      candidate.className = 'off';
    }
    const at = this.#cells.push(cell) - 1;
    cell.addEventListener('focus', () => {
      if (!this.#selected.has(at)) this.select([at], at);
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
    if (command) return false;
    const digit = digitOf(event);
    if (digit > 0) this.#emit('digit', { digit, cross: shiftKey });
    else if (digit === 0 || key === 'Backspace' || key === 'Delete') this.#emit('erase');
    else if (key === 'Escape' && this.#selected.size) this.select([]);
    else if (!this.singleKeys) return false;
    else if (key === '?') this.#emit('help');
    else if (key === 'z' || key === 'x')
      this.#emit('pen', { pen: key === 'z' ? 'answers' : 'candidates' });
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
      this.select(chosen, cell);
      // A finger scrolls, so only a mouse or pen drags; released from its capture, it enters cells.
      dragging = event.pointerType !== 'touch';
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

  /**
   * Shows 81 cells and marks houses (0..26: rows, columns, boxes).
   * @param {CellView[]} views
   * @param {Iterable<number>} houses
   */
  render(views, houses) {
    views.forEach((view, at) => {
      const old = this.#views[at];
      const cell = this.#cells[at];
      const [digit, other, pencil] = cell.children;
      if (old?.digit !== view.digit) digit.textContent = view.digit ? String(view.digit) : '';
      if (old?.other !== view.other)
        other.setAttribute('data-digit', view.other ? String(view.other) : '');
      if (old?.name !== view.name) cell.setAttribute('aria-label', view.name);
      if (old?.readonly !== view.readonly)
        cell.setAttribute('aria-readonly', String(view.readonly));
      if (old?.candidates !== view.candidates || old?.crossed !== view.crossed) {
        for (let bit = 0; bit < 9; bit++) {
          const out = (view.crossed >> bit) & 1;
          pencil.children[bit].className = out ? 'out' : (view.candidates >> bit) & 1 ? '' : 'off';
        }
      }
      this.#views[at] = view;
    });
    this.#paintAll();
    this.#markHouses(houses);
  }

  #paintAll() {
    const focus = this.#focus;
    const alone = this.#selected.size === 1;
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
      const name = `${view?.kind} ${view?.marks} ${shade}`;
      if (cell.className === name) return;
      cell.className = name;
      cell.setAttribute('aria-selected', String(chosen));
    });
  }

  /** @param {Iterable<number>} houses */
  #markHouses(houses) {
    for (const mark of this.#houses) mark.remove();
    this.#houses = Array.from(houses, (house) => {
      const mark = add('div', /** @type {Element} */ (this.table.parentElement));
      mark.className = 'house';
      const at = house % 9;
      const [top, left, height, width] = [
        [at, 0, 1, 9],
        [0, at, 9, 1],
        [3 * Math.floor(at / 3), 3 * (at % 3), 3, 3],
      ][Math.floor(house / 9)].map((cells) => `${(cells * 100) / 9}%`);
      Object.assign(mark.style, { top, left, height, width });
      return mark;
    });
  }
}
