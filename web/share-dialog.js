// The share dialog: a link, the code of a frame, and what the frame will look like. A bundle of its
// own, which comes when it is asked for.
// @ts-check
import { ShareDialog } from './share/dialog.js';

/** @type {ShareDialog | undefined} */
let dialog;

/** Opens it for the state that the page's address tells. */
export function openShare() {
  dialog ??= new ShareDialog(new URL('share.css', import.meta.url).href);
  dialog.open(location.href);
}
