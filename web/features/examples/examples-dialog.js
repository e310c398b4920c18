// The dialog with the example puzzles: a picture, the level, and why each is known.
// @ts-check
import { miniBoard } from '../../board/mini.js';
import { Dialog, styleDialog } from '../../base/dom/dialog.js';
import { add, addButton } from '../../base/dom/element.js';
import { followArrows } from '../../base/dom/grid-keys.js';
import { EXAMPLES } from '../../puzzle/examples.js';
import { addStyle } from '#platform';
import { strings } from './en.js';

/** @typedef {import('../../puzzle/examples.js').Example} Example */

/**
 * @typedef {object} Host
 * @property {import('../../base/words/words.js').Words} words
 * @property {(givens: string) => void} take  puts a puzzle on the board: 81 digits
 * @property {(list: Blob) => void} openLists
 * @property {() => void} openPaste
 */

/** Levels in order: the length of the bar beside the word. */
const LEVELS = ['easy', 'medium', 'hard', 'veryHard', 'extreme'];

/**
 * Adds the button of one example.
 * @param {Element} parent
 * @param {Example} example
 * @param {typeof strings} texts
 * @param {() => void} take
 */
function addExample(parent, { id, givens, level }, texts, take) {
  const { name, note } = texts.EXAMPLES[id];
  const button = addButton(add(parent, 'li'), '', take);
  button.className = 'example';
  button.append(miniBoard(givens).element);
  const words = add(button, 'span', 'example-words');
  add(words, 'span', 'example-name', name);
  const grade = add(words, 'span', 'example-level');
  add(grade, 'span', '', level ? texts.LEVELS[level] : texts.RESULTS[id]);
  if (level) add(grade, 'i').style.setProperty('--n', String(LEVELS.indexOf(level) + 1));
  add(words, 'span', 'example-note', note);
}

/**
 * Opens the dialog, which is removed when it closes.
 * @param {Host} host
 */
export async function openExamples(host) {
  const { words } = host;
  await Promise.all([
    styleDialog('examples.css'),
    addStyle('mini.css'),
    words.add({ examples: strings }),
  ]);
  const texts = words.of(strings);
  const dialog = new Dialog('examples');
  dialog.setTexts(texts.title, texts.close);
  const list = add(dialog.body, 'div', 'example-groups');
  for (const { id, examples } of EXAMPLES) {
    const heading = add(list, 'h3', '', texts.GROUPS[id]);
    heading.id = `examples-${id}`;
    const items = add(list, 'ul');
    items.setAttribute('aria-labelledby', heading.id);
    for (const example of examples)
      addExample(items, example, texts, () => {
        dialog.close();
        host.take(example.givens);
      });
  }
  followArrows(list)(/** @type {HTMLElement} */ (list.querySelector('button')));
  const foot = dialog.addFoot();
  const all = EXAMPLES.flatMap(({ examples }) => examples.map(({ givens }) => `${givens}\n`));
  addButton(foot, texts.solveAll, () => {
    dialog.close();
    host.openLists(new Blob(all));
  }).className = 's';
  addButton(foot, texts.paste, () => {
    dialog.close();
    host.openPaste();
  }).className = 'q';
  add(foot, 'p', 'soft', texts.levels);
  dialog.open(list.querySelector('button') ?? undefined).then(() => dialog.element.remove());
}
