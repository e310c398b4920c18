// The picture dialog: the board, or steps of the run, as an SVG or a PNG. A bundle of its own, which
// comes when it is asked for.
// @ts-check
import { PictureDialog } from './dialog.js';
import { addStyle } from '#platform';
import { strings } from './en.js';

/** @type {PictureDialog | undefined} */
let dialog;

/**
 * @param {import('./subject.js').Subject} subject
 * @param {typeof strings} words  of the page's language: the page's table is in another bundle
 */
export function openPicture(subject, words) {
  Object.assign(strings, words);
  if (!dialog) addStyle('picture.css');
  dialog?.remove();
  dialog = new PictureDialog(subject);
}
