// The mode Make: puts puzzles on a worksheet.
// @ts-check
import { addStyle, SINGLE_FILE } from '#platform';
import { add, addButton, addChoice, withWords } from '../../base/dom/element.js';
import { fillIn } from '../../base/words/words.js';
import { puzzleOf } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { makePaper } from './paper.js';
import { makeShelf } from './shelf.js';
import { PARTS, PER_PAGE, Worksheet } from './worksheet.js';

/**
 * @param {import('../../base/dom/mode.js').Context & {
 *   workbench: import('../workbench/workbench.js').Workbench}} context
 * @returns {Promise<import('../../base/dom/mode.js').Mode>}
 */
export async function mount({ workbench, words, dock, panel, actions }) {
  const { session, entry } = workbench;
  addStyle('mini.css');
  addStyle('make.css');
  await words.add({ make: strings });
  const texts = () => words.of(strings);
  const worksheet = new Worksheet();
  const shelf = makeShelf(dock, (index) => {
    session.edit(puzzleOf(worksheet.puzzles[index]));
    workbench.say(texts().shown(index + 1), { kind: 'good' });
  });
  const under = add(dock, 'div', 'under');
  const hint = withWords(add(under, 'span', 'hint'), 'make.hint');
  add(under, 'span', 'push');
  const remove = addButton(under, '', () => {
    const index = worksheet.puzzles.indexOf(session.puzzle.givens);
    if (index < 0) return;
    worksheet.remove(index);
    workbench.say(texts().removed(index + 1));
  });
  remove.className = 'q';
  withWords(remove, 'make.remove');
  const addPuzzle = addButton(under, '', () => {
    const n = worksheet.add(session.puzzle.givens);
    workbench.say(n ? texts().added(n) : texts().full, { kind: n ? 'good' : 'none' });
  });
  addPuzzle.className = 's';
  withWords(addPuzzle, 'make.add');

  const form = panel.b;
  withWords(add(form, 'h2'), 'make.title');
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
  const rows = add(field('rows'), 'input');
  Object.assign(rows, { type: 'number', min: 0, max: 24, step: 1, value: 0 });
  rows.addEventListener('input', () =>
    worksheet.set({ rows: rows.validity.valid ? Number(rows.value) : 0 }),
  );
  const checks = add(form, 'p', 'checks');
  for (const part of PARTS) {
    const box = addChoice(checks, 'checkbox', '');
    box.checked = worksheet.parts.has(part);
    box.addEventListener('change', () => worksheet.include(part, box.checked));
    withWords(/** @type {HTMLElement} */ (box.nextElementSibling), `make.${part}`);
  }
  const acts = add(form, 'p', 'acts');
  // The one-file edition has no worksheet.
  const open = SINGLE_FILE ? null : withWords(add(acts, 'a', 'p'), 'make.worksheet');
  for (const [id, run] of /** @type {const} */ ([
    ['picture', () => actions.openPicture()],
    ['print', () => actions.print()],
  ])) {
    const button = addButton(acts, '', run);
    button.className = 's';
    withWords(button, `make.${id}`);
  }
  const paper = makePaper(panel.a);
  worksheet.addEventListener('change', () => workbench.invalidate());
  const translate = () => {
    for (const place of [dock, panel.a, panel.b]) fillIn(place, { make: texts() });
  };
  words.addEventListener('change', translate);
  translate();

  return {
    enter: () => entry.take('puzzle'),
    render() {
      const { givens } = session.puzzle;
      pages.setAttribute('aria-label', texts().per);
      sizes.forEach((button, i) =>
        button.setAttribute('aria-pressed', String(PER_PAGE[i] === worksheet.per)),
      );
      const known = worksheet.puzzles.includes(givens);
      addPuzzle.disabled = known || givens === '0'.repeat(81);
      remove.hidden = !known;
      hint.hidden = known;
      shelf.render(worksheet.puzzles, givens, texts());
      // Without an addition, the worksheet has the puzzle on the board.
      const shown = worksheet.puzzles.length ? worksheet : sheetWith(worksheet, givens);
      paper.render(shown, texts());
      if (open) open.href = shown.address(words.language);
    },
  };
}

/** A worksheet with the same options and one puzzle. @param {Worksheet} options @param {string} givens */
function sheetWith({ title, per, rows, parts }, givens) {
  return Object.assign(new Worksheet(), { title, per, rows, parts, puzzles: [givens] });
}
