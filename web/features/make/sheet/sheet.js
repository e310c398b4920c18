// The sheet of Make: the preview, the switches for what is printed, and printing. Not in the editions of one file.
// @ts-check
import { addStyle } from '#platform';
import { setText } from '../../../base/dom/dom.js';
import { add, addButton, withWords } from '../../../base/dom/element.js';
import { waits } from '../../../base/worker/waits.js';
import { fillIn } from '../../../base/words/words.js';
import { logic } from '../../../logic/client.js';
import { strings as logicStrings } from '../../../logic/en.js';
import { strings as puzzleStrings } from '../../../puzzle/en.js';
import { EMPTY, puzzleOf, stateText } from '../../../puzzle/puzzle.js';
import { PER_PAGE } from '../worksheet.js';
import { strings } from './en.js';
import { addressOf, addressOfList as ofList, rowsFor } from './options.js';
import { Preview } from './preview.js';
import { Ratings } from './ratings.js';
import { labAddress, pagesOf, showSheets } from './sheets.js';

/** @typedef {import('./boards.js').Item} Item */

/** How a list becomes a worksheet; null where there is none. @type {typeof ofList | null} */
export const addressOfList = ofList;
/** Rows of the table for the search stack that a puzzle gets. */
const STACK_ROWS = 12;
/** The switches; the last one is in the menu. */
const PARTS = /** @type {const} */ (['difficulty', 'codes', 'answers', 'stacks', 'candidates']);

/**
 * @param {object} page
 * @param {import('../../workbench/workbench.js').Workbench} page.workbench
 * @param {import('../../../base/words/words.js').Words} page.words
 * @param {import('../worksheet.js').Worksheet} page.worksheet
 * @param {HTMLElement} page.panel  its root
 * @param {import('./preview.js').Handlers} page.handlers
 * @param {{sheet: HTMLElement, switches: HTMLElement, bar: HTMLElement, more: HTMLElement}} places
 * @returns {Promise<{render: () => void, focus: (givens: string) => void}>}
 */
export async function addSheet({ workbench, words, worksheet, panel, handlers }, places) {
  await Promise.all([words.add({ sheet: strings, logic: logicStrings }), addStyle('sheet.css')]);
  const { session, client } = workbench;
  const texts = () => words.of(strings);
  places.sheet.classList.add('preview');
  const preview = new Preview(places.sheet, handlers, () => workbench.invalidate());

  withWords(add(places.switches, 'h2'), 'sheet.title');
  for (const part of PARTS) {
    const inMenu = part === 'candidates';
    const row = add(inMenu ? places.more : places.switches, 'label', inMenu ? 'row' : 'switch');
    withWords(add(row, 'span'), `sheet.PARTS.${part}`);
    const box = add(row, 'input');
    box.type = 'checkbox';
    box.checked = part !== 'stacks' && worksheet.options[part];
    box.addEventListener('change', () =>
      worksheet.set(
        part === 'stacks' ? { rows: box.checked ? STACK_ROWS : 0 } : { [part]: box.checked },
      ),
    );
  }
  const row = add(places.more, 'label', 'row');
  withWords(add(row, 'span'), 'sheet.per');
  const per = add(row, 'select');
  for (const size of PER_PAGE) add(per, 'option', '', String(size));
  per.addEventListener('input', () => worksheet.set({ per: Number(per.value) }));
  const open = withWords(add(places.more, 'a', 'row'), 'sheet.page');
  const print = addButton(places.bar, '', () => window.print());
  print.className = 's print';
  print.innerHTML = `<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7z" /></svg>`;
  const printText = add(print, 'span');

  /** The puzzles by their givens; null while the worker has them. @type {Map<string, Item | null>} */
  const known = new Map();
  /** @param {string} givens */
  function learn(givens) {
    known.set(givens, null);
    const state = stateText(puzzleOf(givens));
    client.ask({ type: 'analyze', state }).then(
      ({ facts, verdict, solutions }) => {
        if (facts) known.set(givens, { facts, state, verdict, solution: solutions[0] });
        workbench.invalidate();
      },
      (error) => waits.note('sheet', error),
    );
  }
  const ratings = new Ratings(logic('sudoku-explainer'), worksheet.ratings);
  let rating = false;
  /** Rates the first puzzle that has no rating. @param {Item[]} items */
  async function rate(items) {
    const item = items.find(
      ({ facts, verdict }) => verdict === 'one' && !worksheet.ratings.has(facts.givens),
    );
    if (rating || !item || !worksheet.options.difficulty) return;
    rating = true;
    try {
      await ratings.rate([item], new AbortController().signal, () => {});
    } catch (error) {
      worksheet.ratings.set(item.facts.givens, 0);
      waits.note('ratings', error);
    }
    rating = false;
    workbench.invalidate();
  }

  /** The puzzles of the worksheet; without any, the one on the board. */
  function shown() {
    const { givens } = session.puzzle;
    const own = givens === EMPTY.givens ? [] : [givens];
    return worksheet.puzzles.length ? worksheet.puzzles : own;
  }
  const itemsOf = (/** @type {string[]} */ puzzles) =>
    puzzles.flatMap((givens) => known.get(givens) ?? []);
  /** @returns {import('./sheets.js').Setting} */
  const setting = () => {
    const { per: each, rows } = worksheet.options;
    return {
      options: { ...worksheet.options, rows: rowsFor(rows, each) },
      base: labAddress(),
      ratingOf: (givens) => ratings.of(givens),
      texts: texts(),
      names: words.of(logicStrings),
      puzzle: words.of(puzzleStrings),
    };
  };

  // Print of the browser prints the sheets, too, if they are shown.
  const printed = document.createElement('div');
  printed.className = 'printed';
  addEventListener('beforeprint', () => {
    const items = itemsOf(shown());
    if (panel.hidden || !items.length) return;
    showSheets(printed, items, setting());
    document.body.append(printed);
  });
  addEventListener('afterprint', () => printed.remove());

  const translate = () => {
    for (const place of Object.values(places)) fillIn(place, { sheet: texts() });
  };
  words.addEventListener('change', translate);
  translate();

  return {
    focus: (givens) => preview.focus(givens),
    render() {
      const puzzles = shown();
      for (const givens of puzzles) if (!known.has(givens)) learn(givens);
      const items = itemsOf(puzzles);
      const set = setting();
      const pages = pagesOf(items, set.options);
      const collected = worksheet.puzzles.length > 0;
      preview.render(pages, set, session.puzzle.givens, collected);
      rate(items);
      per.value = String(set.options.per);
      open.href = addressOf(
        items.map(({ state }) => state),
        set.options,
        words.language,
      );
      print.disabled = !puzzles.length || items.length < puzzles.length;
      setText(printText, texts().printAll(Math.max(1, pages.length)));
    },
  };
}
