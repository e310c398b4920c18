// The mode Make: makes puzzles and puts puzzles on a worksheet.
// @ts-check
import { addStyle, SINGLE_FILE } from '#platform';
import { setText } from '../../base/dom/dom.js';
import { add, addButton, addChoice, withWords } from '../../base/dom/element.js';
import { saveFile } from '../../base/dom/save.js';
import { fillIn } from '../../base/words/words.js';
import { puzzleOf } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { addFold } from './fold.js';
import { addGenerator } from './generator.js';
import { makePaper } from './paper.js';
import { makeShelf } from './shelf.js';
import { PARTS, PER_PAGE, Worksheet } from './worksheet.js';

/** Rows of the table for the search stack that a puzzle gets. */
const STACK_ROWS = 12;

/**
 * @param {import('../workbench/mode.js').Context} context
 * @returns {Promise<import('../workbench/mode.js').Mode>}
 */
export async function mount({ workbench, words, dock, panel, go }) {
  const { session } = workbench;
  addStyle('mini.css');
  addStyle('make.css');
  await words.add({ make: strings });
  const texts = () => words.of(strings);
  const worksheet = new Worksheet();
  const under = add(dock, 'div', 'under');
  const generator = await addGenerator(
    { workbench, words, go, worksheet },
    { form: add(panel.b, 'section', 'new-puzzle'), bar: under },
  );
  add(under, 'span', 'push');
  const remove = addButton(under, '', () => {
    const index = worksheet.puzzles.indexOf(session.puzzle.givens);
    if (index < 0) return;
    worksheet.remove(index);
    workbench.say(texts().removed(index + 1));
  });
  remove.className = 'q';
  const addPuzzle = addButton(under, '', () => {
    const n = worksheet.add(session.puzzle.givens);
    workbench.say(n ? texts().added(n) : texts().full, { kind: n ? 'good' : 'none' });
  });
  addPuzzle.className = 's';
  for (const [button, id] of /** @type {const} */ ([
    [remove, 'remove'],
    [addPuzzle, 'add'],
  ])) {
    withWords(button, `make.${id}`).dataset.wordsAriaLabel = `make.${id}It`;
  }
  await generator?.addChanges(under);
  const shelf = makeShelf(dock, (index) => {
    session.edit(puzzleOf(worksheet.puzzles[index]));
    workbench.say(texts().shown(index + 1), { kind: 'good' });
  });

  // Without the generator, its place is free.
  const section = add(generator ? panel.a : panel.b, 'section');
  withWords(add(section, 'h2'), 'make.title');
  const sheet = add(addFold(section, 'make.title'), 'div', 'sheet-form');
  const paper = makePaper(generator ? add(sheet, 'div') : panel.a);
  const form = add(sheet, 'div');
  const field = (/** @type {string} */ id) => {
    const label = add(form, 'label', 'make-field');
    withWords(add(label, 'span', 'label'), `make.${id}`);
    return label;
  };
  const title = add(field('heading'), 'input');
  Object.assign(title, { type: 'text', maxLength: 120, autocomplete: 'off' });
  title.addEventListener('input', () => worksheet.set({ title: title.value.trim() }));
  const per = add(form, 'div', 'make-field');
  withWords(add(per, 'span', 'label'), 'make.per');
  const pages = add(per, 'div', 'seg');
  pages.setAttribute('role', 'group');
  const sizes = PER_PAGE.map((size) =>
    addButton(pages, String(size), () => worksheet.set({ per: size })),
  );
  const checks = add(form, 'p', 'checks');
  for (const part of PARTS) {
    const box = addChoice(checks, 'checkbox', '');
    box.checked = worksheet.parts.has(part);
    box.addEventListener('change', () => worksheet.include(part, box.checked));
    withWords(/** @type {HTMLElement} */ (box.nextElementSibling), `make.${part}`);
  }
  const stacks = addChoice(checks, 'checkbox', '');
  stacks.addEventListener('change', () => worksheet.set({ rows: stacks.checked ? STACK_ROWS : 0 }));
  withWords(/** @type {HTMLElement} */ (stacks.nextElementSibling), 'make.stacks');
  const acts = add(form, 'p', 'acts');
  // The one-file edition has no worksheet.
  const print = SINGLE_FILE ? null : add(acts, 'a', 's');
  const open = SINGLE_FILE ? null : withWords(add(acts, 'a', 'q'), 'make.worksheet');
  const save = addButton(acts, '', () =>
    saveFile(new Blob([worksheet.lines()], { type: 'text/plain' }), 'sudoku.txt'),
  );
  withWords(save, 'make.file').className = 'q';
  worksheet.addEventListener('change', () => workbench.invalidate());
  const translate = () => {
    for (const place of [dock, panel.a, panel.b]) fillIn(place, { make: texts() });
  };
  words.addEventListener('change', translate);
  translate();

  return {
    enter: () => ({ pen: 'puzzle' }),
    render() {
      const { givens } = session.puzzle;
      pages.setAttribute('aria-label', texts().per);
      sizes.forEach((button, i) =>
        button.setAttribute('aria-pressed', String(PER_PAGE[i] === worksheet.per)),
      );
      const known = worksheet.puzzles.includes(givens);
      addPuzzle.disabled = givens === '0'.repeat(81);
      remove.hidden = !known;
      addPuzzle.hidden = known;
      shelf.render(worksheet, givens, texts());
      generator?.render();
      // Without an addition, the worksheet has the puzzle on the board.
      const shown = worksheet.puzzles.length ? worksheet : sheetWith(worksheet, givens);
      paper.render(shown, texts());
      if (!open || !print) return;
      open.href = shown.address(words.language);
      print.href = shown.address(words.language, true);
      setText(print, texts().print(Math.max(1, shown.pages)));
    },
  };
}

/** A worksheet with the same options and one puzzle. @param {Worksheet} options @param {string} givens */
function sheetWith({ title, per, rows, parts }, givens) {
  return Object.assign(new Worksheet(), { title, per, rows, parts, puzzles: [givens] });
}
