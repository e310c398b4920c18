// The shelf: the puzzles of the worksheet as small boards below the board.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { miniBoard } from '../../board/mini.js';
import { filled } from '../../puzzle/puzzle.js';

/**
 * @param {HTMLElement} dock
 * @param {(index: number) => void} choose  a board was clicked
 */
export function makeShelf(dock, choose) {
  const list = add(dock, 'div', 'shelf');
  list.setAttribute('role', 'group');
  let drawn = '';
  let seen = '';
  return {
    /**
     * @param {import('./worksheet.js').Worksheet} worksheet
     * @param {string} current  givens on the board
     * @param {typeof import('./en.js').strings} texts
     */
    render({ puzzles, ratings }, current, texts) {
      list.setAttribute('aria-label', texts.shelf);
      list.hidden = !puzzles.length;
      const state = `${texts.shelf} ${puzzles}`;
      if (drawn !== state) {
        drawn = state;
        list.replaceChildren();
        puzzles.forEach((givens, index) => {
          const button = addButton(list, '', () => choose(index));
          button.append(miniBoard(givens).element);
          const er = ratings.get(givens) ?? 0;
          add(button, 'span', 'visually-hidden', texts.puzzle(index + 1, filled(givens), er));
          const caption = add(button, 'span', '', String(index + 1));
          caption.ariaHidden = 'true';
        });
      }
      puzzles.forEach((givens, index) =>
        list.children[index].setAttribute('aria-pressed', String(givens === current)),
      );
      const shown = /** @type {HTMLElement | undefined} */ (
        list.children[puzzles.indexOf(current)]
      );
      const place = shown ? `${state} ${current}` : '';
      if (shown && place !== seen) {
        // Not scrollIntoView(), which scrolls the page too.
        const { offsetLeft, offsetWidth } = shown;
        const last = offsetLeft - list.offsetLeft + offsetWidth - list.clientWidth;
        list.scrollLeft = Math.min(Math.max(list.scrollLeft, last), offsetLeft - list.offsetLeft);
      }
      seen = place;
    },
  };
}
