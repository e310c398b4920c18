// Where the puzzles of a worksheet come from: its field, a paste or a drop anywhere, a file.
// @ts-check
import { listenToFiles } from '../../base/dom/file-input.js';

const LARGEST = 8e6; // bytes of a file: a worksheet holds a few puzzles

/**
 * @typedef {object} Taker
 * @property {(text: string | Uint8Array) => Promise<boolean>} take  a text that came at once;
 *   resolves to whether it is taken: else the field keeps what it holds
 * @property {(text: string) => void} typed  the field, whenever it changes
 * @property {() => void} refuse  a file that is too large
 */

/** @param {HTMLTextAreaElement} field @param {Taker} taker */
export function listen(field, { take, typed, refuse }) {
  /** @param {File | undefined} file */
  const open = async (file) => {
    if (!file) return;
    if (file.size > LARGEST) return refuse();
    if (!(await take(new Uint8Array(await file.arrayBuffer())))) return;
    field.value = '';
    field.placeholder = file.name;
  };
  /** @param {string} text */
  const put = async (text) => {
    if (await take(text)) field.value = text;
  };
  field.addEventListener('input', () => typed(field.value));
  document.addEventListener('paste', (event) => {
    const { target, clipboardData: data } = event;
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return;
    const text = data?.getData('text');
    event.preventDefault();
    if (text) put(text);
    else open(data?.files[0]);
  });
  listenToFiles(open, put);
}
