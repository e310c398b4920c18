// What is below the variables: the list of free cells, the calls, possible[][][], or the exact-cover
// matrix.
// @ts-check
import { add } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { constraintsOf } from '../../puzzle/constraints.js';
import { digitsOf } from '../../puzzle/puzzle.js';
import { UNKNOWN } from '../../run/algorithms/view.js';

/** @typedef {import('../../run/run-protocol.js').Snapshot} Snapshot */
/** @typedef {import('../../run/algorithms/view.js').Moment} Moment */
/** @typedef {import('../../../wasm/run.d.ts').Frame} Frame */
/** Of the player and of runs. @typedef {typeof import('./en.js').strings & typeof import('../../run/en.js').strings} Texts */
/**
 * @typedef {object} Parts
 * @property {HTMLElement} place  with the heading
 * @property {HTMLElement} head  of the heading
 * @property {HTMLElement} count  at the end of the heading
 * @property {Texts} texts
 * @property {import('../../run/algorithms/view.js').AlgorithmView} view  of the algorithm
 */
/** `pointed`: the cell that the pointer is on, or -1; `before`: the step before; `calls`: of a program of the user. @typedef {{pointed: number, before?: Snapshot, calls?: import('../../run/lines/walk.js').Followed['calls']}} Extra */
/** Returns how to show a step. @typedef {(parts: Parts) => (moment: Moment, extra: Extra) => void} Make */

/** Rows of the list of calls, and of the one above a matrix. */
const CALLS = 5;
const CALLS_ABOVE_MATRIX = 3;

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
  return ({ snapshot: { stack, depth, step } }, { pointed }) => {
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
      const { constraint, digit } = stack[k];
      setText(cell, digit ? String(digit) : '');
      cell.classList.toggle('pointed', constraint === pointed);
      mark(cell, step > 0 && k === depth);
    });
  };
};

/** @param {Frame} frame @param {Parts} parts @returns {[string, string, string]} name, option, what is done */
function rowOf({ constraint, cell, digit, done }, { texts, view }) {
  const over = digitsOf(done);
  if (constraint < 0) return [UNKNOWN, '', '']; // its line comes later
  // An option of a house is a cell; of a cell a digit.
  if (constraint < 81) {
    const name = view.place?.(constraint) ?? texts.constraintName(constraint);
    return [name, String(digit || ''), over.join(' ')];
  }
  const place = cell < 0 ? '' : texts.constraintName(cell);
  return [texts.constraintName(constraint), place, texts.optionsDone(over.length)];
}

/** @type {(parts: Parts, most: number) => (moment: Moment, extra: Extra) => void} */
const callList = (parts, most) => {
  const { place, head, count, texts, view } = parts;
  setText(head, view.search ?? texts.CALLS);
  const list = add(place, 'ol', 'calls');
  const inner = view.inner && add(list, 'li', 'inner');
  const made = inner && [add(inner, 'code'), add(inner, 'small'), add(inner, 'b')];
  const rows = Array.from({ length: most }, () => {
    const item = add(list, 'li');
    return [item, add(item, 'span'), add(item, 'small'), add(item, 'b')];
  });
  return (moment, { pointed }) => {
    const { stack } = moment.snapshot;
    /** Calls of other methods. */
    const helpers = [...(moment.helpers ?? [view.inner?.(moment)])];
    if (made) {
      const call = helpers.shift();
      setText(made[0], call?.call ?? '');
      setText(made[2], call?.result ?? '');
    }
    setText(count, texts.calls(stack.length));
    rows.forEach(([item, name, over, tried], i) => {
      const helper = helpers[i];
      const frame = helper ? undefined : stack[stack.length - 1 - i + helpers.length];
      const hidden = stack.length + helpers.length - most;
      // The last row counts those that are not shown.
      const more = i === most - 1 && hidden > 0;
      const none = helper?.call ?? (i || stack.length ? '' : texts.noCalls);
      const [a, b, c] = more || !frame ? [none, helper?.result ?? '', ''] : rowOf(frame, parts);
      item.classList.toggle('inner', Boolean(helper));
      setText(name, more ? texts.moreCalls(hidden + 1) : a);
      name.title =
        frame && frame.constraint >= 0 && !more ? texts.constraintName(frame.constraint) : '';
      setText(tried, b);
      setText(over, c);
      const ofCell = (frame?.constraint ?? 0) < 81;
      over.className = ofCell ? 'digits' : '';
      tried.className = ofCell ? '' : 'cell';
      const shown = more || !frame ? [] : [frame.constraint, frame.cell];
      item.classList.toggle('pointed', pointed >= 0 && shown.includes(pointed));
      mark(item, i === helpers.length && Boolean(frame));
    });
  };
};

/** @type {Make} */
const calls = (parts) => callList(parts, CALLS);

/** The calls of the user's own program with their arguments, the innermost first. @type {Make} */
const own = ({ place, head, count, texts }) => {
  setText(head, texts.CALLS);
  const list = add(place, 'ol', 'calls');
  const rows = Array.from({ length: CALLS }, () => {
    const item = add(list, 'li');
    return { item, name: add(item, 'span', 'code-name'), line: add(item, 'small') };
  });
  return (_, { calls: all }) => {
    const known = all ?? [];
    setText(count, all ? texts.calls(known.length) : '');
    rows.forEach(({ item, name, line }, i) => {
      const hidden = i === CALLS - 1 ? known.length - CALLS : 0;
      const none = i || known.length ? '' : all ? texts.noCalls : texts.notRecorded;
      const call = hidden > 0 ? undefined : known[i];
      setText(name, hidden > 0 ? texts.moreCalls(hidden + 1) : (call?.name ?? none));
      name.title = call?.name ?? '';
      setText(line, call?.line ? texts.atLine(call.line) : '');
      mark(item, i === 0 && Boolean(call));
    });
  };
};

/** @param {Element} place @param {string} name */
function grid(place, name) {
  const table = add(place, 'div', name);
  table.setAttribute('aria-hidden', 'true');
  return Array.from({ length: 81 }, () => add(table, 'span'));
}

/** The candidates of one cell: that of the step, or the one pointed at. @type {Make} */
const candidates = ({ place }) => {
  const line = add(place, 'p', 'slots');
  const name = add(line, 'span', 'code-name');
  const slots = Array.from({ length: 9 }, () => add(line, 'span'));
  return ({ snapshot, place: last, kind, digit }, { pointed }) => {
    const cell = pointed >= 0 ? pointed : last < 81 ? last : -1;
    const left = cell < 0 ? 0 : snapshot.candidates[cell];
    const [i, j] = cell < 0 ? ['i', 'j'] : [Math.floor(cell / 9) + 1, (cell % 9) + 1];
    setText(name, `possible[${i}][${j}][k]`);
    slots.forEach((slot, n) => {
      const gone = kind === 'eliminate' && cell === last && digit === n + 1;
      setText(slot, gone || (left >> n) & 1 ? String(n + 1) : '·');
      slot.className = gone ? 'gone' : '';
    });
  };
};

/** @type {Make} */
const possible = (parts) => {
  const { place, head, count, texts } = parts;
  const cells = grid(place, 'possible');
  const search = add(place, 'div');
  const showCalls = callList({ ...parts, place: search }, CALLS);
  const showCell = candidates(parts);
  return (moment, extra) => {
    const { candidates: masks, digits, stack } = moment.snapshot;
    // While it searches, possible[][][] does not change any more.
    const searching = stack.length > 0;
    search.hidden = !searching;
    /** @type {HTMLElement} */ (cells[0].parentElement).hidden = searching;
    showCell(moment, extra);
    if (searching) {
      setText(head, parts.view.search ?? texts.CALLS);
      return showCalls(moment, extra);
    }
    setText(head, 'possible[i][j][0]');
    let left = 0;
    cells.forEach((cell, at) => {
      const length = moment.counts?.[at] ?? digitsOf(masks[at]).length;
      if (!digits[at]) left += length;
      setText(cell, digits[at] ? '' : String(length));
      const old = extra.before?.candidates[at] ?? masks[at];
      const changed = old !== masks[at] ? ' changed' : '';
      cell.className = digits[at] ? '' : `${length === 1 ? 'one' : 'some'}${changed}`;
      cell.classList.toggle('pointed', at === extra.pointed);
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
  return (moment, extra) => {
    const { snapshot, kind, place: last } = moment;
    showCalls(moment, extra);
    const frame = snapshot.stack.at(-1);
    // The current column, and the columns of the current row: the constraints that its option satisfies.
    const satisfied = frame && frame.cell >= 0 ? constraintsOf(frame.cell, frame.digit) : [];
    let covered = 0;
    cells.forEach((cell, constraint) => {
      const options = snapshot.matrix[constraint] ?? 9;
      if (options < 0) covered++;
      const size = options < 0 ? '' : options < 2 ? 'one' : options < 4 ? 'few' : 'some';
      const now =
        constraint === frame?.constraint ? ' column' : satisfied.includes(constraint) ? ' row' : '';
      const changed = /cover/.test(kind) && constraint === last ? ' changed' : '';
      const pointed = constraint === extra.pointed ? ' pointed' : '';
      const name = size + now + changed + pointed;
      if (cell.className !== name) cell.className = name;
    });
    setText(note, texts.matrix(covered));
  };
};

/** @type {Record<import('../../run/algorithms/view.js').AlgorithmView['panel'], Make>} */
export const PANELS = { 'free-cells': freeCells, calls, possible, matrix, own };
