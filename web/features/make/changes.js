// The part "Transform" of the menu: equivalent forms of the puzzle on the board, its missing and redundant givens,
// and a comparison with the puzzles of the worksheet.
// @ts-check
import { add, addButton, withWords } from '../../base/dom/element.js';
import { fillIn } from '../../base/words/words.js';
import { maker } from '../../generator/maker.js';
import { filled, puzzleOf } from '../../puzzle/puzzle.js';
import { randomSeed } from './choices.js';
import { strings } from './changes-en.js';

/** @typedef {typeof strings} Texts */

const TABLE = 'changes';
/** The items of the menu; null is a line between groups. */
const ITEMS = /** @type {const} */ ([
  'minimize',
  'redundant',
  'complete',
  null,
  'quarterTurn',
  'transpose',
  'mirror',
  'rename',
  'canonical',
  null,
  'compare',
]);
/** The forms of MinimizeModule.transform, by item. */
const FORMS = /** @type {const} */ ({
  quarterTurn: 'quarter-turn',
  transpose: 'transpose',
  mirror: 'mirror',
  rename: 'rename',
});

/**
 * Adds the part.
 * @param {import('./new-puzzle.js').Parts} parts
 * @param {HTMLElement} menu
 */
export async function addChanges({ workbench, words, worksheet }, menu) {
  await words.add({ [TABLE]: strings });
  const { session } = workbench;
  const list = add(menu, 'details', 'changes');
  withWords(add(list, 'summary'), `${TABLE}.title`);
  /** @param {keyof typeof strings.ITEMS} item */
  const change = (item) => {
    run(item).catch((error) => {
      const action = { text: workbench.texts.retry, run: () => change(item) };
      workbench.say(words.of(strings).failed(error), { kind: 'clash', action });
    });
  };
  for (const item of ITEMS) {
    if (!item) {
      add(list, 'hr');
      continue;
    }
    const button = addButton(list, '', () => change(item));
    button.dataset.item = item;
    withWords(button, `${TABLE}.ITEMS.${item}`);
  }
  const translate = () => fillIn(list, { [TABLE]: words.of(strings) });
  words.addEventListener('change', translate);
  translate();

  /** @param {NonNullable<typeof ITEMS[number]>} item */
  async function run(item) {
    const { givens } = session.puzzle;
    const { text, puzzle, cells } = await outcomeOf(item, givens, worksheet, words.of(strings));
    if (session.puzzle.givens !== givens) return; // edited meanwhile
    if (puzzle && puzzle !== givens) {
      session.edit(puzzleOf(puzzle));
    }
    if (cells?.length) workbench.board.select(cells, cells[0]);
    workbench.say(text, { kind: puzzle || cells ? 'good' : 'none' });
  }
}

/**
 * What an item does to a puzzle.
 * @param {NonNullable<typeof ITEMS[number]>} item
 * @param {string} givens
 * @param {import('./worksheet.js').Worksheet} worksheet
 * @param {Texts} texts
 * @returns {Promise<{text: string, puzzle?: string, cells?: number[]}>}  the new puzzle if it changes, and
 *   cells to point at
 */
async function outcomeOf(item, givens, worksheet, texts) {
  const generator = maker();
  switch (item) {
    case 'minimize': {
      const puzzle = await generator.change('minimize', givens, randomSeed());
      if (!puzzle) return { text: texts.needsUnique };
      return { text: texts.minimized(filled(givens) - filled(puzzle)), puzzle };
    }
    case 'redundant': {
      const cells = await generator.change('redundant', givens);
      if (!cells) return { text: texts.needsUnique };
      return { text: texts.redundant(cells), cells };
    }
    case 'complete': {
      const added = await generator.change('complete', givens, randomSeed());
      if (!added) return { text: texts.noSolution };
      const digits = [...givens];
      for (const { cell, digit } of added.givens) digits[cell] = String(digit);
      return { text: texts.completed(added.givens, added.fewest), puzzle: digits.join('') };
    }
    case 'canonical': {
      const form = await generator.change('canonical', givens);
      return form ? { text: texts.changed, puzzle: form.line } : { text: texts.conflict };
    }
    case 'compare': {
      const others = worksheet.puzzles.filter((each) => each !== givens);
      const same = [];
      for (const other of others) {
        if (await generator.change('equivalent', givens, other)) {
          same.push(worksheet.puzzles.indexOf(other) + 1);
        }
      }
      return { text: texts.compared(others.length, same), cells: [] };
    }
    default: {
      const puzzle = await generator.change('transform', givens, FORMS[item]);
      return puzzle ? { text: texts.changed, puzzle } : { text: texts.conflict };
    }
  }
}
