// Files and texts from outside the page: a chosen file, or what is dropped anywhere on the page.
// @ts-check
import { find } from './dom.js';

/**
 * Listens to `#file` and to the window; `.drop` is shown while something is dragged over the page.
 * @param {(file: File | undefined) => void} takeFile  called with the chosen or dropped file, the first of several
 * @param {(text: string) => void} takeText  called with a dropped text
 */
export function listenToFiles(takeFile, takeText) {
  const chooser = find('file', HTMLInputElement);
  chooser.addEventListener('change', () => {
    takeFile(chooser.files?.[0]);
    chooser.value = ''; // so that the same file can be opened again
  });
  const overlay = /** @type {HTMLElement} */ (document.querySelector('.drop'));
  addEventListener('dragover', (event) => {
    event.preventDefault();
    overlay.hidden = false;
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) overlay.hidden = true;
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    overlay.hidden = true;
    const data = event.dataTransfer;
    const text = data?.getData('text');
    if (data?.files.length) takeFile(data.files[0]);
    else if (text) takeText(text);
  });
}
