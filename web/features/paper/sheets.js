// The sheets of a worksheet: elements with the same size on the screen as on paper.
// @ts-check
import { add } from '../../base/dom/element.js';
import { strings as words } from '../../puzzle/en.js';
import { answerBoard, codePicture, puzzleBoard } from './boards.js';
import { showSvg } from '../../board/picture/svg.js';

/** @typedef {import('./collect.js').Item} Item */
/** @typedef {import('./options.js').SheetOptions} SheetOptions */
/** @typedef {typeof import('./worksheet-en.js').strings} Texts */

const ANSWERS = 12; // per sheet
const LONG = 14; // maximum rows of a call-stack table; a longer one is split into two side by side

/** @template T @param {T[]} list @param {number} size @returns {T[][]} */
const chunks = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  );

/** @param {HTMLElement} place @param {string} title @param {string} kind */
function addSheet(place, title, kind) {
  const sheet = add(place, 'section', `sheet ${kind}`);
  if (title) add(sheet, 'h2', 'sheet-title', title);
  return sheet;
}

/** An empty call-stack table to fill in. @param {Element} place @param {number} rows @param {string} name @param {Texts} texts */
function addStack(place, rows, name, texts) {
  const parts = add(place, 'div', 'stacks');
  const each = rows > LONG ? Math.ceil(rows / 2) : rows;
  for (let left = rows; left > 0; left -= each) {
    const table = add(parts, 'table');
    table.setAttribute('aria-label', name);
    const head = add(add(table, 'thead'), 'tr');
    for (const column of texts.COLUMNS) add(head, 'th', '', column).scope = 'col';
    const body = add(table, 'tbody');
    for (let row = 0; row < Math.min(each, left); row++) {
      const line = add(body, 'tr');
      for (let i = 0; i < texts.COLUMNS.length; i++) add(line, 'td');
    }
  }
}

/** The problem of a puzzle; empty if it has exactly one solution. @param {Item} item @param {Texts} texts */
const trouble = ({ verdict }, texts) =>
  verdict === 'one' ? '' : verdict ? words.verdictName(verdict) : texts.unknown;

/**
 * What the sheets need to know besides the puzzles.
 * @typedef {object} Setting
 * @property {SheetOptions} options
 * @property {string} base  address of the page that the QR codes open; empty for no codes
 * @property {(item: Item) => string} difficulty  empty if it is not known
 * @property {Texts} texts
 */

/** @param {HTMLElement} sheet @param {Item} item @param {number} n @param {Setting} setting */
function addPuzzle(sheet, item, n, { options, base, difficulty, texts }) {
  const puzzle = add(sheet, 'article', 'puzzle');
  const givens = [...item.facts.givens].filter((digit) => digit !== '0').length;
  const name = texts.puzzle(n, givens);
  showSvg(add(puzzle, 'div', 'paper-board'), puzzleBoard(item, options.candidates, name));
  const beside = add(puzzle, 'div', 'beside');
  const about = add(beside, 'div');
  add(about, options.title ? 'h3' : 'h2', 'name', name);
  if (options.difficulty) add(about, 'p', 'difficulty', difficulty(item));
  const wrong = trouble(item, texts);
  if (wrong) add(beside, 'p', 'trouble', wrong);
  const code =
    options.codes && base && codePicture(`${base}#p=${item.facts.givens}`, texts.code(n));
  if (code) showSvg(add(beside, 'div', 'code'), code);
  if (options.rows && options.per < 4) addStack(puzzle, options.rows, texts.stack(n), texts);
}

/**
 * Makes the sheets: puzzles, tables that do not fit beside their puzzle, answers.
 * @param {HTMLElement} place
 * @param {Item[]} items
 * @param {Setting} setting
 */
export function showSheets(place, items, setting) {
  const { options, texts } = setting;
  place.replaceChildren();
  let n = 0;
  for (const some of chunks(items, options.per)) {
    const stacked = options.rows ? 'stacked' : '';
    const sheet = addSheet(place, options.title, `per-${options.per} ${stacked}`);
    const first = n;
    for (const item of some) addPuzzle(sheet, item, ++n, setting);
    if (!options.rows || options.per < 4) continue;
    const tables = addSheet(place, texts.stacks, `tables-${options.per}`);
    some.forEach((_, i) => {
      const part = add(tables, 'article', 'puzzle');
      add(part, 'h3', 'name', texts.stack(first + i + 1));
      addStack(part, options.rows, texts.stack(first + i + 1), texts);
    });
  }
  if (!options.answers) return;
  n = 0;
  for (const some of chunks(items, ANSWERS)) {
    const title = options.title ? texts.answersOf(options.title) : texts.answers;
    const sheet = addSheet(place, title, 'answers');
    for (const item of some) {
      const answer = add(sheet, 'article', 'puzzle');
      add(answer, 'h3', 'name', texts.answer(++n));
      showSvg(add(answer, 'div', 'paper-board'), answerBoard(item, texts.answer(n)));
      const wrong = item.verdict === 'many' ? texts.several : trouble(item, texts);
      if (wrong) add(answer, 'p', 'trouble', wrong);
    }
  }
}

/**
 * Writes the difficulty of one puzzle of the sheets that are shown.
 * @param {HTMLElement} place
 * @param {number} index
 * @param {string} text
 */
export function showDifficulty(place, index, text) {
  const line = place.querySelectorAll('.difficulty')[index];
  if (line) line.textContent = text;
}
