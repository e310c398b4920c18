// A small picture of the first page of a worksheet.
// @ts-check
import { add } from '../../base/dom/element.js';
import { miniBoard } from '../../board/mini.js';

/** @param {HTMLElement} parent */
export function makePaper(parent) {
  const paper = add(parent, 'div', 'paper');
  paper.setAttribute('role', 'img');
  const title = add(paper, 'p', 'paper-title');
  const boards = add(paper, 'div', 'paper-boards');
  const caption = add(parent, 'p', 'cap');
  let drawn = '';
  return {
    /** @param {import('./worksheet.js').Worksheet} worksheet @param {typeof import('./en.js').strings} texts */
    render(worksheet, texts) {
      paper.setAttribute('aria-label', texts.preview);
      title.textContent = worksheet.title;
      paper.dataset.per = String(worksheet.per);
      caption.textContent = texts.pages(Math.max(1, worksheet.pages));
      const first = worksheet.puzzles.slice(0, worksheet.per);
      if (drawn === String(first)) return;
      drawn = String(first);
      boards.replaceChildren(...first.map((givens) => miniBoard(givens).element));
    },
  };
}
