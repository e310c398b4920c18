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
    for (const [language, file] of TEMPLATES) {
      const link = add(links, 'a', '', language);
      link.href = `programs/${file}`;
      link.download = file;
    }
  }
}
