// The sources of a worksheet's puzzles: its field, a paste or a drop anywhere on the page, a file.
// @ts-check
import { listenToFiles } from '../../base/dom/file-input.js';
import { listenToPaste } from '../../base/dom/paste.js';

const LARGEST = 8e6; // bytes of a file: a worksheet holds a few puzzles

/**
 * @typedef {object} Taker
 * @property {(text: string | Uint8Array) => Promise<boolean>} take  reads a text that was not
 *   typed; resolves to false if it holds no puzzle, and the field then keeps its content
 * @property {(text: string) => void} typed  called with the content of the field after each change
 * @property {() => void} refuse  called for a file that is too large
 */

/** @param {HTMLTextAreaElement} field @param {HTMLInputElement} chooser  of a file @param {Taker} taker */
export function listen(field, chooser, { take, typed, refuse }) {
  /** @param {File | undefined} file */
  const takeFile = async (file) => {
    if (!file) return;
    if (file.size > LARGEST) return refuse();
    if (!(await take(new Uint8Array(await file.arrayBuffer())))) return;
    field.value = '';
    field.placeholder = file.name;
  };
  /** @param {string} text */
  const takeText = async (text) => {
    if (await take(text)) field.value = text;
  };
  field.addEventListener('input', () => typed(field.value));
  listenToPaste({ takeText, takeFile });
  listenToFiles(chooser, takeFile, takeText);
}
