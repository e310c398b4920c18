// The picture dialog: the board, or steps of the run, as SVG or PNG. Loads on demand.
// @ts-check
import { styleDialog } from '../../base/dom/dialog.js';
import { PictureDialog } from './dialog.js';
import { strings } from './en.js';

/** @type {PictureDialog | undefined} */
let dialog;

/**
 * Opens the dialog.
 * @param {import('./subject.js').Subject} subject
 * @param {import('../../base/words/words.js').Words} words
 */
export async function openPicture(subject, words) {
  await Promise.all([words.add({ paper: strings }), styleDialog(dialog ? '' : 'picture.css')]);
  dialog?.remove();
  dialog = new PictureDialog(subject, words.of(strings));
}
