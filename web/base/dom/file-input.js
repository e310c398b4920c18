// Files and texts from outside the page: a chosen file, or what is dropped anywhere on the page.
// @ts-check
import { add } from './element.js';

/**
 * Listens to the window; `.drop` is shown while something is dragged over the page. A dialog that is
 * open takes its own drops, or none.
 * @param {(file: File) => void} takeFile  called with the dropped file, the first of several
 * @param {(text: string) => void} takeText  called with a dropped text
 */
export function listenToDrops(takeFile, takeText) {
  const overlay = /** @type {HTMLElement} */ (document.querySelector('.drop'));
  const covered = () => Boolean(document.querySelector('dialog[open]'));
  addEventListener('dragover', (event) => {
    event.preventDefault();
    overlay.hidden = covered();
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) overlay.hidden = true;
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    overlay.hidden = true;
    if (covered()) return;
    const data = event.dataTransfer;
    const text = data?.getData('text');
    if (data?.files.length) takeFile(data.files[0]);
    else if (text) takeText(text);
  });
}

/**
 * Catches what is dropped on an element, so that the page does not take it as well.
 * @param {HTMLElement} element
 * @param {(event: DragEvent) => void} take  called with each drop
 */
export function catchDrops(element, take) {
  const caught = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('dragover', caught);
  element.addEventListener('drop', (event) => {
    caught(event);
    take(event);
  });
}

/**
 * Adds a hidden input for files.
 * @param {Element} parent
 * @param {(file: File) => void} take  called with the chosen file
 * @param {Partial<Pick<HTMLInputElement, 'accept' | 'capture'>>} [kind]  of the files
 * @returns {() => void}  asks for a file
 */
export function addFileInput(parent, take, kind = {}) {
  const input = add(parent, 'input');
  Object.assign(input, kind);
  input.type = 'file';
  input.hidden = true;
  input.onchange = () => {
    if (input.files?.length) take(input.files[0]);
    input.value = ''; // so that the same file can be chosen again
  };
  return () => input.click();
}

/**
 * Listens to the window as `listenToDrops`, and to an input for files.
 * @param {HTMLInputElement} chooser
 * @param {(file: File | undefined) => void} takeFile
 * @param {(text: string) => void} takeText
 */
export function listenToFiles(chooser, takeFile, takeText) {
  chooser.addEventListener('change', () => {
    takeFile(chooser.files?.[0]);
    chooser.value = ''; // so that the same file can be chosen again
  });
  listenToDrops(takeFile, takeText);
}
