// The state of an algorithm beside the board: its variables, and its list of free cells, its calls,
// the sizes of possible[][][], or the exact-cover matrix. Elements are made once and then updated.
// @ts-check
import { add } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { digitsOf } from '../../puzzle/puzzle.js';
import { strings as runStrings } from '../../run/en.js';
import { UNKNOWN, variablesOf } from '../../run/variables.js';
import { strings } from './en.js';
import { tabStopsWhileScrolling } from './scrolling.js';

/** @typedef {import('../../run/run-protocol.js').Snapshot} Snapshot */
/** @typedef {import('../../../wasm/run.d.ts').Frame} Frame */
/** @typedef {typeof strings & typeof runStrings} Texts  of the player and of runs */
/** @typedef {{place: HTMLElement, head: HTMLElement, count: HTMLElement, texts: Texts}} Parts */
/** @typedef {(parts: Parts) => (snapshot: Snapshot) => void} Make  returns how to show a step */

/** The longest former value that there is room for, in characters. */
const LONGEST = 5;

/** Rows of the list of calls, and of the one above a matrix. */
const CALLS = 6;
const CALLS_ABOVE_MATRIX = 4;

/** @param {Element} item @param {boolean} current */
function mark(item, current) {
  if (current === item.hasAttribute('aria-current')) return;
  if (current) item.setAttribute('aria-current', 'true');
  else item.removeAttribute('aria-current');
}

/** @type {Make} */
const freeCells = ({ place, head, count, texts }) => {
  setText(head, 'free');
  const list = add(place, 'div', 'free');
  /** @type {HTMLElement[]} */
  let cells = [];
  return ({ stack, depth, step }) => {
    const known = stack.length;
    setText(count, texts.freeCells(known));
    if (cells.length !== known) {
      list.replaceChildren();
      cells = stack.map(({ constraint }, k) => {
        if (k % 10 === 0) add(list, 'small', '', String(k));
        const cell = add(list, 'span');
        cell.title = texts.constraintName(constraint);
        return cell;
      });
    }
    cells.forEach((cell, k) => {
      const { digit } = stack[k];
      setText(cell, digit ? String(digit) : '');
      mark(cell, step > 0 && k === depth);
    });
  };
};

/** @param {Frame} frame @param {Texts} texts @returns {[string, string, string]} name, option, what is done */
function rowOf({ constraint, cell, digit, done }, texts) {
  const over = digitsOf(done);
  // An option of a house is a cell; of a cell a digit.
  if (constraint < 81)
    return [texts.constraintName(constraint), String(digit || ''), over.join(' ')];
  const place = cell < 0 ? '' : texts.constraintName(cell);
  return [texts.constraintName(constraint), place, texts.optionsDone(over.length)];
}

/** @type {(parts: Parts, most: number) => (snapshot: Snapshot) => void} */
const callList = ({ place, head, count, texts }, most) => {
  setText(head, texts.CALLS);
  const list = add(place, 'ol', 'calls');
  const rows = Array.from({ length: most }, () => {
    const item = add(list, 'li');
    return [item, add(item, 'span'), add(item, 'small'), add(item, 'b')];
  });
  return ({ stack }) => {
    setText(count, texts.calls(stack.length));
    rows.forEach(([item, name, over, tried], i) => {
      const frame = stack[stack.length - 1 - i];
      const hidden = stack.length - most;
      // The last row counts those that are not shown.
      const more = i === most - 1 && hidden > 0;
      const [a, b, c] = more || !frame ? ['', '', ''] : rowOf(frame, texts);
      setText(name, more ? texts.moreCalls(hidden + 1) : a);
      setText(tried, b);
      setText(over, c);
      const ofCell = (frame?.constraint ?? 0) < 81;
      over.className = ofCell ? 'digits' : '';
      tried.className = ofCell ? '' : 'cell';
      mark(item, i === 0 && Boolean(frame));
    });
  };
};

/** @type {Make} */
const calls = (parts) => callList(parts, CALLS);

/** @param {Element} place @param {string} name */
function grid(place, name) {
  const table = add(place, 'div', name);
  table.setAttribute('aria-hidden', 'true');
  return Array.from({ length: 81 }, () => add(table, 'span'));
}

/** @type {Make} */
const possible = ({ place, head, count, texts }) => {
  setText(head, 'possible[i][j][0]');
  const cells = grid(place, 'possible');
  return ({ candidates, digits }) => {
    let left = 0;
    cells.forEach((cell, at) => {
      const { length } = digitsOf(candidates[at]);
      if (!digits[at]) left += length;
      setText(cell, digits[at] ? '' : String(length));
      cell.className = digits[at] ? '' : length === 1 ? 'one' : 'some';
    });
    setText(count, texts.possible(left));
  };
};

/** @type {Make} */
const matrix = (parts) => {
  const { place, texts } = parts;
  const showCalls = callList(parts, CALLS_ABOVE_MATRIX);
  const note = add(place, 'p', 'covered');
  const blocks = add(place, 'div', 'matrix');
  const cells = texts.BLOCKS.flatMap((name) => {
    const block = add(blocks, 'div');
    const list = grid(block, 'constraints');
    add(block, 'p', '', name);
    return list;
  });
  return (snapshot) => {
    showCalls(snapshot);
    let covered = 0;
    cells.forEach((cell, constraint) => {
      const options = snapshot.matrix[constraint] ?? 9;
      if (options < 0) covered++;
      const name = options < 0 ? '' : options < 2 ? 'one' : options < 4 ? 'few' : 'some';
      if (cell.className !== name) cell.className = name;
    });
    setText(note, texts.matrix(covered));
  };
};

/** @type {Record<string, Make>} */
const PANELS = { 'free-cells': freeCells, calls, possible, matrix };

export class StatePanel {
  #panel = '';
  /** @type {(snapshot: Snapshot) => void} */
  #show = () => {};
  #table;
  #stack;
  #observer;

  /** @param {HTMLElement} place  empty @param {import('../../base/words/words.js').Words} words */
  constructor(place, words) {
    this.words = words;
    this.#table = add(place, 'table', 'vars');
    this.#table.append(document.createElement('tbody'));
    this.#stack = add(place, 'div', 'stack');
    words.addEventListener('change', () => (this.#panel = ''));
    // On phones, the variables are one row, which may scroll, as may the stack.
    this.#observer = tabStopsWhileScrolling([this.#table, this.#stack]);
    for (const part of [this.#table.tBodies[0], this.#stack]) this.#observer.observe(part);
  }

  get #texts() {
    return { ...this.words.of(strings), ...this.words.of(runStrings) };
  }

  /**
   * @param {string} panel  of the table of algorithms
   * @param {string} algorithm  its id
   * @param {Snapshot} snapshot
   * @param {string} kind  of the event before it
   * @param {{snapshot: Snapshot, kind: string} | null} before  the step before
   */
  render(panel, algorithm, snapshot, kind, before) {
    const texts = this.#texts;
    if (panel !== this.#panel) {
      this.#panel = panel;
      const title = document.createElement('h3');
      const [head, count] = [add(title, 'span', 'code-name'), add(title, 'span', 'count')];
      this.#stack.replaceChildren(title);
      this.#show = PANELS[panel]({ place: this.#stack, head, count, texts });
      for (const part of this.#stack.children) this.#observer.observe(part);
    }
    this.#show(snapshot);
    const now = variablesOf(algorithm, snapshot, kind, texts);
    const then = before ? variablesOf(algorithm, before.snapshot, before.kind, texts) : [];
    const [body] = this.#table.tBodies;
    while (body.rows.length > now.length) body.deleteRow(-1);
    while (body.rows.length < now.length) {
      const row = body.insertRow();
      for (let i = 0; i < 3; i++) row.insertCell();
    }
    now.forEach(({ name, value }, i) => {
      const row = body.rows[i];
      const old = then[i]?.name === name ? then[i].value : undefined;
      const changed = old !== undefined && old !== value && value !== UNKNOWN;
      row.className = changed ? 'new' : '';
      setText(row.cells[0], name);
      const short = changed && old !== UNKNOWN && old.length <= LONGEST;
      setText(row.cells[1], short ? texts.was(old) : '');
      setText(row.cells[2], value);
    });
  }
}
