// Beside the editor: what a program can use, its limits, and programs in other languages that print a
// trace.
// @ts-check
import { SINGLE_FILE } from '#platform';
import { add } from '../../base/dom/element.js';
/** @typedef {typeof import('./en.js').strings} Texts */

/** Files in the folder `programs` of the site. */
const TEMPLATES = [
  ['Java', 'SudokuTrace.java'],
  ['Python', 'sudoku_trace.py'],
  ['C++', 'sudoku_trace.cpp'],
];

/**
 * The template for a language as an action of the line; null if there is none, as in the one-file edition.
 * @param {string} language
 * @param {Texts} texts
 */
export function templateIn(language, texts) {
  const file = TEMPLATES.find(([name]) => name === language)?.[1];
  if (!file || SINGLE_FILE) return null;
  const run = () => Object.assign(document.createElement('a'), linkTo(file)).click();
  return { text: texts.template(language), run };
}

/** @param {string} file */
const linkTo = (file) => ({ href: `programs/${file}`, download: file });

export class Notes {
  /** @param {HTMLElement} side  of the panel */
  constructor(side) {
    this.root = add(side, 'div', 'program-notes');
  }

  /** @param {Texts} texts @param {import('./limits.js').Limits} limits */
  render(texts, { milliseconds, moves, bytes }) {
    const { root } = this;
    root.replaceChildren();
    add(root, 'h3', '', texts.uses);
    const list = add(root, 'dl');
    for (const [name, does] of texts.USES) {
      add(add(list, 'dt'), 'code', '', name);
      add(list, 'dd', '', does);
    }
    add(root, 'p', '', texts.limits(milliseconds / 1000, moves, bytes / 1e6));
    add(root, 'p', '', texts.keys);
    add(root, 'h3', '', texts.other);
    add(root, 'p', '', texts.otherHow);
    if (SINGLE_FILE) return;
    const links = add(root, 'p', 'program-files');
    for (const [language, file] of TEMPLATES)
      Object.assign(add(links, 'a', '', language), linkTo(file));
  }
}
