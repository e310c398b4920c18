// The picture with what was read laid over it: lattice, digits, corners to drag.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { followArrows } from '../../base/dom/grid-keys.js';

/** @typedef {import('./protocol.js').Corners} Corners */
/** @typedef {import('../../../wasm/picture.d.ts').Point} Point */

const SVG = 'http://www.w3.org/2000/svg';
const CORNERS = [0, 9, 99, 90];
/** Pixels of the picture by which an arrow key moves a corner, and with Shift. */
const STEPS = [1, 10];
/** Where corners are while there is no grid: this part of the picture is outside. */
const INSET = 0.1;
/** What is shown around a grid: this part of its size. */
const AROUND = 0.12;
/** The height of a note: this part of its cell. */
const NOTE = 0.3;

/** The path of a line through these nodes. @param {Point[]} nodes */
const pathOf = (nodes) => `M${nodes.map(([x, y]) => `${x} ${y}`).join('L')}`;

export class Overlay {
  /** @type {HTMLCanvasElement | null} */
  #picture = null;
  /** The nodes of the grid that is shown. @type {Point[] | null} */
  #shown = null;
  /** The part of the picture that is shown. */
  #view = { left: 0, top: 0, width: 1, height: 1 };
  /** @type {Corners} */
  #corners = [
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ];

  /**
   * @param {Element} parent
   * @param {object} host
   * @param {(cell: number) => void} host.choose  a cell is pressed
   * @param {(cell: number, digit: number) => void} host.write  a digit is typed
   * @param {(corners: Corners) => void} host.move  the corners are elsewhere
   */
  constructor(parent, { choose, write, move }) {
    this.root = add(parent, 'div', 'photo');
    this.canvas = add(this.root, 'canvas');
    this.lines = document.createElementNS(SVG, 'svg');
    this.lines.setAttribute('aria-hidden', 'true');
    this.root.append(this.lines);
    this.grid = add(this.root, 'div', 'photo-cells');
    this.grid.setAttribute('role', 'group');
    this.cells = Array.from({ length: 81 }, (_, cell) => {
      const button = addButton(this.grid, '', () => choose(cell));
      button.addEventListener('keydown', (event) => {
        const erases = ['Backspace', 'Delete'].includes(event.key);
        if (!/^[0-9]$/.test(event.key) && !erases) return;
        event.preventDefault();
        write(cell, erases ? 0 : Number(event.key));
      });
      return button;
    });
    this.stopAt = followArrows(this.grid);
    this.handles = CORNERS.map((_, corner) => this.#handle(corner, move));
  }

  /** @param {number} corner @param {(corners: Corners) => void} move */
  #handle(corner, move) {
    const handle = addButton(this.root, '', () => {});
    handle.className = 'photo-corner';
    const place = (/** @type {Point} */ at) => {
      const [x, y] = at;
      const { left, top, width, height } = this.#view;
      this.#corners[corner] = [
        Math.max(left, Math.min(left + width - 1, x)),
        Math.max(top, Math.min(top + height - 1, y)),
      ];
      this.#drawOutline();
    };
    handle.addEventListener('pointerdown', (event) => handle.setPointerCapture(event.pointerId));
    handle.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
      if (!handle.hasPointerCapture(pointerId)) return;
      const box = this.root.getBoundingClientRect();
      const { left, top, width, height } = this.#view;
      const across = left + ((clientX - box.left) / box.width) * width;
      place([across, top + ((clientY - box.top) / box.height) * height]);
    });
    handle.addEventListener('pointerup', () => move(this.#corners));
    handle.addEventListener('keydown', (event) => {
      const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const way = ways[/** @type {keyof typeof ways} */ (event.key)];
      if (!way) return;
      event.preventDefault();
      const step = STEPS[Number(event.shiftKey)];
      const [x, y] = this.#corners[corner];
      place([x + way[0] * step, y + way[1] * step]);
    });
    handle.addEventListener('keyup', ({ key }) => {
      if (key.startsWith('Arrow')) move(this.#corners);
    });
    return handle;
  }

  /** Shows a picture without a grid. @param {HTMLCanvasElement} picture */
  showPicture(picture) {
    this.#picture = picture;
    this.showNone();
  }

  /** Shows a part of the picture. @param {Point[]} nodes  what must be in it; all without any */
  #show(nodes) {
    if (!this.#picture) return;
    const { width, height } = this.#picture;
    /** @param {0 | 1} axis @param {number} size */
    const range = (axis, size) => {
      const all = nodes.map((node) => node[axis]);
      const [low, high] = all.length ? [Math.min(...all), Math.max(...all)] : [0, size];
      const margin = (high - low) * AROUND;
      return [Math.max(0, Math.floor(low - margin)), Math.min(size, Math.ceil(high + margin))];
    };
    const [left, right] = range(0, width);
    const [top, bottom] = range(1, height);
    const view = (this.#view = { left, top, width: right - left, height: bottom - top });
    Object.assign(this.canvas, { width: view.width, height: view.height });
    this.canvas.getContext('2d')?.drawImage(this.#picture, -left, -top);
    this.root.style.aspectRatio = `${view.width} / ${view.height}`;
    this.root.style.setProperty('--shape', String(view.width / view.height));
    this.lines.setAttribute('viewBox', `${left} ${top} ${view.width} ${view.height}`);
  }

  /** Puts an element at a point of the picture. @param {HTMLElement} element @param {Point} at */
  #place({ style }, [x, y]) {
    const { left, top, width, height } = this.#view;
    style.left = `${((x - left) / width) * 100}%`;
    style.top = `${((y - top) / height) * 100}%`;
  }

  /** There is no grid; corners can be dragged to where it is. */
  showNone() {
    this.#shown = null;
    this.#show([]);
    const { width, height } = this.#view;
    const [left, top] = [width * INSET, height * INSET];
    const [right, bottom] = [width - left, height - top];
    this.#corners = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    this.grid.hidden = true;
    this.lines.replaceChildren();
    this.#drawOutline();
  }

  /**
   * @param {import('./draft.js').Draft} draft
   * @param {(cell: number) => string} name  of a cell
   */
  show(draft, name) {
    const { nodes } = draft.grid;
    if (nodes !== this.#shown) this.#show(nodes);
    this.#shown = nodes;
    this.grid.hidden = false;
    this.#corners = /** @type {Corners} */ (CORNERS.map((at) => nodes[at]));
    this.lines.replaceChildren();
    for (let i = 0; i < 10; i++) {
      const row = nodes.slice(i * 10, i * 10 + 10);
      const column = nodes.filter((_, at) => at % 10 === i);
      for (const line of [row, column]) this.#path(pathOf(line), i % 3 ? '' : 'thick');
    }
    this.cells.forEach((button, cell) => {
      const at = cell + Math.floor(cell / 9);
      const around = [nodes[at], nodes[at + 1], nodes[at + 11], nodes[at + 10]];
      const mean = (/** @type {0 | 1} */ axis) => around.reduce((sum, n) => sum + n[axis], 0) / 4;
      const side = (nodes[9][0] - nodes[0][0] + nodes[99][0] - nodes[90][0]) / 18;
      const tall = (nodes[90][1] - nodes[0][1] + nodes[99][1] - nodes[9][1]) / 18;
      const size = Math.max(Math.abs(side), Math.abs(tall));
      this.#showNotes(around, draft.notes(cell));
      this.#place(button, [mean(0), mean(1)]);
      button.style.width = `${(size / this.#view.width) * 100}%`;
      button.style.height = `${(size / this.#view.height) * 100}%`;
      const digit = draft.digit(cell);
      const doubtful = draft.isDoubtful(cell);
      const { doubts } = draft.grid.cells[cell];
      const shown = doubtful
        ? doubts
            .slice(0, 2)
            .map((each) => each || '·')
            .join(' ')
        : digit || '';
      button.textContent = String(shown);
      button.className = [
        doubtful && 'doubt',
        draft.isEntry(cell) && 'entry',
        digit && !doubtful && 'full',
      ]
        .filter(Boolean)
        .join(' ');
      button.setAttribute('aria-label', name(cell));
    });
    this.#drawOutline();
  }

  /**
   * Each at its place in three rows of three.
   * @param {Point[]} around  the corners of the cell: top left, top right, bottom right, bottom left
   * @param {number[]} notes
   */
  #showNotes(around, notes) {
    if (!notes.length) return;
    this.#path(`${pathOf(around)}Z`, 'noted');
    const size = Math.hypot(around[1][0] - around[0][0], around[1][1] - around[0][1]);
    for (const digit of notes) {
      const [u, v] = [(digit - 1) % 3, Math.floor((digit - 1) / 3)].map((at) => (at + 0.5) / 3);
      const parts = [(1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v];
      const note = document.createElementNS(SVG, 'text');
      for (const [axis, name] of ['x', 'y'].entries()) {
        const at = parts.reduce((sum, part, i) => sum + part * around[i][axis], 0);
        note.setAttribute(name, at.toFixed(1));
      }
      note.setAttribute('font-size', (size * NOTE).toFixed(1));
      note.textContent = String(digit);
      this.lines.append(note);
    }
  }

  /** @param {string} path @param {string} kind  its class */
  #path(path, kind) {
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', path);
    line.setAttribute('class', kind);
    this.lines.append(line);
    return line;
  }

  #drawOutline() {
    this.lines.querySelector('.outline')?.remove();
    this.#path(`${pathOf(this.#corners)}Z`, 'outline');
    this.handles.forEach((handle, corner) => {
      this.#place(handle, this.#corners[corner]);
    });
  }
}
