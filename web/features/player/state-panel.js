// The variables of an algorithm beside the board: the list of free cells, the open calls,
// possible[][][], or the exact-cover matrix. Elements are made once and then updated.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { digitsOf } from '../../puzzle/puzzle.js';
import { strings as runStrings } from '../../run/en.js';
import { strings } from './en.js';

/** @typedef {import('../../run/run-protocol.js').Snapshot} Snapshot */
/** @typedef {import('../../../wasm/run.d.ts').Frame} Frame */
/** @typedef {typeof strings & typeof runStrings} Texts  of the player and of runs */
/** @typedef {(place: HTMLElement, texts: Texts) => (snapshot: Snapshot) => void} Make  returns how to show a step */

/** @param {string} tag @param {Element} parent @param {string} [name] */
function add(tag, parent, name = '') {
  const element = parent.appendChild(document.createElement(tag));
  element.className = name;
  return element;
}

/** Makes a list as long as it has to be. @param {Element} list @param {number} length */
function stretch(list, length) {
  while (list.childElementCount > length) list.lastElementChild?.remove();
  while (list.childElementCount < length) {
    const item = add('li', list);
    add('span', item);
    add('b', item);
    add('small', item);
  }
}

/** @param {Element} item @param {Frame} frame @param {Texts} texts */
function showFrame(item, { constraint, cell, digit, done }, texts) {
  const [name, tried, over] = item.children;
  setText(name, texts.constraintName(constraint));
  // An option of a house is a cell; of a cell a digit.
  setText(
    tried,
    constraint < 81 ? String(digit || '') : cell < 0 ? '' : texts.constraintName(cell),
  );
  setText(
    over,
    constraint < 81 ? digitsOf(done).join('') : texts.optionsDone(digitsOf(done).length),
  );
}

/** @param {Element} item @param {boolean} current */
function mark(item, current) {
  if (current) item.setAttribute('aria-current', 'true');
  else item.removeAttribute('aria-current');
}

/** @type {Make} */
const freeCells = (place, texts) => {
  const note = add('p', place);
  const list = add('ol', place, 'free-cells');
  return ({ stack, depth }) => {
    setText(note, texts.freeCells(depth, stack.length));
    stretch(list, stack.length);
    stack.forEach((frame, k) => {
      showFrame(list.children[k], frame, texts);
      mark(list.children[k], k === depth);
    });
  };
};

/** @type {Make} */
const calls = (place, texts) => {
  const note = add('p', place);
  const list = add('ol', place, 'calls');
  return ({ stack }) => {
    setText(note, texts.calls(stack.length));
    stretch(list, stack.length);
    stack.forEach((frame, i) => {
      const item = list.children[stack.length - 1 - i];
      showFrame(item, frame, texts);
      mark(item, i === stack.length - 1);
    });
  };
};

/** @param {Element} place @param {string} name */
function grid(place, name) {
  const table = add('div', place, name);
  table.setAttribute('aria-hidden', 'true');
  return Array.from({ length: 81 }, () => add('span', table));
}

/** @type {Make} */
const possible = (place, texts) => {
  const note = add('p', place);
  const cells = grid(place, 'possible');
  return ({ candidates, digits }) => {
    let left = 0;
    cells.forEach((cell, at) => {
      const list = digitsOf(candidates[at]);
      if (!digits[at]) left += list.length;
      const rows = [0, 3, 6].map((from) =>
        [1, 2, 3].map((n) => (list.includes(from + n) ? from + n : '\u2007')).join(''),
      );
      setText(cell, rows.join('\n'));
      cell.className = digits[at] ? 'filled' : '';
    });
    setText(note, texts.possible(left));
  };
};

/** @type {Make} */
const matrix = (place, texts) => {
  const note = add('p', place);
  const blocks = add('div', place, 'matrix');
  const cells = texts.BLOCKS.flatMap((name) => {
    const block = add('div', blocks);
    setText(add('p', block), name);
    return grid(block, 'constraints');
  });
  return ({ matrix: left }) => {
    let covered = 0;
    cells.forEach((cell, constraint) => {
      const options = left[constraint] ?? 9;
      if (options < 0) covered++;
      setText(cell, options < 0 ? '' : String(options));
      cell.className = options < 0 ? 'covered' : options < 2 ? 'forced' : '';
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

  /** @param {HTMLElement} place @param {import('../../base/words/words.js').Words} words */
  constructor(place, words) {
    this.place = place;
    this.words = words;
    words.addEventListener('change', () => {
      this.#panel = '';
      place.replaceChildren(); // a hidden panel is not rendered before it is shown
    });
  }

  /** @param {string} panel  of the table of algorithms @param {Snapshot} snapshot */
  render(panel, snapshot) {
    if (panel !== this.#panel) {
      this.#panel = panel;
      this.place.replaceChildren();
      const texts = { ...this.words.of(strings), ...this.words.of(runStrings) };
      this.#show = PANELS[panel](this.place, texts);
    }
    this.#show(snapshot);
  }
}
