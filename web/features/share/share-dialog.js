// Opens the share dialog, which loads on demand.
// @ts-check
import { addStyle } from '#platform';
import { ShareDialog } from './dialog.js';
import { strings } from './en.js';

/** @type {ShareDialog | undefined} */
let dialog;

/**
 * Opens the dialog for the state in the address of the page.
 * @param {import('../../base/words/words.js').Words} words
 */
export async function openShare(words) {
  await Promise.all([words.add({ share: strings }), dialog ? null : addStyle('share.css')]);
  dialog ??= new ShareDialog(words);
  dialog.open(location.href);
}
