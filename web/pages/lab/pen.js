// The controls below the board: the choice of the pen, the pad of digits, undo and redo.
// @ts-check
import { find, onClick } from '../../base/dom/dom.js';
import { keep } from '../../base/platform/storage.js';

/** @param {import('../../features/workbench/workbench.js').Workbench} workbench */
export function setUpPen({ entry, session }) {
  entry.addEventListener('pen', () => {
    const radio = find('pens').querySelector(`[value=${entry.pen}]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
    keep({ pen: entry.pen });
  });
  find('pens').addEventListener('change', ({ target }) => {
    entry.take(/** @type {HTMLInputElement} */ (target).value);
  });
  for (let digit = 1; digit <= 9; digit++) {
    const button = find('pad').insertBefore(document.createElement('button'), find('erase'));
    button.type = 'button';
    button.textContent = String(digit);
    button.addEventListener('click', () => entry.enter(digit));
  }
  onClick('erase', () => entry.erase());
  onClick('undo', () => entry.go('undo'));
  onClick('redo', () => entry.go('redo'));
  return {
    render() {
      find('undo', HTMLButtonElement).disabled = !session.canUndo;
      find('redo', HTMLButtonElement).disabled = !session.canRedo;
    },
  };
}
