// The grid on the page: 81 cells that are made once and then changed where they differ, their
// coordinates, and a layer for drawings.
//
// It knows only the shape of a Sudoku. What a key or a pointer requests is an event:
//   digit {digit, pen}   pen {pen}   erase {then}   skip {then}   undo   redo   help   select
// where `pen` is 'digit', 'corner', 'centre' or 'colour', and undefined for the pen in use; `then` is
// where the caret goes while a puzzle is typed. A listener that uses `skip` cancels it: else its key is
// left to others. What the board shows comes in through `render` and `draw`.
// @ts-check

import { add } from '../base/dom/element.js';
import { isEditable } from '../base/dom/fields.js';
import { arePeers } from '../puzzle/houses.js';
import { addCell, showCell } from './cell.js';
import { cellRequest, historyRequest, moveRequest } from './keys.js';
import { listenToPointer } from './pointer.js';
import { awaited } from '../base/worker/waits.js';

/** @typedef {import('./cell.js').CellView} CellView */
/** @typedef {import('./drawing.js').Drawing} Drawing */

/** The duration of the wave over a solved puzzle: 17 diagonals. */
const WAVE_MS = 700 + 60 * 17;

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
    const body = add(table, 'tbody');
    for (let r = 0; r < 9; r++) {
      const line = add(body, 'tr');
      line.setAttribute('role', 'row');
      for (let c = 0; c < 9; c++) this.#addCell(line);
    }
    this.#cells[0].tabIndex = 0;
    const frame = (this.#frame =
      table.closest('.frame') ?? /** @type {Element} */ (table.parentElement));
    for (const side of ['cols', 'rows']) {
      const coordinates = frame.querySelector(`.${side}`) ?? add(frame, 'div');
      coordinates.className = side;
      coordinates.setAttribute('aria-hidden', 'true');
      for (let n = 1; n <= 9; n++) add(coordinates, 'span', '', String(n));
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
    const cell = addCell(line);
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

  /**
   * Selects one cell; it gets the focus if the board has it, or on request.
   * @param {number} cell
   * @param {boolean} [focus]
   */
  moveTo(cell, focus = this.table.matches(':focus-within')) {
    this.select([cell], cell);
    if (focus) this.#cells[cell].focus({ preventScroll: true });
  }

  /** @param {string} type @param {object} [detail] @returns {boolean} whether a listener cancelled it */
  #emit(type, detail) {
    return !this.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));
  }

  /** @param {number} cell @param {boolean} extend */
  #move(cell, extend) {
    this.select(extend ? [...this.#selected, cell] : [cell], cell);
    this.#cells[cell].focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.defaultPrevented || isEditable(event)) return;
    const type = historyRequest(event, this.singleKeys);
    if (type) this.#emit(type);
    else if (!this.table.contains(/** @type {Node} */ (event.target))) return;
    else if (!this.#cellKey(event)) return;
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event @returns {boolean} used */
  #cellKey(event) {
    const move = moveRequest(event, this.#focus);
    if (move) {
      this.#move(move.cell, move.extend);
      return true;
    }
    const command = event.ctrlKey || event.metaKey;
    if (event.key === 'Escape' && !command && this.#selected.size) {
      this.select([]);
      return true;
    }
    const request = cellRequest(event, this.singleKeys);
    const cancelled = request?.type ? this.#emit(request.type, request.detail) : false;
    return request?.type === 'skip' ? cancelled : !!request;
  }

  #listenToPointer() {
    listenToPointer(this.table, {
      cellAt: (target) =>
        this.#cells.findIndex((cell) => cell.contains(/** @type {Node} */ (target))),
      selection: () => this.#selected,
      fingerSelects: () => this.#fingerSelects,
      press: (cells, cell) => {
        this.#pressed = cell;
        this.select(cells, cell);
      },
      extend: (cell) => {
        if (!this.#selected.has(cell)) this.#move(cell, true);
      },
      double: (cell) => {
        const digit = this.#views[cell]?.digit;
        if (!digit) return;
        this.select([...this.#views.keys()].filter((at) => this.#views[at]?.digit === digit));
      },
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
      // A single digit is written with a motion, which starts again for each.
      if (old?.digit !== view.digit)
        this.#written[at] = changed === 1 && old ? 1 + (this.#written[at] % 2) : 0;
      showCell(cell, view, old);
      this.#views[at] = view;
    });
    this.#paintAll();
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
    const module = empty ? null : await awaited(() => import('./drawing.js')).catch(() => null);
    if (key !== this.#drawn) return;
    if (!module && !empty) return void (this.#drawn = ''); // the next rendering tries again
    this.#ink.innerHTML = module?.svgOf(drawing) ?? '';
    // Parts appear in order, all within 900 ms.
    const ordered = [...this.#ink.querySelectorAll('[data-o]')];
    const last = Number(ordered.at(-1)?.getAttribute('data-o') ?? 0);
    const pause = Math.min(90, 700 / (last + 1));
    for (const part of ordered) {
      const delay = Math.round(Number(part.getAttribute('data-o')) * pause);
      /** @type {SVGElement} */ (part).style.animationDelay = `${delay}ms`;
    }
  }

  /** Shows the drawing again from the beginning of its motion. */
  redraw() {
    // Moving the parts starts their motion again.
    this.#ink.append(...this.#ink.childNodes);
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
      cell.style.setProperty('--i', String(Math.floor(at / 9) + (at % 9)));
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
      const peer = alone && (at === focus || arePeers(at, focus));
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
