// The sheets of a worksheet: elements with the same proportions on the screen as on paper. The mode Make shows
// and prints them, and so does the worksheet page.
// @ts-check
import { add } from '../../../base/dom/element.js';
import { bandOf } from '../../../logic/difficulty.js';
import { showSvg } from '../../../board/picture/svg.js';
import { filled } from '../../../puzzle/puzzle.js';
import { answerBoard, codePicture, puzzleBoard } from './boards.js';

/** @typedef {import('./boards.js').Item} Item */
/** @typedef {import('./options.js').SheetOptions} SheetOptions */
/** @typedef {typeof import('./en.js').strings} Texts */

const ANSWERS = 12; // per sheet
const LONG = 14; // maximum rows of a call-stack table; a longer one is split into two side by side

/**
 * A sheet with some puzzles, their call-stack tables or their answers.
 * @typedef {object} Page
 * @property {'puzzles' | 'tables' | 'answers'} kind
 * @property {number} first  number of the first puzzle, from 1
 * @property {Item[]} items
 */

/**
 * What the sheets need to know besides the puzzles.
 * @typedef {object} Setting
 * @property {SheetOptions} options
 * @property {string} base  address of the page that the QR codes open; empty for no codes
 * @property {(givens: string) => number} ratingOf  ER; 0 if it is not known
 * @property {Texts} texts
 * @property {typeof import('../../../logic/en.js').strings} names
 * @property {typeof import('../../../puzzle/en.js').strings} puzzle
 */

/** The address of the lab, for codes; empty if the page is a file. */
export const labAddress = () =>
  location.protocol === 'file:' ? '' : new URL('.', location.href).href;

/** @param {Page['kind']} kind @param {Item[]} items @param {number} size @returns {Page[]} */
const chunks = (kind, items, size) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => ({
    kind,
    first: i * size + 1,
    items: items.slice(i * size, (i + 1) * size),
  }));

/**
 * The sheets in their order: puzzles, tables that do not fit beside their puzzle, answers.
 * @param {Item[]} items
 * @param {Pick<SheetOptions, 'per' | 'rows' | 'answers'>} options
 * @returns {Page[]}
 */
export function pagesOf(items, { per, rows, answers }) {
  const pages = chunks('puzzles', items, per).flatMap((page) =>
    rows && per >= 4 ? [page, { ...page, kind: /** @type {const} */ ('tables') }] : [page],
  );
  return answers ? [...pages, ...chunks('answers', items, ANSWERS)] : pages;
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

/** The problem of a puzzle; empty if it has exactly one solution. @param {Item} item @param {Setting} setting */
const trouble = ({ verdict }, { texts, puzzle }) =>
  verdict === 'one' ? '' : verdict ? puzzle.verdictName(verdict) : texts.unknown;

/** The level and the rating; empty if they are not known. @param {Item} item @param {Setting} setting */
export function difficultyOf({ facts }, { ratingOf, texts, names }) {
  const er = ratingOf(facts.givens);
  return er ? texts.difficulty(names.BANDS[bandOf(er)], names.rating(er)) : '';
}

/** @param {HTMLElement} sheet @param {Item} item @param {number} n @param {Setting} setting */
function addPuzzle(sheet, item, n, setting) {
  const { options, base, texts } = setting;
  const puzzle = add(sheet, 'article', 'puzzle');
  const name = texts.puzzle(n, filled(item.facts.givens));
  showSvg(add(puzzle, 'div', 'paper-board'), puzzleBoard(item, options.candidates, name));
  const beside = add(puzzle, 'div', 'beside');
  const about = add(beside, 'div');
  add(about, options.title ? 'h3' : 'h2', 'name', name);
  if (options.difficulty) add(about, 'p', 'sheet-level', difficultyOf(item, setting));
  const wrong = trouble(item, setting);
  if (wrong) add(beside, 'p', 'trouble', wrong);
  const code =
    options.codes && base && codePicture(`${base}#p=${item.facts.givens}`, texts.code(n));
  if (code) showSvg(add(beside, 'div', 'sheet-code'), code);
  if (options.rows && options.per < 4) addStack(puzzle, options.rows, texts.stack(n), texts);
}

/** @param {HTMLElement} sheet @param {Item} item @param {number} n @param {Setting} setting */
function addAnswer(sheet, item, n, setting) {
  const { texts } = setting;
  const answer = add(sheet, 'article', 'puzzle');
  add(answer, 'h3', 'name', texts.answer(n));
  showSvg(add(answer, 'div', 'paper-board'), answerBoard(item, texts.answer(n)));
  const wrong = item.verdict === 'many' ? texts.several : trouble(item, setting);
  if (wrong) add(answer, 'p', 'trouble', wrong);
}

/** The heading of a sheet: its title, and on sheets with puzzles a line for a name. @param {HTMLElement} sheet @param {Page['kind']} kind @param {Setting} setting */
function addHead(sheet, kind, { options: { title }, texts }) {
  const head = add(sheet, 'div', 'sheet-head');
  const answers = title ? texts.answersOf(title) : texts.answers;
  const shown = { puzzles: title, tables: texts.stacks, answers }[kind];
  if (shown) add(head, 'h2', 'sheet-title', shown);
  if (kind === 'puzzles') add(head, 'p', 'sheet-owner', texts.owner);
}

/**
 * Makes one sheet.
 * @param {Page} page
 * @param {Setting} setting
 * @returns {HTMLElement} a section: the heading, then an article for each puzzle
 */
export function makePage({ kind, first, items }, setting) {
  const { options, texts } = setting;
  const sheet = document.createElement('section');
  const kinds = {
    puzzles: `per-${options.per} ${options.rows ? 'stacked' : ''}`,
    tables: `tables-${options.per}`,
    answers: 'answers',
  };
  sheet.className = `sheet ${kinds[kind]}`.trim();
  addHead(sheet, kind, setting);
  items.forEach((item, i) => {
    const n = first + i;
    if (kind === 'puzzles') addPuzzle(sheet, item, n, setting);
    else if (kind === 'answers') addAnswer(sheet, item, n, setting);
    else {
      const part = add(sheet, 'article', 'puzzle');
      add(part, 'h3', 'name', texts.stack(n));
      addStack(part, options.rows, texts.stack(n), texts);
    }
  });
  return sheet;
}

/** Makes all sheets. @param {HTMLElement} place @param {Item[]} items @param {Setting} setting */
export function showSheets(place, items, setting) {
  place.replaceChildren(...pagesOf(items, setting.options).map((page) => makePage(page, setting)));
}

/**
 * Writes the difficulty of one puzzle of the sheets that are shown.
 * @param {HTMLElement} place
 * @param {number} index
 * @param {string} text
 */
export function showDifficulty(place, index, text) {
  const line = place.querySelectorAll('.sheet-level')[index];
  if (line) line.textContent = text;
}
