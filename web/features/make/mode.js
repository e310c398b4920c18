// The mode Make: makes puzzles and puts puzzles on a worksheet.
// @ts-check
import { addStyle } from '#platform';
import { addSheet } from '#sheet';
import { PHONE } from '../../base/dom/dom.js';
import { add, addButton, withWords } from '../../base/dom/element.js';
import { saveFile } from '../../base/dom/save.js';
import { fillIn } from '../../base/words/words.js';
import { EMPTY, puzzleOf } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { addGenerator } from './generator.js';
import { makeShelf } from './shelf.js';
import { Worksheet } from './worksheet.js';

/**
 * @param {import('../workbench/mode.js').Context} context
 * @returns {Promise<import('../workbench/mode.js').Mode>}
 */
export async function mount({ workbench, words, dock, panel, go }) {
  const { session } = workbench;
  await Promise.all([words.add({ make: strings }), addStyle('mini.css'), addStyle('make.css')]);
  const texts = () => words.of(strings);
  const worksheet = new Worksheet();

  const form = add(panel.b, 'section');
  const bar = add(panel.b, 'div', 'make-bar');
  const switches = add(panel.b, 'section', 'switches');
  const foot = add(panel.b, 'div', 'make-foot');
  const menu = add(foot, 'div', 'menu');
  const open = withWords(
    addButton(menu, '', () => {}),
    'make.more',
  );
  open.className = 'q';
  open.setAttribute('popovertarget', 'make-more');
  const more = add(menu, 'div');
  more.id = 'make-more';
  more.setAttribute('popover', '');
  const [choices, layout, acts] = [add(more, 'div'), add(more, 'div'), add(more, 'div')];
  add(acts, 'hr');
  acts.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) more.hidePopover();
  });
  // On phones, the buttons are at the thumb.
  const under = add(dock, 'div', 'under');
  const narrow = matchMedia(PHONE);
  const follow = () => {
    if (narrow.matches) under.append(bar, foot);
    else {
      form.after(bar);
      switches.after(foot);
    }
  };
  narrow.addEventListener('change', follow);
  follow();

  const show = (/** @type {number} */ index) => {
    session.edit(puzzleOf(worksheet.puzzles[index]));
    workbench.say(texts().shown(index + 1), { kind: 'good' });
  };
  const removeAt = (/** @type {number} */ index) => {
    const givens = worksheet.puzzles[index];
    const after = worksheet.puzzles[index + 1] ?? worksheet.puzzles[index - 1];
    if (after) sheet.focus(after);
    worksheet.remove(index);
    const back = () => void worksheet.add(givens, 0, index);
    workbench.say(texts().removed(index + 1), { action: { text: texts().undo, run: back } });
  };
  const move = (/** @type {number} */ from, /** @type {number} */ to) => {
    const at = Math.max(0, Math.min(to, worksheet.puzzles.length - 1));
    sheet.focus(worksheet.puzzles[from]);
    worksheet.move(from, at);
    workbench.say(texts().moved(at + 1));
  };
  const parts = { workbench, words, go, worksheet };
  const handlers = {
    rename: (/** @type {string} */ title) => worksheet.set({ title }),
    choose: show,
    remove: removeAt,
    move,
  };
  panel.b.style.visibility = 'hidden'; // until all its parts are there
  const [generator, sheet] = await Promise.all([
    addGenerator(parts, { form, bar, choices, acts }),
    addSheet(
      { ...parts, panel: panel.root, handlers },
      { sheet: panel.a, switches, bar: foot, more: layout },
    ),
  ]);
  panel.b.style.visibility = '';
  const save = addButton(acts, '', () =>
    saveFile(new Blob([worksheet.lines()], { type: 'text/plain' }), 'sudoku.txt'),
  );
  withWords(save, 'make.file');

  const row = add(dock, 'div', 'shelf-row');
  const shelf = makeShelf(row, show);
  const remove = addButton(row, '', () => {
    const index = worksheet.puzzles.indexOf(session.puzzle.givens);
    if (index >= 0) removeAt(index);
  });
  remove.className = 'q';
  const addPuzzle = addButton(row, '', () => {
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
  worksheet.addEventListener('change', () => workbench.invalidate());
  const translate = () => {
    for (const place of [dock, panel.b]) fillIn(place, { make: texts() });
  };
  words.addEventListener('change', translate);
  translate();

  return {
    enter: () => ({ pen: 'puzzle' }),
    render() {
      const { givens } = session.puzzle;
      const known = worksheet.puzzles.includes(givens);
      addPuzzle.disabled = givens === EMPTY.givens;
      save.disabled = !worksheet.puzzles.length;
      remove.hidden = !known;
      addPuzzle.hidden = known;
      shelf.render(worksheet, givens, texts());
      generator?.render();
      sheet.render();
    },
  };
}
