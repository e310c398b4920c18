// The share dialog: a link, the code of a frame, and what the frame will look like. A bundle of its
// own, which comes when it is asked for.
// @ts-check
import { addStyle } from '#platform';
import { ShareDialog } from './dialog.js';
import { strings } from './en.js';

/** @type {ShareDialog | undefined} */
let dialog;

/** Opens it for the state that the page's address tells. @param {typeof strings} words  of the page's language */
export function openShare(words) {
  Object.assign(strings, words); // the page's table is in another bundle

  if (!dialog) addStyle('share.css');
  dialog ??= new ShareDialog();
  dialog.open(location.href);
}
